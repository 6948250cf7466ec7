import { at, disc, shape } from '#cards/drawing/draw.ts';
import { GOLD } from '#cards/drawing/palette.ts';
import { halfFigure, type Robe } from '#cards/figures/half-figure.ts';
import { flatHand, grip } from '#cards/figures/hands.ts';
import { beadCrown, boyHood, feltHat, jewelCrown, veil } from '#cards/figures/hats.ts';
import { braid } from '#cards/figures/head.ts';
import { mount, rein } from '#cards/figures/rider.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import { throne } from '#cards/figures/throne.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { tigerCub, tigerFace } from '#cards/motifs/animals.ts';
import { peaks, plain, ridge } from '#cards/motifs/land.ts';
import { sunflower } from '#cards/motifs/plants.ts';
import { bandedSky, cloud, glow, groundSky, rays, ring, stars } from '#cards/motifs/sky.ts';
import { wand } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 완드 페이지, 나이트, 퀸, 킹: the tiger's house, in brick and gold. */

const BRICK: Robe = {
  main: '#b5532f',
  lit: '#d9773f',
  line: '#3f140c',
  collar: '#fbf3e0',
  ribbon: '#d6304a',
};

/** A youth looks up at the branch that has just sprouted in his hands; a tiger cub beside him. */
export const wandPage: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#6b2320'],
      [0.55, '#d9703f'],
      [1, '#f7c27a'],
    ]),
    glow(brush, 202, 120, 90, '#ffe3a8', 0.9),
    stars('wand page', 18, { height: 80, colour: '#ffe9c0' }),
    cloud(74, 128, { scale: 0.62, stroke: '#ffe0b0', fill: '#a2432f' }),
    peaks(
      [
        [60, 236, 62],
        [250, 226, 66],
        [150, 262, 70],
      ],
      350,
      '#8a3a2a',
      '#b5532f',
    ),
    plain(346, 4, '#5e2420'),
    halfFigure(138, 196, 0.82, {
      head: { hair: 'braid', hat: boyHood() },
      tilt: 10,
      robe: { main: '#e0a63f', lit: '#f3c870', line: '#5b3510', collar: '#b3263f', ribbon: '#d6304a' },
      shoulders: 0.84,
      over: braid(96),
      depth: 300,
    }),
    wand(brush, 202, 408, { length: 296, width: 13, turn: 2 }),
    sleeve([204, 286], [240, 316], [214, 290], {
      fill: '#e0a63f',
      line: '#5b3510',
      half: 21,
      wrist: 14,
      drop: 18,
      cuff: '#b3263f',
    }),
    grip({ x: 205, y: 272, flip: true, scale: 0.95, turn: 6 }),
    sleeve([76, 286], [66, 356], [176, 350], {
      fill: '#f3c870',
      line: '#5b3510',
      half: 22,
      wrist: 14,
      drop: 18,
      cuff: '#b3263f',
    }),
    grip({ x: 196, y: 348, scale: 0.95 }),
    thread('M196 240C214 232 216 246 204 248C192 250 192 262 208 260'),
    at(74, 428, { scale: 1.12 }, tigerCub()),
  ].join('');

