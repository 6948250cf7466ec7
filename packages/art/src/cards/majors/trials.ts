import { around, at, box, d, disc, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';
import { sparkPath, starPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { grip } from '#cards/figures/hands.ts';
import { gat, gatBeads, officialCap } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, carp, crane, haechi, magpie, rabbit, turtle } from '#cards/motifs/animals.ts';
import { house, watchTower } from '#cards/motifs/buildings.ts';
import { peaks, plain, ridge, water } from '#cards/motifs/land.ts';
import { chrysanthemum, lotus, lotusLeaf, plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  glow,
  groundSky,
  mist,
  moonPaint,
  moonPhase,
  petals,
  rays,
  ring,
  snow,
  stars,
} from '#cards/motifs/sky.ts';
import { sword } from '#cards/motifs/suit-signs.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 은둔자, 운명의 수레바퀴, 정의, 매달린 사람, 죽음. */

/** An old man on a snowy peak holds a star in his lantern; far below one house is lit. */
export const hermit: Scene = (brush) =>
  [
    groundSky(brush, 0.34, 0.4),
    stars('hermit', 44),
    crescent(brush, 226, 118, 22, { flip: true, waist: 0.4 }),
    peaks(
      [
        [228, 214, 70],
        [64, 250, 70],
      ],
      420,
      '#2d1b63',
      '#4a3590',
    ),
    shape(
      'M228 214C220 226 214 232 208 246L218 240L224 250L232 238L242 248C238 234 234 224 228 214Z',
      '#f3eefc',
    ),
    shape('M64 250C56 262 50 268 46 280L56 276L62 286L70 274L80 284C74 270 70 260 64 250Z', '#f3eefc'),
    ridge('hermit', 402, 30, '#22134f'),
    at(238, 408, { scale: 0.5 }, house({ wall: '#160a38', roof: '#0f0628' })),
    mist(380, 60, '#b9a2f0', 0.25),
    glow(brush, 92, 200, 96, '#ffdf8e', 0.85),
    shape('M86 434C92 400 108 382 132 376C160 368 190 372 206 388C220 404 226 420 228 434Z', '#f4effc', {
      stroke: '#9a86cc',
      'stroke-width': 1.2,
    }),
    shape('M86 434C92 400 108 382 132 376C124 392 118 412 118 434Z', '#cfc2ee'),
    line('M186 180V384', '#7a4a22', 5),
    shape('M180 180C176 168 184 160 192 166C198 172 194 182 188 182Z', '#7a4a22', {
      stroke: '#3d2110',
      'stroke-width': 1,
    }),
    person(
      152,
      382,
      { scale: 1.22 },
      {
        stance: 'coat',
        side: false,
        dress: { top: '#6f679a', bottom: '#5b5486', line: '#1f1a40', collar: '#cdb8f5', cuff: '#cdb8f5' },
        head: { hair: 'topknot', hairColour: '#f1ebf7', beard: 'long', small: false, hat: hood() },
        tilt: 6,
        left: { elbow: [-36, -132], hand: [-46, -152], handTurn: -90 },
        right: { elbow: [36, -118], hand: [28, -104] },
      },
    ),
    line('M96 188V176', '#5b3a20', 2),
    shape('M78 192L96 178L114 192V228L96 238L78 228Z', '#ffeebb', { stroke: '#7d551a', 'stroke-width': 2 }),
    line('M78 192H114M78 228H114M96 178V192M96 228V238', '#7d551a', 1.4),
    shape(starPath(96, 210, 6, 15, 7.5), '#f2a93b', { stroke: '#a2601c', 'stroke-width': 0.8 }),
    thread('M96 238C92 252 102 262 94 278'),
    shape('M90 276h8l2 16h-12z', THREAD, { stroke: THREAD_DARK, 'stroke-width': 0.8 }),
    snow('hermit', 60),
    line('M124 398q4-3 6 1M140 408q4-3 6 1M128 420q4-3 6 1', '#9a86cc', 2),
  ].join('');

/** A hood pulled over an old head. */
const hood = (): string =>
  shape('M-40 30C-52-40-34-80 0-84S52-40 40 30C46-4 34-44 0-46S-46-4-40 30Z', '#5b5486', {
    stroke: '#1f1a40',
    'stroke-width': 1.6,
  }) + line('M-36 10C-38-28-22-46 0-46S38-28 36 10', '#cdb8f5', 2);

/** The moon's spinning wheel: eight phases on its rim, the red thread running off to the ground. */
export const wheelOfFortune: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.42),
    stars('wheel', 30),
    glow(brush, 150, 206, 140, brush.ground.halo, 0.8),
    cloud(66, 116, { scale: 0.66, fill: '#3a2478', stroke: '#cdb8f5' }),
    cloud(234, 116, { scale: 0.66, flip: true, fill: '#3a2478', stroke: '#cdb8f5' }),
    ridge('wheel', 372, 30, '#241458'),
    plain(384, 6, '#1a0f40'),
    line('M150 206L92 396M150 206L208 396', '#7a4a22', 9),
    line('M150 206L92 396M150 206L208 396', '#b07a3f', 2.4),
    line('M84 396H216', '#7a4a22', 9),
    disc(150, 206, 92, 'none', { stroke: '#5b3510', 'stroke-width': 24 }),
    disc(150, 206, 92, 'none', { stroke: '#8a5a2a', 'stroke-width': 18 }),
    ring(150, 206, 103, GOLD, 1.6),
    ring(150, 206, 80, GOLD, 1.6),
    line(
      times(8, (i) => {
        const [x, y] = around(150, 206, i * 45 + 22.5, 79);
        return d`M150 206L${x} ${y}`;
      }),
      '#b07a3f',
      5,
    ),
    times(8, (i) => {
      const [x, y] = around(150, 206, i * 45 - 90, 92);
      return moonPhase(x, y, 10, (i + 4) % 8, '#1b0a3a');
    }),
    disc(150, 206, 24, '#1b0a3a', { stroke: GOLD, 'stroke-width': 2 }),
    shape('M150 186a20 20 0 0 1 0 40a10 10 0 0 1 0-20a10 10 0 0 0 0-20z', '#2f55c0'),
    shape('M150 186a20 20 0 0 0 0 40a10 10 0 0 0 0-20a10 10 0 0 1 0-20z', '#d6304a'),
    thread(
      'M252 206A102 102 0 0 1 48 206A102 102 0 0 1 150 104C200 104 236 136 248 176C256 206 250 250 238 290C230 320 248 344 236 372C228 392 206 400 196 414',
      2.8,
    ),
    oval(196, 414, 16, 7, THREAD, { stroke: THREAD_DARK, 'stroke-width': 1.2 }),
    line('M184 412q12-6 24 0M184 417q12-6 24 0', '#ff8a99', 1),
    at(148, 98, { scale: 0.8 }, rabbit()),
    shape('M30 424C34 404 92 400 104 424V434H30Z', '#3f62b8'),
    line('M36 416q10-5 20 0t20 0t20 0M58 426q10-5 20 0', '#b9c8ff', 1.1),
    at(72, 388, { scale: 0.92, turn: -24 }, carp()),
    line('M46 404q-6-6-8-12M96 406q6-6 8-12', '#b9c8ff', 1.4),
    at(140, 420, { scale: 0.8 }, turtle()),
  ].join('');

