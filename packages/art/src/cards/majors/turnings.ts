import { at, disc, group, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_DARK, GOLD_LIGHT, INK, THREAD } from '#cards/drawing/palette.ts';
import { starPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { flatHand, grip } from '#cards/figures/hands.ts';
import { houseFace } from '#cards/figures/house-face.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { magpie, rabbit } from '#cards/motifs/animals.ts';
import { pagoda } from '#cards/motifs/buildings.ts';
import { ridge, scaleWaves } from '#cards/motifs/land.ts';
import { fruitTree } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  glow,
  greatStar,
  groundSky,
  lightning,
  moonPaint,
  rays,
  ring,
  stars,
} from '#cards/motifs/sky.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 절제, 악마, 탑, 별. */

/** A heavenly maiden pours water between two gourds, one foot on land and one in the stream. */
export const temperance: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#20104f'],
      [0.5, '#5a3fa8'],
      [0.8, '#c99ad8'],
      [1, '#f7d6c0'],
    ]),
    stars('temperance', 28, { height: 120 }),
    ridge('temperance far', 318, 60, '#5a44a0'),
    glow(brush, 236, 262, 46, '#ffe9a8', 0.9),
    disc(236, 262, 15, '#fff3c4'),
    ridge('temperance near', 344, 40, '#3a2a80'),
    shape('M280 350C220 344 180 360 172 384C168 404 190 420 200 434H280Z', '#3f7a5c'),
    shape('M20 362C80 352 150 356 176 376C166 400 196 416 204 434H20Z', '#4a86c8'),
    line('M34 378q14-6 28 0t28 0M52 398q14-6 28 0t28 0t28 0M36 418q14-6 28 0t28 0t28 0', '#d6ecff', 1.2, {
      opacity: 0.9,
    }),
    glow(brush, 150, 168, 120, '#fff0c0', 0.75),
    ring(150, 160, 60, GOLD, 1.4),
    rays(150, 160, 63, 80, 36, { short: 0.5, width: 1.3 }),
    line('M96 236C30 200 40 112 96 110C60 150 70 190 108 214', '#f7c6d8', 7, { opacity: 0.9 }),
    line('M204 236C270 200 260 112 204 110C240 150 230 190 192 214', '#bfe3f0', 7, { opacity: 0.9 }),
    line('M96 236C30 200 40 112 96 110M204 236C270 200 260 112 204 110', '#ffffff', 1.6, { opacity: 0.8 }),
    person(
      150,
      388,
      { scale: 1.24 },
      {
        stance: 'gown',
        dress: {
          top: '#fbf0e0',
          bottom: '#e0798f',
          line: '#6b1f3a',
          collar: '#4e2799',
          ribbon: '#d6304a',
          cuff: '#f3c64f',
        },
        head: { hair: 'parted', small: false, hat: heavenlyTopknots() },
        tilt: -6,
        left: { elbow: [-38, -116], hand: [-42, -100], handTurn: 150 },
        right: { elbow: [40, -124], hand: [44, -142], handTurn: -30 },
      },
    ),
    shape('M208 216C190 238 160 250 112 268C118 276 120 276 124 274C166 262 196 246 214 222Z', '#bfe6fb', {
      opacity: 0.95,
    }),
    line('M208 218C188 244 156 256 116 270', '#ffffff', 1.4),
    at(212, 206, { turn: -128, scale: 0.9 }, gourd()),
    at(96, 274, { turn: 24, scale: 0.9 }, gourd()),
    thread('M210 196C230 190 236 210 226 224', 2),
    thread('M92 284C76 296 84 312 72 320', 2),
    ...[
      [48, 392, 1],
      [64, 398, 0.8],
      [36, 404, 0.8],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, iris())),
    at(238, 404, { scale: 0.95 }, rabbit()),
  ].join('');

