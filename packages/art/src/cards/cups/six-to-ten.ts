import { FOAM } from '#cards/cups/tones.ts';
import type { Brush } from '#cards/drawing/brush.ts';
import { at, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, THREAD } from '#cards/drawing/palette.ts';
import { starPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { boyHood, gat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, rabbit, snake, turtle } from '#cards/motifs/animals.ts';
import { courtyardWall, house, silkLantern } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, water } from '#cards/motifs/land.ts';
import { lotus, peony, pine, plumBranch, plumFlower } from '#cards/motifs/plants.ts';
import { bandedSky, cloud, crescent, glow, groundSky, moonPath, petals, stars } from '#cards/motifs/sky.ts';
import { cup } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 컵 6 – 컵 10: water, moonlight and what people pour for each other. */

/** 추억: in an old courtyard an older child hands a younger one a cup with a flower in it. */
export const cupSix: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#2f5a9a'],
      [0.5, '#7fb4d0'],
      [0.75, '#fbe0c0'],
      [1, '#f7c9a0'],
    ]),
    glow(brush, 84, 134, 70, '#fff6dc', 0.8),
    disc(84, 134, 24, '#fff8e4'),
    ridge('cup six', 262, 40, '#6f9fb8'),
    at(196, 300, { scale: 2 }, house({ wall: '#8a5a48', roof: '#2a3a5a', light: '#ffe9b0' })),
    at(34, 150, { scale: 0.9 }, plumBranch('#4a2c20')),
    courtyardWall(20, 116, 300, 34, '#c9a084', '#3a4a6a'),
    plain(326, 0, '#c9b48a'),
    line('M40 360h60M140 346h80M70 396h50M190 384h60M120 420h70', '#a98f62', 1.4, { opacity: 0.6 }),
    person(
      112,
      398,
      { scale: 1.02 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'boy', small: false, hat: boyHood() },
        tilt: 8,
        left: { elbow: [-32, -116], hand: [-16, -96] },
        right: { elbow: [34, -118], hand: [52, -122] },
      },
    ),
    person(
      204,
      404,
      { scale: 0.76 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'braid', small: false },
        tilt: -8,
        over: '',
        left: { elbow: [-34, -124], hand: [-42, -140] },
        right: { elbow: [34, -118], hand: [24, -96] },
      },
    ),
    flowerCup(brush, 168, 300, 0.7),
    flowerCup(brush, 52, 398, 0.86),
    flowerCup(brush, 84, 426, 0.86),
    flowerCup(brush, 150, 428, 0.86),
    flowerCup(brush, 214, 430, 0.86),
    flowerCup(brush, 250, 400, 0.86),
    thread('M166 276C184 256 200 268 196 284', 2.2),
    petals('cup six', 10, '#ffc9d2', { y: 170, height: 200 }),
  ].join('');

const flowerCup = (brush: Brush, x: number, y: number, scale: number): string =>
  line(`M${x} ${y - 60 * scale}v${-16 * scale}`, '#3f7a54', 2.4) +
  at(x, y - 80 * scale, { scale }, plumFlower('#ffffff', '#8fb0d0')) +
  at(x - 11 * scale, y - 70 * scale, { scale: scale * 0.7 }, plumFlower('#ffe3dc')) +
  at(x + 11 * scale, y - 70 * scale, { scale: scale * 0.7 }, plumFlower('#ffe9a8', '#c9953a')) +
  cup(brush, x, y, { scale, wine: '#3f7a54' });

