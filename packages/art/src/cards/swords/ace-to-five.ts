import { around, at, box, d, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip, smallHand } from '#cards/figures/hands.ts';
import { frontHead } from '#cards/figures/head.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, flyingCrane, goose, rabbit } from '#cards/motifs/animals.ts';
import { latticeWindow } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, rock, water } from '#cards/motifs/land.ts';
import { plumBranch, plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  glow,
  groundSky,
  mist,
  moonPath,
  rain,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { sword } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { CLOUDY, GREY_DAWN } from '#cards/swords/tones.ts';

/** 소드 에이스 – 소드 5: air, cold light, and what is said or left unsaid. */

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