/** A bottle gourd standing on its origin, mouth up, 50 high. */
const gourd = (): string =>
  shape(
    'M-4-46C-5-40-12-38-12-30C-12-25-8-23-8-21C-18-18-20-8-18-2C-14 8 14 8 18-2C20-8 18-18 8-21C8-23 12-25 12-30C12-38 5-40 4-46Z',
    '#e0a63f',
    { stroke: '#6e4714', 'stroke-width': 1.3 },
  ) +
  line('M-8-22H8', THREAD, 3) +
  line('M-12-12C-12-4-8 0-4 1M-8-32C-8-28-6-26-4-26', '#fff0bd', 2, { opacity: 0.8 });

const iris = (): string =>
  line('M0 20C1 10-1 4 0-6M-2 20C-8 8-8 0-10-10M2 20C8 8 8 0 10-8', '#3f7a54', 2.4) +
  shape('M0-6C-10-8-12-18-6-22C-2-20 0-16 0-12C0-16 2-20 6-22C12-18 10-8 0-6Z', '#6a4fd0', {
    stroke: '#2f1f80',
    'stroke-width': 0.8,
  }) +
  disc(0, -10, 2, GOLD);

/** Two looped topknots with a gold pin, as heavenly maidens wear. */
const heavenlyTopknots = (): string =>
  line('M-10-58C-30-84-4-96-4-66M10-58C30-84 4-96 4-66', '#1c1026', 8) +
  line('M-20-60H20', GOLD, 3) +
  shape('M0-78l4 7-4 7-4-7z', THREAD) +
  disc(0, -44, 4, GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1 });

/** The goblin mask from a roof end, club in hand; two stand in loops of thread loose enough to lift off. */
export const devil: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#12082a'],
      [0.55, '#3f1248'],
      [1, '#8a2038'],
    ]),
    stars('devil', 18, { height: 90 }),
    glow(brush, 150, 190, 130, '#ff8a4a', 0.6),
    ...[
      [52, 250, 1.1],
      [248, 250, 1.1],
      [40, 320, 0.9],
      [260, 320, 0.9],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, ghostFire())),
    shape('M60 330C56 268 92 248 150 248S244 268 240 330L252 434H48Z', '#5e1a3a', {
      stroke: '#2a0a1c',
      'stroke-width': 1.4,
    }),
    line('M80 434C82 380 84 340 96 312M220 434C218 380 216 340 204 312', '#2a0a1c', 1.4, { opacity: 0.7 }),
    at(150, 182, { scale: 1.08 }, goblinMask()),
    shape('M232 120C246 112 262 122 260 142L244 240L230 238L224 140C222 130 226 124 232 120Z', '#7a4a22', {
      stroke: '#3d2110',
      'stroke-width': 1.4,
    }),
    shape(
      'M228 134l-6-4l5 9zM240 122l2-8l4 8zM258 138l7-3l-5 8zM254 168l7-1l-6 6zM226 160l-7 1l7 5zM242 150l0 0z',
      GOLD,
      { stroke: '#6e4714', 'stroke-width': 0.8 },
    ),
    disc(236, 142, 2.4, GOLD) +
      disc(248, 158, 2.4, GOLD) +
      disc(238, 174, 2.4, GOLD) +
      disc(248, 190, 2.4, GOLD),
    sleeve([218, 286], [258, 282], [240, 244], {
      fill: '#7a2448',
      line: '#2a0a1c',
      half: 20,
      wrist: 15,
      drop: 14,
      cuff: GOLD,
    }),
    grip({ x: 240, y: 228, turn: -84, scale: 0.95, skin: '#d8604c' }),
    sleeve([82, 286], [46, 276], [60, 240], {
      fill: '#7a2448',
      line: '#2a0a1c',
      half: 20,
      wrist: 15,
      drop: 14,
      cuff: GOLD,
    }),
    flatHand({ x: 62, y: 224, turn: -88, scale: 0.95, skin: '#d8604c' }),
    shape('M104 330H196L206 434H94Z', '#2a0a1c'),
    shape('M98 322H202V338H98Z', '#3f1248', { stroke: GOLD, 'stroke-width': 1.4 }),
    disc(150, 330, 10, 'none', { stroke: GOLD, 'stroke-width': 3 }),
    person(
      92,
      432,
      { scale: 0.78 },
      {
        stance: 'gown',
        dress: DRESSES.rose,
        head: { hair: 'parted' },
        left: { elbow: [-34, -116], hand: [-14, -100] },
        right: { elbow: [34, -128], hand: [30, -152] },
      },
    ),
    person(
      208,
      432,
      { scale: 0.78 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot' },
        left: { elbow: [-34, -128], hand: [-30, -152] },
        right: { elbow: [34, -116], hand: [14, -100] },
      },
    ),
    thread(
      'M142 338C128 372 122 330 110 318C96 306 74 314 78 324C82 334 106 332 108 320M158 338C172 372 178 330 190 318C204 306 226 314 222 324C218 334 194 332 192 320',
      2.6,
    ),
  ].join('');

