import { at, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip } from '#cards/figures/hands.ts';
import { beadCrown, boyHood, feltHat, jewelCrown } from '#cards/figures/hats.ts';
import { braid } from '#cards/figures/head.ts';
import { profileHead } from '#cards/figures/profile-head.ts';
import { mount, rein } from '#cards/figures/rider.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import { throne } from '#cards/figures/throne.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { butterfly, crane, flyingCrane, goose } from '#cards/motifs/animals.ts';
import { grass, peaks, plain, ridge } from '#cards/motifs/land.ts';
import { bandedSky, cloud, glow, groundSky, rays, ring } from '#cards/motifs/sky.ts';
import { sword } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 소드 페이지, 나이트, 퀸, 킹: the crane's house, in grey violet and steel. */

/** A youth on a windy hill, blade ready, looking back over the shoulder at every sound. */
export const swordPage: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#3f3a6a'],
      [0.6, '#8a86b8'],
      [1, '#dcd3e6'],
    ]),
    line(
      'M40 110C90 96 110 130 160 112C200 98 230 120 262 106M36 150C80 140 110 164 150 150M60 232C100 220 120 244 150 232',
      '#ffffff',
      1.6,
      { opacity: 0.5 },
    ),
    cloud(70, 132, { fill: '#6f6a9a', stroke: '#f1eefb', scale: 0.66 }),
    cloud(240, 170, { fill: '#6f6a9a', stroke: '#f1eefb', scale: 0.7, flip: true }),
    ...[0, 1, 2].map((i) => at(56 + i * 34, 190 + i * 10, { scale: 0.5 }, goose('#2a2548'))),
    ridge('sword page', 330, 50, '#6a6592'),
    plain(356, 6, '#4a4670'),
    grass('sword page', 356, 22, '#a9a4cc'),
    halfFigure(138, 198, 0.82, {
      head: { hair: 'braid', hat: boyHood('#4e4aa0') },
      tilt: -12,
      robe: { main: '#8f86c0', lit: '#b5aede', line: '#2a2548', collar: '#fbf3e0', ribbon: '#d6304a' },
      shoulders: 0.84,
      over: at(6, 4, { turn: 14 }, braid(84)),
      depth: 300,
    }),
    sword(brush, 214, 306, { length: 196, turn: 12, scale: 1.06, tassel: true }),
    sleeve([76, 290], [84, 366], [176, 344], {
      fill: '#b5aede',
      line: '#2a2548',
      half: 22,
      wrist: 14,
      drop: 18,
      cuff: '#4e4aa0',
    }),
    sleeve([204, 288], [254, 330], [232, 340], {
      fill: '#8f86c0',
      line: '#2a2548',
      half: 21,
      wrist: 14,
      drop: 18,
      cuff: '#4e4aa0',
    }),
    grip({ x: 206, y: 334, turn: 12, scale: 0.92 }),
    grip({ x: 214, y: 348, turn: 12, flip: true, scale: 0.8 }),
    at(62, 428, { scale: 0.98 }, crane()),
    thread('M168 232C190 222 200 240 222 228C240 220 250 232 264 224', 2.4),
  ].join('');

