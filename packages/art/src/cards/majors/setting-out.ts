import { at, box, disc, line, oval, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_DARK, GOLD_LIGHT } from '#cards/drawing/palette.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip } from '#cards/figures/hands.ts';
import { gat, starCrown, strawHat, veil, wingedCrown } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, haechi, owl, pup } from '#cards/motifs/animals.ts';
import { house } from '#cards/motifs/buildings.ts';
import { grass, peaks, plain, ridge, scaleWaves, water } from '#cards/motifs/land.ts';
import { grain, lotus, lotusLeaf, peony, pine, plumFlower, vine } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  mist,
  moonPaint,
  rays,
  ring,
  stars,
} from '#cards/motifs/sky.ts';
import { coin, cup, sword, wand } from '#cards/motifs/suit-signs.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 바보, 마법사, 여사제, 여황제, 황제. */

/** A traveller steps off a cliff towards the moon, his pup at his heel, his bundle tied with thread. */
export const fool: Scene = (brush) =>
  [
    groundSky(brush, 0.68, 0.3),
    stars('fool', 46),
    glow(brush, 196, 150, 118, brush.ground.halo),
    fullMoon(brush, 196, 150, 60),
    ring(196, 150, 68, GOLD, 0.8),
    cloud(236, 196, { scale: 0.62, fill: '#3a2478', stroke: '#cdb8f5' }),
    cloud(62, 110, { scale: 0.6, flip: true, stroke: '#cdb8f5' }),
    ridge('fool far', 356, 60, '#3c2880', { opacity: 0.9 }),
    mist(352, 40, '#b9a2f0', 0.28),
    ridge('fool near', 396, 40, '#291860'),
    at(236, 398, { scale: 0.56 }, house({ wall: '#160a38', roof: '#0f0628' })),
    mist(398, 40, '#8f78d8', 0.3, 10),
    shape(
      'M20 330C60 318 100 322 132 316C150 314 166 318 170 326C160 336 164 348 152 358C158 372 146 384 148 398C140 412 142 424 136 434H20Z',
      '#1a0f40',
    ),
    shape(
      'M20 330C60 318 100 322 132 316C150 314 166 318 170 326C150 330 130 328 108 332C80 336 50 334 20 342Z',
      '#4d8a6a',
    ),
    line('M150 340q-12 8-10 22M128 346q-8 18 0 34M98 350q-6 20 4 44', '#3a2a70', 1.4),
    grass('fool', 326, 12, '#8fd0a0', 32, 120),
    at(50, 326, { scale: 0.8 }, plumFlower()),
    at(84, 332, { scale: 0.55 }, plumFlower('#fff4d0', '#c9953a')),
    at(64, 322, { scale: 0.95 }, pup()),
    thread('M66 138C48 160 58 184 74 190C98 198 96 226 84 246'),
    line('M150 226L62 118', '#7a4a22', 4),
    shape('M62 118C42 112 34 130 42 146C50 158 74 156 80 142C84 130 76 118 62 118Z', '#c43b56', {
      stroke: '#5e1526',
      'stroke-width': 1.2,
    }),
    line('M48 132q8 8 22 4M54 122q2 10 0 26', '#ff9aa8', 1, { opacity: 0.7 }),
    bow(62, 119, 0.55),
    person(
      132,
      318,
      { scale: 0.98 },
      {
        stance: 'stride',
        side: true,
        dress: DRESSES.ochre,
        head: { hair: 'braid', hat: strawHat() },
        tilt: -10,
        left: { elbow: [-16, -112], hand: [10, -104] },
        right: { elbow: [32, -124], hand: [54, -146] },
      },
    ),
    at(198, 158, { scale: 0.9, turn: 14 }, plumFlower('#fff0f0', '#d8607a')),
    line('M186 176Q190 166 196 160', '#4d8a6a', 2),
    at(230, 250, { scale: 0.9, turn: -18 }, butterfly('#f3b45a', '#fff4d0')),
  ].join('');

