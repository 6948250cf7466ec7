import { at, disc, line, shape, times } from '#cards/drawing/draw.ts';
import { THREAD } from '#cards/drawing/palette.ts';
import { DRESSES } from '#cards/figures/dresses.ts';
import { smallHand } from '#cards/figures/hands.ts';
import { officialCap } from '#cards/figures/hats.ts';
import { bandage } from '#cards/figures/head-cloths.ts';
import { person } from '#cards/figures/person.ts';
import type { Scene } from '#cards/frame/frame.ts';
import { horse, owl, swallow } from '#cards/motifs/animals.ts';
import { house } from '#cards/motifs/buildings.ts';
import { grass, plain, ridge, water } from '#cards/motifs/land.ts';
import { bandedSky, crescent, fullMoon, glow, groundSky, petals, rays, stars } from '#cards/motifs/sky.ts';
import { wand } from '#cards/motifs/suit-signs.ts';
import { thread } from '#cards/motifs/thread.ts';
import { DUSK } from '#cards/wands/tones.ts';

/** 완드 6 – 완드 10: fire, as living branches under ember skies. */

/** 인정받는 사랑: the laureate rides home with paper flowers in his hat, branches raised around him. */
export const wandSix: Scene = (brush) =>
  [
    bandedSky(brush, DUSK),
    glow(brush, 150, 160, 130, '#ffe3a8', 0.8),
    disc(150, 164, 70, '#ffe9b8', { opacity: 0.9 }),
    rays(150, 164, 76, 118, 32, { width: 2.4, short: 0.6, fill: '#fff0c0', opacity: 0.7 }),
    ridge('wand six', 330, 40, '#7d2b24'),
    plain(352, 6, '#5e2420'),
    ...[
      [44, 396, -2],
      [78, 404, 2],
      [112, 398, -1],
      [222, 404, 2],
      [254, 396, 1],
    ].map(([x = 0, y = 0, turn = 0]) => wand(brush, x, y, { length: 210, width: 8, turn, leaves: 'few' })),
    ...[
      [42, 420],
      [80, 428],
      [222, 428],
      [260, 420],
    ].map(([x = 0, y = 0], i) => onlooker(x, y, i)),
    at(
      150,
      424,
      { scale: 1.02 },
      horse({ coat: '#fff3e2', mane: '#c9a27a', edge: '#5b2a14', cloth: '#2f5aa8' }),
    ),
    wand(brush, 187, 350, { length: 206, width: 9, turn: 2 }),
    person(
      146,
      362,
      { scale: 0.92 },
      {
        stance: 'seated',
        dress: { top: '#d6304a', bottom: '#c02740', line: '#560d1c', collar: '#fbf3e0', cuff: '#3b5fc0' },
        head: { hair: 'topknot', hat: officialCap() + laureateFlowers() },
        left: { elbow: [-36, -112], hand: [-12, -98] },
        right: { elbow: [40, -116], hand: [46, -138], handTurn: -80 },
      },
    ),
    line('M140 356C136 380 134 392 140 408', '#c02740', 15),
    shape('M132 404h16l8 10h-24z', '#2a1b3d'),
    at(194, 162, { scale: 0.9 }, laurel()),
    thread('M194 178C210 202 238 190 254 212', 2.4),
    petals('wand six', 12, '#ffe0a0', { y: 80, height: 200 }),
  ].join('');

/** 어사화: two arcs of paper flowers bending over a laureate's cap. */
const laureateFlowers = (): string =>
  line('M-6-64C-40-130-70-120-84-84M6-64C40-130 70-120 84-84', '#3f7a54', 3.4) +
  times(5, (i) =>
    disc(
      [-26, -52, -76, 52, 76][i] ?? 0,
      [-98, -112, -96, -112, -96][i] ?? 0,
      8,
      [THREAD, '#f3c64f', '#8fc0e8', '#f3c64f', THREAD][i] ?? THREAD,
      { stroke: '#fff6e6', 'stroke-width': 2 },
    ),
  );

