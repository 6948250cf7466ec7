import type { Stop } from '#cards/drawing/brush.ts';
import { around, at, box, d, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD } from '#cards/drawing/palette.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip, smallHand } from '#cards/figures/hands.ts';
import { strawHat } from '#cards/figures/hats.ts';
import { frontHead, hairBehind } from '#cards/figures/head.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, flyingCrane, goose, owl, rabbit } from '#cards/motifs/animals.ts';
import { boat, house, latticeWindow, watchTower } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, rock, water } from '#cards/motifs/land.ts';
import { lotus, plumBranch, plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  mist,
  moonPath,
  moonPhase,
  rain,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { sword } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 소드 에이스 – 소드 10: air, cold light, and what is said or left unsaid. */

const CLOUDY = { fill: '#4a466f', stroke: '#d8d4f0' } as const;
const GREY_DAWN: readonly Stop[] = [
  [0, '#34305c'],
  [0.55, '#6f6a9a'],
  [0.82, '#c9a9b8'],
  [1, '#f3d3b8'],
];

/** 분명한 결론: one blade straight up through a ring of plum and pine, above the clouds. */
export const swordAce: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.32),
    stars('sword ace', 26),
    glow(brush, 150, 130, 140, '#f3f0ff', 0.7),
    rays(150, 126, 50, 150, 28, { width: 2.4, short: 0.66, fill: '#ffffff', opacity: 0.22 }),
    peaks(
      [
        [66, 286, 66],
        [236, 270, 70],
        [150, 310, 60],
      ],
      420,
      '#3a3660',
      '#5a5684',
    ),
    mist(368, 66, '#d8d4f0', 0.25),
    at(
      150,
      156,
      {},
      disc(0, 0, 40, 'none', { stroke: '#2f6a54', 'stroke-width': 11 }),
      times(9, (i) => {
        const [x, y] = around(0, 0, i * 40 - 90, 40);
        return at(x, y, { scale: 0.66 }, plumFlower());
      }),
    ),
    sword(brush, 150, 300, { length: 232, scale: 1.06, tassel: true }),
    brush.clipped(
      'M100 156H200V210H100Z',
      at(
        150,
        156,
        {},
        line('M-40 0A40 40 0 0 0 40 0', '#2f6a54', 11),
        ...[0, 40, 80, 120, 160].map((turn) => {
          const [x, y] = around(0, 0, turn + 10, 40);
          return at(x, y, { scale: 0.66 }, plumFlower());
        }),
      ),
    ),
    thread('M150 196C130 208 128 224 150 226S174 244 152 252'),
    sleeve([282, 394], [222, 372], [180, 336], {
      fill: '#fbf3e0',
      line: '#9a94b8',
      half: 24,
      wrist: 17,
      drop: 12,
      cuff: '#d6304a',
    }),
    grip({ x: 152, y: 318, flip: true, scale: 1.12, turn: 6 }),
    cloud(250, 396, { ...CLOUDY, scale: 1.05, flip: true }),
    cloud(60, 128, { ...CLOUDY, scale: 0.6 }),
    at(66, 214, { scale: 0.6, turn: -8 }, flyingCrane()),
  ].join('');

