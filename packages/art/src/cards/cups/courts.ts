import { FOAM, SEA_NIGHT } from '#cards/cups/tones.ts';
import { around, at, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { halfFigure } from '#cards/figures/half-figure.ts';
import { flatHand, grip, palm } from '#cards/figures/hands.ts';
import { beadCrown, boyHood, feltHat, jewelCrown, veil } from '#cards/figures/hats.ts';
import { braid } from '#cards/figures/head.ts';
import { mount, rein } from '#cards/figures/rider.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import { throne } from '#cards/figures/throne.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { carp, turtle } from '#cards/motifs/animals.ts';
import { sailShip } from '#cards/motifs/buildings.ts';
import { ridge, scaleWaves, water } from '#cards/motifs/land.ts';
import { lotus, lotusLeaf } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  fullMoon,
  glow,
  groundSky,
  moonPath,
  moonPhase,
  rays,
  ring,
  stars,
} from '#cards/motifs/sky.ts';
import { cup } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 컵 페이지, 나이트, 퀸, 킹: the carp's house, in navy and silver. */

/** A youth on the shore is greeted by the fish that rises from the cup. */
export const cupPage: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#153f78'],
      [0.55, '#4f9ac4'],
      [1, '#f3d9d0'],
    ]),
    glow(brush, 84, 128, 70, '#fff6dc', 0.8),
    disc(84, 130, 22, '#fff8e4'),
    cloud(232, 124, { scale: 0.6, flip: true, fill: '#5fa0c8', stroke: '#e6f4fb' }),
    ridge('cup page', 296, 30, '#3f86b0'),
    scaleWaves(320, 8, 14, '#1f5f94', '#a9dcf2'),
    halfFigure(142, 196, 0.82, {
      head: { hair: 'braid', hat: boyHood('#2f62b5') },
      tilt: 12,
      robe: { main: '#f3b8c4', lit: '#fbdbe0', line: '#7a2f4a', collar: '#2f62b5', ribbon: '#d6304a' },
      shoulders: 0.84,
      over: braid(96),
      depth: 300,
    }),
    at(212, 264, { scale: 1, turn: -46 }, carp()),
    cup(brush, 208, 334, { scale: 1.25 }),
    line('M182 250q-6-6-4-12M238 244q6-6 4-12', '#e6f4fb', 2),
    sleeve([204, 288], [246, 340], [230, 330], {
      fill: '#f3b8c4',
      line: '#7a2f4a',
      half: 21,
      wrist: 14,
      drop: 18,
      cuff: '#2f62b5',
    }),
    sleeve([80, 288], [74, 362], [168, 346], {
      fill: '#fbdbe0',
      line: '#7a2f4a',
      half: 22,
      wrist: 14,
      drop: 18,
      cuff: '#2f62b5',
    }),
    palm({ x: 198, y: 338, scale: 0.98 }),
    grip({ x: 212, y: 322, flip: true, scale: 0.86 }),
    thread('M200 340C190 360 208 372 196 392C188 404 200 414 194 426', 2.4),
    at(74, 424, { scale: 0.9 }, lotus()),
    at(246, 420, { scale: 0.7 }, lotus('#f7c9d4', '#fff')),
  ].join('');

/** A gentle rider brings one cup over quiet water on a white horse. */
export const cupKnight: Scene = (brush) =>
  [
    groundSky(brush, 0.42, 0.36),
    stars('cup knight', 34, { height: 140 }),
    glow(brush, 116, 178, 120, '#cfe8ff', 0.8),
    fullMoon(brush, 116, 170, 66),
    rays(116, 170, 72, 90, 36, { width: 1.5, short: 0.5 }),
    ridge('cup knight', 316, 40, '#1f5580'),
    water(brush, 326, SEA_NIGHT, FOAM, 6),
    moonPath('cup knight', 60, 330, 372, 26),
    halfFigure(120, 190, 0.72, {
      head: { hair: 'topknot', hat: feltHat('#14306a', '#cfe8f7') },
      tilt: 6,
      robe: { main: '#3f7fb8', lit: '#6aa8d8', line: '#0f2c52', collar: '#fbf3e0', ribbon: '#d6304a' },
      depth: 270,
    }),
    mount({ coat: '#fbf6ee', mane: '#b9d0e2', edge: '#5a7390', cloth: '#7a2f5a' }),
    sleeve([174, 266], [226, 268], [222, 244], {
      fill: '#3f7fb8',
      line: '#0f2c52',
      half: 20,
      wrist: 14,
      drop: 18,
      cuff: '#fbf3e0',
    }),
    cup(brush, 226, 236, { scale: 1.06 }),
    grip({ x: 224, y: 226, flip: true, scale: 0.88 }),
    sleeve([66, 266], [42, 326], [118, 334], {
      fill: '#6aa8d8',
      line: '#0f2c52',
      half: 20,
      wrist: 14,
      drop: 16,
      cuff: '#fbf3e0',
    }),
    rein(136, 336),
    grip({ x: 132, y: 334, scale: 0.85 }),
    at(252, 306, { scale: 0.62, turn: -30 }, carp()),
    line('M228 322q10-5 20 0M258 326q8-4 16 0', FOAM, 1.4),
  ].join('');

