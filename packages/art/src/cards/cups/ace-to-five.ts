import { DEW, FOAM, SEA_NIGHT } from '#cards/cups/tones.ts';
import { at, disc, line, shape } from '#cards/drawing/draw.ts';
import { GOLD_LIGHT } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { grip, palm } from '#cards/figures/hands.ts';
import { gat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { flyingCrane, mandarinDuck, rabbit } from '#cards/motifs/animals.ts';
import { archBridge, house } from '#cards/motifs/buildings.ts';
import { plain, ridge, scaleWaves, water } from '#cards/motifs/land.ts';
import { fruitTree, lotus, lotusLeaf, willow } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  petals,
  rain,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { cup } from '#cards/motifs/suit-signs.ts';
import { bow, thread } from '#cards/motifs/thread.ts';

/** 컵 에이스 – 컵 5: water, moonlight and what people pour for each other. */

/** 마음이 열림: one cup on an open palm, five streams falling into the lotus pond. */
export const cupAce: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    stars('cup ace', 36),
    glow(brush, 150, 150, 140, '#cfe8ff', 0.75),
    fullMoon(brush, 150, 140, 70),
    rays(150, 140, 76, 94, 40, { width: 1.6, short: 0.5 }),
    water(brush, 336, SEA_NIGHT, FOAM, 4),
    shape(
      'M118 178C96 196 84 250 78 344L86 344C92 262 104 212 126 190ZM182 178C204 196 216 250 222 344L214 344C208 262 196 212 174 190ZM132 184C118 220 112 280 110 350L117 350C120 286 126 232 138 192ZM168 184C182 220 188 280 190 350L183 350C180 286 174 232 162 192Z',
      '#bfe6fb',
      { opacity: 0.85 },
    ),
    at(196, 106, { scale: 0.7, flip: true, turn: 24 }, flyingCrane()),
    cup(brush, 150, 282, { scale: 1.85 }),
    thread('M150 282C138 300 160 306 148 322C138 336 160 342 150 358'),
    sleeve([20, 356], [78, 330], [104, 300], {
      fill: '#fbf3e0',
      line: '#9ab4cc',
      half: 24,
      wrist: 17,
      drop: 12,
      cuff: '#d6304a',
    }),
    palm({ x: 136, y: 284, scale: 1.25, turn: -8 }),
    cloud(40, 362, { scale: 0.9, fill: '#1f5580', stroke: '#cfe8f7' }),
    at(80, 382, { scale: 0.9 }, lotus()),
    at(216, 384, { scale: 0.8 }, lotus('#f7c9d4', '#fff')),
    at(150, 404, { scale: 1 }, lotus()),
    at(112, 404, { scale: 0.8 }, lotusLeaf()),
    at(246, 408, { scale: 0.9 }, lotusLeaf()),
    at(48, 412, { scale: 0.9 }, lotusLeaf()),
  ].join('');

/** 서로 좋아함: two hands, two cups, one thread, as at a wedding; a lotus opens between. */
export const cupTwo: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.32),
    stars('cup two', 40),
    glow(brush, 150, 150, 120, '#cfe8ff', 0.7),
    crescent(brush, 150, 108, 34, { turn: -90, waist: 0.45 }),
    shape(sparkPath(150, 156, 7), GOLD_LIGHT),
    at(150, 224, { scale: 1.25 }, lotus()),
    line('M124 222C124 244 138 252 150 252S176 244 176 222', '#bfe6fb', 2, { opacity: 0.9 }),
    cloud(62, 132, { scale: 0.55, stroke: FOAM }),
    cloud(240, 140, { scale: 0.55, flip: true, stroke: FOAM }),
    scaleWaves(352, 6, 14, '#16426f', '#8fd0e8'),
    cup(brush, 104, 302, { scale: 1.3, turn: 8 }),
    cup(brush, 196, 302, { scale: 1.3, turn: -8 }),
    sleeve([14, 404], [52, 350], [78, 316], {
      fill: '#c43b56',
      line: '#5e1526',
      half: 30,
      wrist: 20,
      drop: 10,
      cuff: '#fbf3e0',
    }),
    sleeve([286, 404], [248, 350], [222, 316], {
      fill: '#3f6fc0',
      line: '#142f52',
      half: 30,
      wrist: 20,
      drop: 10,
      cuff: '#fbf3e0',
    }),
    grip({ x: 102, y: 292, turn: 8, scale: 1.05 }),
    grip({ x: 198, y: 292, turn: -8, flip: true, scale: 1.05, skin: '#f1cfae' }),
    thread('M98 312C106 350 136 330 146 342M202 312C194 350 164 330 154 342'),
    bow(150, 344, 0.95),
    at(120, 410, { scale: 0.7 }, mandarinDuck(true)),
    at(184, 410, { scale: 0.7, flip: true }, mandarinDuck(false)),
  ].join('');