/** 결정 보류: blindfolded, two blades crossed over the breast; sea and sickle behind. */
export const swordTwo: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    stars('sword two', 40, { height: 150 }),
    crescent(brush, 222, 122, 24, { flip: true, waist: 0.4 }),
    water(brush, 300, ['#6f7ab0', '#232042'], '#e3e4f7', 6),
    moonPath('sword two', 222, 304, 350, 22),
    at(52, 330, { scale: 0.9 }, rock('#232042', '#4a466f')),
    at(262, 344, { scale: 1.1 }, rock('#232042', '#4a466f')),
    glow(brush, 150, 176, 100, '#e3e0fa', 0.6),
    box(96, 330, 108, 104, '#3a3660', { stroke: '#8a86b4', 'stroke-width': 1.2 }),
    shape('M70 434C78 384 96 352 118 330H182C204 352 222 384 230 434Z', '#dcd8ee', {
      stroke: '#5a5684',
      'stroke-width': 1.2,
    }),
    line('M104 434C108 396 118 366 128 344M150 434V350M196 434C192 396 182 366 172 344', '#8a86b4', 1.3),
    halfFigure(150, 184, 0.8, {
      head: { hair: 'parted', blindfold: '#fbf6ff' },
      robe: { main: '#e6e2f4', lit: '#ffffff', line: '#5a5684', collar: '#4e2799', ribbon: '#d6304a' },
      shoulders: 0.84,
      depth: 210,
    }),
    sword(brush, 116, 318, { length: 206, turn: 44, scale: 1 }),
    sword(brush, 184, 318, { length: 206, turn: -44, scale: 1 }),
    sleeve([90, 274], [58, 320], [84, 342], {
      fill: '#ffffff',
      line: '#5a5684',
      half: 21,
      wrist: 14,
      drop: 16,
      cuff: '#4e2799',
    }),
    sleeve([210, 274], [242, 320], [216, 342], {
      fill: '#e6e2f4',
      line: '#5a5684',
      half: 21,
      wrist: 14,
      drop: 16,
      cuff: '#4e2799',
    }),
    grip({ x: 106, y: 330, turn: 44, scale: 0.86 }),
    grip({ x: 194, y: 330, turn: -44, flip: true, scale: 0.86 }),
    thread('M92 166C70 172 74 196 62 204M92 168C80 184 88 200 78 214', 2.4),
  ].join('');

/** 마음의 상처: three blades through one heart, rain, and a mended seam begun in red thread. */
export const swordThree: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.44),
    cloud(80, 122, { ...CLOUDY, scale: 0.95 }),
    cloud(226, 118, { ...CLOUDY, scale: 0.95, flip: true }),
    cloud(150, 104, { ...CLOUDY, scale: 0.9 }),
    rain('sword three', 46),
    glow(brush, 150, 236, 120, '#f3c0d0', 0.55),
    sword(brush, 150, 128, { length: 246, turn: 180, scale: 1 }),
    sword(brush, 62, 172, { length: 236, turn: 137, scale: 1 }),
    sword(brush, 238, 172, { length: 236, turn: -137, scale: 1 }),
    shape(
      'M150 332C96 290 66 258 68 222C70 190 98 174 122 182C138 188 146 200 150 212C154 200 162 188 178 182C202 174 230 190 232 222C234 258 204 290 150 332Z',
      brush.linear(
        [
          [0, '#e8506a'],
          [1, '#a81f3c'],
        ],
        60,
      ),
      { stroke: '#5e0f22', 'stroke-width': 1.6 },
    ),
    shape('M150 332C96 290 66 258 68 222C70 196 88 182 108 181C84 200 84 256 150 332Z', '#f0758a', {
      opacity: 0.55,
    }),
    line('M86 214C88 200 98 192 108 192', '#ffd0d8', 5, { opacity: 0.8 }),
    line('M150 212C146 222 154 230 148 242', '#5e0f22', 2.4),
    thread('M136 250l12 4M134 260l14 3M134 270l14 2M136 280l13 1M138 290l11 0', 1.8),
    thread('M142 244V300C142 330 160 336 150 352C142 366 160 372 152 388', 2.4),
    line('M150 392l-4 14', '#c9cde2', 2.4),
    ridge('sword three', 402, 22, '#232042'),
    shape(
      [
        [118, 352],
        [180, 348],
        [168, 372],
      ]
        .map(([x = 0, y = 0]) => d`M${x} ${y}q-4 9 0 12q4 -3 0 -12z`)
        .join(''),
      '#e65a70',
    ),
    cloud(62, 392, { ...CLOUDY, scale: 0.7 }),
    cloud(244, 396, { ...CLOUDY, scale: 0.7, flip: true }),
    at(232, 384, { scale: 0.8, turn: -20 }, butterfly('#8a86b4', '#d8d4f0')),
  ].join('');

