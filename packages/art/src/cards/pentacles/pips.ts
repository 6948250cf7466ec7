import type { Stop } from '#cards/drawing/brush.ts';
import { around, at, box, d, disc, line, oval, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, INK, THREAD } from '#cards/drawing/palette.ts';
import { sparkPath } from '#cards/drawing/stars.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { flatHand, palm } from '#cards/figures/hands.ts';
import { feltHat, gat, jewelCrown, tieredHat } from '#cards/figures/hats.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { pup, rabbit } from '#cards/motifs/animals.ts';
import {
  arrowGate,
  courtyardWall,
  house,
  latticeWindow,
  sailShip,
  tiledRoof,
} from '#cards/motifs/buildings.ts';
import { plain, ridge, water } from '#cards/motifs/land.ts';
import { grapes, peony, vine } from '#cards/motifs/plants.ts';
import {
  bandedSky,
  cloud,
  crescent,
  fullMoon,
  glow,
  groundSky,
  rays,
  snow,
  stars,
} from '#cards/motifs/sky.ts';
import { coin } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';

/** 펜타클 에이스 – 펜타클 10: earth, harvest, hands at work. */

const HARVEST: readonly Stop[] = [
  [0, '#1f5a48'],
  [0.45, '#6fa86a'],
  [0.75, '#e3cf86'],
  [1, '#f7e3b0'],
];
const LEAF_CLOUD = { fill: '#2e6d4d', stroke: '#dff0b8' } as const;

/** 단단한 출발: an open hand brings one coin to the garden gate. */
export const pentacleAce: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    stars('pentacle ace', 26),
    glow(brush, 150, 156, 140, '#f3f0b0', 0.8),
    rays(150, 152, 70, 146, 32, { width: 2.2, short: 0.62, fill: '#f3e3a0', opacity: 0.34 }),
    ridge('pentacle ace', 322, 46, '#2e6d4d'),
    plain(346, 6, '#1c5a3d'),
    shape('M132 434C126 400 158 384 148 352H156C170 384 160 400 178 434Z', '#e3cf9a', { opacity: 0.9 }),
    at(152, 372, { scale: 0.74 }, arrowGate()),
    courtyardWall(20, 112, 346, 26, '#8a7a5a', '#123525'),
    courtyardWall(192, 280, 346, 26, '#8a7a5a', '#123525'),
    coin(brush, 150, 150, 62),
    sleeve([18, 300], [66, 276], [98, 244], {
      fill: '#fbf3e0',
      line: '#8fa07a',
      half: 24,
      wrist: 17,
      drop: 12,
      cuff: '#d6304a',
    }),
    palm({ x: 128, y: 222, scale: 1.34, turn: -14 }),
    cloud(42, 306, { ...LEAF_CLOUD, scale: 0.95 }),
    cloud(246, 120, { ...LEAF_CLOUD, scale: 0.6, flip: true }),
    thread('M188 198C214 214 200 240 222 250C244 260 226 290 248 300'),
    ...[
      [56, 404, 1],
      [92, 418, 0.8],
      [210, 414, 0.85],
      [244, 402, 1],
    ].map(([x = 0, y = 0, scale = 1], i) =>
      at(x, y, { scale }, i % 2 === 0 ? peony() : peony('#fff0e6', '#ffffff', '#c98a8a')),
    ),
  ].join('');

/** 균형 잡기: a street performer keeps two coins in one endless loop while ships ride the swell. */
export const pentacleTwo: Scene = (brush) =>
  [
    bandedSky(brush, HARVEST),
    glow(brush, 150, 200, 120, '#fff6c8', 0.7),
    cloud(70, 122, { fill: '#3f8a68', stroke: '#e6f5c8', scale: 0.62 }),
    cloud(236, 132, { fill: '#3f8a68', stroke: '#e6f5c8', scale: 0.56, flip: true }),
    water(brush, 290, ['#4fa08a', '#174a44'], '#e6f5e0', 3),
    shape('M20 300C60 270 100 330 150 300C200 270 240 326 280 296V340H20Z', '#3a8a7c'),
    at(62, 294, { scale: 0.74 }, sailShip('#4a2a1a', '#fff6e6')),
    at(244, 304, { scale: 0.8 }, sailShip('#4a2a1a', '#fff6e6')),
    plain(348, 4, '#2a5a40'),
    thread(
      'M150 226C120 170 52 180 56 222C60 266 122 270 150 226C178 182 240 186 244 222C248 266 180 282 150 226',
      3.4,
    ),
    person(
      150,
      418,
      { scale: 1.14 },
      {
        stance: 'stride',
        dress: { top: '#f3c64f', bottom: '#d6304a', line: '#5e1a1a', collar: '#2f62b5', cuff: '#2f62b5' },
        head: { hair: 'topknot', small: false, hat: feltHat('#1b1030', '#d6304a') },
        tilt: 8,
        left: { elbow: [-42, -132], hand: [-66, -152] },
        right: { elbow: [42, -132], hand: [66, -152] },
      },
    ),
    coin(brush, 62, 222, 28),
    coin(brush, 238, 222, 28),
    at(238, 428, { scale: 0.76, flip: true }, pup()),
  ].join('');

