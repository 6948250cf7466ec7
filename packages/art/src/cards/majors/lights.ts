import { at, d, disc, group, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, INK, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { jewelCrown, starCrown } from '#cards/figures/hats.ts';
import type { HeadStyle } from '#cards/figures/head.ts';
import { houseFace } from '#cards/figures/house-face.ts';
import { person } from '#cards/figures/person.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { crab, howler, tigerFace, turtle } from '#cards/motifs/animals.ts';
import { courtyardWall, watchTower } from '#cards/motifs/buildings.ts';
import { plain, ridge, water } from '#cards/motifs/land.ts';
import { chrysanthemum, lotus, plumFlower, sunflower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  fullMoon,
  glow,
  groundSky,
  moonPaint,
  rays,
  ring,
  stars,
} from '#cards/motifs/sky.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 달, 태양, 심판, 세계. */

/** The moon drops light between two towers; a dog and a wolf sing, a crab climbs out of the pool. */
export const moon: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    stars('moon', 40),
    glow(brush, 150, 150, 130, '#ffe9b0', 0.6),
    rays(150, 150, 62, 96, 40, { short: 0.55, width: 1.9 }),
    disc(150, 150, 58, '#3a2a7a', { stroke: GOLD, 'stroke-width': 1 }),
    brush.clipped(
      'M92 150a58 58 0 1 0 116 0a58 58 0 1 0-116 0z',
      line(
        times(12, (i) => `M150 ${98 + i * 9}H212`),
        '#8f78d8',
        0.8,
        { opacity: 0.7 },
      ),
    ),
    shape(
      'M164 94A58 58 0 1 0 164 206C154 200 151 194 152 187C146 185 145 182 148 179C142 177 142 173 147 171C144 168 145 165 149 163C146 156 138 155 131 151C128 149 129 146 132 142C137 134 139 122 148 110C152 103 157 98 164 94Z',
      moonPaint(brush),
      { stroke: '#b0792c', 'stroke-width': 1.2 },
    ),
    line('M112 142C117 148 125 148 130 142M114 146l-3 3M119 148l-1 4M125 147.5l1 4', '#7a4a14', 1.7),
    line('M110 130C117 124 126 125 133 131', '#7a4a14', 1.6),
    line('M140 180C144 181 147 180 149 177', '#b03a2a', 2),
    line('M108 166l5-5M113 169l5-5M118 172l4-4', '#d8604c', 1.5),
    shape(
      [
        [110, 226],
        [132, 240],
        [150, 228],
        [168, 242],
        [190, 226],
        [120, 258],
        [180, 258],
        [150, 252],
      ]
        .map(([x = 0, y = 0]) => d`M${x} ${y}q-4.5 8 0 12q4.5 -4 0 -12z`)
        .join(''),
      GOLD_LIGHT,
    ),
    ridge('moon far', 318, 40, '#46308c'),
    at(62, 338, { scale: 1.1 }, watchTower()),
    at(238, 338, { scale: 1.1 }, watchTower()),
    plain(330, 10, '#2d5a58'),
    shape(
      'M138 434C128 410 158 398 148 376C142 362 156 350 150 318C160 348 166 358 164 374C162 394 184 408 166 434Z',
      '#f3dfa8',
    ),
    at(100, 378, { scale: 1.04 }, howler('#170a2c', '#cdb8f5')),
    at(200, 378, { scale: 1.04, flip: true }, howler('#f1e6d2', '#8a7aa8')),
    shape('M20 392C80 378 220 378 280 392V434H20Z', '#2a4fa0'),
    oval(150, 412, 92, 20, 'none', { stroke: '#a9c8ff', 'stroke-width': 1 }),
    oval(150, 412, 62, 13, 'none', { stroke: '#a9c8ff', 'stroke-width': 1 }),
    thread('M30 418C70 404 108 424 138 410', 2.2),
    at(150, 418, { scale: 1.1 }, crab()),
  ].join('');

