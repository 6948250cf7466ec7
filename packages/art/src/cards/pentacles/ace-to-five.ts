import { at, box, line, shape } from '#cards/drawing/draw.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { flatHand, palm } from '#cards/figures/hands.ts';
import { feltHat, gat } from '#cards/figures/hats.ts';
import { bandage, headband, shawl } from '#cards/figures/head-cloths.ts';
import { person } from '#cards/figures/person.ts';
import { sleeve } from '#cards/figures/sleeve.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { pup, rabbit } from '#cards/motifs/animals.ts';
import { arrowGate, courtyardWall, house, sailShip, tiledRoof } from '#cards/motifs/buildings.ts';
import { plain, ridge, water } from '#cards/motifs/land.ts';
import { peony } from '#cards/motifs/plants.ts';
import { bandedSky, cloud, glow, groundSky, rays, snow, stars } from '#cards/motifs/sky.ts';
import { coin } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { HARVEST, LEAF_CLOUD } from '#cards/pentacles/tones.ts';

/** 펜타클 에이스 – 펜타클 5: earth, harvest, hands at work. */

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