/** A judge with level scales and upright sword, the horned haechi at his feet. */
export const justice: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    box(20, 60, 260, 374, '#3a1a5e', { opacity: 0.5 }),
    shape(
      'M20 76C70 96 104 92 150 74C196 92 230 96 280 76V150C250 170 244 250 262 330V434H38V330C56 250 50 170 20 150Z',
      '#4a1d5e',
      { opacity: 0.75 },
    ),
    glow(brush, 150, 170, 120, '#cdb8f5', 0.8),
    disc(150, 166, 70, 'none', { stroke: GOLD, 'stroke-width': 1.4 }),
    rays(150, 166, 74, 92, 32, { short: 0.5, width: 1.4 }),
    pillarOfState(44),
    pillarOfState(256),
    halfFigure(150, 176, 0.8, {
      head: { hair: 'topknot', hat: officialCap(), beard: 'chin' },
      robe: { main: '#2f4f9a', lit: '#4a70c0', line: '#0f1f52', collar: '#fbf3e0' },
      depth: 330,
      shoulders: 0.9,
    }),
    box(116, 264, 68, 62, '#d7a74e', { stroke: '#6e4714', 'stroke-width': 1.4 }),
    box(121, 269, 58, 52, '#20357a', { stroke: GOLD, 'stroke-width': 0.8 }),
    at(150, 322, { scale: 0.52 }, crane()),
    shape(sparkPath(134, 284, 5) + sparkPath(168, 280, 4), GOLD_LIGHT),
    sleeve([84, 268], [46, 300], [70, 330], {
      fill: '#4a70c0',
      line: '#0f1f52',
      half: 22,
      wrist: 15,
      drop: 20,
      cuff: '#fbf3e0',
    }),
    sword(brush, 78, 318, { length: 196, scale: 1.05, tassel: true }),
    grip({ x: 78, y: 338, scale: 0.9 }),
    sleeve([216, 268], [250, 286], [220, 224], {
      fill: '#2f4f9a',
      line: '#0f1f52',
      half: 22,
      wrist: 15,
      drop: 20,
      cuff: '#fbf3e0',
    }),
    line('M218 208V186', GOLD, 4),
    disc(218, 182, 4.4, GOLD_LIGHT),
    line('M184 200C196 196 240 196 252 200', GOLD, 3.4),
    line('M184 200L171 256M184 200L197 256M252 200L239 256M252 200L265 256', THREAD, 1.8),
    shape('M168 256H200C198 268 170 268 168 256ZM236 256H268C266 268 238 268 236 256Z', GOLD, {
      stroke: '#6e4714',
      'stroke-width': 1.2,
    }),
    at(184, 256, { scale: 0.44 }, lotus()),
    shape('M248 256C246 244 250 234 258 228C260 240 257 250 251 256Z', '#ffffff', {
      stroke: '#9a93b8',
      'stroke-width': 0.8,
    }),
    line('M249 255C252 246 254 238 257 231', '#9a93b8', 0.8),
    grip({ x: 218, y: 210, turn: -90, scale: 0.76 }),
    at(150, 430, { scale: 1.18 }, haechi()),
  ].join('');