/** 함께 만들어 감: mason, monk and patron before an unfinished window that holds three coins. */
export const pentacleThree: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.36),
    stars('pentacle three', 20, { height: 60 }),
    shape('M48 434V180C48 120 104 92 150 92S252 120 252 180V434Z', '#8f8a72', {
      stroke: '#3a4a3a',
      'stroke-width': 1.4,
    }),
    line(
      'M48 230H88M48 290H84M212 240H252M216 300H252M60 160L92 178M240 160L208 178M110 108L122 136M190 108L178 136',
      '#5e6450',
      1.4,
    ),
    shape('M84 434V196C84 150 116 128 150 128S216 150 216 196V434Z', '#1a3f33'),
    glow(brush, 150, 200, 90, '#f7edb0', 0.75),
    line('M150 128V300M84 236H216', '#b5ae8c', 6),
    coin(brush, 150, 172, 25),
    coin(brush, 114, 236, 25),
    coin(brush, 186, 236, 25),
    thread('M150 198C130 206 120 204 116 212M150 198C170 206 180 204 184 212', 2.2),
    plain(352, 2, '#2a4f3c'),
    shape('M96 372H204L212 392H88Z', '#8a5a34', { stroke: '#3d2110', 'stroke-width': 1.2 }),
    line('M100 392L92 430M200 392L208 430', '#6e4426', 6),
    person(
      150,
      390,
      { scale: 0.7 },
      {
        stance: 'coat',
        back: true,
        dress: DRESSES.ochre,
        head: { hair: 'topknot', hat: headband() },
        left: { elbow: [-34, -130], hand: [-26, -158] },
        right: { elbow: [36, -132], hand: [40, -160], handTurn: -80 },
      },
    ),
    line('M178 278l10-16', '#7a4a22', 3.4),
    box(178, 254, 19, 10, '#b9b6c8', { stroke: '#3a4a3a', 'stroke-width': 1 }),
    person(
      70,
      426,
      { scale: 0.98 },
      {
        stance: 'coat',
        dress: DRESSES.grey,
        head: { hair: 'shaven' },
        tilt: 10,
        left: { elbow: [-32, -114], hand: [-4, -112] },
        right: { elbow: [30, -114], hand: [6, -112] },
      },
    ),
    person(
      232,
      426,
      { scale: 0.98 },
      {
        stance: 'coat',
        dress: DRESSES.crimson,
        head: { hair: 'topknot', hat: gat() },
        tilt: -10,
        left: { elbow: [-36, -116], hand: [-34, -100] },
        right: { elbow: [32, -112], hand: [12, -98] },
      },
    ),
    shape('M180 322l30-4l3 20l-30 4z', '#fbf3e0', { stroke: '#a2752a', 'stroke-width': 1 }),
    line('M186 328l20-3M187 334l14-2', '#a2752a', 1),
  ].join('');

const headband = (): string =>
  shape('M-37-20C-20-32 20-32 37-20L38-10C20-22-20-22-38-10Z', '#fbf3e0', {
    stroke: '#b79a70',
    'stroke-width': 1,
  });