/** Head down, straight into the wind: nothing on this card stands still. */
export const swordKnight: Scene = (brush) =>
  [
    groundSky(brush, 0.36, 0.36),
    shape(
      'M20 120C90 96 150 138 280 100V124C180 150 100 120 20 146ZM20 220C70 204 120 234 180 216C220 206 250 214 280 206V222C230 236 180 232 120 242C80 246 50 236 20 242Z',
      '#b9b4dc',
      { opacity: 0.35 },
    ),
    line('M24 172H120M40 190H92M180 150H276M210 172H280M24 272H70M230 250H280', '#f1eefb', 1.8, {
      opacity: 0.7,
    }),
    glow(brush, 104, 176, 110, '#e9e6fa', 0.7),
    disc(102, 172, 56, '#f3f0ff', { opacity: 0.75 }),
    ridge('sword knight', 336, 34, '#4a466f'),
    plain(360, 0, '#2a264a'),
    halfFigure(124, 196, 0.72, {
      head: { hair: 'topknot', hat: feltHat('#24204a', '#d8d4f0') },
      tilt: 14,
      robe: {
        main: '#5f6aa8',
        lit: '#8a94cc',
        line: '#1a1c40',
        collar: '#fbf3e0',
        ribbon: '#d6304a',
        armour: true,
      },
      depth: 270,
    }),
    sword(brush, 66, 222, { length: 124, turn: -3, scale: 1.05 }),
    sleeve([72, 270], [34, 276], [62, 250], {
      fill: '#8a94cc',
      line: '#1a1c40',
      half: 20,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    grip({ x: 67, y: 238, turn: -3, scale: 0.9 }),
    mount({ coat: '#b9b4cc', mane: '#f1eefb', edge: '#3a3660', cloth: '#4e2799', rear: 10 }),
    sleeve([178, 270], [208, 318], [172, 330], {
      fill: '#5f6aa8',
      line: '#1a1c40',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    rein(168, 334, 234, 390),
    grip({ x: 160, y: 334, scale: 0.85, flip: true }),
    at(238, 148, { scale: 0.8, turn: -14 }, flyingCrane()),
  ].join('');

/** A lady seen from the side, blade upright, one hand held out: she has cried once and speaks plainly now. */
export const swordQueen: Scene = (brush) =>
  [
    groundSky(brush, 0.42, 0.34),
    glow(brush, 130, 176, 130, '#e9e6fa', 0.75),
    disc(132, 170, 84, '#d8d4f0', { opacity: 0.25 }),
    ring(132, 170, 84, GOLD, 1.2),
    rays(132, 170, 88, 108, 36, { width: 1.6, short: 0.5 }),
    cloud(232, 128, { ...MIST, scale: 0.66, flip: true }),
    cloud(52, 320, { ...MIST, scale: 0.8 }),
    ridge('sword queen', 346, 34, '#4a466f'),
    cloud(244, 350, { ...MIST, scale: 0.8, flip: true }),
    shape('M96 118C50 150 40 250 30 350C60 366 90 356 104 340C96 260 100 180 132 122Z', '#f1eefb', {
      opacity: 0.4,
    }),
    shape('M20 434C26 340 58 292 106 268L150 270C184 284 206 320 214 434Z', '#6f6aa8', {
      stroke: '#1f1c40',
      'stroke-width': 1.4,
    }),
    shape('M20 434C26 340 58 292 106 268L118 269C84 310 78 372 84 434Z', '#9a94cc'),
    at(
      128,
      214,
      { scale: 1.14 },
      profileHead({ hair: 'chignon', hat: at(2, 0, { turn: -4 }, jewelCrown('#24204a')) }),
    ),
    line('M104 268C122 288 144 286 156 268', '#4e2799', 9),
    line('M106 266C122 282 142 280 154 266', '#fbf3e0', 4),
    line('M156 272C150 304 136 336 116 360', '#4e2799', 7),
    line('M158 276C153 306 140 336 121 360', '#fbf3e0', 2.8),
    shape('M122 356C128 384 124 410 130 434H116C114 410 116 384 112 358Z', THREAD, {
      stroke: THREAD_DARK,
      'stroke-width': 0.8,
    }),
    sword(brush, 76, 324, { length: 218, scale: 1.06, tassel: true }),
    sleeve([84, 310], [40, 366], [70, 356], {
      fill: '#9a94cc',
      line: '#1f1c40',
      half: 24,
      wrist: 15,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    grip({ x: 76, y: 344, scale: 0.94 }),
    sleeve([176, 312], [214, 352], [228, 298], {
      fill: '#6f6aa8',
      line: '#1f1c40',
      half: 23,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    flatHand({ x: 236, y: 276, turn: -62, scale: 0.92 }),
    at(244, 226, { scale: 0.8, turn: 16 }, butterfly('#b9a2f0', '#ffffff')),
    at(246, 430, { scale: 0.94, flip: true }, crane()),
  ].join('');

const MIST = { fill: '#5a5684', stroke: '#e3e0fa' } as const;

/** The judge-king: blade leaning neither way, cranes embroidered at his back, clear sky over the peaks. */
export const swordKing: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#34305c'],
      [0.6, '#7a76a8'],
      [1, '#cfcbe8'],
    ]),
    glow(brush, 150, 156, 120, '#f3f0ff', 0.75),
    rays(150, 150, 76, 140, 32, { width: 2, short: 0.6, fill: '#ffffff', opacity: 0.3 }),
    peaks(
      [
        [48, 226, 50],
        [252, 226, 50],
      ],
      400,
      '#4a466f',
      '#6a6694',
    ),
    throne('#3f3a78', '#24204a', 188),
    at(106, 236, { scale: 0.5 }, flyingCrane()),
    at(196, 236, { scale: 0.5, flip: true }, flyingCrane()),
    halfFigure(150, 192, 0.9, {
      head: { hair: 'topknot', hairColour: '#d8d2e6', beard: 'long', hat: beadCrown('#1a1838') },
      robe: { main: '#4f4a9a', lit: '#7a76c4', line: '#15123a', collar: '#f3d48e', badge: true },
      depth: 290,
      shoulders: 0.92,
    }),
    sword(brush, 236, 326, { length: 204, scale: 1.1 }),
    sleeve([226, 294], [262, 360], [240, 352], {
      fill: '#4f4a9a',
      line: '#15123a',
      half: 24,
      wrist: 16,
      drop: 20,
      cuff: '#fbf3e0',
    }),
    grip({ x: 234, y: 346, flip: true, scale: 0.98 }),
    sleeve([74, 294], [42, 362], [110, 366], {
      fill: '#7a76c4',
      line: '#15123a',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    flatHand({ x: 132, y: 368, scale: 0.94, turn: 4 }),
    thread('M236 366C222 384 244 394 230 410C222 420 232 426 228 434', 2.4),
    at(64, 430, { scale: 1 }, crane()),
  ].join('');