const pillarOfState = (x: number): string =>
  box(x - 11, 92, 22, 340, '#8a2030', { stroke: '#4a0f1d', 'stroke-width': 1.2 }) +
  box(x - 15, 92, 30, 12, '#2f7f63', { stroke: GOLD, 'stroke-width': 1 }) +
  box(x - 13, 104, 26, 7, '#e0a63f') +
  line(`M${x - 4} 114V428`, '#c7444a', 2);

/** Hung by one foot from a plum bough, at peace; the moon in the pond is his halo. */
export const hangedMan: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.7),
    stars('hanged', 36, { height: 150 }),
    ridge('hanged', 320, 40, '#3a2478'),
    water(brush, 322, ['#3a3f9a', '#161248'], '#b9c8ff', 5),
    glow(brush, 150, 318, 96, '#ffe9b0', 0.9),
    disc(150, 318, 48, moonPaint(brush)),
    rays(150, 318, 54, 72, 32, { short: 0.5, width: 1.3 }),
    oval(150, 400, 56, 11, '#9f8cf0', { opacity: 0.4 }),
    line('M104 396h92M118 404h64M132 412h36M116 388h68', '#fff6d8', 1.6, { opacity: 0.8 }),
    shape(
      'M30 434C44 380 38 300 46 240C50 190 40 140 32 84L58 80C64 120 72 150 70 210C68 290 76 370 84 434Z',
      '#3a2218',
      { stroke: '#1d0f0a', 'stroke-width': 1.4 },
    ),
    shape(
      'M52 110C90 92 150 104 186 92C216 84 240 92 268 84L268 90C240 100 220 94 190 102C150 114 100 106 60 132Z',
      '#3a2218',
      { stroke: '#1d0f0a', 'stroke-width': 1.2 },
    ),
    line(
      'M206 92C214 76 230 70 238 70M96 106C104 122 122 126 132 124M232 90C240 106 254 108 262 116',
      '#3a2218',
      3.4,
    ),
    ...[
      [84, 98, 0.9],
      [112, 92, 0.7],
      [134, 126, 0.75],
      [184, 88, 0.8],
      [214, 78, 0.8],
      [240, 70, 0.7],
      [246, 94, 0.95],
      [262, 116, 0.7],
      [62, 150, 0.7],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, plumFlower('#ffd9d6', '#c9586a'))),
    thread('M144 104C152 110 156 112 150 122M154 102C146 110 144 114 150 122V136', 2.6),
    bow(150, 122, 0.6),
    person(
      150,
      132,
      { scale: 1.1, turn: 180 },
      {
        stance: 'oneLeg',
        dress: DRESSES.sky,
        head: { hair: 'topknot', small: false },
        left: { elbow: [-42, -116], hand: [-16, -100], behind: true },
        right: { elbow: [42, -116], hand: [16, -100], behind: true },
      },
    ),
    at(236, 120, { scale: 0.6, flip: true }, magpie()),
    at(230, 400, { scale: 0.66 }, lotus()),
    at(250, 412, { scale: 0.7 }, lotusLeaf()),
    petals('hanged', 7, '#ffc9d2', { x: 80, y: 150, width: 150, height: 180 }),
  ].join('');

