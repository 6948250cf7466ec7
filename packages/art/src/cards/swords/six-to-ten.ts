import { at, box, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD } from '#cards/drawing/palette.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { flatHand, smallHand } from '#cards/figures/hands.ts';
import { strawHat } from '#cards/figures/hats.ts';
import { shawlFromBehind } from '#cards/figures/head-cloths.ts';
import { frontHead, hairBehind } from '#cards/figures/head.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, flyingCrane, owl } from '#cards/motifs/animals.ts';
import { boat, house, latticeWindow, watchTower } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, water } from '#cards/motifs/land.ts';
import { lotus, plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  moonPath,
  moonPhase,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { sword } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { CLOUDY } from '#cards/swords/tones.ts';

/** 소드 6 – 소드 10: air, cold light, and what is said or left unsaid. */

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
        head: { hair: 'parted', hat: shawlFromBehind() },
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