/** Four signs on a low table; one hand raises light to the moon, the other gives it to the ground. */
export const magician: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.32),
    stars('magician', 40),
    glow(brush, 150, 168, 140, brush.ground.halo, 0.8),
    disc(150, 168, 84, moonPaint(brush), { opacity: 0.95 }),
    rays(150, 168, 90, 112, 40, { short: 0.5, width: 1.6 }),
    vine(44, 96, 430, 24),
    vine(256, 96, 430, -24),
    at(44, 116, { scale: 0.62 }, peony()),
    at(256, 116, { scale: 0.62 }, peony()),
    at(50, 214, { scale: 0.5 }, peony('#f2b84b', '#fde7ae', '#8a5a1e')),
    at(250, 214, { scale: 0.5 }, peony('#f2b84b', '#fde7ae', '#8a5a1e')),
    halfFigure(150, 172, 0.78, {
      head: { hair: 'topknot', beard: 'chin', hat: gat() },
      robe: { main: '#f1e8f8', lit: '#ffffff', line: '#6a5a90', collar: '#4e2799', ribbon: '#d6304a' },
      depth: 220,
    }),
    sleeve([88, 262], [50, 222], [64, 150], {
      fill: '#f1e8f8',
      line: '#6a5a90',
      half: 21,
      wrist: 16,
      drop: 24,
      cuff: '#4e2799',
    }),
    line('M66 162V96', '#7a4a22', 5),
    shape('M66 76C76 88 74 100 66 102C58 100 56 88 66 76Z', '#f2743b') +
      shape('M66 85C71 92 70 99 66 100C62 99 61 92 66 85Z', '#fff1bd'),
    glow(brush, 66, 90, 26, '#ffd27a', 0.8),
    grip({ x: 66, y: 136, turn: -80, scale: 0.92 }),
    thread('M150 74C140 62 122 64 122 74S140 86 150 74S178 62 178 74S160 86 150 74'),
    shape('M44 352L60 336H240L256 352Z', '#8a4a2c', { stroke: '#3d1a0c', 'stroke-width': 1.4 }),
    box(44, 352, 212, 12, '#6e3820', { stroke: '#3d1a0c', 'stroke-width': 1.2 }),
    shape(
      'M56 364H76C70 384 74 404 64 426H48C58 404 60 384 56 364ZM244 364H224C230 384 226 404 236 426H252C242 404 240 384 244 364Z',
      '#5e2e18',
    ),
    line('M80 364C100 382 128 374 150 388C172 374 200 382 220 364', '#5e2e18', 6),
    sleeve([212, 262], [258, 294], [240, 332], {
      fill: '#e2d6ee',
      line: '#6a5a90',
      half: 21,
      wrist: 15,
      drop: 20,
      cuff: '#4e2799',
    }),
    flatHand({ x: 238, y: 356, turn: 96, scale: 0.92 }),
    at(150, 414, { scale: 0.9 }, lotus()),
    at(104, 424, { scale: 0.6 }, lotus('#f7c9d4', '#fff')),
    at(196, 424, { scale: 0.6 }, lotus('#f7c9d4', '#fff')),
    cup(brush, 92, 350, { scale: 0.62 }),
    sword(brush, 134, 346, { length: 66, scale: 0.6, turn: 90 }),
    wand(brush, 126, 332, { length: 62, turn: 82, width: 6, leaves: 'few' }),
    coin(brush, 196, 334, 15),
  ].join('');

