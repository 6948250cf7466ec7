import { around, at, box, d, disc, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, INK, THREAD } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { gat, jewelCrown, tieredHat } from '#cards/figures/hats.ts';
import { headband } from '#cards/figures/head-cloths.ts';
import { person } from '#cards/figures/person.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { rabbit } from '#cards/motifs/animals.ts';
import { house, latticeWindow } from '#cards/motifs/buildings.ts';
import { plain, ridge } from '#cards/motifs/land.ts';
import { grapes, vine } from '#cards/motifs/plants.ts';
import { bandedSky, crescent, fullMoon, glow, groundSky, stars } from '#cards/motifs/sky.ts';
import { coin } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { HARVEST } from '#cards/pentacles/tones.ts';

/** 펜타클 6 – 펜타클 10: earth, harvest, hands at work. */

/** 주고받는 애정: a merchant weighs with one hand and gives with the other; six coins above them. */
export const pentacleSix: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.32),
    glow(brush, 150, 170, 130, '#f3f0b0', 0.7),
    ...Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [60 + i * 36, 138 - Math.sin(((i + 0.5) / 6) * Math.PI) * 40];
      return coin(brush, x, y, 18);
    }),
    ridge('pentacle six', 322, 40, '#2e6d4d'),
    plain(344, 4, '#1c4d37'),
    thread('M52 152C80 196 110 176 150 196S220 196 248 152', 2.2),
    person(
      150,
      404,
      { scale: 1.24 },
      {
        stance: 'coat',
        dress: { top: '#a8324a', bottom: '#8f2540', line: '#3f0b1c', collar: '#f3d48e', cuff: '#2f7f63' },
        head: { hair: 'topknot', beard: 'chin', small: false, hat: gat() },
        left: { elbow: [-38, -124], hand: [-44, -150], handTurn: -90 },
        right: { elbow: [38, -112], hand: [50, -92], handTurn: 60 },
      },
    ),
    line('M62 232H130M96 220V232', GOLD, 3),
    line('M64 232L52 268M64 232L76 268M128 232L116 268M128 232L140 268', THREAD, 1.6),
    shape('M48 268H80C78 278 50 278 48 268ZM112 268H144C142 278 114 278 112 268Z', GOLD, {
      stroke: '#6e4714',
      'stroke-width': 1.1,
    }),
    disc(96, 218, 4, GOLD_LIGHT),
    person(
      70,
      430,
      { scale: 0.86 },
      {
        stance: 'kneel',
        dress: DRESSES.white,
        head: { hair: 'chignon' },
        tilt: 10,
        left: { elbow: [-30, -116], hand: [-8, -128] },
        right: { elbow: [32, -124], hand: [14, -142] },
      },
    ),
    person(
      232,
      430,
      { scale: 0.86 },
      {
        stance: 'kneel',
        dress: DRESSES.green,
        head: { hair: 'topknot' },
        tilt: -10,
        left: { elbow: [-32, -126], hand: [-20, -150] },
        right: { elbow: [30, -118], hand: [-6, -140] },
      },
    ),
    ...[
      [214, 300],
      [206, 312],
      [218, 316],
      [210, 326],
    ].map(([x = 0, y = 0]) => oval(x, y, 4.4, 2.4, GOLD_LIGHT, { stroke: '#6e4714', 'stroke-width': 0.8 })),
  ].join('');

