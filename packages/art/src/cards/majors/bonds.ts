import { at, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, THREAD } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip } from '#cards/figures/hands.ts';
import { helmet, jewelCrown, officialCap, tieredHat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { profileHead } from '#cards/figures/profile-head.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { horseHead, magpie, mandarinDuck, tigerFace } from '#cards/motifs/animals.ts';
import { plain, ridge } from '#cards/motifs/land.ts';
import { chrysanthemum, lotus, pine, plumBranch, plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  fullMoon,
  glow,
  groundSky,
  moonPaint,
  petals,
  rays,
  ring,
  stars,
} from '#cards/motifs/sky.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 교황, 연인, 전차, 힘. */

/** The old man under the moon, 월하노인, ties the thread between two who kneel before him. */
export const hierophant: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    stars('hierophant', 40),
    glow(brush, 150, 150, 130, brush.ground.halo, 0.85),
    fullMoon(brush, 150, 148, 76),
    rays(150, 148, 82, 100, 44, { short: 0.5, width: 1.4 }),
    at(30, 330, { scale: 1.16 }, pine('#4a2a20', '#1f4a52', '#3a7f86')),
    at(272, 330, { scale: 1.05, flip: true }, pine('#4a2a20', '#1f4a52', '#3a7f86')),
    plain(330, 12, '#2d1b63'),
    shape('M66 434C74 380 104 346 150 346S226 380 234 434Z', '#46308c'),
    shape('M88 340H212L224 362H76Z', '#5e3a9a', { stroke: GOLD, 'stroke-width': 1.2 }),
    person(
      150,
      348,
      { scale: 1.22 },
      {
        stance: 'seated',
        dress: { top: '#fbf3e0', bottom: '#efe2c4', line: '#8f7a5a', collar: '#4e2799', cuff: '#4e2799' },
        head: { hair: 'topknot', hairColour: '#f1ebf7', beard: 'long', small: false, hat: tieredHat() },
        left: { elbow: [-46, -122], hand: [-52, -150] },
        right: { elbow: [46, -122], hand: [52, -150] },
      },
    ),
    thread(
      'M86 246C66 280 60 330 84 372M214 246C234 280 240 330 216 372M86 246C110 226 128 300 150 300S190 226 214 246',
    ),
    person(
      84,
      430,
      { scale: 0.68 },
      {
        stance: 'kneel',
        back: true,
        dress: DRESSES.maiden,
        head: { hair: 'chignon', hat: jewelCrown('#2a1040') },
        right: { elbow: [22, -118], hand: [2, -128] },
      },
    ),
    person(
      216,
      430,
      { scale: 0.68 },
      {
        stance: 'kneel',
        back: true,
        dress: DRESSES.blue,
        head: { hair: 'topknot', hat: officialCap() },
        left: { elbow: [-22, -118], hand: [-2, -128] },
      },
    ),
    at(150, 408, { scale: 0.9 }, weddingGoose()),
  ].join('');

/** The carved goose a groom brings: wood, wrapped in red cloth. */
const weddingGoose = (): string =>
  shape(
    'M-30 0C-34-16-22-22-10-18C0-16 8-20 8-32C8-42 20-44 24-36L34-33L24-29C20-10 12 0-2 4C-14 6-26 6-30 0Z',
    '#c98f4a',
    { stroke: '#5b3510', 'stroke-width': 1.3 },
  ) +
  shape('M-26 4C-28-10-14-16-2-12C8-10 12-4 8 2C0 8-20 10-26 4Z', '#d6304a', {
    stroke: '#8d1a33',
    'stroke-width': 1,
  }) +
  line('M-20-4C-12-8-2-6 4-2M-18 2C-10 0 0 0 4 2', '#ff9aa8', 1) +
  line('M16-36Q19-33 21-36', '#2a1b3d', 1.4);

/** Two faces close before one moon, tied below by the thread; a pair of ducks on the lake. */
export const lovers: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    stars('lovers', 36, { height: 120 }),
    glow(brush, 150, 164, 150, '#ffd9a8', 0.5),
    fullMoon(brush, 150, 160, 92),
    ring(150, 160, 100, GOLD, 1),
    ring(150, 160, 104, GOLD, 0.5),
    at(24, 128, { scale: 0.7 }, plumBranch('#3a2218')),
    at(276, 128, { scale: 0.7, flip: true }, plumBranch('#3a2218')),
    ridge('lovers', 322, 34, '#3a2478'),
    lover(false),
    lover(true),
    shape('M20 398C60 386 96 402 136 394C180 386 220 402 280 390V434H20Z', '#4a4fae'),
    line('M30 404q14-6 28 0t28 0M196 400q14-6 28 0t28 0M92 420q14-6 28 0t28 0t28 0t28 0', '#b9c8ff', 1.2, {
      opacity: 0.8,
    }),
    petals('lovers', 9, '#ffc9d2', { y: 120, height: 190 }),
    thread('M58 352C90 372 118 348 142 366M242 352C210 372 182 348 158 366'),
    bow(150, 366, 1),
    at(112, 412, { scale: 0.78 }, mandarinDuck(true)),
    at(190, 412, { scale: 0.78, flip: true }, mandarinDuck(false)),
    at(58, 418, { scale: 0.6 }, lotus()),
    at(244, 420, { scale: 0.6 }, lotus()),
  ].join('');