/** The guide in the black gat: he brings a white flower, butterflies leave, and dawn stands behind the gate. */
export const death: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#160a36'],
      [0.5, '#4a2a80'],
      [0.75, '#c9708a'],
      [0.9, '#f7c58a'],
    ]),
    stars('death', 36, { height: 120 }),
    glow(brush, 150, 318, 120, '#ffe0a0', 0.8),
    disc(150, 322, 46, '#fff1c4'),
    rays(150, 322, 52, 86, 32, { short: 0.6, width: 1.6, fill: '#ffe3a0' }),
    ridge('death', 344, 22, '#5a2f70'),
    at(52, 350, { scale: 0.95 }, watchTower({ wall: '#3a2058', roof: '#1d0f38' })),
    at(248, 350, { scale: 0.95 }, watchTower({ wall: '#3a2058', roof: '#1d0f38' })),
    water(brush, 348, ['#7a4a90', '#1d0f44'], '#f7c9c0', 4),
    glow(brush, 150, 166, 96, '#b9a2f0', 0.55),
    halfFigure(150, 172, 0.86, {
      head: { hair: 'topknot', hat: gat() + gatBeads(), skin: '#f1ecf4' },
      robe: { main: '#15102a', lit: '#2c2450', line: '#7a6aa8', collar: '#2c2450' },
      depth: 320,
      shoulders: 0.92,
    }),
    sleeve([82, 270], [72, 346], [126, 356], {
      fill: '#2c2450',
      line: '#7a6aa8',
      half: 25,
      wrist: 17,
      drop: 24,
      cuff: '#fbf3e0',
    }),
    sleeve([218, 270], [228, 346], [174, 356], {
      fill: '#15102a',
      line: '#7a6aa8',
      half: 25,
      wrist: 17,
      drop: 24,
      cuff: '#fbf3e0',
    }),
    line('M150 400C148 370 152 350 150 312', '#5d9a6a', 4),
    shape(
      'M150 366C162 356 176 356 182 362C172 372 158 372 150 366ZM150 380C138 370 126 372 120 378C130 386 142 386 150 380Z',
      '#5d9a6a',
      { stroke: '#1f4d37', 'stroke-width': 1 },
    ),
    at(150, 304, { scale: 1.12 }, chrysanthemum('#ffffff')),
    grip({ x: 142, y: 352, scale: 0.86, skin: '#f1ecf4' }),
    grip({ x: 158, y: 364, scale: 0.86, flip: true, skin: '#f1ecf4' }),
    thread('M132 366C104 392 120 414 84 434', 2.4),
    at(88, 226, { scale: 0.8, turn: -24 }, butterfly('#fbf3e0', '#cdb8f5')),
    at(222, 196, { scale: 0.7, turn: 18 }, butterfly('#fbf3e0', '#cdb8f5')),
    at(206, 110, { scale: 0.5, turn: 30 }, butterfly('#fbf3e0', '#cdb8f5')),
    at(74, 132, { scale: 0.45, turn: -10 }, butterfly('#fbf3e0', '#cdb8f5')),
  ].join('');
