import { el } from '#kit/svg.ts';
import { hanbokCollar, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const ongyeol: Sitter = {
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