/** A veiled reader between a dark and a light pillar, a closed scroll in her hands, the sickle at her hem. */
export const highPriestess: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.4),
    stars('priestess', 30),
    water(brush, 300, ['#3a5fa8', '#141f52'], '#a9c8f2', 5),
    shape('M62 92C110 108 190 108 238 92V318C190 306 110 306 62 318Z', '#3b2a80'),
    line('M62 92C110 108 190 108 238 92M90 101V310M120 106V306M180 106V306M210 101V310', '#6a55b8', 1.2),
    ...[
      [92, 138],
      [208, 138],
      [84, 190],
      [216, 190],
      [90, 246],
      [210, 246],
    ].map(([x = 0, y = 0]) => pomegranate(x, y)),
    pillar(50, '#1a1038', '#4a3a80'),
    pillar(250, '#efe6fb', '#b7a1d9'),
    at(56, 114, { scale: 0.56 }, owl('#8f78c8')),
    glow(brush, 150, 160, 90, '#cdb8f5', 0.9),
    disc(150, 156, 62, 'none', { stroke: GOLD, 'stroke-width': 1.2 }),
    shape('M70 434C84 360 96 330 120 300H180C204 330 216 360 230 434Z', '#7fa6dc', {
      stroke: '#27407a',
      'stroke-width': 1.2,
    }),
    line('M104 434C112 380 124 350 134 320M150 434V330M196 434C188 380 176 350 166 320', '#dbe8fb', 1.6, {
      opacity: 0.8,
    }),
    halfFigure(150, 174, 0.78, {
      head: { hair: 'parted', hat: moonCrown() },
      robe: { main: '#8fb3e2', lit: '#c3d8f4', line: '#27407a', collar: '#efe6fb', ribbon: '#d6304a' },
      behind: veil('#f4efff', 190),
      depth: 190,
      shoulders: 0.86,
    }),
    sleeve([92, 262], [74, 316], [128, 322], {
      fill: '#c3d8f4',
      line: '#27407a',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    sleeve([208, 262], [226, 316], [172, 322], {
      fill: '#8fb3e2',
      line: '#27407a',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    shape('M112 306H188V334H112Z', '#f7ecd4', { stroke: '#a2752a', 'stroke-width': 1.2 }),
    oval(112, 320, 6, 14, '#e3cfa0', { stroke: '#a2752a', 'stroke-width': 1.2 }),
    oval(188, 320, 6, 14, '#e3cfa0', { stroke: '#a2752a', 'stroke-width': 1.2 }),
    thread(
      'M146 306C152 314 148 326 152 334M150 320C136 312 130 322 138 326C144 328 148 324 150 320C164 312 170 322 162 326C156 328 152 324 150 320',
    ),
    flatHand({ x: 122, y: 326, scale: 0.74 }),
    flatHand({ x: 178, y: 326, scale: 0.74, flip: true }),
    crescent(brush, 96, 392, 30, { turn: -64, waist: 0.42 }),
    at(222, 412, { scale: 0.8 }, lotus('#cdb8f5', '#ffffff', '#5a3f9a')),
    at(238, 424, { scale: 0.9 }, lotusLeaf()),
  ].join('');

const pomegranate = (x: number, y: number): string =>
  at(
    x,
    y,
    { scale: 0.8 },
    shape('M0-13l-4-6l4 2l4-2zM-12 0C-12-9-6-13 0-13S12-9 12 0S6 13 0 13S-12 9-12 0Z', '#c43b56', {
      stroke: '#5e1526',
      'stroke-width': 1,
    }),
    shape('M-4-6C2-8 8-2 6 6C0 8-6 2-4-6Z', '#ff9aa8'),
    disc(0, -1, 1.6, '#8a1f3a'),
    disc(3, 3, 1.6, '#8a1f3a'),
  );

const pillar = (x: number, stone: string, edge: string): string =>
  box(x - 13, 126, 26, 300, stone, { stroke: edge, 'stroke-width': 1.4 }) +
  line(`M${x - 5} 130V426M${x + 5} 130V426`, edge, 0.8, { opacity: 0.7 }) +
  shape(`M${x - 20} 126C${x - 18} 116 ${x + 18} 116 ${x + 20} 126L${x + 14} 136H${x - 14}Z`, stone, {
    stroke: edge,
    'stroke-width': 1.4,
  }) +
  at(x, 400, { scale: 0.62 }, lotus('#cdb8f5', '#fff', '#5a3f9a'));

/** Full moon between two sickles: worn by her alone. */
const moonCrown = (): string =>
  disc(0, -66, 15, '#fff1c4', { stroke: GOLD, 'stroke-width': 1.6 }) +
  shape(
    'M-16-80A20 20 0 0 0-16-50A26 26 0 0 1-16-80ZM16-80A20 20 0 0 1 16-50A26 26 0 0 0 16-80Z',
    GOLD_LIGHT,
    { stroke: GOLD_DARK, 'stroke-width': 0.8 },
  ) +
  line('M-34-32C-18-46 18-46 34-32', GOLD, 4);

/** A queen among peonies and ripe grain, a stream behind her, the moon her cushion. */
export const empress: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#33186e'],
      [0.45, '#7a44a8'],
      [0.72, '#d98aa0'],
      [1, '#f3c69a'],
    ]),
    stars('empress', 22, { height: 90 }),
    glow(brush, 150, 178, 130, '#ffe3a8', 0.7),
    fullMoon(brush, 150, 176, 82),
    rays(150, 176, 88, 104, 48, { short: 0.5, width: 1.3 }),
    ridge('empress far', 300, 36, '#6a4a98'),
    at(52, 322, { scale: 0.95 }, pine('#4a2a20', '#2b5a4a', '#4f9a78')),
    at(250, 322, { scale: 0.8, flip: true }, pine('#4a2a20', '#2b5a4a', '#4f9a78')),
    plain(318, 8, '#4f8a5f'),
    shape('M280 322C240 330 250 346 220 352C190 358 210 376 250 382L280 390Z', '#8fc6e8'),
    line('M274 334q-14 2-16 8M262 352q-14 2-20 8M276 370q-16-2-26 2', '#ffffff', 1.2, { opacity: 0.8 }),
    person(
      150,
      392,
      { scale: 1.52 },
      {
        stance: 'kneel',
        dress: {
          top: '#c43b56',
          bottom: '#f6e3c2',
          line: '#5e1526',
          collar: '#4e2799',
          ribbon: '#d6304a',
          cuff: '#fbf3e0',
        },
        head: { hair: 'wig', small: false, hat: starCrown(), earrings: true },
        left: { elbow: [-40, -112], hand: [-36, -78] },
        right: { elbow: [38, -110], hand: [14, -92] },
      },
    ),
    thread('M46 390C78 376 100 396 130 386C160 376 196 400 254 384'),
    at(172, 246, { scale: 0.8 }, line('M0 0C2 14-2 24-6 38', '#3f7a54', 3), peony()),
    ...[
      [92, 400, 0.8, 0],
      [60, 412, 0.95, 1],
      [128, 414, 0.7, 2],
      [214, 404, 0.8, 1],
      [246, 412, 0.95, 0],
      [176, 416, 0.72, 0],
    ].map(([x = 0, y = 0, scale = 1, kind = 0]) =>
      at(
        x,
        y,
        { scale },
        kind === 1
          ? peony('#fff0e6', '#ffffff', '#c98a8a')
          : kind === 2
            ? peony('#f2b84b', '#fde7ae', '#8a5a1e')
            : peony(),
      ),
    ),
    ...[36, 48, 252, 264, 242].map((x, i) =>
      at(x, 420 - (i % 2) * 4, { scale: 1, turn: (i % 3) * 6 - 6 }, grain()),
    ),
    at(88, 250, { scale: 0.8, turn: -16 }, butterfly('#f7e08a', '#ffffff')),
    at(222, 238, { scale: 0.6, turn: 20 }, butterfly('#f7a8b8', '#ffffff')),
  ].join('');