/** 잠시 쉼: one sleeps under the lattice window; three blades hang on the wall, one lies under the bed. */
export const swordFour: Scene = (brush) =>
  [
    box(
      20,
      30,
      260,
      404,
      brush.linear([
        [0, '#4a466f'],
        [1, '#2a264a'],
      ]),
    ),
    box(20, 330, 260, 104, '#3a2a3f'),
    line('M20 330H280M20 352H280M20 390H280', '#241a30', 1.6),
    glow(brush, 210, 150, 90, '#ffe9b0', 0.55),
    at(212, 156, {}, latticeWindow(78, 104, '#fbe6b4', '#3a2418')),
    disc(212, 140, 20, '#fffbe6', { opacity: 0.9 }),
    at(176, 190, { scale: 0.5 }, plumBranch('#4a2c20')),
    sword(brush, 70, 122, { length: 128, turn: 180, tassel: false }),
    sword(brush, 106, 122, { length: 128, turn: 180 }),
    sword(brush, 142, 122, { length: 128, turn: 180 }),
    line('M50 122H164', '#5b3520', 5),
    thread('M54 124C74 150 90 108 106 132C122 152 140 116 160 126', 2.2),
    shape('M30 348H270V366H30Z', '#8a5a34', { stroke: '#3d2110', 'stroke-width': 1.2 }),
    shape('M38 366h16v44h-16zM246 366h16v44h-16z', '#6e4426'),
    sword(brush, 218, 392, { length: 128, turn: -90 }),
    shape('M36 346C36 328 60 322 82 324L78 348H40Z', '#d6304a', { stroke: '#7d1c2c', 'stroke-width': 1.1 }),
    line('M44 344C44 332 60 328 76 330', '#f7d24f', 2),
    at(86, 322, { turn: -82, scale: 0.56 }, frontHead({ hair: 'topknot' })),
    shape('M104 348C100 312 120 296 146 300C196 300 246 318 268 348Z', '#7a86c8', {
      stroke: '#2a2f6a',
      'stroke-width': 1.3,
    }),
    shape('M104 348C101 316 114 302 130 299C124 316 122 332 126 348Z', '#fbf3e0', {
      stroke: '#b79a70',
      'stroke-width': 1,
    }),
    line(
      'M150 301C146 318 146 332 150 348M188 306C184 320 184 334 188 348M226 318C222 330 222 340 226 348',
      '#2a2f6a',
      1.2,
      { opacity: 0.7 },
    ),
    ...[
      [168, 322],
      [206, 330],
      [168, 340],
    ].map(([x = 0, y = 0]) => at(x, y, { scale: 0.5 }, plumFlower())),
    flatHand({ x: 140, y: 316, turn: -12, scale: 0.62 }),
    shape(
      'M96 410c0-10 22-12 30-4q6 2 8-2q2 8-6 10h-26q-6 0-6-4zM140 418c0-10 22-12 30-4q6 2 8-2q2 8-6 10h-26q-6 0-6-4z',
      '#fbf3e0',
      { stroke: '#7a5a8a', 'stroke-width': 1 },
    ),
    line('M102 406q10-5 20-1M146 414q10-5 20-1', '#d6304a', 1.6),
    at(250, 424, { scale: 0.8, flip: true }, rabbit()),
  ].join('');

