import { at, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, INK } from '#cards/drawing/palette.ts';
import { sparkPath, starPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { grip } from '#cards/figures/hands.ts';
import { gat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve, type Point } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { goose, swallow } from '#cards/motifs/animals.ts';
import { house, sailShip, silkLantern } from '#cards/motifs/buildings.ts';
import { grass, plain, ridge, water } from '#cards/motifs/land.ts';
import { plumFlower } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  fullMoon,
  glow,
  groundSky,
  moonPath,
  petals,
  rays,
  stars,
} from '#cards/motifs/sky.ts';
import { wand } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { DUSK, EMBER_CLOUD } from '#cards/wands/tones.ts';

/** 완드 에이스 – 완드 5: fire, as living branches under ember skies. */

/** 불붙는 시작: a hand out of a cloud lifts one branch that flowers and burns at once. */
export const wandAce: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    glow(brush, 150, 140, 140, '#ffb56a', 0.8),
    rays(150, 136, 60, 150, 28, { width: 2.6, short: 0.7, fill: '#ffc987', opacity: 0.34 }),
    stars('wand ace', 26, { colour: '#ffd98a' }),
    ridge('wand ace far', 352, 54, '#7d2b24'),
    at(64, 372, {}, house()),
    ridge('wand ace near', 392, 30, '#4d1718'),
    shape(
      'M170 434C150 416 196 404 176 390C164 382 190 374 200 366C214 380 186 386 200 396C222 408 178 416 198 434Z',
      '#f0b36a',
      { opacity: 0.9 },
    ),
    shape(
      'M150 58C170 88 194 104 187 138C182 162 168 172 150 172S118 162 113 138C111 118 130 110 135 90C142 100 147 94 150 58Z',
      '#e8552f',
    ),
    shape(
      'M151 88C162 110 176 120 171 142C168 158 160 164 150 164S132 158 129 142C129 126 142 122 145 108C149 112 151 106 151 88Z',
      '#f9a03f',
    ),
    shape(
      'M150 118C157 130 163 136 160 148C158 156 155 160 150 160S142 156 140 148C140 138 148 132 150 118Z',
      '#fff1bd',
    ),
    wand(brush, 150, 336, { length: 176, width: 16 }),
    line('M146 226C124 222 108 230 98 246M154 212C176 204 192 210 204 226', '#7a4a22', 4),
    at(96, 250, { scale: 1.1 }, plumFlower()),
    at(120, 228, { scale: 0.8 }, plumFlower()),
    at(206, 230, { scale: 1.05 }, plumFlower()),
    at(182, 210, { scale: 0.75 }, plumFlower()),
    thread('M142 262C166 256 166 270 150 272C134 274 136 288 158 284'),
    sleeve([282, 356], [226, 356], [178, 322], {
      fill: '#fbf3e0',
      line: '#c9a878',
      half: 24,
      wrist: 17,
      drop: 12,
      cuff: '#d6304a',
    }),
    grip({ x: 153, y: 312, turn: 8, flip: true, scale: 1.15 }),
    cloud(250, 368, { ...EMBER_CLOUD, scale: 1.1, flip: true }),
    cloud(52, 250, { ...EMBER_CLOUD, scale: 0.6 }),
  ].join('');

