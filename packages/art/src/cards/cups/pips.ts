import type { Brush, Stop } from '#cards/drawing/brush.ts';
import { at, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, THREAD } from '#cards/drawing/palette.ts';
import { sparkPath, starPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { grip, palm } from '#cards/figures/hands.ts';
import { boyHood, gat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, flyingCrane, mandarinDuck, rabbit, snake, turtle } from '#cards/motifs/animals.ts';
import { archBridge, courtyardWall, house, silkLantern } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, scaleWaves, water } from '#cards/motifs/land.ts';
import {
  fruitTree,
  lotus,
  lotusLeaf,
  peony,
  pine,
  plumBranch,
  plumFlower,
  willow,
} from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  moonPath,
  petals,
  rain,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { cup } from '#cards/motifs/suit-signs.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 컵 에이스 – 컵 10: water, moonlight and what people pour for each other. */

const SEA_NIGHT: readonly [string, string] = ['#2f75a6', '#0b2746'];
const FOAM = '#cfe8f7';
const DEW: readonly Stop[] = [
  [0, '#12356a'],
  [0.5, '#3f86b8'],
  [0.8, '#a9d0dc'],
  [1, '#f7dcc4'],
];

/** 마음이 열림: one cup on an open palm, five streams falling into the lotus pond. */
export const cupAce: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    stars('cup ace', 36),
    glow(brush, 150, 150, 140, '#cfe8ff', 0.75),
    fullMoon(brush, 150, 140, 70),
    rays(150, 140, 76, 94, 40, { width: 1.6, short: 0.5 }),
    water(brush, 336, SEA_NIGHT, FOAM, 4),
    shape(
      'M118 178C96 196 84 250 78 344L86 344C92 262 104 212 126 190ZM182 178C204 196 216 250 222 344L214 344C208 262 196 212 174 190ZM132 184C118 220 112 280 110 350L117 350C120 286 126 232 138 192ZM168 184C182 220 188 280 190 350L183 350C180 286 174 232 162 192Z',
      '#bfe6fb',
      { opacity: 0.85 },
    ),
    at(196, 106, { scale: 0.7, flip: true, turn: 24 }, flyingCrane()),
    cup(brush, 150, 282, { scale: 1.85 }),
    thread('M150 282C138 300 160 306 148 322C138 336 160 342 150 358'),
    sleeve([20, 356], [78, 330], [104, 300], {
      fill: '#fbf3e0',
      line: '#9ab4cc',
      half: 24,
      wrist: 17,
      drop: 12,
      cuff: '#d6304a',
    }),
    palm({ x: 136, y: 284, scale: 1.25, turn: -8 }),
    cloud(40, 362, { scale: 0.9, fill: '#1f5580', stroke: '#cfe8f7' }),
    at(80, 382, { scale: 0.9 }, lotus()),
    at(216, 384, { scale: 0.8 }, lotus('#f7c9d4', '#fff')),
    at(150, 404, { scale: 1 }, lotus()),
    at(112, 404, { scale: 0.8 }, lotusLeaf()),
    at(246, 408, { scale: 0.9 }, lotusLeaf()),
    at(48, 412, { scale: 0.9 }, lotusLeaf()),
  ].join('');