/** 이기고도 진 싸움: he gathers three blades; two lie on the sand, two people walk away to the water. */
export const swordFive: Scene = (brush) =>
  [
    bandedSky(brush, GREY_DAWN),
    shape(
      'M20 96C70 84 110 112 160 96C210 82 250 104 280 92V130C240 142 214 120 166 136C112 152 74 122 20 138Z',
      '#3a3660',
      { opacity: 0.7 },
    ),
    shape(
      'M20 160C80 148 130 172 190 158C230 150 260 160 280 154V176C240 182 210 170 160 184C110 194 70 176 20 186Z',
      '#4a466f',
      { opacity: 0.55 },
    ),
    water(brush, 286, ['#9a90b4', '#4a466f'], '#e9e4f5', 4),
    plain(326, 4, '#8a7a80'),
    shape('M20 372C110 352 200 364 280 350V434H20Z', '#5e5266'),
    person(
      222,
      350,
      { scale: 0.62 },
      {
        stance: 'coat',
        dress: DRESSES.grey,
        head: { hair: 'topknot' },
        back: true,
        tilt: 6,
        left: { elbow: [-32, -116], hand: [-16, -96] },
        right: { elbow: [32, -116], hand: [16, -96] },
      },
    ),
    person(
      254,
      336,
      { scale: 0.48 },
      {
        stance: 'gown',
        dress: DRESSES.violet,
        head: { hair: 'chignon' },
        back: true,
        left: { elbow: [-30, -140], hand: [-6, -160] },
        right: { elbow: [30, -140], hand: [6, -160] },
      },
    ),
    sword(brush, 74, 260, { length: 150, turn: -14 }),
    sword(brush, 92, 258, { length: 150, turn: -2 }),
    person(
      124,
      420,
      { scale: 1.28 },
      {
        stance: 'stride',
        dress: DRESSES.crimson,
        head: { hair: 'topknot', small: false },
        tilt: -10,
        left: { elbow: [-38, -120], hand: [-34, -130], handTurn: -80 },
        right: { elbow: [38, -112], hand: [46, -84] },
      },
    ),
    smallHand({ x: 82, y: 262, turn: -90, scale: 1.5 }),
    sword(brush, 188, 322, { length: 120, turn: 164 }),
    smallHand({ x: 184, y: 312, turn: 80, scale: 1.4 }),
    sword(brush, 90, 424, { length: 104, turn: 82 }),
    sword(brush, 258, 400, { length: 96, turn: -74 }),
    thread('M200 426C214 410 226 420 232 404M244 388C250 372 244 362 250 352', 2.2),
    ...[
      [70, 118],
      [104, 134],
      [190, 112],
    ].map(([x = 0, y = 0], i) => at(x, y, { scale: 0.5 + i * 0.1 }, goose('#1f1c3a'))),
  ].join('');

/** 힘든 시기를 건넘: a ferryman takes two across; six blades stand in the boat and keep the water out. */
export const swordSix: Scene = (brush) =>
  [
    groundSky(brush, 0.4, 0.34),
    stars('sword six', 26, { height: 130 }),
    fullMoon(brush, 92, 128, 30),
    glow(brush, 92, 128, 70, '#fff0c8', 0.5),
    ridge('sword six far', 272, 44, '#5a5684'),
    at(222, 280, { scale: 0.6 }, house({ wall: '#2a264a', roof: '#1f1c3a' })),
    ridge('sword six near', 292, 22, '#3a3660'),
    water(brush, 294, ['#8a90c4', '#2a2f5a'], '#e3e4f7', 7),
    moonPath('sword six', 92, 300, 356, 22),
    ...[128, 150, 172, 194, 216, 238].map((x, i) =>
      sword(brush, x, 266 + (i % 2) * 8, { length: 112, turn: 180, scale: 0.86 }),
    ),
    person(
      182,
      386,
      { scale: 0.92 },
      {
        stance: 'seated',
        back: true,
        dress: DRESSES.violet,
        head: { hair: 'parted', hat: shawl() },
        left: { elbow: [-30, -118], hand: [-14, -102] },
        right: { elbow: [30, -118], hand: [14, -102] },
      },
    ),
    person(
      222,
      388,
      { scale: 0.62 },
      {
        stance: 'seated',
        back: true,
        dress: DRESSES.ochre,
        head: { hair: 'braid' },
        left: { elbow: [-30, -118], hand: [-14, -102] },
        right: { elbow: [30, -118], hand: [14, -102] },
      },
    ),
    person(
      88,
      382,
      { scale: 1.04 },
      {
        stance: 'coat',
        side: false,
        dress: DRESSES.blue,
        head: { hair: 'topknot', hat: strawHat() },
        tilt: 6,
        left: { elbow: [-36, -122], hand: [-38, -140], handTurn: -80 },
        right: { elbow: [30, -116], hand: [-8, -108] },
      },
    ),
    line('M44 190L66 424', '#8a5a34', 5),
    smallHand({ x: 51, y: 236, turn: 80, scale: 1.3 }),
    at(158, 386, { scale: 1.66 }, boat('#6b4a3a', '#2a1810')),
    line('M36 412q10-5 20 0t20 0M150 424q10-5 20 0t20 0t20 0M226 414q10-5 20 0t20 0', '#e3e4f7', 1.5),
    thread('M262 362C270 380 262 396 276 410', 2.4),
    thread('M100 392C130 402 180 402 214 392', 2.2),
  ].join('');