/** 다음 단계를 그림: from a roof he weighs a small world in his hand and looks out to sea. */
export const wandTwo: Scene = (brush) =>
  [
    bandedSky(brush, DUSK),
    glow(brush, 202, 236, 90, '#ffe0a0', 0.8),
    disc(202, 240, 30, '#fff0c4'),
    cloud(78, 128, { ...EMBER_CLOUD, scale: 0.75 }),
    cloud(226, 150, { ...EMBER_CLOUD, scale: 0.55, flip: true }),
    water(brush, 256, ['#e58a5a', '#7a2c3a'], '#ffe3b0', 6),
    moonPath('wand two', 202, 262, 330, 30),
    at(226, 282, { scale: 0.6 }, sailShip('#4d1718', '#fbe3c0')),
    ridge('wand two', 330, 26, '#6b2320'),
    shape('M20 352H280V434H20Z', '#3a1012'),
    line('M20 352H280', GOLD, 2),
    line(
      times(14, (i) => `M${28 + i * 19} 354V434`),
      '#5e2420',
      5,
    ),
    line('M20 372H280', '#5e2420', 5),
    wand(brush, 76, 356, { length: 226, width: 11 }),
    wand(brush, 234, 372, { length: 226, width: 11 }),
    person(
      150,
      424,
      { scale: 1.24 },
      {
        stance: 'coat',
        dress: DRESSES.brick,
        head: { hair: 'topknot', hat: gat() },
        back: true,
        left: { elbow: [-40, -124], hand: [-52, -140] },
        right: { elbow: [40, -130], hand: [44, -158], handTurn: -90 },
      },
    ),
    glow(brush, 206, 216, 30, '#fff0bd', 0.9),
    disc(206, 216, 15, '#4f93b8', { stroke: GOLD, 'stroke-width': 1.6 }),
    shape('M196 210q6-6 12 0t8 6q-4 8-10 4t-10-10z', '#8fc08a'),
    line('M191 216h30', GOLD, 0.9),
    thread('M60 262C96 282 110 250 86 250M86 250C120 300 190 300 226 286'),
  ].join('');

/** 기다린 소식: three branches planted on the headland, three sails coming home. */
export const wandThree: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#8a2f2a'],
      [0.4, '#e07a42'],
      [0.62, '#fbc879'],
      [1, '#fbe3b0'],
    ]),
    glow(brush, 150, 232, 120, '#fff0c0', 0.9),
    disc(150, 244, 44, '#fff6dc'),
    rays(150, 244, 50, 84, 28, { width: 2, short: 0.6, fill: '#fff0c0', opacity: 0.8 }),
    ...[-1, 0, 1].map((i) => at(92 + i * 30, 122 + Math.abs(i) * 12, { scale: 0.6 }, goose('#5a1a22'))),
    water(brush, 252, ['#f3b26a', '#a2483a'], '#fff0c8', 6),
    moonPath('wand three', 150, 258, 340, 40, '#fff6d8'),
    at(78, 280, { scale: 0.7 }, sailShip('#5a1a22', '#fff6e6')),
    at(214, 272, { scale: 0.55 }, sailShip('#5a1a22', '#fff6e6')),
    at(250, 304, { scale: 0.9 }, sailShip('#5a1a22', '#fff6e6')),
    shape('M20 352C80 330 130 342 190 356C224 364 240 392 248 434H20Z', '#4d1718'),
    shape('M20 352C80 330 130 342 190 356C210 360 224 372 232 386C180 364 90 356 20 372Z', '#7d3a2a'),
    grass('wand three', 358, 14, '#c98a4a', 34, 190),
    wand(brush, 66, 366, { length: 240, width: 11 }),
    wand(brush, 108, 372, { length: 218, width: 10, leaves: 'few' }),
    wand(brush, 206, 384, { length: 232, width: 11 }),
    person(
      156,
      384,
      { scale: 1.06 },
      {
        stance: 'coat',
        dress: DRESSES.crimson,
        head: { hair: 'topknot' },
        back: true,
        left: { elbow: [-36, -120], hand: [-22, -98] },
        right: { elbow: [38, -128], hand: [50, -150] },
      },
    ),
    thread('M206 280C186 250 240 214 226 198M66 230C90 250 70 280 88 296C110 314 140 282 156 300'),
  ].join('');

