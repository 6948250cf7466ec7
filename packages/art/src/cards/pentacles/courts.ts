import { at, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_DARK, GOLD_LIGHT } from '#cards/drawing/palette.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip, palm } from '#cards/figures/hands.ts';
import { beadCrown, boyHood, feltHat, jewelCrown, veil } from '#cards/figures/hats.ts';
import { braid } from '#cards/figures/head.ts';
import { mount, rein } from '#cards/figures/rider.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import { throne } from '#cards/figures/throne.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { rabbit } from '#cards/motifs/animals.ts';
import { watchTower } from '#cards/motifs/buildings.ts';
import { plain, ridge } from '#cards/motifs/land.ts';
import { chrysanthemum, grain, grapes, peony, pine, vine } from '#cards/motifs/plants.ts';
import { bandedSky, cloud, glow, groundSky, rays, ring, stars } from '#cards/motifs/sky.ts';
import { coin } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 펜타클 페이지, 나이트, 퀸, 킹: the rabbit's house, in green and gold. */

/** A youth in a spring field lifts one coin to the light and studies it. */
export const pentaclePage: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#1f5a48'],
      [0.5, '#74b07a'],
      [1, '#f3e6b0'],
    ]),
    glow(brush, 206, 170, 90, '#fff6c8', 0.9),
    cloud(76, 126, { fill: '#3f8a68', stroke: '#e6f5c8', scale: 0.62 }),
    ridge('pentacle page far', 300, 40, '#5f9f72'),
    at(44, 330, { scale: 0.8 }, pine('#5b3520', '#1f5a45', '#3a8566')),
    plain(330, 6, '#3f8058'),
    line('M24 350q20-6 40 0t40 0M200 348q20-6 40 0t40 0M24 372q20-6 40 0', '#2a5f40', 1.8),
    halfFigure(136, 200, 0.82, {
      head: { hair: 'braid', hat: boyHood('#2f7f63') },
      tilt: 12,
      robe: { main: '#5f9f62', lit: '#8fc48a', line: '#1a3f26', collar: '#fbf3e0', ribbon: '#d6304a' },
      shoulders: 0.84,
      over: braid(96),
      depth: 300,
    }),
    sleeve([200, 288], [250, 290], [230, 252], {
      fill: '#5f9f62',
      line: '#1a3f26',
      half: 21,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    coin(brush, 218, 184, 38),
    palm({ x: 216, y: 226, turn: -30, scale: 0.98, flip: true }),
    sleeve([76, 290], [64, 362], [156, 366], {
      fill: '#8fc48a',
      line: '#1a3f26',
      half: 22,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    flatHand({ x: 176, y: 366, scale: 0.9, turn: -6 }),
    thread('M218 222C236 238 226 256 244 268C258 278 246 298 262 308', 2.4),
    at(66, 430, { scale: 1.05 }, rabbit()),
    ...[
      [232, 424],
      [256, 414],
      [206, 430],
    ].map(([x = 0, y = 0]) => at(x, y, { scale: 0.7 }, chrysanthemum('#fff3c4', '#c9953a'))),
  ].join('');

/** The heavy horse stands; its rider has ploughed the field behind him and will come every day. */
export const pentacleKnight: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#22503f'],
      [0.5, '#7a9a5a'],
      [1, '#f0d08a'],
    ]),
    glow(brush, 112, 176, 110, '#fff0b0', 0.8),
    disc(112, 174, 60, '#fbe9a8', { opacity: 0.8 }),
    ridge('pentacle knight', 306, 34, '#4f8058'),
    plain(326, 2, '#6b4f2c'),
    line('M20 344H280M20 356H280M20 370H280', '#4a341c', 3),
    line('M26 350H274', '#8a6a3c', 1.4),
    ...[248, 262, 236].map((x, i) => at(x, 352 + i * 5, { scale: 0.8 }, grain('#d9c35a'))),
    halfFigure(120, 190, 0.72, {
      head: { hair: 'topknot', hat: feltHat('#12301f', '#e3bd6a'), beard: 'chin' },
      robe: { main: '#4a6a3f', lit: '#6f945c', line: '#172612', collar: '#fbf3e0', ribbon: '#d6304a' },
      depth: 270,
    }),
    mount({ coat: '#4a3226', mane: '#241610', edge: '#17100a', cloth: '#a8722c', rear: 4 }),
    sleeve([174, 266], [230, 288], [222, 262], {
      fill: '#4a6a3f',
      line: '#172612',
      half: 20,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    coin(brush, 224, 202, 34),
    palm({ x: 222, y: 240, flip: true, scale: 0.92, turn: -12 }),
    sleeve([66, 266], [42, 326], [118, 334], {
      fill: '#6f945c',
      line: '#172612',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    rein(136, 336, 234, 382),
    grip({ x: 132, y: 334, scale: 0.85 }),
    at(52, 366, { scale: 0.6 }, rabbit()),
  ].join('');

/** A lady under a bower, the coin in her lap like a child; a white rabbit at the hem. */
export const pentacleQueen: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    glow(brush, 150, 172, 130, '#e9f0a8', 0.8),
    disc(150, 166, 84, '#e9cf86', { opacity: 0.22 }),
    ring(150, 166, 84, GOLD, 1.2),
    rays(150, 166, 88, 108, 40, { width: 1.7, short: 0.55 }),
    ridge('pentacle queen', 346, 30, '#2d6b49'),
    vine(44, 110, 432, 24),
    vine(256, 110, 432, -24),
    ...[
      [44, 124, 0.66, 0],
      [54, 206, 0.5, 1],
      [42, 300, 0.62, 0],
      [256, 124, 0.66, 0],
      [246, 206, 0.5, 1],
      [258, 300, 0.62, 0],
    ].map(([x = 0, y = 0, scale = 1, kind = 0]) =>
      at(x, y, { scale }, kind === 1 ? peony('#fff0e6', '#ffffff', '#c98a8a') : peony()),
    ),
    halfFigure(150, 190, 0.88, {
      head: { hair: 'chignon', hat: jewelCrown('#2a1040'), bride: true, earrings: true },
      tilt: -6,
      robe: { main: '#2a7257', lit: '#4f9f7c', line: '#0f3a2a', collar: '#fbf3e0', ribbon: '#d6304a' },
      behind: veil('#e7f0d8'),
      shoulders: 0.88,
      depth: 290,
    }),
    coin(brush, 150, 366, 42),
    sleeve([82, 290], [40, 356], [100, 378], {
      fill: '#4f9f7c',
      line: '#0f3a2a',
      half: 24,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    sleeve([218, 290], [260, 356], [200, 378], {
      fill: '#2a7257',
      line: '#0f3a2a',
      half: 24,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    flatHand({ x: 118, y: 380, scale: 0.94, turn: 8 }),
    flatHand({ x: 182, y: 380, scale: 0.94, flip: true, turn: -8 }),
    thread('M150 408C138 418 158 424 146 434', 2.4),
    at(226, 430, { scale: 0.98, flip: true }, rabbit()),
  ].join('');

/** A king among his vines: coin on his knee, grain and grapes about him, the house standing behind. */
export const pentacleKing: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#143a2c'],
      [0.6, '#4f8f5c'],
      [1, '#d9cf86'],
    ]),
    stars('pentacle king', 18, { height: 90 }),
    glow(brush, 150, 150, 120, '#f3f0b0', 0.75),
    rays(150, 150, 76, 140, 32, { width: 2.2, short: 0.62, fill: '#f3e3a0', opacity: 0.34 }),
    at(52, 300, { scale: 0.7 }, watchTower({ wall: '#2a5a40', roof: '#0d2a20' })),
    at(248, 300, { scale: 0.7 }, watchTower({ wall: '#2a5a40', roof: '#0d2a20' })),
    ridge('pentacle king', 316, 24, '#2e6d4d'),
    throne('#5e4a24', '#2f2a18', 188),
    halfFigure(150, 192, 0.9, {
      head: { hair: 'topknot', beard: 'chin', hat: beadCrown('#12301f') },
      robe: { main: '#3a6a3f', lit: '#5f945c', line: '#12260f', collar: '#f3d48e', badge: true },
      depth: 290,
      shoulders: 0.92,
    }),
    coin(brush, 208, 362, 40),
    sleeve([226, 294], [266, 352], [240, 376], {
      fill: '#3a6a3f',
      line: '#12260f',
      half: 24,
      wrist: 16,
      drop: 18,
      cuff: '#f3c64f',
    }),
    flatHand({ x: 224, y: 384, flip: true, scale: 0.94, turn: -6 }),
    sleeve([74, 294], [36, 346], [74, 352], {
      fill: '#5f945c',
      line: '#12260f',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#f3c64f',
    }),
    line('M92 426V318', '#a2752a', 6),
    shape('M92 296L100 312L92 326L84 312Z', GOLD_LIGHT, { stroke: GOLD_DARK, 'stroke-width': 1.2 }),
    grip({ x: 92, y: 352, scale: 0.96 }),
    thread('M92 366C78 380 104 390 90 404C80 414 96 422 90 432', 2.4),
    at(44, 384, { scale: 1 }, grapes()),
    at(256, 396, { scale: 0.9 }, grapes()),
    ...[36, 50, 64].map((x, i) => at(x, 434, { scale: 0.95, turn: i * 6 - 6 }, grain())),
    at(150, 434, { scale: 0.86 }, rabbit()),
  ].join('');