const laurel = (): string =>
  line('M-18 8C-26-14-8-24 0-22C8-24 26-14 18 8', '#3f7a54', 3) +
  shape(
    times(6, (i) => `M${-20 + i * 8} ${-8 - Math.sin(((i + 0.5) / 6) * Math.PI) * 14}q-2-9 4-12q5 6-4 12z`),
    '#79b36a',
  );

const onlooker = (x: number, y: number, i: number): string =>
  at(
    x,
    y,
    { scale: 0.5 },
    shape(
      'M-34 0C-36-40-26-60 0-62S36-40 34 0Z',
      ['#38306b', '#4d2a3a', '#4d2a3a', '#38306b'][i] ?? '#38306b',
    ),
    disc(0, -80, 20, '#1c1026'),
    i % 2 === 0 ? disc(0, -102, 8, '#1c1026') : '',
  );

/** 내 마음을 지킴: one stands on the height and holds off six from below. */
export const wandSeven: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.26),
    stars('wand seven', 30, { colour: '#ffd9a0' }),
    glow(brush, 150, 160, 120, '#ffb56a', 0.75),
    crescent(brush, 228, 118, 20, { flip: true, waist: 0.4 }),
    ridge('wand seven', 330, 60, '#6b2320'),
    shape('M20 434C40 390 84 372 104 336C120 318 180 318 198 336C216 372 262 390 280 434Z', '#3a1012', {
      stroke: '#8a3a2a',
      'stroke-width': 1.4,
    }),
    shape('M104 336C120 318 180 318 198 336C180 344 124 346 104 336Z', '#8a4a30'),
    line('M120 350l-10 30M170 350l8 40M146 356v34', '#5e2420', 1.6),
    person(
      150,
      336,
      { scale: 1.06 },
      {
        stance: 'stride',
        dress: DRESSES.ochre,
        head: { hair: 'topknot' },
        tilt: -4,
        left: { elbow: [-38, -112], hand: [-46, -92] },
        right: { elbow: [38, -124], hand: [44, -150] },
      },
    ),
    wand(brush, 76, 276, { length: 214, width: 11, turn: 52 }),
    smallHand({ x: 103, y: 240, turn: 100, scale: 1.3 }),
    smallHand({ x: 197, y: 178, turn: -60, scale: 1.3 }),
    ...[
      [32, 440, 14, 110],
      [76, 446, 4, 96],
      [118, 450, -3, 84],
      [176, 450, 4, 84],
      [222, 446, -3, 98],
      [266, 440, -14, 112],
    ].map(([x = 0, y = 0, turn = 0, length = 100]) =>
      wand(brush, x, y, { length, width: 9, turn, leaves: 'few' }),
    ),
    thread('M150 236C128 262 170 276 140 300', 2.2),
    at(60, 190, { scale: 0.7 }, swallow()),
  ].join('');

/** 빠른 연락: eight branches fly home across the evening, a swallow with a letter before them. */
export const wandEight: Scene = (brush) =>
  [
    bandedSky(brush, DUSK),
    stars('wand eight', 26, { height: 120, colour: '#ffe9c0' }),
    glow(brush, 222, 112, 60, '#fff0c0', 0.9),
    crescent(brush, 224, 112, 20, { waist: 0.4 }),
    ridge('wand eight far', 340, 40, '#8a3a2a'),
    at(72, 356, { scale: 0.9 }, house()),
    ridge('wand eight near', 366, 24, '#5e2420'),
    water(brush, 378, ['#c9603f', '#4d1718'], '#ffd9a0', 3),
    line(
      'M60 70L110 124M34 130L86 186M100 60L150 112M40 196L96 256M154 66L196 112M70 250L120 304M130 250L180 304M190 196L240 250',
      '#ffe3b0',
      1.2,
      { opacity: 0.55 },
    ),
    ...[
      [56, 106],
      [98, 92],
      [46, 164],
      [92, 150],
      [140, 136],
      [84, 210],
      [134, 196],
      [128, 256],
    ].map(([x = 0, y = 0]) => wand(brush, x, y, { length: 122, width: 7, turn: 132, leaves: 'few' })),
    at(236, 330, { scale: 1.1, turn: 38 }, swallow('#2a1020')),
    shape('M246 344l16 6l-5 12l-16-6z', '#fff6e6', { stroke: '#a2752a', 'stroke-width': 1 }),
    disc(252, 353, 2.4, THREAD),
    thread('M228 322C190 300 200 260 168 250C130 240 110 200 74 190C50 184 40 160 36 140', 2.2),
  ].join('');