/** 여러 갈래 환상: seven cups on one cloud, each holding another dream; a dark figure cannot choose. */
export const cupSeven: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.4),
    stars('cup seven', 30),
    glow(brush, 150, 190, 150, '#b9a2f0', 0.7),
    cloud(96, 178, { scale: 1.3, fill: '#5a86b8', stroke: FOAM }),
    cloud(206, 178, { scale: 1.3, flip: true, fill: '#5a86b8', stroke: FOAM }),
    cloud(90, 276, { scale: 1.4, fill: '#3f6fa8', stroke: FOAM }),
    cloud(212, 276, { scale: 1.4, flip: true, fill: '#3f6fa8', stroke: FOAM }),
    cloud(150, 286, { scale: 1.3, fill: '#4f7fb4', stroke: FOAM }),
    ...DREAMS.map(([x, y, dream]) => at(x, y - 46, { scale: 1.2 }, dream)),
    ...DREAMS.map(([x, y]) => cup(brush, x, y, { scale: 0.66 })),
    shape('M84 434C86 378 110 352 134 346L166 346C190 352 214 378 216 434Z', '#081a34', {
      stroke: '#5a86b8',
      'stroke-width': 1.2,
    }),
    disc(150, 322, 21, '#081a34', { stroke: '#5a86b8', 'stroke-width': 1.2 }),
    disc(150, 298, 8, '#081a34', { stroke: '#5a86b8', 'stroke-width': 1.2 }),
    shape(
      'M96 372C74 350 70 330 74 316L84 318C88 334 98 346 114 354ZM204 372C226 350 230 330 226 316L216 318C212 334 202 346 186 354Z',
      '#081a34',
      { stroke: '#5a86b8', 'stroke-width': 1.2 },
    ),
    thread('M79 316C60 292 96 300 84 276M221 316C240 292 204 300 216 276', 2.2),
  ].join('');

const DREAMS: readonly (readonly [x: number, y: number, dream: string])[] = [
  [76, 178, at(0, -6, { scale: 0.72 }, house({ wall: '#c9a084', roof: '#2a1b3d' }))],
  [150, 164, shape(starPath(0, -14, 8, 20, 8), '#fff3c4', { stroke: GOLD, 'stroke-width': 1 })],
  [224, 178, at(0, 2, { scale: 0.62 }, snake('#7fae6a', '#173a2a'))],
  [56, 270, at(0, -2, { scale: 0.56 }, peony())],
  [
    118,
    276,
    disc(-6, -8, 6, GOLD_LIGHT) +
      disc(6, -8, 6, THREAD) +
      disc(0, -16, 6, '#8fd0c0') +
      disc(0, -4, 6, '#fff'),
  ],
  [
    182,
    276,
    shape('M-16-2C-18-22 18-22 16-2L10-8L5-2L0-10L-5-2L-10-8Z', GOLD, {
      stroke: '#6e4714',
      'stroke-width': 1,
    }),
  ],
  [244, 270, at(0, -14, { scale: 0.9 }, butterfly('#f3b45a', '#fff4d0'))],
];

/** 등을 돌림: eight cups stacked with one place empty; she goes up the shore under a thin moon. */
export const cupEight: Scene = (brush) =>
  [
    groundSky(brush, 0.6, 0.28),
    stars('cup eight', 40, { height: 170 }),
    glow(brush, 196, 126, 80, '#ffe9b0', 0.7),
    disc(196, 126, 30, '#1c3f70', { stroke: GOLD, 'stroke-width': 1 }),
    crescent(brush, 196, 126, 30, { waist: 0.3 }),
    peaks(
      [
        [70, 206, 70],
        [236, 184, 76],
      ],
      330,
      '#16426f',
      '#2f6f9a',
    ),
    water(brush, 300, ['#2f75a6', '#123c63'], FOAM, 3),
    moonPath('cup eight', 196, 306, 350, 30),
    shape('M20 372C90 346 150 360 206 330C232 316 260 314 280 316V434H20Z', '#12344e'),
    shape(
      'M20 372C90 346 150 360 206 330C232 316 260 314 280 316V326C240 326 220 348 180 362C130 378 80 368 20 386Z',
      '#2f6f80',
    ),
    person(
      190,
      346,
      { scale: 0.9 },
      {
        stance: 'gownStride',
        dress: DRESSES.crimson,
        head: { hair: 'chignon' },
        back: true,
        left: { elbow: [-34, -116], hand: [-16, -96] },
        right: { elbow: [36, -120], hand: [52, -116] },
      },
    ),
    line('M240 250L234 352', '#7a4a22', 4),
    thread('M182 252C150 280 164 320 140 340C120 356 126 372 112 384', 2.4),
    ...[
      [56, 430],
      [92, 430],
      [128, 430],
      [164, 430],
      [200, 430],
      [56, 382],
      [92, 382],
      [164, 382],
    ].map(([x = 0, y = 0]) => cup(brush, x, y, { scale: 0.8 })),
    at(246, 422, { scale: 0.7 }, turtle()),
  ].join('');