/** A rider on a rearing horse, plume and branch alight, already half out of the picture. */
export const wandKnight: Scene = (brush) =>
  [
    groundSky(brush, 0.4, 0.4),
    glow(brush, 120, 180, 130, '#ff9a5a', 0.8),
    disc(116, 176, 62, '#ffcf8a', { opacity: 0.85 }),
    rays(116, 176, 68, 108, 30, { width: 2.4, short: 0.6, fill: '#ffd9a0', opacity: 0.7 }),
    ridge('wand knight', 336, 40, '#6b2320'),
    plain(360, 0, '#4d1718'),
    ...[
      [44, 352, 0.9],
      [262, 344, 0.7],
      [30, 300, 0.6],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, flame())),
    halfFigure(120, 190, 0.72, {
      head: { hair: 'topknot', hat: feltHat('#3a1012', '#f3b45a') },
      tilt: -5,
      robe: BRICK,
      depth: 270,
    }),
    wand(brush, 40, 336, { length: 258, width: 12, turn: 12 }),
    sleeve([66, 266], [34, 290], [58, 258], {
      fill: '#d9773f',
      line: '#3f140c',
      half: 20,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    grip({ x: 60, y: 244, turn: 12, scale: 0.9 }),
    mount({ coat: '#9a5a34', mane: '#f2743b', edge: '#3f140c', cloth: '#2f4f9a', rear: -16 }),
    sleeve([174, 266], [200, 316], [166, 330], {
      fill: '#b5532f',
      line: '#3f140c',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    rein(164, 334, 240, 354),
    grip({ x: 154, y: 334, scale: 0.85, flip: true }),
  ].join('');

const flame = (): string =>
  shape('M0-44C14-28 22-18 17-4C13 6-13 6-17-4C-22-18-8-22-8-32C-4-28-2-34 0-44Z', '#f2743b', {
    opacity: 0.9,
  }) + shape('M0-24C6-16 10-10 8-3C6 2-6 2-8-3C-10-10-2-14 0-24Z', '#ffd27a');

/** A lady with a sunflower and a branch, a black tiger cub's calm at her knee. */
export const wandQueen: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    glow(brush, 150, 172, 130, '#ffb56a', 0.8),
    disc(150, 166, 84, '#f7b861', { opacity: 0.35 }),
    ring(150, 166, 84, GOLD, 1.2),
    rays(150, 166, 88, 110, 40, { width: 1.8, short: 0.55, fill: GOLD }),
    ridge('wand queen', 340, 30, '#6b2320'),
    plain(360, 4, '#4d1718'),
    ...[
      [48, 404, 1.1],
      [254, 404, 1.1],
      [36, 330, 0.8],
      [266, 336, 0.8],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, sunflower())),
    halfFigure(150, 190, 0.88, {
      head: { hair: 'chignon', hat: jewelCrown('#5e1220'), bride: true, earrings: true },
      robe: { main: '#c9502f', lit: '#e8804a', line: '#4a140c', collar: '#f3c64f', ribbon: '#8a1f36' },
      behind: veil('#ffe0b8'),
      shoulders: 0.88,
      depth: 290,
    }),
    wand(brush, 232, 424, { length: 290, width: 12, turn: -2 }),
    sleeve([218, 290], [254, 336], [236, 318], {
      fill: '#c9502f',
      line: '#4a140c',
      half: 23,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    grip({ x: 230, y: 302, flip: true, scale: 0.92 }),
    sleeve([82, 290], [52, 344], [100, 330], {
      fill: '#e8804a',
      line: '#4a140c',
      half: 23,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    at(112, 372, { scale: 0.92 }, sunflower()),
    grip({ x: 112, y: 330, scale: 0.86 }),
    thread('M232 330C246 340 240 356 230 352C222 348 228 338 238 344', 2.4),
    at(176, 430, { scale: 0.98 }, tigerCub()),
  ].join('');

/** The king of wands on a tiger-striped seat, branch in hand; the tiger looks out from under his sleeve. */
export const wandKing: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    glow(brush, 150, 160, 130, '#ffb56a', 0.75),
    rays(150, 150, 70, 150, 32, { width: 2.4, short: 0.7, fill: '#ffc987', opacity: 0.35 }),
    peaks(
      [
        [56, 214, 52],
        [244, 214, 52],
      ],
      380,
      '#6b2320',
      '#8a3a2a',
    ),
    throne('#8a3a20', '#5a1f18', 186),
    halfFigure(150, 192, 0.9, {
      head: { hair: 'topknot', beard: 'chin', hat: beadCrown('#3a1012') },
      robe: { main: '#a8321f', lit: '#cf5a34', line: '#3f0f0a', collar: '#f3c64f', badge: true },
      depth: 290,
      shoulders: 0.92,
    }),
    wand(brush, 60, 426, { length: 280, width: 13 }),
    sleeve([74, 294], [36, 340], [62, 318], {
      fill: '#cf5a34',
      line: '#3f0f0a',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#f3c64f',
    }),
    grip({ x: 62, y: 304, scale: 0.98 }),
    sleeve([226, 294], [250, 356], [204, 368], {
      fill: '#a8321f',
      line: '#3f0f0a',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#f3c64f',
    }),
    at(190, 392, { scale: 0.82 }, tigerFace()),
    flatHand({ x: 206, y: 354, flip: true, scale: 0.9, turn: -18 }),
    thread('M60 340C44 356 78 366 62 382C52 392 66 402 60 414', 2.4),
  ].join('');