function lover(groom: boolean): string {
  const robe = groom
    ? { main: '#2f55a8', lit: '#4a76c8', line: '#12275a', collar: '#fbf3e0' }
    : { main: '#c0304a', lit: '#e05a6a', line: '#560d1c', collar: '#2f7f63' };
  return at(
    groom ? 206 : 94,
    212,
    { flip: groom, scale: 1.06 },
    shape('M-60 206C-66 120-58 76-18 50L24 52C40 60 50 84 52 110C54 136 52 170 50 206Z', robe.main, {
      stroke: robe.line,
      'stroke-width': 1.3,
    }),
    shape('M-60 206C-66 120-58 76-18 50L-8 51C-36 80-40 130-34 206Z', robe.lit),
    profileHead({ hair: groom ? 'topknot' : 'chignon', skin: groom ? '#f1cfae' : undefined }),
    line('M-20 50C-2 66 18 64 27 50', robe.collar, 8),
    line('M-17 48C-2 61 16 60 25 48', '#fbf3e0', 3.6),
    line('M26 56C22 84 10 110-8 128', robe.collar, 6),
    line('M28 58C25 86 13 110-4 126', '#fbf3e0', 2.4),
    line('M-30 206C-34 150-28 120-14 104M36 206C40 150 36 130 30 116', robe.line, 1.2, { opacity: 0.6 }),
  );
}

/** A general under a canopy of stars, one white and one dark horse, the reins a single thread. */
export const chariot: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    stars('chariot', 34),
    glow(brush, 150, 170, 120, brush.ground.halo, 0.8),
    disc(150, 172, 66, moonPaint(brush), { opacity: 0.9 }),
    rays(150, 172, 72, 92, 36, { short: 0.55, width: 1.6 }),
    ridge('chariot', 318, 34, '#3a2478'),
    plain(336, 6, '#241458'),
    line('M76 96V300M224 96V300', '#a2752a', 5),
    line('M76 96V300M224 96V300', GOLD_LIGHT, 1.4),
    shape('M54 104C70 78 118 66 150 66S230 78 246 104C214 94 86 94 54 104Z', '#2a3f9a', {
      stroke: GOLD,
      'stroke-width': 1.6,
    }),
    shape(
      times(7, (i) =>
        sparkPath(78 + i * 24, 92 - Math.sin(((i + 0.5) / 7) * Math.PI) * 12, i % 2 === 0 ? 5 : 3.6),
      ),
      GOLD_LIGHT,
    ),
    line(
      times(12, (i) => `M${60 + i * 16.4} ${102 - Math.sin(((i + 0.5) / 12) * Math.PI) * 5}v11`),
      THREAD,
      2.4,
    ),
    wheel(62, 338),
    wheel(238, 338),
    halfFigure(150, 176, 0.66, {
      head: { hair: 'topknot', hat: helmet() },
      robe: { main: '#4e2799', lit: '#7a4fd0', line: '#1a0a3a', collar: '#d6304a', armour: true },
      depth: 210,
      shoulders: 0.95,
    }),
    sleeve([96, 262], [82, 300], [116, 306], {
      fill: '#7a4fd0',
      line: '#1a0a3a',
      half: 17,
      wrist: 12,
      drop: 10,
      cuff: '#d7a74e',
    }),
    sleeve([204, 262], [218, 300], [184, 306], {
      fill: '#4e2799',
      line: '#1a0a3a',
      half: 17,
      wrist: 12,
      drop: 10,
      cuff: '#d7a74e',
    }),
    shape('M78 314H222L232 434H68Z', '#8a2030', { stroke: GOLD, 'stroke-width': 1.8 }),
    shape('M90 324H210L216 380H84Z', '#6b1224', { stroke: GOLD, 'stroke-width': 0.9 }),
    disc(150, 350, 20, GOLD, { stroke: '#6e4714', 'stroke-width': 1.2 }),
    shape('M150 333a17 17 0 0 1 0 34a8.5 8.5 0 0 1 0-17a8.5 8.5 0 0 0 0-17z', '#1d3fa0'),
    shape('M150 333a17 17 0 0 0 0 34a8.5 8.5 0 0 0 0-17a8.5 8.5 0 0 1 0-17z', '#d6304a'),
    thread('M122 308C112 330 108 344 118 372M178 308C188 330 192 344 182 372'),
    grip({ x: 122, y: 308, scale: 0.66 }),
    grip({ x: 178, y: 308, scale: 0.66, flip: true }),
    at(
      82,
      408,
      { scale: 0.92, flip: true },
      horseHead({ coat: '#fff6ea', mane: '#c9b6a0', edge: '#6b4a36' }),
    ),
    at(218, 408, { scale: 0.92 }, horseHead({ coat: '#2b2148', mane: '#120a24', edge: '#8f7ac0' })),
  ].join('');