/** 서로 좋아함: two hands, two cups, one thread, as at a wedding; a lotus opens between. */
export const cupTwo: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.32),
    stars('cup two', 40),
    glow(brush, 150, 150, 120, '#cfe8ff', 0.7),
    crescent(brush, 150, 108, 34, { turn: -90, waist: 0.45 }),
    shape(sparkPath(150, 156, 7), GOLD_LIGHT),
    at(150, 224, { scale: 1.25 }, lotus()),
    line('M124 222C124 244 138 252 150 252S176 244 176 222', '#bfe6fb', 2, { opacity: 0.9 }),
    cloud(62, 132, { scale: 0.55, stroke: FOAM }),
    cloud(240, 140, { scale: 0.55, flip: true, stroke: FOAM }),
    scaleWaves(352, 6, 14, '#16426f', '#8fd0e8'),
    cup(brush, 104, 302, { scale: 1.3, turn: 8 }),
    cup(brush, 196, 302, { scale: 1.3, turn: -8 }),
    sleeve([14, 404], [52, 350], [78, 316], {
      fill: '#c43b56',
      line: '#5e1526',
      half: 30,
      wrist: 20,
      drop: 10,
      cuff: '#fbf3e0',
    }),
    sleeve([286, 404], [248, 350], [222, 316], {
      fill: '#3f6fc0',
      line: '#142f52',
      half: 30,
      wrist: 20,
      drop: 10,
      cuff: '#fbf3e0',
    }),
    grip({ x: 102, y: 292, turn: 8, scale: 1.05 }),
    grip({ x: 198, y: 292, turn: -8, flip: true, scale: 1.05, skin: '#f1cfae' }),
    thread('M98 312C106 350 136 330 146 342M202 312C194 350 164 330 154 342'),
    bow(150, 344, 0.95),
    at(120, 410, { scale: 0.7 }, mandarinDuck(true)),
    at(184, 410, { scale: 0.7, flip: true }, mandarinDuck(false)),
  ].join('');

/** 즐거운 모임: three friends circle under the full moon, each with a cup held high. */
export const cupThree: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    stars('cup three', 36),
    glow(brush, 150, 138, 130, '#ffe9b0', 0.6),
    fullMoon(brush, 150, 128, 54),
    ridge('cup three', 320, 40, '#1f5580'),
    plain(340, 10, '#1d5a5e'),
    at(34, 344, { scale: 0.8 }, fruitTree('#3a2a20', '#1f5a55', '#f08a3c')),
    at(266, 344, { scale: 0.8 }, fruitTree('#3a2a20', '#1f5a55', '#f08a3c')),
    person(
      88,
      404,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'braid' },
        tilt: -8,
        left: { elbow: [-36, -118], hand: [-34, -92] },
        right: { elbow: [36, -138], hand: [40, -170] },
      },
    ),
    person(
      212,
      404,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.jade,
        head: { hair: 'braid' },
        tilt: 8,
        left: { elbow: [-38, -138], hand: [-54, -168] },
        right: { elbow: [36, -118], hand: [34, -92] },
      },
    ),
    person(
      150,
      422,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.violet,
        head: { hair: 'braid' },
        back: false,
        left: { elbow: [-36, -128], hand: [-50, -106] },
        right: { elbow: [34, -142], hand: [26, -188], handTurn: -90 },
      },
    ),
    cup(brush, 128, 226, { scale: 0.72, turn: -12 }),
    cup(brush, 156, 230, { scale: 0.72, turn: -4 }),
    cup(brush, 178, 216, { scale: 0.72 }),
    thread(
      'M52 318C90 332 106 306 100 318M200 318C230 326 240 312 248 318M100 318C120 344 180 344 200 318',
      2.2,
    ),
    petals('cup three', 10, '#ffc9d2', { y: 90, height: 160 }),
    at(46, 426, { scale: 0.7 }, lotus()),
    at(254, 426, { scale: 0.7 }, lotus()),
  ].join('');