/** 기다리는 결실: chin on the hoe, a gardener looks at seven coins ripening on one vine. */
export const pentacleSeven: Scene = (brush) =>
  [
    bandedSky(brush, HARVEST),
    glow(brush, 84, 132, 70, '#fff6c8', 0.9),
    disc(84, 134, 26, '#fff8d8'),
    ridge('pentacle seven', 300, 40, '#4f9068'),
    plain(330, 4, '#3a7a54'),
    line('M30 352q30-8 60 0t60 0t60 0t60 0M30 384q30-8 60 0t60 0t60 0t60 0', '#2a5a3c', 2.4),
    shape('M176 434C170 400 196 388 208 372C222 388 258 394 264 434Z', '#6b4a2a'),
    line('M212 410C214 350 190 320 204 270C214 230 196 190 214 140', '#3f7a3a', 6),
    line(
      'M206 330C180 326 166 310 160 290M204 270C230 262 246 250 250 232M206 220C184 212 172 198 170 180M212 180C232 172 244 160 246 144',
      '#3f7a3a',
      3.6,
    ),
    shape(
      [
        [160, 290, 200],
        [186, 318, 150],
        [250, 232, -30],
        [228, 262, 20],
        [170, 180, 210],
        [190, 214, 160],
        [246, 144, -40],
        [214, 140, -90],
        [208, 300, 30],
        [202, 244, 160],
        [210, 362, 10],
        [232, 172, 30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => {
          const [tx, ty] = around(x, y, turn, 26);
          const [ax, ay] = around(x, y, turn - 40, 16);
          const [bx, by] = around(x, y, turn + 40, 16);
          return d`M${x} ${y}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x} ${y}Z`;
        })
        .join(''),
      '#5fa050',
      { stroke: '#2a5a2c', 'stroke-width': 0.9 },
    ),
    ...[
      [214, 118],
      [244, 152],
      [168, 176],
      [244, 232],
      [198, 246],
      [160, 296],
      [226, 312],
    ].map(([x = 0, y = 0]) => coin(brush, x, y, 18)),
    person(
      96,
      420,
      { scale: 1.18 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot', small: false, hat: headband() },
        tilt: 12,
        left: { elbow: [-34, -114], hand: [14, -122] },
        right: { elbow: [36, -114], hand: [26, -128] },
      },
    ),
    line('M130 264L142 426', '#8a5a34', 5),
    shape('M118 262C124 252 140 252 146 260L142 268H122Z', '#9a96ac', {
      stroke: '#3a3a48',
      'stroke-width': 1,
    }),
    thread('M226 330C216 350 236 360 222 380', 2.4),
    at(48, 430, { scale: 0.78 }, rabbit()),
  ].join('');

/** 꾸준한 정성: at his bench he cuts the eighth; seven finished ones hang where he can see them. */
export const pentacleEight: Scene = (brush) =>
  [
    groundSky(brush, 0.44, 0.4),
    stars('pentacle eight', 12, { height: 50 }),
    box(20, 90, 260, 250, '#4a3320', { opacity: 0.45 }),
    line('M20 120H280M20 180H280M20 240H280', '#2f2012', 1.2, { opacity: 0.6 }),
    glow(brush, 150, 250, 120, '#ffe08a', 0.6),
    at(66, 150, {}, latticeWindow(62, 76, '#2f5a6a', '#3a2418')),
    crescent(brush, 66, 144, 15, { waist: 0.4 }),
    line('M232 84V420', '#6e4426', 10),
    line('M232 84V420', '#9a6a3a', 2.6),
    ...[112, 156, 200, 244, 288].map((y) => coin(brush, 232, y, 19)),
    line('M116 96H206', '#6e4426', 6),
    line('M140 98v22M186 98v22', THREAD, 2),
    coin(brush, 140, 136, 18),
    coin(brush, 186, 136, 18),
    plain(360, 0, '#2f2418'),
    person(
      108,
      410,
      { scale: 1.26 },
      {
        stance: 'seated',
        dress: DRESSES.brick,
        head: { hair: 'topknot', small: false, hat: headband() },
        tilt: 12,
        left: { elbow: [-36, -108], hand: [16, -88] },
        right: { elbow: [42, -118], hand: [50, -132], handTurn: -60 },
      },
    ),
    shape('M120 372H220L226 384H114Z', '#8a5a34', { stroke: '#3d2110', 'stroke-width': 1.2 }),
    line('M128 384V428M212 384V428', '#6e4426', 7),
    coin(brush, 166, 348, 24),
    line('M128 330L152 344', '#c9cde2', 4),
    line('M174 318L184 294', '#7a4a22', 5),
    box(170, 286, 26, 12, '#9a96ac', { stroke: '#3a3a48', 'stroke-width': 1 }),
    shape(sparkPath(152, 338, 7), '#fff3c4'),
    thread('M232 308C216 330 246 340 230 360C216 378 244 390 234 408', 2.2),
    at(54, 430, { scale: 0.74 }, rabbit()),
  ].join('');

/** 혼자서도 빛남: a lady in her own vineyard, a hawk on her glove, nine coins among the grapes. */
export const pentacleNine: Scene = (brush) =>
  [
    bandedSky(brush, HARVEST),
    glow(brush, 150, 176, 120, '#fff6c8', 0.8),
    fullMoon(brush, 150, 172, 54),
    ridge('pentacle nine', 306, 40, '#4f9068'),
    at(232, 320, { scale: 0.8 }, house({ wall: '#6b4a34', roof: '#1f3f34', light: '#ffe9b0' })),
    plain(326, 4, '#2f6d4a'),
    vine(44, 104, 430, 26, '#3f7a3a', '#5fa050'),
    vine(76, 150, 430, -20, '#3f7a3a', '#5fa050'),
    vine(256, 104, 430, -26, '#3f7a3a', '#5fa050'),
    vine(226, 170, 430, 20, '#3f7a3a', '#5fa050'),
    at(60, 150, { scale: 0.8 }, grapes()),
    at(246, 156, { scale: 0.8 }, grapes()),
    at(72, 272, { scale: 0.7 }, grapes()),
    person(
      150,
      416,
      { scale: 1.28 },
      {
        stance: 'gown',
        dress: {
          top: '#f3c64f',
          bottom: '#b3402f',
          line: '#4a140c',
          collar: '#7a2f5a',
          ribbon: '#d6304a',
          cuff: '#fbf3e0',
        },
        head: { hair: 'chignon', small: false, hat: jewelCrown('#5e1220'), earrings: true },
        tilt: -6,
        left: { elbow: [-36, -116], hand: [-28, -94] },
        right: { elbow: [38, -126], hand: [46, -146] },
      },
    ),
    at(206, 228, { scale: 1 }, hawk()),
    ...[
      [50, 220],
      [52, 330],
      [82, 376],
      [48, 408],
      [112, 412],
      [190, 412],
      [252, 408],
      [220, 374],
      [252, 316],
    ].map(([x = 0, y = 0]) => coin(brush, x, y, 16)),
    thread('M210 236C226 250 214 266 232 272C250 280 240 296 252 302', 2.2),
  ].join('');

/** A small hawk on the wrist, 40 high. */
const hawk = (): string =>
  shape('M-4 0C-16-10-16-30-4-38C-2-46 12-46 14-38L20-35L14-32C18-20 14-6 6 0L8 16L0 14L-4 18Z', '#8a6a4a', {
    stroke: '#3d2110',
    'stroke-width': 1.1,
  }) +
  shape('M2-4C-4-12-2-24 8-28C14-18 12-8 6-2Z', '#f3e3c0') +
  line('M-10-26C-8-16-6-8-2-2M4-22h4M4-16h5M4-10h4', '#3d2110', 1) +
  disc(8, -38, 1.6, INK) +
  line('M0 0l-2 5M5 0l1 5', GOLD, 1.8);

/** 오래가는 사랑: grandfather, a couple and a child at one gate; ten coins as the tree of the house. */
export const pentacleTen: Scene = (brush) =>
  [
    bandedSky(brush, [
      [0, '#1f4f4a'],
      [0.5, '#7fb07a'],
      [0.8, '#f3dca0'],
      [1, '#f9e6bc'],
    ]),
    glow(brush, 150, 190, 130, '#fff6d0', 0.8),
    at(214, 330, { scale: 1.5 }, house({ wall: '#7a4a34', roof: '#1f3f34', light: '#ffe9b0' })),
    plain(346, 4, '#c9b47a'),
    line(
      'M150 300C146 250 156 200 150 110M150 260C120 250 100 236 88 214M150 260C180 250 200 236 212 214M150 200C126 194 110 182 104 160M150 200C174 194 190 182 196 160',
      '#6b4426',
      5,
    ),
    ...[
      [150, 98],
      [104, 132],
      [196, 132],
      [150, 152],
      [80, 186],
      [220, 186],
      [116, 202],
      [184, 202],
      [150, 222],
      [150, 272],
    ].map(([x = 0, y = 0]) => coin(brush, x, y, 18)),
    shape(
      times(11, (i) => {
        const [x, y] = around(150, 176, i * 32.7, 76 + (i % 3) * 9);
        const [tx, ty] = around(x, y, i * 32.7, 15);
        const [ax, ay] = around(x, y, i * 32.7 - 45, 10);
        const [bx, by] = around(x, y, i * 32.7 + 45, 10);
        return d`M${x} ${y}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x} ${y}Z`;
      }),
      '#3f8a5c',
    ),
    person(
      70,
      424,
      { scale: 0.94 },
      {
        stance: 'seated',
        dress: DRESSES.white,
        head: { hair: 'topknot', hairColour: '#efe9f4', beard: 'long', hat: tieredHat() },
        tilt: 6,
        left: { elbow: [-34, -110], hand: [-6, -98] },
        right: { elbow: [38, -112], hand: [44, -92] },
      },
    ),
    person(
      184,
      418,
      { scale: 0.92 },
      {
        stance: 'gown',
        dress: DRESSES.rose,
        head: { hair: 'chignon' },
        tilt: 8,
        left: { elbow: [-32, -116], hand: [-36, -96] },
        right: { elbow: [32, -118], hand: [44, -112] },
      },
    ),
    person(
      234,
      420,
      { scale: 0.96 },
      {
        stance: 'coat',
        dress: DRESSES.blue,
        head: { hair: 'topknot', hat: gat() },
        tilt: -8,
        left: { elbow: [-32, -118], hand: [-20, -104] },
        right: { elbow: [32, -116], hand: [20, -98] },
      },
    ),
    person(
      134,
      426,
      { scale: 0.56 },
      {
        stance: 'gown',
        dress: DRESSES.maiden,
        head: { hair: 'braid' },
        left: { elbow: [-36, -124], hand: [-48, -130] },
        right: { elbow: [36, -124], hand: [48, -138] },
      },
    ),
    thread('M150 290C144 310 158 322 150 340', 2),
    at(44, 432, { scale: 0.6 }, rabbit()),
  ].join('');