/** A child rides a calf home under the open face of the sun, a red banner of thread behind. */
export const sun: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#5a3fb0'],
      [0.45, '#e58a5f'],
      [0.75, '#f9c46a'],
      [1, '#fbe0a0'],
    ]),
    glow(brush, 150, 156, 150, '#fff0b0', 0.8),
    rays(150, 156, 66, 112, 32, { width: 5, short: 0.85, wavy: true, fill: '#f7b733' }),
    rays(150, 156, 66, 92, 32, { width: 2, short: 0.6, fill: '#fff0bd' }),
    disc(150, 156, 63, moonPaint(brush), { stroke: '#b0792c', 'stroke-width': 2 }),
    ring(150, 156, 56, '#d9a24a', 1),
    at(150, 158, { scale: 1.32 }, houseFace('#7a4a14')),
    ridge('sun', 314, 30, '#c9705a'),
    courtyardWall(20, 280, 330, 30, '#a85a48', '#4a2a50'),
    ...[
      [48, 336, 0.8],
      [252, 336, 0.8],
      [88, 330, 0.62],
      [214, 330, 0.62],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, sunflower())),
    courtyardWall(20, 280, 338, 26, '#b5664f', '#4a2a50'),
    plain(372, 4, '#5f9a5a'),
    thread('M168 306C206 280 224 320 262 296'),
    thread('M168 314C204 300 222 336 256 318', 2),
    at(150, 424, { scale: 1.02 }, calf()),
    person(
      144,
      394,
      { scale: 0.72 },
      {
        stance: 'seated',
        dress: { top: '#f7d24f', bottom: '#4f86b8', line: '#5b3510', ribbon: '#d6304a', collar: '#c43b56' },
        head: { hair: 'boy', hat: flowerCrown() },
        left: { elbow: [-40, -128], hand: [-54, -158] },
        right: { elbow: [38, -124], hand: [40, -146] },
      },
    ),
    ...[
      [44, 424],
      [66, 430],
      [244, 424],
      [262, 430],
    ].map(([x = 0, y = 0]) => at(x, y, { scale: 0.62 }, chrysanthemum('#fff8ea', '#d9a24a'))),
  ].join('');

const flowerCrown = (): string =>
  times(5, (i) =>
    at(
      -28 + i * 14,
      -44 - Math.sin(((i + 0.5) / 5) * Math.PI) * 12,
      { scale: 0.8 },
      plumFlower(i % 2 === 0 ? '#fff0c0' : '#ffc9d2', '#c9705a'),
    ),
  );

/** A white calf walking left, 130 long, standing on its origin. */
const calf = (): string =>
  group(
    { stroke: '#7a5a3a', 'stroke-width': 1.3 },
    line('M62-58C76-54 74-34 70-24', '#fff6ea', 5),
    shape('M66-28h8l-2 14h-6z', '#c9a27a'),
    shape(
      'M-40-30L-44 0H-32L-26-30ZM-10-28L-12 0H0L4-28ZM34-28L36 0H48L50-30ZM52-40L60-2L70-4L64-44Z',
      '#f1dfc4',
    ),
    shape('M-52-56C-40-74 30-74 60-62C70-50 66-30 54-24C20-18-20-18-42-24C-54-32-58-44-52-56Z', '#fff6ea'),
    shape('M-44-60C-52-72-70-78-80-72C-92-68-98-56-96-48C-92-40-82-38-74-42C-64-36-50-40-44-48Z', '#fff6ea'),
    shape('M-96-50C-98-42-88-38-82-42C-80-48-88-54-96-50Z', '#f3b8a8'),
    shape('M-58-72C-52-82-42-80-42-72C-46-66-54-66-58-72Z', '#f1dfc4'),
    shape('M-76-74C-78-84-72-90-66-90C-68-84-68-78-68-74Z', '#d9a24a'),
    line('M-80-62Q-76-58-72-62M-92-46l1 1', '#5a2a1a', 1.6),
    line('M-58-46C-56-52-54-58-50-64', THREAD, 3),
    disc(-60, -40, 4, GOLD),
  );