/** A goblin's blue flame, 50 high. */
const ghostFire = (): string =>
  shape('M0-46C12-30 20-20 16-6C13 4-13 4-16-6C-20-18-8-22-8-32C-4-28-2-34 0-46Z', '#4f7ae0', {
    opacity: 0.9,
  }) + shape('M0-26C6-18 10-12 8-5C6 1-6 1-8-5C-10-12-2-14 0-26Z', '#cfe6ff');

/** The horned face of a roof-end tile: ring eyes, broad nose, curling brows, fangs and a grin. About 130 wide. */
const goblinMask = (): string =>
  group(
    { stroke: '#4a0f14', 'stroke-width': 1.8 },
    shape(
      'M-44-44C-66-56-72-84-58-102C-56-84-46-72-30-62ZM44-44C66-56 72-84 58-102C56-84 46-72 30-62Z',
      '#f3dfae',
      { stroke: '#6e4714' },
    ),
    line('M-58-74C-52-66-46-60-38-56M58-74C52-66 46-60 38-56', '#b08a4a', 1.4),
    shape(
      'M-60 8C-76-4-74-26-60-30C-62-52-34-66 0-66S62-52 60-30C74-26 76-4 60 8C64 44 34 66 0 66S-64 44-60 8Z',
      '#c7402f',
    ),
    shape(
      'M-56-12C-44-40-20-34-12-18C-4-8 4-8 12-18C20-34 44-40 56-12C52 34 30 50 0 50S-52 34-56-12Z',
      '#e0603f',
      { stroke: 'none' },
    ),
    shape(
      'M-52-30C-46-48-26-52-12-38C-8-32-10-26-16-28C-26-40-40-36-46-24C-50-22-54-24-52-30ZM52-30C46-48 26-52 12-38C8-32 10-26 16-28C26-40 40-36 46-24C50-22 54-24 52-30Z',
      '#2a1430',
    ),
    disc(-27, -10, 17, '#fff3d0'),
    disc(27, -10, 17, '#fff3d0'),
    disc(-25, -8, 8.5, '#2a5a8a'),
    disc(25, -8, 8.5, '#2a5a8a'),
    disc(-24, -7, 4, INK, { stroke: 'none' }),
    disc(24, -7, 4, INK, { stroke: 'none' }),
    shape(
      'M-44-14C-40-28-16-28-11-12C-20-20-34-20-44-14ZM44-14C40-28 16-28 11-12C20-20 34-20 44-14Z',
      '#c7402f',
    ),
    shape(
      'M-18 16C-22 6-12 0-8-6C-4-10 4-10 8-6C12 0 22 6 18 16C12 22 6 18 0 20C-6 18-12 22-18 16Z',
      '#c7402f',
    ),
    shape('M-42 26C-30 34-14 30 0 30S30 34 42 26C42 48 20 58 0 58S-42 48-42 26Z', '#3a0a14'),
    shape('M-32 31L-27 46L-21 32ZM32 31L27 46L21 32Z', '#fffbe8'),
    shape('M-16 31H16V38Q0 42-16 38Z', '#fffbe8'),
    line('M-6 31v8M6 31v8', '#4a0f14', 1),
    shape('M-14 50C-8 44 8 44 14 50C8 56-8 56-14 50Z', '#e0603f', { stroke: 'none' }),
    line('M-52 14l8-4M-52 20l8-4M52 14l-8-4M52 20l-8-4', '#7a1f1c', 2),
    shape('M0-62L6-50L0-42L-6-50Z', GOLD, { stroke: '#6e4714', 'stroke-width': 1 }),
  );