/** 마음을 움켜쥠: one coin on the head, one held tight, one under each foot; the town sleeps behind. */
export const pentacleFour: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    stars('pentacle four', 26, { height: 110 }),
    glow(brush, 150, 170, 110, '#f3f0b0', 0.6),
    ridge('pentacle four', 300, 40, '#2e6d4d'),
    ...[
      [52, 326, 0.9],
      [100, 316, 0.66],
      [206, 316, 0.7],
      [250, 328, 0.9],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, { scale }, house({ wall: '#173d2c', roof: '#0d2a20' }))),
    plain(330, 4, '#1c4d37'),
    box(92, 352, 116, 82, '#6b6650', { stroke: '#2a2a20', 'stroke-width': 1.4 }),
    line('M92 380H208M150 352V380M120 380V434M182 380V434', '#3f3d30', 1.2),
    shape('M84 344H216L210 356H90Z', '#8a846a', { stroke: '#2a2a20', 'stroke-width': 1.2 }),
    person(
      150,
      378,
      { scale: 1.36 },
      {
        stance: 'seated',
        dress: { top: '#7a2f3f', bottom: '#5e2030', line: '#2a0a14', collar: '#f3c64f', cuff: '#f3c64f' },
        head: { hair: 'topknot', beard: 'chin', small: false },
        left: { elbow: [-42, -108], hand: [-18, -92] },
        right: { elbow: [42, -108], hand: [18, -88] },
      },
    ),
    coin(brush, 150, 318, 32),
    flatHand({ x: 124, y: 312, turn: 30, scale: 0.72 }),
    flatHand({ x: 176, y: 316, turn: -30, flip: true, scale: 0.72 }),
    coin(brush, 150, 176, 22),
    shape(
      'M108 386C108 376 128 374 138 382L140 398H108ZM192 386C192 376 172 374 162 382L160 398H192Z',
      '#2a1b3d',
    ),
    coin(brush, 118, 412, 19),
    coin(brush, 182, 412, 19),
    thread('M118 320C96 336 96 352 112 350M182 320C204 336 204 352 188 350', 2.4),
    at(248, 424, { scale: 0.82, flip: true }, rabbit()),
  ].join('');

/** 소외감: two pass through the snow under a lit window with five coins; its door is nearer than it looks. */
export const pentacleFive: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.3),
    box(20, 60, 260, 270, '#173d2f'),
    line('M20 120H90M210 120H280M20 180H84M216 180H280M20 240H84M216 240H280M20 296H84', '#2a5a44', 1.4),
    glow(brush, 150, 180, 130, '#ffe08a', 0.8),
    shape('M92 300V150C92 112 122 96 150 88C178 96 208 112 208 150V300Z', '#fbe3a0', {
      stroke: '#4a2a18',
      'stroke-width': 6,
    }),
    line('M150 90V300M92 150H208M92 200H208M92 250H208M121 108V300M179 108V300', '#8a5a30', 1.6),
    coin(brush, 150, 130, 19),
    coin(brush, 121, 176, 19),
    coin(brush, 179, 176, 19),
    coin(brush, 121, 228, 19),
    coin(brush, 179, 228, 19),
    thread('M150 150C140 170 160 200 150 222C142 240 156 262 150 284', 2.2),
    at(150, 90, {}, tiledRoof(92, 22, '#0d2a20')),
    shape('M20 330C90 310 200 318 280 326V434H20Z', '#dfeae6'),
    shape('M20 372C110 356 200 372 280 362V434H20Z', '#f6fbf8'),
    person(
      94,
      420,
      { scale: 0.86, turn: 5 },
      {
        stance: 'coat',
        dress: { top: '#6f7a6a', bottom: '#5f6a5c', line: '#22302a', collar: '#cfd8c8', cuff: '#8a9484' },
        head: { hair: 'parted', hat: shawl() },
        tilt: 16,
        left: { elbow: [-32, -114], hand: [-4, -110] },
        right: { elbow: [32, -114], hand: [4, -104] },
      },
    ),
    person(
      196,
      424,
      { scale: 0.88, turn: 6 },
      {
        stance: 'coat',
        dress: { top: '#8a6a4a', bottom: '#7a5a3c', line: '#2f1f12', collar: '#cfb898', cuff: '#5e4430' },
        head: { hair: 'topknot', hat: bandage() },
        tilt: 14,
        left: { elbow: [-34, -114], hand: [-30, -94] },
        right: { elbow: [34, -118], hand: [40, -134], handTurn: -90 },
      },
    ),
    line('M242 296L230 430', '#5b3717', 4.6),
    snow('pentacle five', 80),
    line('M62 418q5-3 8 1M84 426q5-3 8 1M142 424q5-3 8 1M164 430q5-3 8 1', '#9fb8b0', 2),
  ].join('');

const shawl = (): string =>
  shape('M-44 58C-56-30-34-72 0-74S56-30 44 58L30 40C38 0 30-34 0-40C-30-34-38 0-30 40Z', '#4a5a50', {
    stroke: '#22302a',
    'stroke-width': 2,
  });
const bandage = (): string =>
  shape('M-37-22C-14-36 16-34 38-14L39-4C16-24-14-26-38-12Z', '#fbf3e0', {
    stroke: '#b79a70',
    'stroke-width': 1,
  });

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
      [250, 150],
      [168, 176],
      [248, 230],
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
      times(14, (i) => {
        const [x, y] = around(150, 176, i * 25.7, 76 + (i % 3) * 9);
        const [tx, ty] = around(x, y, i * 25.7, 15);
        const [ax, ay] = around(x, y, i * 25.7 - 45, 10);
        const [bx, by] = around(x, y, i * 25.7 + 45, 10);
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