/** A horn sounds over the sea; three wake in opened lotus flowers and lift their arms. */
export const judgement: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#3a1f88'],
      [0.5, '#8a5ac0'],
      [0.78, '#f2b8b0'],
      [1, '#fbe3b8'],
    ]),
    stars('judgement', 10, { height: 120 }),
    glow(brush, 150, 130, 140, '#fff0c0', 0.85),
    rays(150, 120, 30, 190, 28, { short: 0.75, width: 4, fill: '#fff0bd', opacity: 0.34 }),
    person(
      158,
      258,
      { scale: 0.9 },
      {
        stance: 'gown',
        dress: {
          top: '#fbf0e0',
          bottom: '#fbf0e0',
          line: '#8a6aa8',
          collar: '#d6304a',
          ribbon: '#d6304a',
          cuff: '#f3c64f',
        },
        head: { hair: 'parted', small: false, hat: starCrown() },
        tilt: -14,
        left: { elbow: [-40, -138], hand: [-34, -158] },
        right: { elbow: [24, -138], hand: [-16, -152] },
      },
    ),
    line('M104 150C44 162 52 92 104 118M208 152C270 160 258 98 210 120', '#f7c6d8', 6, { opacity: 0.85 }),
    at(
      0,
      22,
      {},
      shape('M148 92L82 124C74 134 64 140 58 140L54 130C58 126 68 118 78 116L146 86Z', GOLD, {
        stroke: '#6e4714',
        'stroke-width': 1.2,
      }),
      line('M120 104l4 7M100 114l4 7', '#6e4714', 1.2),
      thread('M112 112C114 130 102 138 108 156', 2.2),
      shape('M104 154h8l2 14h-12z', THREAD, { stroke: THREAD_DARK, 'stroke-width': 0.7 }),
    ),
    cloud(100, 258, { scale: 1.05, fill: '#f7e6f2', stroke: '#a98ac0' }),
    cloud(206, 262, { scale: 1.1, flip: true, fill: '#f7e6f2', stroke: '#a98ac0' }),
    cloud(152, 272, { scale: 0.9, fill: '#fff6fa', stroke: '#a98ac0' }),
    ridge('judgement', 324, 24, '#9a6ab8'),
    water(brush, 326, ['#5f6fd0', '#20266e'], '#dfe6ff', 6),
    ...[
      [82, 392, 0.62, 0],
      [218, 392, 0.62, 1],
      [150, 412, 0.7, 2],
    ].map(([x = 0, y = 0, scale = 1, who = 0]) => riser(x, y, scale, who)),
  ].join('');

function riser(x: number, y: number, scale: number, who: number): string {
  const dress = [DRESSES.rose, DRESSES.blue, DRESSES.ochre][who] ?? DRESSES.rose;
  const head: HeadStyle = who === 1 ? { hair: 'topknot' } : who === 2 ? { hair: 'boy' } : { hair: 'chignon' };
  return (
    at(x, y + 6, { scale: scale * 2.1 }, lotus('#e98aa8', '#f7b8c8')) +
    person(
      x,
      y + 36,
      { scale },
      {
        stance: 'kneel',
        dress,
        head,
        left: { elbow: [-36, -140], hand: [-44, -178] },
        right: { elbow: [36, -140], hand: [44, -178] },
      },
    ) +
    at(
      x,
      y + 16,
      { scale: scale * 1.9 },
      shape(
        'M0 0C-20 2-38-6-44-18C-28-20-10-12 0 0ZM0 0C20 2 38-6 44-18C28-20 10-12 0 0ZM0 2C-16-4-18-16-14-24C-4-18-2-8 0 2ZM0 2C16-4 18-16 14-24C4-18 2-8 0 2Z',
        '#f7b8c8',
        { stroke: '#a8476a', 'stroke-width': 1 },
      ),
    )
  );
}

/** A dancer with long white sleeves inside a wreath of blossom; the four guardians keep the corners. */
export const world: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.48),
    stars('world', 40, { height: 360 }),
    glow(brush, 150, 236, 150, brush.ground.halo, 0.9),
    oval(150, 240, 84, 128, '#2a1766', { opacity: 0.6 }),
    oval(150, 240, 92, 138, 'none', { stroke: '#2f6a54', 'stroke-width': 15 }),
    wreathLeaves(),
    ...Array.from({ length: 16 }, (_, i) => {
      const angle = (i * 22.5 * Math.PI) / 180;
      return at(
        150 + 92 * Math.sin(angle),
        240 - 138 * Math.cos(angle),
        { scale: i % 2 === 0 ? 0.95 : 0.66 },
        plumFlower(i % 2 === 0 ? '#ffe3dc' : '#fff0c0', '#d56a6a'),
      );
    }),
    fullMoon(brush, 150, 176, 44),
    person(
      150,
      356,
      { scale: 1.04 },
      {
        stance: 'gownStride',
        dress: {
          top: '#f7d24f',
          bottom: '#c43b56',
          line: '#4a0f1d',
          collar: '#2f7f63',
          ribbon: '#d6304a',
          cuff: '#fbf3e0',
        },
        head: { hair: 'chignon', small: false, hat: jewelCrown('#2a1040') },
        tilt: 8,
        left: { elbow: [-38, -134], hand: [-40, -158] },
        right: { elbow: [38, -134], hand: [44, -156] },
      },
    ),
    shape('M102 200C70 190 66 140 92 124C104 118 118 124 114 136C96 132 92 166 116 188Z', '#fbf3e0', {
      stroke: '#b79a70',
      'stroke-width': 1.2,
    }),
    shape('M188 188C220 180 244 214 224 250C214 266 196 262 198 250C214 246 218 216 200 204Z', '#fbf3e0', {
      stroke: '#b79a70',
      'stroke-width': 1.2,
    }),
    line('M104 190C86 178 84 150 100 132M198 196C222 198 226 226 210 250', '#d9c7a4', 1.1),
    bow(150, 102, 1),
    bow(150, 380, 1.1),
    at(62, 116, { scale: 0.62 }, azureDragon()),
    at(238, 116, { scale: 0.62, flip: true }, redBird()),
    at(62, 404, { scale: 0.46 }, whiteTiger()),
    at(236, 406, { scale: 0.78, flip: true }, turtle('#2a2a4a', '#8a94b8', '#120c30')),
    line('M252 396C262 380 250 372 240 378C232 384 240 396 250 400', '#8fc08a', 3),
  ].join('');