/** 소원이 이루어짐: nine cups on a curved shelf and a host who has everything he asked for. */
export const cupNine: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.46),
    stars('cup nine', 16, { height: 60 }),
    glow(brush, 150, 250, 140, '#cfe8ff', 0.75),
    shape('M30 250C60 190 240 190 270 250V434H30Z', '#1d5f8f'),
    shape('M30 250C60 190 240 190 270 250V268C240 208 60 208 30 268Z', '#d9a24a', {
      stroke: '#6e4714',
      'stroke-width': 1.2,
    }),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = 46 + i * 26;
      return cup(brush, x, 240 - Math.sin(((i + 0.5) / 9) * Math.PI) * 38, { scale: 0.72 });
    }),
    thread('M34 262C70 296 110 222 150 228S230 296 266 262', 2.4),
    shape('M44 434C60 350 90 322 150 322S240 350 256 434Z', '#8a5a34', {
      stroke: '#3d2110',
      'stroke-width': 1.2,
    }),
    person(
      150,
      426,
      { scale: 1.36 },
      {
        stance: 'seated',
        dress: { top: '#3f6fc0', bottom: '#2f559a', line: '#0f2250', collar: '#fbf3e0', cuff: '#f3c64f' },
        head: { hair: 'topknot', beard: 'chin', small: false, hat: gat() },
        left: { elbow: [-38, -110], hand: [16, -114] },
        right: { elbow: [38, -110], hand: [-14, -102] },
      },
    ),
    at(62, 428, { scale: 0.76 }, rabbit()),
    at(242, 424, { scale: 0.6 }, lotus()),
    at(112, 78, { scale: 0.6 }, silkLantern(brush)),
    at(188, 78, { scale: 0.6 }, silkLantern(brush)),
  ].join('');

/** 행복한 미래: ten cups in a rainbow over a house; two stand close while two children dance. */
export const cupTen: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#2f5fa8'],
      [0.45, '#7fc0dc'],
      [0.8, '#f7e6c8'],
      [1, '#fbd9a8'],
    ]),
    glow(brush, 150, 250, 130, '#fff6dc', 0.8),
    ...['#d6304a', '#f2894a', '#f7d24f', '#5fae7a', '#4f86d0', '#7a55b8'].map((colour, i) =>
      line(`M${40 + i * 5} 300A${110 - i * 5} ${150 - i * 5} 0 0 1 ${260 - i * 5} 300`, colour, 5.4, {
        opacity: 0.55,
      }),
    ),
    ...Array.from({ length: 10 }, (_, i) => {
      const angle = Math.PI * (0.93 - i * 0.0956);
      return cup(brush, 150 + 104 * Math.cos(angle), 286 - 152 * Math.sin(angle), { scale: 0.58 });
    }),
    ridge('cup ten', 306, 40, '#4f9aa0'),
    at(218, 334, { scale: 1.1 }, house({ wall: '#8a5a48', roof: '#2a3a5a', light: '#ffe9b0' })),
    at(260, 338, { scale: 0.4 }, pine()),
    plain(330, 8, '#4f9a6a'),
    shape('M280 348C230 352 200 372 214 390C230 410 180 416 190 434H280Z', '#5fa8d8'),
    line('M262 366q-14 0-20 6M250 394q-14 0-22 4M262 418q-14 0-30 4', '#ffffff', 1.2, { opacity: 0.8 }),
    person(
      98,
      414,
      { scale: 0.84 },
      {
        stance: 'gown',
        dress: DRESSES.rose,
        head: { hair: 'chignon' },
        tilt: 8,
        left: { elbow: [-34, -138], hand: [-38, -176] },
        right: { elbow: [32, -118], hand: [44, -110] },
      },
    ),
    person(
      140,
      416,
      { scale: 0.86 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot' },
        tilt: -8,
        left: { elbow: [-32, -118], hand: [-28, -100], behind: true },
        right: { elbow: [34, -138], hand: [40, -176] },
      },
    ),
    person(
      200,
      424,
      { scale: 0.54 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'braid' },
        left: { elbow: [-36, -136], hand: [-46, -166] },
        right: { elbow: [36, -128], hand: [56, -134] },
      },
    ),
    person(
      238,
      424,
      { scale: 0.54 },
      {
        stance: 'stride',
        dress: DRESSES.ochre,
        head: { hair: 'boy' },
        left: { elbow: [-36, -128], hand: [-56, -134] },
        right: { elbow: [36, -136], hand: [46, -166] },
      },
    ),
    thread('M136 322C152 330 166 340 174 346M230 352C222 366 216 366 212 352', 2),
  ].join('');