/** A shawl over a bowed head, seen from behind. */
const shawl = (): string =>
  shape('M-46 60C-58-30-34-72 0-74S58-30 46 60C20 74-20 74-46 60Z', '#5a3f8a', {
    stroke: '#2a1552',
    'stroke-width': 2,
  }) + line('M-20 66C-26 10-18-40 0-66M20 66C26 10 18-40 0-66', '#8f78c8', 1.6);

/** 숨기는 것: on tiptoe past the tents with five blades; two are left behind in the ground. */
export const swordSeven: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#2a264f'],
      [0.6, '#7a6fa0'],
      [1, '#e3b890'],
    ]),
    stars('sword seven', 22, { height: 90 }),
    crescent(brush, 84, 116, 20, { waist: 0.36 }),
    ridge('sword seven', 304, 30, '#5a5078'),
    ...[
      [68, 336, 1],
      [130, 330, 0.78],
      [244, 336, 0.9],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, tent())),
    plain(336, 2, '#4a4258'),
    line('M44 380h40M96 366h30M190 360h44M60 412h70M200 414h50', '#6f6580', 1.4),
    sword(brush, 228, 336, { length: 96, turn: 180, scale: 0.92 }),
    sword(brush, 256, 344, { length: 96, turn: 180, scale: 0.92 }),
    ...[-28, -14, 0, 14, 28].map((turn, i) =>
      sword(brush, 176 + i * 2, 290 + Math.abs(i - 2) * 3, { length: 116, turn: turn + 46, scale: 0.92 }),
    ),
    person(
      136,
      418,
      { scale: 1.2, flip: true, turn: -5 },
      {
        stance: 'stride',
        side: true,
        dress: DRESSES.night,
        head: { hair: 'topknot' },
        tilt: -4,
        left: { elbow: [-40, -120], hand: [-38, -104] },
        right: { elbow: [32, -118], hand: [50, -102] },
      },
    ),
    thread('M182 304C196 320 214 306 228 322M228 322C238 330 248 322 256 330', 2.2),
    at(54, 424, { scale: 0.86 }, owl('#5a5078', '#d8cfe8', '#1f1c3a')),
  ].join('');

const tent = (): string =>
  shape('M-40 0L0-54L40 0Z', '#d8cfe0', { stroke: '#4a4268', 'stroke-width': 1.2 }) +
  shape('M-10 0L0-30L10 0Z', '#3a3254') +
  shape('M0-54L40 0H22Z', '#a99fc0') +
  line('M0-54V-66', '#4a4268', 2) +
  shape('M0-66L16-61L0-56Z', '#d6304a') +
  line('M-32-10H-14M14-10H32', '#d6304a', 2);