/** 상처 뒤의 경계: bandaged, he leans on the ninth branch and watches; eight make his fence. */
export const wandNine: Scene = (brush) =>
  [
    groundSky(brush, 0.5, 0.34),
    stars('wand nine', 26, { colour: '#ffd9a0', height: 100 }),
    glow(brush, 150, 200, 120, '#ffb56a', 0.6),
    fullMoon(brush, 218, 120, 24),
    ridge('wand nine', 330, 36, '#6b2320'),
    plain(356, 4, '#4d1718'),
    ...[38, 64, 90, 116, 206, 224, 243, 262].map((x, i) =>
      wand(brush, x, 372 + (i % 2) * 6, {
        length: 204 + (i % 3) * 16,
        width: 9,
        leaves: i % 2 === 0 ? 'full' : 'few',
      }),
    ),
    line('M30 300H124M182 300H270M30 334H124M182 334H270', '#5b3717', 4),
    thread('M30 318C50 308 70 326 92 316C104 312 114 322 124 316M182 316C204 326 226 306 270 320', 2.2),
    person(
      148,
      412,
      { scale: 1.2 },
      {
        stance: 'coat',
        dress: DRESSES.brick,
        head: { hair: 'topknot', small: false, hat: bandage() },
        tilt: 10,
        left: { elbow: [-36, -112], hand: [-8, -106] },
        right: { elbow: [36, -122], hand: [34, -134], handTurn: -90 },
      },
    ),
    wand(brush, 190, 414, { length: 196, width: 11 }),
    smallHand({ x: 188, y: 250, turn: 190, scale: 1.4 }),
    at(62, 424, { scale: 0.72 }, owl('#7a4a3a', '#f3d9b8', '#2c0c10')),
    shape('M34 424h56v10H34z', '#3a1012'),
  ].join('');

/** 혼자 짊어진 관계: ten branches on one back-frame, the village still a way off. */
export const wandTen: Scene = (brush) =>
  [
    bandedSky(brush, DUSK),
    glow(brush, 228, 276, 70, '#ffe9b0', 0.9),
    disc(228, 282, 26, '#fff0c4'),
    ridge('wand ten far', 318, 34, '#8a3a2a'),
    at(226, 330, { scale: 0.7 }, house({ wall: '#3a1012', roof: '#2c0c10' })),
    at(256, 336, { scale: 0.5 }, house({ wall: '#3a1012', roof: '#2c0c10' })),
    plain(338, -6, '#6b2c22'),
    shape('M60 434C120 400 180 380 214 338L234 340C220 384 190 410 150 434Z', '#d9945a', { opacity: 0.75 }),
    ...Array.from({ length: 10 }, (_, i) =>
      wand(brush, 92 + i * 6.8, 296 + Math.abs(i - 4.5) * 2.5, {
        length: 196 - Math.abs(i - 4.5) * 7,
        width: 8,
        turn: -14 + i * 3.3,
        leaves: i % 3 === 1 ? 'full' : 'few',
      }),
    ),
    line('M80 250C100 262 140 262 166 246', '#fbe3c0', 4),
    thread('M74 268C104 282 146 282 172 262', 3),
    line('M96 300L78 398M148 296L122 344', '#7a4a22', 5),
    person(
      130,
      418,
      { scale: 1.14, turn: 11 },
      {
        stance: 'stride',
        side: true,
        dress: DRESSES.white,
        head: { hair: 'topknot' },
        tilt: 14,
        left: { elbow: [-14, -112], hand: [10, -124] },
        right: { elbow: [28, -114], hand: [46, -124] },
      },
    ),
    line('M116 272C126 262 140 262 150 268', '#7a4a22', 4),
    line('M186 300L206 424', '#7a4a22', 4.6),
    smallHand({ x: 184, y: 300, turn: 90, scale: 1.3 }),
    grass('wand ten', 412, 12, '#c98a4a', 34, 270),
  ].join('');
