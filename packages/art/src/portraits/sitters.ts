/** The eight advisers. */
import { blossom } from '#kit/blossom.ts';
import { mix } from '#kit/colour.ts';
import { outline } from '#kit/geometry.ts';
import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { phasePath } from '#kit/moon.ts';
import type { Pen } from '#kit/pen.ts';
import { placed } from '#kit/pen.ts';
import { stars } from '#kit/sky.ts';
import { el } from '#kit/svg.ts';
import { hanbokCollar, jacket, rollNeck, shoulderLight, shoulders } from './dress.ts';
import type { FaceOptions, Hex } from './face.ts';
import { face, neckAndEar } from './face.ts';
import type { Sitter } from './frame.ts';

const hair = (pen: Pen, points: readonly OutlinePoint[], ink: Hex, lift = 0.16): string =>
  el('path', {
    d: outline(points),
    fill: pen.linear(
      [
        [0, mix(ink, '#ffffff', lift)],
        [0.5, ink],
        [1, mix(ink, '#000000', 0.25)],
      ],
      { from: [0.8, 0], to: [0.3, 1] },
    ),
  });

const strands = (d: string, ink = '#fff', opacity = 0.16, width = 2): string =>
  el('path', { d, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round', opacity });

const moonlit: FaceOptions = {
  turn: 0.62,
  skin: '#f8dccb',
  widths: [56, 57, 43, 14],
  eyes: { kind: 'closed', slant: 1 },
  brows: { ink: '#3a2350', weight: 3.2, arch: 5, lift: 2 },
  mouth: { kind: 'soft', lip: '#cf6672', width: 14 },
  blush: 0.34,
};

const dalmuri: Sitter = {
  id: 1,
  name: '달무리',
  alt: '긴 머리에 달 비녀를 꽂고 눈을 감은 상담가',
  ground: ['#4a2a94', '#1d0d45'],
  halo: '#efe0ff',
  tilt: -5,
  behind: (pen) =>
    stars(pen, { count: 34, area: { height: 300 }, rays: 4, clear: { at: [200, 190], radius: 150 } }),
  figure: (pen) =>
    hair(
      pen,
      [
        [6, -108],
        [58, -92],
        [80, -40],
        [78, 20],
        [82, 90],
        [96, 170],
        [112, 268],
        [-140, 268],
        [-112, 170],
        [-92, 90],
        [-86, 10],
        [-82, -50],
        [-50, -96],
      ],
      '#2c1a4a',
    ) +
    neckAndEar(pen, moonlit, { width: 24 }) +
    shoulders(pen, '#e6d9fb', { wide: 150 }) +
    hanbokCollar(pen, { cloth: '#efe6ff', git: '#b79be8', ribbon: '#8a63d2' }) +
    face(pen, moonlit) +
    hair(
      pen,
      [
        [12, -76, 1],
        [-14, -62],
        [-40, -34],
        [-52, 6],
        [-58, 60],
        [-64, 130],
        [-78, 210],
        [-104, 268],
        [-132, 268],
        [-104, 170],
        [-92, 80],
        [-90, -10],
        [-80, -66],
        [-40, -106],
        [12, -110],
      ],
      '#2c1a4a',
    ) +
    hair(
      pen,
      [
        [6, -76, 1],
        [30, -68],
        [48, -44],
        [54, -10],
        [58, 50],
        [66, 130],
        [84, 220],
        [104, 268],
        [76, 268],
        [78, 160],
        [82, 60],
        [84, -20],
        [72, -72],
        [40, -102],
        [6, -110],
      ],
      '#2c1a4a',
    ) +
    strands(
      'M-70-66C-84-20-82 60-100 150M-52-84C-72-40-72 30-82 110M-30-98C-58-70-64-20-68 50M46-92C68-60 72 0 72 80M30-100C54-80 62-40 66 20',
      '#d9c7f5',
      0.22,
    ) +
    el(
      'g',
      { transform: 'translate(-58 -58)rotate(-34)' },
      el('path', { d: phasePath(17, 0.24), fill: '#ffe08a' }),
      el('path', { d: 'M-30 2H-4', stroke: '#ffe08a', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      el('circle', { cx: -4, cy: 2, r: 4, fill: '#fff6d8' }),
    ) +
    strands('M-61-40v18M-54-38v26', '#ffe08a', 0.9, 1.4) +
    el('circle', { cx: -61, cy: -20, r: 3, fill: '#fff6d8' }) +
    el('circle', { cx: -54, cy: -9, r: 3.4, fill: '#ff9aa8' }) +
    shoulderLight('#ffffff', 150),
};

const calm: FaceOptions = {
  turn: 0.5,
  skin: '#f1d3bd',
  widths: [57, 58, 49, 19],
  length: 1.05,
  eyes: {
    kind: 'open',
    open: 5.8,
    slant: 1.5,
    iris: '#3a2a2a',
    lashes: false,
    lash: '#1c1622',
    gaze: [0.1, 0],
  },
  brows: { ink: '#1c1826', weight: 5, arch: 3, tilt: 1 },
  nose: { length: 1.1 },
  mouth: { kind: 'soft', lip: '#b9685f', width: 15 },
  blush: 0.14,
};

const seoYunjae: Sitter = {
  id: 2,
  name: '서윤재',
  alt: '둥근 안경을 쓰고 남색 재킷을 입은 차분한 상담가',
  ground: ['#34588c', '#121f3a'],
  halo: '#d3e2f6',
  flip: true,
  tilt: 2,
  behind: () =>
    // Shelves of a study, out of focus.
    el('path', {
      d: 'M0 300H66V308H0ZM0 396H60V404H0ZM338 268H400V276H338ZM346 372H400V380H346Z',
      fill: '#0f1b34',
      opacity: 0.55,
    }) +
    el('path', {
      d: 'M8 244H20V300H8ZM23 252H33V300H23ZM36 240H50V300H36ZM352 214H364V268H352ZM367 222H378V268H367ZM8 346H22V396H8ZM25 340H36V396H25ZM39 352H48V396H39ZM358 322H372V372H358ZM375 330H386V372H375Z',
      fill: '#8fb0dc',
      opacity: 0.32,
    }),
  figure: (pen) =>
    hair(
      pen,
      [
        [0, -108],
        [50, -98],
        [72, -60],
        [68, -20],
        [50, -6],
        [-50, 10],
        [-64, 12],
        [-74, -20],
        [-72, -64],
        [-44, -100],
      ],
      '#191825',
    ) +
    neckAndEar(pen, calm, { width: 30 }) +
    shoulders(pen, '#1e3158', { wide: 176, slope: 146 }) +
    jacket(pen, { cloth: '#1e3158' }) +
    face(pen, calm) +
    hair(
      pen,
      [
        [58, -18, 1],
        [60, -40],
        [48, -54],
        [34, -50, 1],
        [40, -60],
        [14, -50],
        [-12, -42, 1],
        [-8, -52],
        [-34, -38],
        [-50, -16],
        [-53, 6],
        [-56, 26, 1],
        [-63, 10],
        [-70, -24],
        [-70, -66],
        [-46, -100],
        [-2, -114],
        [44, -104],
        [70, -74],
        [68, -40],
      ],
      '#191825',
    ) +
    strands('M-60-60C-48-88-20-102 8-102M-46-48C-36-74-8-92 24-92M-2-58C14-76 36-80 54-68', '#a9c4ea', 0.24) +
    el(
      'g',
      { fill: 'none', stroke: '#2c2230', 'stroke-width': 2.6 },
      el('circle', { cx: -22, cy: 2, r: 21 }),
      el('ellipse', { cx: 30, cy: 2, rx: 17.5, ry: 21 }),
      el('path', { d: 'M-1-1Q6-6 12-1M-43-2L-56-5' }),
    ) +
    el('path', {
      d: 'M-34-8C-30-14-24-16-18-16M20-8C23-13 27-15 31-15',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }) +
    shoulderLight('#d3e2f6', 176, 146),
};

const motherly: FaceOptions = {
  turn: 0.22,
  skin: '#f0cbb2',
  widths: [58, 63, 55, 22],
  length: 0.98,
  eyes: { kind: 'smiling', slant: -1, lashes: true },
  brows: { ink: '#4a3038', weight: 3.6, arch: 6, tilt: -1, lift: 1 },
  nose: { width: 1.12 },
  mouth: { kind: 'smile', lip: '#c23a4e', width: 18 },
  blush: 0.34,
  age: 0.55,
};

const moran: Sitter = {
  id: 3,
  name: '모란',
  alt: '쪽 찐 머리에 모란꽃을 꽂고 환하게 웃는 어른 상담가',
  ground: ['#b04a5e', '#4a102c'],
  halo: '#ffe4cb',
  tilt: 3,
  figure: (pen) =>
    hair(
      pen,
      [
        [-70, 20],
        [-96, 24],
        [-104, 50],
        [-92, 74],
        [-68, 76],
        [-52, 56],
      ],
      '#2e1a22',
    ) +
    hair(
      pen,
      [
        [0, -100],
        [46, -92],
        [68, -56],
        [70, -10],
        [60, 30],
        [-60, 36],
        [-72, -8],
        [-70, -56],
        [-46, -92],
      ],
      '#2e1a22',
    ) +
    el('path', { d: 'M-122 42L-46 60', stroke: '#f2cf7a', 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    el('circle', { cx: -124, cy: 42, r: 8, fill: '#f2cf7a' }) +
    el('circle', { cx: -124, cy: 42, r: 4, fill: '#3d8f72' }) +
    neckAndEar(pen, motherly, { width: 29 }) +
    el('circle', { cx: -58, cy: 32, r: 4.4, fill: '#fff4dc' }) +
    shoulders(pen, '#c8405c', { wide: 178, slope: 154 }) +
    hanbokCollar(pen, { cloth: '#d8506a', git: '#8f2444', ribbon: '#f2cf7a' }) +
    face(pen, motherly) +
    hair(
      pen,
      [
        [4, -74, 1],
        [32, -64],
        [54, -36],
        [64, 0],
        [66, 26, 1],
        [74, -10],
        [72, -58],
        [46, -98],
        [2, -106],
        [-46, -98],
        [-74, -58],
        [-74, -8],
        [-64, 30, 1],
        [-62, 0],
        [-50, -38],
        [-26, -64],
      ],
      '#2e1a22',
    ) +
    // Silver runs back from the parting.
    strands('M6-80C34-72 54-50 64-14M2-82C-30-74-52-48-62-12', '#efe2e6', 0.7, 3.4) +
    strands('M14-92C44-84 62-56 68-24M-8-94C-42-84-62-54-68-20', '#efe2e6', 0.28) +
    blossom(pen, { at: [58, -58], size: 40, rotate: 12, petal: '#ffb9c8', heart: '#d6304a' }) +
    blossom(pen, { at: [58, -58], size: 22, rotate: 46, petal: '#ffd9e2', heart: '#d6304a' }) +
    el('path', {
      d: 'M30-36C14-34 4-40 2-50C16-52 26-46 30-36ZM86-28C98-20 100-8 94 0C82-6 80-18 86-28Z',
      fill: '#3f8f6c',
    }) +
    shoulderLight('#ffe4cb', 178, 154),
};

const lively: FaceOptions = {
  turn: 0.44,
  skin: '#f3cdb2',
  widths: [56, 58, 47, 16],
  eyes: {
    kind: 'open',
    open: 8.6,
    slant: -1,
    iris: '#6a3f26',
    lashes: false,
    lash: '#3a2220',
    gaze: [0.25, -0.1],
  },
  brows: { ink: '#4a2a26', weight: 5, arch: 5, tilt: -2.4, lift: 3 },
  mouth: { kind: 'grin', lip: '#c8635a', width: 18 },
  blush: 0.3,
  freckles: true,
};

/** One cup of headphones: the cushion to the neck, the shell outwards with a moon on it. */
function headphone(at: Point, turn: number): string {
  const out = Math.sign(turn) * -5;
  return el(
    'g',
    { transform: placed(at, { rotate: turn }) },
    el('rect', { x: -out - 13, y: -29, width: 26, height: 58, rx: 13, fill: '#f4dcc4' }),
    el('rect', { x: -15, y: -30, width: 30, height: 60, rx: 15, fill: '#3d2350' }),
    el('ellipse', { cx: out, rx: 15, ry: 23, fill: '#6b4390' }),
    el('ellipse', { cx: out, rx: 15, ry: 23, fill: 'none', stroke: '#9a74bd', 'stroke-width': 1.6 }),
    el('path', { d: phasePath(8, 0.36), transform: `translate(${out} 0)`, fill: '#ffd76a' }),
  );
}

const eden: Sitter = {
  id: 4,
  name: '이든',
  alt: '곱슬머리에 헤드폰을 목에 걸고 활짝 웃는 젊은 상담가',
  ground: ['#f6ab80', '#b04f7a'],
  halo: '#fff1d2',
  tilt: -7,
  behind: () =>
    el('path', {
      d: 'M40 120q0-18 18-18h44q18 0 18 18v14q0 18-18 18H78l-16 14v-14q-22 0-22-18Z',
      fill: '#fff',
      opacity: 0.34,
    }) +
    el('path', {
      d: 'M296 86q0-14 14-14h34q14 0 14 14v10q0 14-14 14h-4v12l-14-12h-16q-14 0-14-14Z',
      fill: '#d6304a',
      opacity: 0.5,
    }),
  figure: (pen) =>
    hair(
      pen,
      [
        [0, -112],
        [46, -108],
        [78, -78],
        [82, -34],
        [66, 0],
        [-64, 14],
        [-82, -10],
        [-86, -58],
        [-52, -102],
      ],
      '#5a3328',
    ) +
    neckAndEar(pen, lively, { width: 27 }) +
    shoulders(pen, '#f4ead8', { wide: 160, slope: 152 }) +
    rollNeck(pen, { knit: '#f6ecdc' }) +
    // Headphones hang about the neck: the band behind it, the cushions turned in.
    el('path', {
      d: 'M-50 132C-66 104-54 82-30 72M56 132C72 104 60 82 36 72',
      fill: 'none',
      stroke: '#3d2350',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d: 'M-52 122C-62 102-54 86-38 78M58 122C68 102 60 86 44 78',
      fill: 'none',
      stroke: '#8a62ae',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }) +
    headphone([-46, 148], 20) +
    headphone([52, 148], -20) +
    face(pen, lively) +
    hair(
      pen,
      [
        [62, -8, 1],
        [70, -26],
        [56, -40],
        [60, -56],
        [42, -50],
        [36, -66],
        [20, -46],
        [6, -60],
        [-8, -40],
        [-22, -54],
        [-34, -30],
        [-48, -36],
        [-50, -12],
        [-60, -4],
        [-58, 14, 1],
        [-74, 6],
        [-80, -20],
        [-92, -40],
        [-78, -66],
        [-72, -94],
        [-42, -102],
        [-20, -120],
        [12, -112],
        [40, -120],
        [62, -98],
        [84, -84],
        [82, -54],
        [90, -34],
        [76, -18],
      ],
      '#5a3328',
      0.24,
    ) +
    strands(
      'M-66-76C-58-90-40-92-34-82M-24-98C-14-110 6-108 10-96M30-100C42-108 58-100 58-88M-72-40C-70-56-56-60-50-52M62-70C72-66 76-54 70-46M-4-74C4-84 18-82 20-72',
      '#ffd8b8',
      0.4,
      2.6,
    ) +
    shoulderLight('#fff1d2', 160, 152),
};

const shy: FaceOptions = {
  turn: 0.86,
  skin: '#fbe3d8',
  widths: [55, 56, 41, 13],
  length: 0.96,
  eyes: { kind: 'down', open: 10.4, slant: 0.5, iris: '#6a5a9c', lash: '#4a3a62' },
  brows: { ink: '#8a7aa2', weight: 3, arch: 4, tilt: -2, lift: 3 },
  mouth: { kind: 'parted', lip: '#d77a86', width: 13 },
  blush: 0.34,
};

const bird = (x: number, y: number, s: number): string =>
  el(
    'g',
    { transform: `translate(${x} ${y})scale(${s})` },
    el('path', {
      d: 'M-54 22C-40 6-30-2-18-8C-14-26 4-36 22-30C32-27 38-19 38-12L50-7L38-3C36 18 18 32-4 32C-20 32-30 26-36 24Z',
      fill: '#ffffff',
    }),
    el('path', { d: 'M-30 20C-16 4 4-2 18 6C14 22-6 30-30 20Z', fill: '#e3d8f4' }),
    el('circle', { cx: 24, cy: -16, r: 3, fill: '#3a2456' }),
    el('path', { d: 'M38-12L50-7L38-3Z', fill: '#f0a848' }),
    el('path', { d: 'M-4 32V42M6 31V41', stroke: '#f0a848', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  );

const hayansae: Sitter = {
  id: 5,
  name: '하얀새',
  alt: '연보라 단발머리를 하고 어깨의 흰 새를 내려다보는 상담가',
  ground: ['#8f76d6', '#35246f'],
  halo: '#f4ecff',
  tilt: 7,
  figure: (pen) =>
    hair(
      pen,
      [
        [0, -106],
        [50, -94],
        [70, -50],
        [66, 0],
        [52, 40],
        [-40, 84],
        [-84, 86],
        [-96, 50],
        [-88, -10],
        [-80, -60],
        [-46, -98],
      ],
      '#9c7fd6',
      0.24,
    ) +
    neckAndEar(pen, shy, { width: 23, ear: false }) +
    shoulders(pen, '#fdfbff', { wide: 146, slope: 154 }) +
    el('path', { d: 'M-40 116C-26 152 28 152 42 116L52 122C44 164-34 166-50 122Z', fill: '#e9defa' }) +
    el('path', {
      d: 'M-46 124C-30 164 36 162 48 124',
      fill: 'none',
      stroke: '#c9b5ec',
      'stroke-width': 1.6,
      'stroke-dasharray': '1 5',
      'stroke-linecap': 'round',
    }) +
    face(pen, shy) +
    hair(
      pen,
      [
        [56, -26, 1],
        [52, -42],
        [46, -28, 1],
        [38, -46],
        [24, -22, 1],
        [14, -44],
        [-4, -18, 1],
        [-16, -36],
        [-30, -10],
        [-40, 30],
        [-36, 74],
        [-50, 92],
        [-78, 92],
        [-96, 66],
        [-94, 10],
        [-86, -50],
        [-54, -98],
        [2, -114],
        [48, -100],
        [68, -64],
      ],
      '#a98ee0',
      0.34,
    ) +
    strands(
      'M-74-50C-86-6-84 40-76 82M-56-76C-76-36-72 20-62 78M-32-94C-58-66-58-20-52 30M-2-104C-24-90-34-70-34-44M28-100C14-86 6-72 4-50',
      '#ffffff',
      0.34,
    ) +
    el('path', { d: 'M-70-52C-60-62-46-62-38-54L-42-44C-52-50-60-50-66-42Z', fill: '#fff' }) +
    shoulderLight('#ffffff', 146, 154),
  before: () => bird(286, 352, 0.96),
};

const stern: FaceOptions = {
  turn: 0.1,
  skin: '#dfae8a',
  widths: [60, 62, 58, 25],
  length: 1.06,
  eyes: { kind: 'open', open: 5.4, slant: 3.4, iris: '#2a1c18', lashes: false, lash: '#17110f', width: 16 },
  brows: { ink: '#17131a', weight: 7.4, arch: 4, tilt: 4.6, lift: -3 },
  nose: { length: 1.12, width: 1.2 },
  mouth: { kind: 'firm', lip: '#a35c4e', width: 18 },
  blush: 0.08,
  age: 0.5,
};

const gangmu: Sitter = {
  id: 6,
  name: '강무',
  alt: '상투를 틀고 수염을 기른, 곧은 눈빛의 상담가',
  ground: ['#35587a', '#0d1530'],
  halo: '#f1ddb6',
  haloRadius: 150,
  figure: (pen) =>
    hair(
      pen,
      [
        [0, -98],
        [18, -104],
        [20, -126],
        [14, -146],
        [0, -152],
        [-14, -146],
        [-20, -126],
        [-18, -104],
      ],
      '#17141a',
    ) +
    el('path', { d: 'M-22-106H22V-96H-22Z', fill: '#b8923f' }) +
    el('path', { d: 'M-34-126H34', stroke: '#d9b25c', 'stroke-width': 4.6, 'stroke-linecap': 'round' }) +
    hair(
      pen,
      [
        [0, -102],
        [44, -92],
        [66, -54],
        [66, -10],
        [-66, -10],
        [-66, -54],
        [-44, -92],
      ],
      '#17141a',
    ) +
    neckAndEar(pen, stern, { width: 36 }) +
    shoulders(pen, '#27305e', { wide: 190, slope: 140 }) +
    hanbokCollar(pen, { cloth: '#333d74', git: '#141a3c', dongjeong: '#f2ead8', under: '#efe6d4' }) +
    face(pen, stern) +
    hair(
      pen,
      [
        [0, -64, 1],
        [30, -60],
        [52, -40],
        [60, -12],
        [62, 10, 1],
        [68, -14],
        [66, -58],
        [42, -94],
        [0, -104],
        [-42, -94],
        [-66, -58],
        [-68, -14],
        [-62, 10, 1],
        [-60, -12],
        [-52, -40],
        [-30, -60],
      ],
      '#17141a',
    ) +
    // The headband, then moustache and beard.
    el('path', { d: 'M-62-42C-30-62 30-62 62-42L63-30C30-50-30-50-63-30Z', fill: '#0f1413' }) +
    el('circle', { cy: -51, r: 6, fill: '#d9b25c' }) +
    hair(
      pen,
      [
        [2, 56, 1],
        [16, 52],
        [30, 60],
        [36, 72, 1],
        [22, 64],
        [2, 62],
        [-18, 64],
        [-32, 72, 1],
        [-26, 60],
        [-12, 52],
      ],
      '#1a1518',
    ) +
    hair(
      pen,
      [
        [2, 78, 1],
        [16, 78],
        [34, 70],
        [52, 48, 1],
        [50, 78],
        [34, 104],
        [14, 122],
        [4, 142],
        [-8, 122],
        [-28, 106],
        [-46, 80],
        [-50, 48, 1],
        [-30, 72],
        [-12, 78],
      ],
      '#1a1518',
      0.1,
    ) +
    strands(
      'M-36 84C-22 104-8 112 0 128M34 84C22 104 10 112 6 128M0 90V122M-14 88C-10 102-4 112 0 118',
      '#8a7a78',
      0.34,
      1.6,
    ) +
    strands('M-52-58C-38-82-16-92 0-92M-40-50C-28-72-12-82 2-84M20-90C40-82 54-64 58-44', '#f1ddb6', 0.16) +
    el('path', {
      d: 'M34 22L46 40',
      stroke: '#b87a5c',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }) +
    shoulderLight('#f1ddb6', 190, 140),
};

const even: FaceOptions = {
  turn: 0.36,
  skin: '#eac2a2',
  widths: [57, 60, 49, 19],
  eyes: { kind: 'open', open: 7.6, slant: 1.5, iris: '#5f4424', gaze: [-0.1, 0] },
  brows: { ink: '#3a2620', weight: 4.2, arch: 4.4 },
  mouth: { kind: 'smile', lip: '#c05a56', width: 16 },
  blush: 0.3,
  age: 0.25,
};

const braid: readonly (readonly [number, number, number])[] = [
  [-62, 92, 20],
  [-70, 124, 20],
  [-66, 156, 19],
  [-72, 187, 17],
  [-68, 214, 15],
  [-72, 238, 12],
];

const ongyeol: Sitter = {
  id: 7,
  name: '온결',
  alt: '머리를 땋아 내리고 두 가닥 실을 감은, 미소 짓는 상담가',
  ground: ['#3f8a76', '#123f3e'],
  halo: '#eef6dc',
  tilt: -4,
  flip: true,
  figure: (pen) =>
    hair(
      pen,
      [
        [0, -106],
        [48, -96],
        [70, -56],
        [70, -6],
        [56, 40],
        [30, 60],
        [-60, 84],
        [-82, 40],
        [-80, -20],
        [-74, -62],
        [-46, -98],
      ],
      '#33201c',
    ) +
    neckAndEar(pen, even, { width: 26 }) +
    shoulders(pen, '#f3e5bf', { wide: 160, slope: 152 }) +
    hanbokCollar(pen, { cloth: '#f7ecca', git: '#3a7c6c', ribbon: '#d6304a' }) +
    face(pen, even) +
    hair(
      pen,
      [
        [26, -72, 1],
        [46, -56],
        [58, -26],
        [62, 16, 1],
        [74, -20],
        [70, -64],
        [46, -98],
        [4, -110],
        [-44, -100],
        [-74, -62],
        [-82, -12],
        [-78, 40],
        [-70, 86],
        [-52, 92],
        [-52, 50],
        [-58, 12],
        [-50, -24],
        [-24, -52],
      ],
      '#33201c',
      0.2,
    ) +
    braid
      .map(([x, y, r], i) =>
        hair(
          pen,
          [
            [x - r * 0.9, y - 12],
            [x, y - 18],
            [x + r * 0.9, y - 12],
            [x + r * (i % 2 ? 0.7 : 1), y + 8],
            [x, y + 18],
            [x - r * (i % 2 ? 1 : 0.7), y + 8],
          ],
          '#33201c',
          0.2,
        ),
      )
      .join('') +
    strands(
      braid
        .map(
          ([x, y, r], i) => `M${x - r * 0.6} ${y - 8}Q${x + (i % 2 ? 6 : -6)} ${y} ${x + r * 0.6} ${y + 9}`,
        )
        .join(''),
      '#e9c9a2',
      0.3,
      2,
    ) +
    el('path', { d: 'M-84 250H-60L-56 262C-60 278-84 278-88 262Z', fill: '#d6304a' }) +
    strands(
      'M-58-56C-40-84-10-98 26-92M-66-36C-56-66-30-84-2-88M-70-6C-70-26-62-46-50-58M44-80C58-64 64-44 66-22',
      '#e9c9a2',
      0.26,
    ) +
    shoulderLight('#eef6dc', 160, 152),
  before: () =>
    el('path', {
      d: 'M-10 426C60 400 110 446 176 430C240 414 300 452 410 420',
      fill: 'none',
      stroke: '#d6304a',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d: 'M-10 442C70 424 116 412 180 438C244 462 310 420 410 444',
      fill: 'none',
      stroke: '#7fb8ea',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
};

const dawn: FaceOptions = {
  turn: 0.74,
  skin: '#f8dccd',
  widths: [55, 55, 42, 14],
  length: 1.03,
  eyes: { kind: 'open', open: 8.2, slant: 2, iris: '#4a6cc0', lash: '#1c1838', gaze: [0.3, -0.7] },
  brows: { ink: '#6a5f8c', weight: 3.6, arch: 4, lift: 2 },
  mouth: { kind: 'soft', lip: '#c9606e', width: 14 },
  blush: 0.32,
};

const hoodOpening: readonly OutlinePoint[] = [
  [8, -98],
  [44, -84],
  [64, -48],
  [64, -8],
  [58, 34],
  [66, 84],
  [92, 128],
  [40, 168],
  [8, 132],
  [-34, 160],
  [-110, 150],
  [-98, 110],
  [-70, 74],
  [-64, 20],
  [-68, -30],
  [-54, -74],
  [-22, -96],
];

const saebyeokbyeol: Sitter = {
  id: 8,
  name: '새벽별',
  alt: '두건을 쓰고 새벽하늘의 별을 올려다보는 상담가',
  ground: ['#1b2260', '#e58a94'],
  halo: '#ffe0c8',
  haloAt: [214, 214],
  haloRadius: 156,
  tilt: -9,
  behind: (pen) =>
    stars(pen, { count: 30, area: { height: 220 }, rays: 3 }) +
    el('path', {
      d: 'M322 62Q325 96 356 100Q325 104 322 138Q319 104 288 100Q319 96 322 62Z',
      fill: '#fff8e0',
    }),
  figure: (pen) =>
    el('path', {
      d: outline([
        [4, -124],
        [56, -110],
        [86, -62],
        [88, -4],
        [78, 60],
        [84, 110],
        [150, 150],
        [190, 280, 1],
        [-200, 280, 1],
        [-158, 150],
        [-98, 110],
        [-96, 40],
        [-98, -30],
        [-76, -92],
        [-36, -120],
      ]),
      fill: pen.linear(
        [
          [0, '#2c3070'],
          [0.5, '#1d2158'],
          [1, '#11143e'],
        ],
        { from: [0.8, 0], to: [0.2, 1] },
      ),
    }) +
    neckAndEar(pen, dawn, { width: 24, ear: false }) +
    face(pen, dawn) +
    hair(
      pen,
      [
        [40, -66, 1],
        [52, -38],
        [54, -12, 1],
        [42, -36],
        [26, -48, 1],
        [10, -30],
        [-22, -20],
        [-44, 10],
        [-52, 60, 1],
        [-64, 40],
        [-66, -20],
        [-50, -66],
        [-8, -88],
      ],
      '#c9c0ea',
      0.4,
    ) +
    el('path', {
      d:
        outline(hoodOpening) +
        outline([
          [4, -124],
          [-36, -120],
          [-76, -92],
          [-98, -30],
          [-96, 40],
          [-98, 110],
          [-158, 150],
          [-200, 280, 1],
          [190, 280, 1],
          [150, 150],
          [84, 110],
          [78, 60],
          [88, -4],
          [86, -62],
          [56, -110],
        ]),
      'fill-rule': 'evenodd',
      fill: pen.linear(
        [
          [0, '#4f58b8'],
          [0.45, '#2f3790'],
          [1, '#1a1f5c'],
        ],
        { from: [0.85, 0], to: [0.2, 1] },
      ),
    }) +
    el('path', {
      d: outline(hoodOpening),
      fill: 'none',
      stroke: '#f0cf86',
      'stroke-width': 2.2,
      opacity: 0.85,
    }) +
    strands(
      'M-80-60C-92 0-84 70-112 124M-60-94C-86-50-84 0-84 50M60-96C80-64 82-10 72 50M-120 160C-90 190-60 220-50 268M96 150C80 190 60 220 56 268',
      '#c7cbf0',
      0.26,
      2.4,
    ) +
    el('path', { d: 'M8 140l7 13l15 3l-11 10l3 15l-14-7l-13 7l2-15l-11-10l15-3Z', fill: '#ffe6a8' }) +
    shoulderLight('#f6d9d0', 158, 152),
};

export const sitters: readonly Sitter[] = [
  dalmuri,
  seoYunjae,
  moran,
  eden,
  hayansae,
  gangmu,
  ongyeol,
  saebyeokbyeol,
];