/** 권태: arms folded under a tree, three cups before him and a fourth he does not see. */
export const cupFour: Scene = (brush) =>
  [
    bandedSky(brush, DEW),
    glow(brush, 222, 120, 60, '#fff6dc', 0.8),
    disc(222, 118, 19, '#fff8e4'),
    ridge('cup four far', 300, 44, '#5a9ab0'),
    ridge('cup four near', 326, 26, '#2f6f80'),
    plain(346, 6, '#2f6a5c'),
    at(84, 380, { scale: 1.5 }, willow('#4a3426', '#2f7a62', '#6fb894')),
    person(
      104,
      400,
      { scale: 1.16 },
      {
        stance: 'seated',
        dress: DRESSES.grey,
        head: { hair: 'topknot', small: false },
        tilt: -10,
        left: { elbow: [-34, -112], hand: [14, -114] },
        right: { elbow: [36, -112], hand: [-12, -104] },
      },
    ),
    cup(brush, 178, 410, { scale: 0.82 }),
    cup(brush, 212, 418, { scale: 0.82 }),
    cup(brush, 246, 408, { scale: 0.82 }),
    glow(brush, 214, 222, 60, '#fff6dc', 0.9),
    cup(brush, 206, 252, { scale: 0.9 }),
    sleeve([290, 244], [256, 258], [238, 260], {
      fill: '#fbf3e0',
      line: '#9ab4cc',
      half: 16,
      wrist: 12,
      drop: 6,
      cuff: '#d6304a',
    }),
    palm({ x: 212, y: 258, flip: true, scale: 0.86 }),
    cloud(258, 272, { scale: 0.8, flip: true, fill: '#e6f2f7', stroke: '#5a9ab0' }),
    cloud(272, 232, { scale: 0.5, flip: true, fill: '#e6f2f7', stroke: '#5a9ab0' }),
    thread('M204 252C190 270 204 284 186 300C170 316 140 300 128 330', 2.2),
    at(44, 428, { scale: 0.7 }, rabbit()),
  ].join('');

/** 상실감: three lie spilled, two still stand behind; bridge and lit house wait across the river. */
export const cupFive: Scene = (brush) =>
  [
    groundSky(brush, 0.6, 0.3),
    stars('cup five', 22, { height: 120 }),
    crescent(brush, 214, 120, 24, { flip: true, waist: 0.36 }),
    cloud(84, 130, { scale: 0.7, fill: '#16426f', stroke: FOAM, opacity: 0.8 }),
    rain('cup five', 24, FOAM),
    ridge('cup five far', 282, 40, '#1f5580'),
    at(230, 294, { scale: 0.9 }, house({ wall: '#0b2746', roof: '#081a34' })),
    water(brush, 296, ['#2f75a6', '#16426f'], FOAM, 3),
    at(196, 326, { scale: 0.86 }, archBridge('#5f7f98', '#1c3a58')),
    plain(346, 4, '#12344e'),
    person(
      150,
      388,
      { scale: 1.14 },
      {
        stance: 'coat',
        dress: DRESSES.black,
        head: { hair: 'topknot', hat: gat(), skin: '#efd9c6', small: false },
        tilt: -14,
        left: { elbow: [-34, -114], hand: [-10, -104] },
        right: { elbow: [34, -114], hand: [10, -98] },
      },
    ),
    shape(
      'M30 372C36 358 50 360 56 372C52 384 34 384 30 372ZM92 410C104 402 126 408 132 416C124 426 98 424 92 410ZM116 402C128 392 146 396 150 404C142 414 122 412 116 402Z',
      '#b3324e',
      { opacity: 0.92 },
    ),
    cup(brush, 98, 356, { scale: 0.84, turn: -104, wine: null }),
    cup(brush, 46, 402, { scale: 0.86, turn: 95, wine: null }),
    cup(brush, 200, 404, { scale: 0.86, turn: -95, wine: null }),
    glow(brush, 222, 384, 40, '#ffe9b0', 0.6),
    cup(brush, 214, 392, { scale: 0.9 }),
    cup(brush, 246, 404, { scale: 0.9 }),
    thread('M134 300C118 330 136 352 116 366M214 384C232 384 232 396 244 398', 2.2),
  ].join('');

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
      [48, 432],
      [84, 432],
      [120, 432],
      [156, 432],
      [192, 432],
      [48, 384],
      [84, 384],
      [156, 384],
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
    at(262, 336, { scale: 0.6 }, pine()),
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