/** The king before the screen of sun, moon and five peaks. */
export const emperor: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#1b2a6e'],
      [0.6, '#3a4fa8'],
      [1, '#5f78c8'],
    ]),
    cloud(64, 176, { scale: 0.5, fill: '#e8e0f8', stroke: '#8a94c8' }),
    cloud(238, 176, { scale: 0.5, flip: true, fill: '#e8e0f8', stroke: '#8a94c8' }),
    glow(brush, 72, 128, 44, '#ff8a6a', 0.8),
    disc(72, 128, 21, '#e8432f', { stroke: '#ffb08a', 'stroke-width': 1.4 }),
    glow(brush, 228, 128, 44, '#fff6d8', 0.8),
    disc(228, 128, 21, '#fffbe8', { stroke: '#d8cfa8', 'stroke-width': 1.4 }),
    peaks(
      [
        [150, 96, 74],
        [88, 176, 52],
        [212, 176, 52],
        [44, 214, 46],
        [256, 214, 46],
      ],
      330,
      '#1f5a68',
      '#2f8a86',
    ),
    at(42, 330, { scale: 0.9 }, pine('#7a2a1c', '#1f5a45', '#3a8566')),
    at(258, 330, { scale: 0.9, flip: true }, pine('#7a2a1c', '#1f5a45', '#3a8566')),
    scaleWaves(318, 5, 13, '#2a4f9a', '#cfe0ff'),
    shape('M74 424V214C74 190 92 186 100 200H200C208 186 226 190 226 214V424Z', '#8a2030', {
      stroke: GOLD,
      'stroke-width': 2,
    }),
    shape('M84 424V222H216V424Z', '#5e1220'),
    disc(100, 200, 7, GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1.2 }),
    disc(200, 200, 7, GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1.2 }),
    halfFigure(150, 184, 0.86, {
      head: { hair: 'topknot', beard: 'chin', hat: wingedCrown() },
      robe: { main: '#c0273f', lit: '#dc4a58', line: '#560d1c', collar: '#7d1528', badge: true },
      depth: 290,
      shoulders: 0.92,
    }),
    sleeve([76, 284], [58, 356], [130, 366], {
      fill: '#dc4a58',
      line: '#560d1c',
      half: 25,
      wrist: 18,
      drop: 24,
      cuff: '#3b5fc0',
    }),
    sleeve([224, 284], [242, 356], [170, 366], {
      fill: '#c0273f',
      line: '#560d1c',
      half: 25,
      wrist: 18,
      drop: 24,
      cuff: '#3b5fc0',
    }),
    shape('M141 322Q150 316 159 322V398H141Z', '#e8f4ea', { stroke: '#7aa890', 'stroke-width': 1.3 }),
    thread('M150 398C146 408 156 412 150 426', 2.4),
    grip({ x: 143, y: 362, scale: 0.86 }),
    grip({ x: 157, y: 374, scale: 0.86, flip: true }),
    at(62, 424, { scale: 0.82 }, haechi()),
    at(238, 424, { scale: 0.82, flip: true }, haechi()),
  ].join('');