/** Lightning strikes the topmost roof of a pagoda; two leap clear, and the thread is cut. */
export const tower: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#0f0628'],
      [0.6, '#33175e'],
      [1, '#7a2a4a'],
    ]),
    stars('tower', 12, { height: 80 }),
    cloud(70, 118, { scale: 0.9, fill: '#2b1a58', stroke: '#8f78d8' }),
    cloud(226, 150, { scale: 0.8, flip: true, fill: '#2b1a58', stroke: '#8f78d8' }),
    glow(brush, 150, 160, 130, '#ffb05a', 0.65),
    ridge('tower', 366, 46, '#3a1a58'),
    shape('M70 434C82 384 112 364 150 364S218 384 230 434Z', '#1d0f3a', {
      stroke: '#6a4aa0',
      'stroke-width': 1.2,
    }),
    scaleWaves(404, 2, 13, '#2a2a7a', '#b9c8ff'),
    at(150, 372, { scale: 1.26 }, pagoda(4, '#d9cfe6', '#a89cc4', '#4a3a70')),
    ...[
      [150, 360, 1],
      [150, 314, 0.9],
      [150, 268, 0.8],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, fireWindow())),
    at(
      196,
      126,
      { turn: 34, scale: 1.05 },
      shape('M-34 0C-24-4-20-10-16-16H16C20-10 24-4 34 0C20 8-20 8-34 0Z', '#d9cfe6', {
        stroke: '#4a3a70',
        'stroke-width': 1.2,
      }),
      shape('M-3-16L0-40L3-16Z', GOLD, { stroke: '#6e4714', 'stroke-width': 0.8 }),
      disc(0, -24, 5, GOLD, { stroke: '#6e4714', 'stroke-width': 0.8 }),
    ),
    shape(
      'M122 190C114 168 128 160 124 142C136 152 138 138 150 126C154 146 168 146 166 164C176 160 178 176 176 190Z',
      '#f2743b',
    ),
    shape('M134 190C130 176 140 170 140 158C148 164 148 156 152 148C156 162 164 168 162 190Z', '#ffd27a'),
    lightning([232, 72], [156, 176], 12),
    ...[
      [92, 176, 20],
      [206, 206, -30],
      [110, 148, 60],
      [218, 178, 10],
      [86, 226, -14],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, { turn }, shape('M-7-4L6-6L8 3L-5 6Z', '#d9cfe6', { stroke: '#4a3a70', 'stroke-width': 0.9 })),
    ),
    person(
      62,
      232,
      { scale: 0.56, turn: 160 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'parted' },
        left: { elbow: [-36, -130], hand: [-54, -158] },
        right: { elbow: [36, -130], hand: [54, -158] },
      },
    ),
    person(
      242,
      244,
      { scale: 0.56, turn: -156 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot' },
        left: { elbow: [-36, -130], hand: [-54, -158] },
        right: { elbow: [36, -130], hand: [54, -158] },
      },
    ),
    thread('M60 352C84 344 96 352 112 344M188 346C206 356 224 344 246 356'),
    line('M112 344l6-3M112 344l5 3M188 346l-6-3M188 346l-5 3', THREAD, 1.2),
  ].join('');

