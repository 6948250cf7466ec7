import { blossom } from '#kit/blossom.ts';
import { el } from '#kit/svg.ts';
import { hanbokCollar, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const moran: Sitter = {
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