const wreathLeaves = (): string =>
  shape(
    times(40, (i) => {
      const angle = (i * 9 * Math.PI) / 180;
      const [x, y] = [150 + 92 * Math.sin(angle), 240 - 138 * Math.cos(angle)];
      const out = i % 2 === 0 ? 1 : -1;
      const [dx, dy] = [
        Math.cos(angle) * 9 + Math.sin(angle) * 12 * out,
        Math.sin(angle) * 9 - Math.cos(angle) * 12 * out,
      ];
      return d`M${x} ${y}q${dx * 0.9 - dy * 0.4} ${dy * 0.9 + dx * 0.4} ${dx * 1.5} ${dy * 1.5}q${-dx * 0.9 - dy * 0.2} ${-dy * 0.9 + dx * 0.2} ${-dx * 1.5} ${-dy * 1.5}z`;
    }),
    '#58a878',
    { stroke: '#1f5a45', 'stroke-width': 0.7 },
  );

const azureDragon = (): string =>
  group(
    { stroke: '#123f5a', 'stroke-width': 1.4 },
    shape(
      'M-34 30C-44 0-30-30 2-34C22-36 40-28 44-14C50-12 52-4 46 0C36 6 20 4 10 2C2 10-2 20 0 32Z',
      '#3f9ab0',
    ),
    shape('M6-34C0-48 6-60 16-66C16-56 18-46 20-38ZM-14-30C-24-40-24-54-16-62C-12-52-8-44-4-36Z', '#f3dfae'),
    shape('M-34 30C-52 20-50 4-42 0C-54-10-46-22-36-20C-34-8-36 10-26 30Z', '#f2894a'),
    disc(14, -18, 6, '#fff8e0') + disc(15, -17, 2.6, INK, { stroke: 'none' }),
    line('M44-14C34-10 30-6 22-4M40-20q6-1 8 4M12 2C24 14 40 12 50 20M6-24q8-6 16-2', '#123f5a', 1.4),
    line('M46-4C58 0 60 12 56 22', '#f2894a', 2),
  );

const redBird = (): string =>
  group(
    { stroke: '#6b1224', 'stroke-width': 1.4 },
    shape(
      'M-40 30C-46 4-24-12-4-8C8-20 20-30 34-26C42-24 44-16 42-12L54-6L40-4C34 12 14 24-8 30Z',
      '#d6304a',
    ),
    shape('M26-28C20-40 24-50 32-54C32-44 36-40 36-28ZM16-22C6-32 6-44 12-50C16-40 20-34 24-28Z', '#f3b45a'),
    shape('M-40 30C-60 10-60-20-44-38C-40-18-30-10-14-8ZM-36 24C-22 4-8 2 4 4C-2 18-18 28-36 30Z', '#f2743b'),
    line('M-48-24C-42-8-34 2-24 10', '#6b1224', 1),
    disc(33, -16, 2.4, INK, { stroke: 'none' }),
  );

const whiteTiger = (): string =>
  tigerFace()
    .replaceAll('#f0a548', '#f4f0fa')
    .replaceAll('#e8963a', '#e4dcf2')
    .replaceAll('#5b2a10', '#2a1b4a')
    .replaceAll('#3a1a0c', '#3a2a6a')
    .replaceAll('#f7cfa0', '#f3b8c4');