/** 갇힌 느낌: blindfolded and loosely bound among eight blades; the way behind her is open. */
export const swordEight: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.4),
    cloud(70, 124, { ...CLOUDY, scale: 0.7 }),
    cloud(236, 140, { ...CLOUDY, scale: 0.6, flip: true }),
    glow(brush, 150, 220, 110, '#e3e0fa', 0.55),
    peaks([[222, 178, 74]], 340, '#5a5684', '#7d78a8'),
    at(232, 300, { scale: 0.7 }, watchTower({ wall: '#3a3660', roof: '#232042' })),
    plain(336, 4, '#4a4468'),
    shape('M20 384C90 366 180 392 280 370V434H20Z', '#6f7ab0'),
    line(
      'M40 398q12-5 24 0t24 0M150 404q12-5 24 0t24 0t24 0M70 420q12-5 24 0t24 0t24 0t24 0',
      '#e3e4f7',
      1.2,
    ),
    ...[46, 76, 104].map((x, i) => sword(brush, x, 252 + i * 6, { length: 118, turn: 180, scale: 0.96 })),
    ...[198, 226, 254].map((x, i) => sword(brush, x, 264 - i * 6, { length: 118, turn: 180, scale: 0.96 })),
    person(
      150,
      404,
      { scale: 1.14 },
      {
        stance: 'gown',
        dress: DRESSES.rose,
        head: { hair: 'braid', small: false, blindfold: '#fbf6ff' },
        tilt: -6,
        left: { elbow: [-34, -116], hand: [-12, -98], behind: true },
        right: { elbow: [34, -116], hand: [12, -98], behind: true },
      },
    ),
    thread(
      'M116 262C134 272 166 272 184 262M114 276C134 288 168 288 186 276M118 292C136 302 164 302 182 292',
      2.6,
    ),
    thread('M186 276C204 290 196 312 210 326', 2.4),
    sword(brush, 84, 300, { length: 108, turn: 180, scale: 0.96 }),
    sword(brush, 222, 308, { length: 108, turn: 180, scale: 0.96 }),
    at(252, 420, { scale: 0.7 }, lotus('#d8d4f0', '#ffffff', '#5a5684')),
  ].join('');

/** 잠 못 드는 걱정: awake in the middle of the night, face in hands; nine blades on the dark wall. */
export const swordNine: Scene = (brush) =>
  [
    box(
      20,
      30,
      260,
      404,
      brush.linear([
        [0, '#1c1838'],
        [1, '#2f2a52'],
      ]),
    ),
    at(218, 142, {}, latticeWindow(72, 92, '#3f4a8a', '#1a1024')),
    glow(brush, 218, 136, 60, '#fff0c8', 0.5),
    crescent(brush, 218, 132, 18, { waist: 0.4 }),
    ...Array.from({ length: 9 }, (_, i) =>
      sword(brush, 62 + (i % 2) * 8, 98 + i * 20, { length: 136, turn: 90, scale: 0.84 }),
    ),
    shape('M20 316H280V434H20Z', '#241c3f'),
    shape('M30 346C60 330 220 330 270 346V434H30Z', '#3f2f5a', { stroke: '#151028', 'stroke-width': 1.2 }),
    shape('M212 330H272V356H212Z', '#d8cfe8', { stroke: '#7a6fa0', 'stroke-width': 1 }),
    line('M216 336H268M216 350H268', '#d6304a', 2),
    at(166, 244, { scale: 0.6 }, hairBehind({ hair: 'loose' })),
    shape('M120 352C124 292 140 268 166 266C194 266 208 292 210 352Z', '#fbf3e0', {
      stroke: '#8a7a9a',
      'stroke-width': 1.3,
    }),
    line('M140 350C142 320 148 300 154 290M192 350C190 320 186 302 180 292', '#cbb8d8', 1.2),
    at(166, 244, { scale: 0.6, turn: 6 }, frontHead({ hair: 'loose' })),
    sleeve([136, 298], [128, 326], [150, 264], {
      fill: '#fbf3e0',
      line: '#8a7a9a',
      half: 14,
      wrist: 10,
      drop: 10,
      cuff: '#d8cfe8',
    }),
    sleeve([196, 298], [206, 326], [184, 264], {
      fill: '#fbf3e0',
      line: '#8a7a9a',
      half: 14,
      wrist: 10,
      drop: 10,
      cuff: '#d8cfe8',
    }),
    flatHand({ x: 155, y: 252, turn: -66, scale: 0.72 }),
    flatHand({ x: 179, y: 252, turn: -114, scale: 0.72 }),
    shape('M34 434C38 372 70 346 130 340C180 336 230 350 266 372L270 434Z', '#6a4f9a', {
      stroke: '#241540',
      'stroke-width': 1.3,
    }),
    shape('M34 434C36 402 46 380 64 366C60 390 60 412 64 434Z', '#8f74c0'),
    ...[
      [96, 376],
      [150, 368],
      [204, 376],
      [72, 412],
      [124, 412],
      [178, 412],
      [232, 408],
    ].map(([x = 0, y = 0], i) =>
      i % 2 === 0
        ? at(x, y, { scale: 0.8 }, plumFlower('#f3d9f0', '#a85a90'))
        : moonPhase(x, y, 9, (i * 2) % 8, '#2a1552'),
    ),
    thread('M150 340C120 360 180 380 150 396C124 410 170 422 156 434', 2.4),
  ].join('');

