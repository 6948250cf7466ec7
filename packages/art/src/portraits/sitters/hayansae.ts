import { el } from '#kit/svg.ts';
import { shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const hayansae: Sitter = {
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