/** 축하할 일: four branches carry a garland; two dance before the gate. */
export const wandFour: Scene = (brush) =>
  [
    bandedSky(brush, DUSK),
    stars('wand four', 22, { height: 90, colour: '#ffe0a0' }),
    glow(brush, 150, 210, 120, '#ffe0a0', 0.7),
    fullMoon(brush, 150, 190, 48),
    ridge('wand four', 312, 40, '#7d2b24'),
    at(150, 344, { scale: 1.5 }, house({ wall: '#4d1718', roof: '#2c0c10' })),
    plain(344, 6, '#5e2420'),
    shape('M120 434L142 346H158L180 434Z', '#e0a066', { opacity: 0.8 }),
    wand(brush, 54, 420, { length: 300, width: 12 }),
    wand(brush, 246, 420, { length: 300, width: 12 }),
    wand(brush, 100, 376, { length: 250, width: 9, leaves: 'few' }),
    wand(brush, 200, 376, { length: 250, width: 9, leaves: 'few' }),
    line('M54 136C80 172 120 176 150 166C180 176 220 172 246 136', '#3f7a54', 7),
    thread('M54 140C80 178 120 182 150 172C180 182 220 178 246 140', 2.2),
    ...[
      [68, 152],
      [88, 164],
      [112, 170],
      [134, 168],
      [166, 168],
      [188, 170],
      [212, 164],
      [232, 152],
    ].map(([x = 0, y = 0], i) =>
      at(x, y, { scale: i % 2 === 0 ? 0.8 : 0.62 }, plumFlower(i % 2 === 0 ? '#ffe3dc' : '#fff0c0')),
    ),
    at(150, 178, { scale: 0.86 }, silkLantern(brush)),
    at(78, 182, { scale: 0.6 }, silkLantern(brush)),
    at(222, 182, { scale: 0.6 }, silkLantern(brush)),
    person(
      118,
      418,
      { scale: 0.72 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'chignon' },
        tilt: -8,
        left: { elbow: [-38, -136], hand: [-40, -170] },
        right: { elbow: [36, -120], hand: [52, -128] },
      },
    ),
    person(
      188,
      418,
      { scale: 0.72 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot', hat: gat() },
        tilt: 8,
        left: { elbow: [-36, -120], hand: [-46, -126] },
        right: { elbow: [38, -136], hand: [40, -170] },
      },
    ),
    petals('wand four', 9, '#ffd9b0', { y: 230, height: 150 }),
  ].join('');

/** 의견 충돌: five branches, five hands, and no one hits the same mark. */
export const wandFive: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.45),
    glow(brush, 150, 214, 120, '#ff9a5a', 0.75),
    shape(starPath(150, 214, 12, 96, 52), '#f2743b', { opacity: 0.22 }),
    shape(starPath(150, 214, 9, 54, 26, 12), '#ffd27a', { opacity: 0.5 }),
    ridge('wand five', 372, 30, '#4d1718'),
    plain(392, 6, '#340f12'),
    ...CLASH.map(({ hand: [x, y], turn }) =>
      at(x, y, { turn }, wand(brush, 0, 44, { length: 196, width: 10, leaves: 'few' })),
    ),
    ...CLASH.map(clashArm),
    shape(
      [
        [150, 172],
        [122, 196],
        [178, 188],
        [150, 226],
        [168, 150],
      ]
        .map(([x = 0, y = 0], i) => sparkPath(x, y, 10 - i))
        .join(''),
      '#fff3c4',
    ),
    thread('M58 120C92 96 120 132 150 112C180 92 210 126 244 108', 2.2),
    at(232, 116, { scale: 0.7, turn: 20, flip: true }, swallow()),
  ].join('');

interface Blow {
  readonly hand: Point;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly turn: number;
  readonly cloth: string;
}

const CLASH: readonly Blow[] = [
  { hand: [230, 208], shoulder: [290, 268], elbow: [262, 228], turn: -72, cloth: '#7a55b8' },
  { hand: [70, 208], shoulder: [10, 268], elbow: [38, 228], turn: 66, cloth: '#d9a23f' },
  { hand: [212, 304], shoulder: [270, 400], elbow: [240, 340], turn: -34, cloth: '#3f8f74' },
  { hand: [88, 304], shoulder: [30, 400], elbow: [60, 340], turn: 34, cloth: '#4f86b8' },
  { hand: [150, 348], shoulder: [150, 446], elbow: [150, 390], turn: -3, cloth: '#c43b56' },
];

const clashArm = ({ hand, shoulder, elbow, turn, cloth }: Blow): string => {
  const wrist: Point = [hand[0] + (elbow[0] - hand[0]) * 0.36, hand[1] + (elbow[1] - hand[1]) * 0.36];
  return (
    sleeve(shoulder, elbow, wrist, {
      fill: cloth,
      line: INK,
      half: 21,
      wrist: 14,
      drop: 6,
      cuff: '#fbf3e0',
    }) + grip({ x: hand[0], y: hand[1], turn, flip: shoulder[0] > hand[0], scale: 0.95 })
  );
};