const wheel = (x: number, y: number): string =>
  disc(x, y, 34, 'none', { stroke: '#5b3510', 'stroke-width': 8 }) +
  disc(x, y, 34, 'none', { stroke: GOLD, 'stroke-width': 2 }) +
  line(
    times(
      8,
      (i) =>
        `M${x} ${y}l${Math.round(32 * Math.cos((i * Math.PI) / 4))} ${Math.round(32 * Math.sin((i * Math.PI) / 4))}`,
    ),
    '#a2752a',
    3,
  ) +
  disc(x, y, 7, GOLD, { stroke: '#5b3510', 'stroke-width': 1.2 });

/** A woman rests her cheek by a great tiger, as the folk paintings have him; a magpie looks on. */
export const strength: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#2a1360'],
      [0.5, '#6a3a9a'],
      [1, '#e08a6a'],
    ]),
    stars('strength', 24, { height: 110 }),
    glow(brush, 150, 166, 120, '#ffe3a8', 0.75),
    disc(150, 158, 70, moonPaint(brush)),
    rays(150, 158, 76, 92, 40, { short: 0.5, width: 1.3 }),
    ridge('strength far', 318, 50, '#4a2a80'),
    ridge('strength near', 350, 36, '#33196a'),
    at(
      20,
      128,
      { scale: 0.62 },
      shape('M0 20C40 6 60 14 110 2L112 8C64 22 40 22 0 34Z', '#4a2a20'),
      at(70, 4, { scale: 0.8 }, plumFlower()),
      at(104, 10, { scale: 0.6 }, plumFlower()),
    ),
    at(66, 138, { scale: 0.8 }, magpie()),
    thread('M150 76C138 64 118 66 118 76S138 88 150 76S182 66 182 76S162 88 150 76'),
    halfFigure(150, 168, 0.72, {
      head: { hair: 'chignon', earrings: true },
      tilt: 9,
      robe: { main: '#fbe7dc', lit: '#ffffff', line: '#9a5a6a', collar: '#c0304a', ribbon: '#d6304a' },
      depth: 250,
      shoulders: 0.86,
    }),
    shape('M34 434C20 372 52 318 104 306H196C248 318 280 372 266 434Z', '#f0a548', {
      stroke: '#5b2a10',
      'stroke-width': 1.6,
    }),
    shape(
      'M40 372l30 8l-34 10zM52 344l30 14l-36 2zM260 372l-30 8l34 10zM248 344l-30 14l36 2zM34 402l28 4l-28 10zM266 402l-28 4l28 10z',
      '#3a1a0c',
    ),
    at(150, 340, { scale: 1.22 }, tigerFace()),
    shape(
      'M96 434C92 412 108 402 122 404C138 404 146 416 144 434ZM204 434C208 412 192 402 178 404C162 404 154 416 156 434Z',
      '#f7c27a',
      { stroke: '#5b2a10', 'stroke-width': 1.4 },
    ),
    line('M112 434v-12M128 434v-12M172 434v-12M188 434v-12', '#5b2a10', 1.4),
    sleeve([96, 256], [62, 300], [84, 338], {
      fill: '#ffffff',
      line: '#9a5a6a',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#c0304a',
    }),
    sleeve([204, 256], [238, 296], [204, 316], {
      fill: '#fbe7dc',
      line: '#9a5a6a',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#c0304a',
    }),
    flatHand({ x: 96, y: 352, turn: 40, scale: 0.82 }),
    flatHand({ x: 190, y: 304, turn: 24, flip: true, scale: 0.82 }),
    ...[
      [64, 424],
      [236, 424],
      [42, 414],
      [258, 414],
    ].map(([x = 0, y = 0]) => at(x, y, { scale: 0.7 }, chrysanthemum())),
  ].join('');
