import { el } from '#kit/svg.ts';
import { hanbokCollar, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const gangmu: Sitter = {
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
