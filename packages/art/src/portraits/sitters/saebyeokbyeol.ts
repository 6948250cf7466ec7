import { outline } from '#kit/geometry.ts';
import type { OutlinePoint } from '#kit/geometry.ts';
import { stars } from '#kit/sky.ts';
import { el } from '#kit/svg.ts';
import { shoulderLight } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const saebyeokbyeol: Sitter = {
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