/** 즐거운 모임: three friends circle under the full moon, each with a cup held high. */
export const cupThree: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    stars('cup three', 36),
    glow(brush, 150, 138, 130, '#ffe9b0', 0.6),
    fullMoon(brush, 150, 128, 54),
    ridge('cup three', 320, 40, '#1f5580'),
    plain(340, 10, '#1d5a5e'),
    at(34, 344, { scale: 0.8 }, fruitTree('#3a2a20', '#1f5a55', '#f08a3c')),
    at(266, 344, { scale: 0.8 }, fruitTree('#3a2a20', '#1f5a55', '#f08a3c')),
    person(
      88,
      404,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'braid' },
        tilt: -8,
        left: { elbow: [-36, -118], hand: [-34, -92] },
        right: { elbow: [36, -138], hand: [40, -170] },
      },
    ),
    person(
      212,
      404,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.jade,
        head: { hair: 'braid' },
        tilt: 8,
        left: { elbow: [-38, -138], hand: [-54, -168] },
        right: { elbow: [36, -118], hand: [34, -92] },
      },
    ),
    person(
      150,
      422,
      { scale: 1.02 },
      {
        stance: 'gown',
        dress: DRESSES.violet,
        head: { hair: 'braid' },
        back: false,
        left: { elbow: [-36, -128], hand: [-50, -106] },
        right: { elbow: [34, -142], hand: [26, -188], handTurn: -90 },
      },
    ),
    cup(brush, 128, 226, { scale: 0.72, turn: -12 }),
    cup(brush, 156, 230, { scale: 0.72, turn: -4 }),
    cup(brush, 178, 216, { scale: 0.72 }),
    thread(
      'M52 318C90 332 106 306 100 318M200 318C230 326 240 312 248 318M100 318C120 344 180 344 200 318',
      2.2,
    ),
    petals('cup three', 10, '#ffc9d2', { y: 90, height: 160 }),
    at(46, 426, { scale: 0.7 }, lotus()),
    at(254, 426, { scale: 0.7 }, lotus()),
  ].join('');

/** 권태: arms folded under a tree, three cups before him and a fourth he does not see. */
export const cupFour: Scene = (brush) =>
  [
    bandedSky(brush, DEW),
    glow(brush, 222, 120, 60, '#fff6dc', 0.8),
    disc(222, 118, 19, '#fff8e4'),
    ridge('cup four far', 300, 44, '#5a9ab0'),
    ridge('cup four near', 326, 26, '#2f6f80'),
    plain(346, 6, '#2f6a5c'),
    at(84, 380, { scale: 1.5 }, willow('#4a3426', '#2f7a62', '#6fb894')),
    person(
      104,
      400,
      { scale: 1.16 },
      {
        stance: 'seated',
        dress: DRESSES.grey,
        head: { hair: 'topknot', small: false },
        tilt: -10,
        left: { elbow: [-34, -112], hand: [14, -114] },
        right: { elbow: [36, -112], hand: [-12, -104] },
      },
    ),
    cup(brush, 178, 410, { scale: 0.82 }),
    cup(brush, 212, 418, { scale: 0.82 }),
    cup(brush, 246, 408, { scale: 0.82 }),
    glow(brush, 214, 222, 60, '#fff6dc', 0.9),
    cup(brush, 206, 252, { scale: 0.9 }),
    sleeve([290, 244], [256, 258], [238, 260], {
      fill: '#fbf3e0',
      line: '#9ab4cc',
      half: 16,
      wrist: 12,
      drop: 6,
      cuff: '#d6304a',
    }),
    palm({ x: 212, y: 258, flip: true, scale: 0.86 }),
    cloud(258, 272, { scale: 0.8, flip: true, fill: '#e6f2f7', stroke: '#5a9ab0' }),
    cloud(272, 232, { scale: 0.5, flip: true, fill: '#e6f2f7', stroke: '#5a9ab0' }),
    thread('M204 252C190 270 204 284 186 300C170 316 140 300 128 330', 2.2),
    at(44, 428, { scale: 0.7 }, rabbit()),
  ].join('');

/** 상실감: three lie spilled, two still stand behind; bridge and lit house wait across the river. */
export const cupFive: Scene = (brush) =>
  [
    groundSky(brush, 0.6, 0.3),
    stars('cup five', 22, { height: 120 }),
    crescent(brush, 214, 120, 24, { flip: true, waist: 0.36 }),
    cloud(84, 130, { scale: 0.7, fill: '#16426f', stroke: FOAM, opacity: 0.8 }),
    rain('cup five', 24, FOAM),
    ridge('cup five far', 282, 40, '#1f5580'),
    at(230, 294, { scale: 0.9 }, house({ wall: '#0b2746', roof: '#081a34' })),
    water(brush, 296, ['#2f75a6', '#16426f'], FOAM, 3),
    at(196, 326, { scale: 0.86 }, archBridge('#5f7f98', '#1c3a58')),
    plain(346, 4, '#12344e'),
    person(
      150,
      388,
      { scale: 1.14 },
      {
        stance: 'coat',
        dress: DRESSES.black,
        head: { hair: 'topknot', hat: gat(), skin: '#efd9c6', small: false },
        tilt: -14,
        left: { elbow: [-34, -114], hand: [-10, -104] },
        right: { elbow: [34, -114], hand: [10, -98] },
      },
    ),
    shape(
      'M30 372C36 358 50 360 56 372C52 384 34 384 30 372ZM92 410C104 402 126 408 132 416C124 426 98 424 92 410ZM116 402C128 392 146 396 150 404C142 414 122 412 116 402Z',
      '#b3324e',
      { opacity: 0.92 },
    ),
    cup(brush, 98, 356, { scale: 0.84, turn: -104, wine: null }),
    cup(brush, 46, 402, { scale: 0.86, turn: 95, wine: null }),
    cup(brush, 200, 404, { scale: 0.86, turn: -95, wine: null }),
    glow(brush, 222, 384, 40, '#ffe9b0', 0.6),
    cup(brush, 214, 392, { scale: 0.9 }),
    cup(brush, 246, 404, { scale: 0.9 }),
    thread('M134 300C118 330 136 352 116 366M214 384C232 384 232 396 244 398', 2.2),
  ].join('');