const fireWindow = (): string =>
  shape('M-7-4V-16Q0-24 7-16V-4Z', '#f2743b', { stroke: '#4a3a70', 'stroke-width': 1 }) +
  shape('M0-17C4-12 5-8 3-4H-3C-5-8-3-11 0-17Z', '#ffe08a');

/** She pours from two jars, on the pool and on the land, under one great star and seven small. */
export const star: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.26),
    stars('star', 50, { height: 220 }),
    glow(brush, 150, 136, 130, '#cdb8f5', 0.95),
    greatStar(150, 138, 76),
    disc(150, 138, 29, moonPaint(brush), { stroke: '#b0792c', 'stroke-width': 1.4 }),
    at(150, 138, { scale: 0.66 }, houseFace('#7a4a14')),
    ...dipper(),
    ridge('star far', 306, 30, '#46308c'),
    ridge('star near', 326, 26, '#2d1b63'),
    at(248, 340, { scale: 1.05 }, fruitTree('#4a2a20', '#2b5a4a', '#f08a3c')),
    at(246, 262, { scale: 0.7, flip: true }, magpie()),
    shape('M20 352C90 332 190 334 280 346V434H20Z', '#2f6a54'),
    shape('M20 378C90 358 170 372 196 398C210 414 216 424 220 434H20Z', '#3f6fc0'),
    line('M30 392q14-6 28 0t28 0M50 410q14-6 28 0t28 0t28 0M36 426q14-6 28 0t28 0t28 0t28 0', '#cfe2ff', 1.2),
    person(
      152,
      392,
      { scale: 1.16 },
      {
        stance: 'kneel',
        dress: { top: '#fbf3e0', bottom: '#cf4f6c', line: '#5e1526', collar: '#4e2799', ribbon: '#d6304a' },
        head: { hair: 'parted', small: false },
        tilt: -4,
        left: { elbow: [-40, -112], hand: [-66, -104], handTurn: 190 },
        right: { elbow: [40, -112], hand: [66, -104], handTurn: -10 },
      },
    ),
    shape('M58 350C50 366 48 386 52 404L60 404C58 388 60 370 66 354Z', '#bfe6fb') +
      line('M44 404q10-5 22 0', '#ffffff', 1.4),
    shape('M246 350C254 362 256 374 254 384L246 384C248 374 244 364 238 354Z', '#bfe6fb') +
      line('M248 384C252 394 262 396 270 404M250 384C250 396 244 400 246 414', '#bfe6fb', 3),
    at(70, 348, { turn: -64, scale: 0.82 }, jar()),
    at(234, 348, { turn: 64, scale: 0.82 }, jar()),
    thread('M88 424C120 412 150 426 178 416C210 404 236 420 268 408', 2.4),
  ].join('');

const jar = (): string =>
  shape('M-7-38H7L6-31C16-26 18-14 14-4C10 4-10 4-14-4C-18-14-16-26-6-31Z', '#d9a24a', {
    stroke: '#6e4714',
    'stroke-width': 1.3,
  }) +
  line('M-14-14C-6-10 6-10 14-14M-6-31H6', '#6e4714', 1.2) +
  line('M-10-22C-12-14-10-8-8-4', '#fff0bd', 2, { opacity: 0.8 });

/** The seven stars of the north, joined by a thin line. */
function dipper(): string[] {
  const points: [number, number][] = [
    [46, 116],
    [58, 140],
    [52, 166],
    [66, 190],
    [54, 222],
    [84, 236],
    [96, 208],
  ];
  const way = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return [
    line(`${way}L66 190`, '#cdb8f5', 0.8, { opacity: 0.6 }),
    ...points.map(([x, y]) => shape(starPath(x, y, 8, 7, 2.4), '#fff6d8')),
  ];
}