/** 마침표: ten blades stand in a fallen cloak; beyond the black water the sky is already gold. */
export const swordTen: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#120f26'],
      [0.5, '#2f2a52'],
      [0.64, '#c9705a'],
      [0.72, '#f9cf7a'],
    ]),
    stars('sword ten', 22, { height: 120 }),
    glow(brush, 150, 286, 110, '#ffe9a8', 0.9),
    disc(150, 296, 26, '#fff6dc'),
    rays(150, 296, 30, 66, 24, { width: 1.8, short: 0.6, fill: '#fff0c0' }),
    peaks(
      [
        [62, 252, 56],
        [244, 246, 60],
      ],
      310,
      '#2a2548',
      '#4a3f6a',
    ),
    water(brush, 304, ['#c98a6a', '#2a264a'], '#ffe3b0', 4),
    moonPath('sword ten', 150, 308, 350, 30, '#ffe9b0'),
    plain(362, 4, '#1f1b33'),
    shape(
      'M34 412C40 392 66 386 92 388C130 376 190 378 222 390C250 392 268 400 272 412C262 424 40 426 34 412Z',
      '#8a1f36',
      { stroke: '#3f0b18', 'stroke-width': 1.4 },
    ),
    shape('M92 388C130 376 190 378 222 390C190 392 160 396 150 412C126 400 110 394 92 388Z', '#b3324a'),
    at(46, 392, { scale: 0.82, turn: 8 }, headOfSleeper()),
    line('M226 400C240 404 252 410 262 408', '#3f0b18', 1.4),
    ...Array.from({ length: 10 }, (_, i) =>
      sword(brush, 86 + i * 17, 268 + Math.abs(i - 4.5) * 5 + (i % 2) * 16, {
        length: 124 - (i % 2) * 16,
        turn: 180 + (i - 4.5) * 2.4,
        scale: 0.94,
      }),
    ),
    thread('M226 412C246 424 252 404 268 420', 2.4),
    at(226, 190, { scale: 0.6, turn: -10 }, flyingCrane()),
    at(90, 150, { scale: 0.5 }, butterfly('#fbf3e0', '#cdb8f5')),
  ].join('');

/** The back of a bowed head, its topknot to the left, a white collar at the nape. */
const headOfSleeper = (): string =>
  shape('M14-16C26-14 30-4 30 6C30 16 24 24 14 24Z', '#f8dfc6') +
  shape('M-16 4C-18-16 0-26 14-20C24-14 24 8 14 18C0 24-14 20-16 4Z', '#1c1026', {
    stroke: '#8f78c8',
    'stroke-width': 1.2,
  }) +
  disc(-20, -8, 8, '#1c1026', { stroke: '#8f78c8', 'stroke-width': 1.2 }) +
  line('M-12-2q-2-4-6-4', GOLD, 2.4) +
  line('M30-12C36-2 36 14 30 24', '#fbf3e0', 5);