/** A lady by the sea sees more in her closed cup than others in an open one. */
export const cupQueen: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    stars('cup queen', 30, { height: 130 }),
    glow(brush, 150, 172, 130, '#cfe8ff', 0.8),
    disc(150, 166, 84, '#8fd0e8', { opacity: 0.25 }),
    ring(150, 166, 84, GOLD, 1.2),
    times(12, (i) => {
      const [x, y] = around(150, 166, i * 30 - 90, 97);
      return moonPhase(x, y, 6, i % 8, '#0a2144');
    }),
    scaleWaves(318, 8, 15, '#1f5f94', '#a9dcf2'),
    halfFigure(150, 190, 0.88, {
      head: { hair: 'chignon', hat: jewelCrown('#14306a'), bride: true, earrings: true },
      tilt: 7,
      robe: { main: '#4f8fc4', lit: '#8fc4e4', line: '#123a66', collar: '#fbf3e0', ribbon: '#d6304a' },
      behind: veil('#e6f4fb'),
      shoulders: 0.88,
      depth: 290,
    }),
    cup(brush, 150, 406, { scale: 1.34, lid: true }),
    sleeve([82, 290], [44, 356], [114, 362], {
      fill: '#8fc4e4',
      line: '#123a66',
      half: 24,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    sleeve([218, 290], [256, 356], [186, 362], {
      fill: '#4f8fc4',
      line: '#123a66',
      half: 24,
      wrist: 15,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    flatHand({ x: 130, y: 366, scale: 0.86, turn: 12 }),
    flatHand({ x: 170, y: 366, scale: 0.86, flip: true, turn: -12 }),
    thread('M150 400C132 412 126 398 138 394M150 400C168 412 174 398 162 394', 2.2),
    at(62, 414, { scale: 0.82, turn: -20 }, carp()),
    at(244, 420, { scale: 0.76 }, lotus()),
    at(262, 430, { scale: 0.8 }, lotusLeaf()),
  ].join('');

/** A king whose seat rests on the waves: full cup in one hand, the other open, nothing spilled. */
export const cupKing: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#0f2f66'],
      [0.6, '#3a7fb4'],
      [1, '#9fd0e0'],
    ]),
    stars('cup king', 24, { height: 100 }),
    glow(brush, 150, 150, 120, '#cfe8ff', 0.7),
    rays(150, 150, 76, 136, 28, { width: 2.4, short: 0.6, fill: '#dff2fb', opacity: 0.3 }),
    at(56, 268, { scale: 0.9 }, sailShip('#3a2418', '#fbf3e0')),
    at(252, 276, { scale: 0.8, turn: -24 }, carp()),
    scaleWaves(276, 4, 14, '#2a70a4', '#bfe6f7'),
    throne('#1f4f8a', '#0f2f5a', 190),
    halfFigure(150, 192, 0.9, {
      head: { hair: 'topknot', beard: 'chin', hat: beadCrown('#14204a') },
      robe: { main: '#2f5aa8', lit: '#5583cc', line: '#0d1f4a', collar: '#f3d48e', badge: true },
      depth: 290,
      shoulders: 0.92,
    }),
    sleeve([226, 294], [262, 350], [230, 330], {
      fill: '#2f5aa8',
      line: '#0d1f4a',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    cup(brush, 224, 322, { scale: 1.25 }),
    grip({ x: 222, y: 312, flip: true, scale: 0.96 }),
    sleeve([74, 294], [40, 356], [96, 358], {
      fill: '#5583cc',
      line: '#0d1f4a',
      half: 24,
      wrist: 16,
      drop: 22,
      cuff: '#fbf3e0',
    }),
    palm({ x: 122, y: 354, scale: 0.98, turn: -8 }),
    shape(sparkPath(132, 332, 8), GOLD_LIGHT),
    scaleWaves(396, 4, 14, '#1f5f94', '#bfe6f7'),
    at(70, 414, { scale: 0.9 }, turtle()),
    thread('M224 322C238 342 214 352 230 370C240 382 226 392 234 402', 2.4),
  ].join('');
