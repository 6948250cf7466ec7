import { phasePath } from '#kit/moon.ts';
import { stars } from '#kit/sky.ts';
import { el } from '#kit/svg.ts';
import { hanbokCollar, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

const moonlit: FaceOptions = {
  turn: 0.62,
  skin: '#f8dccb',
  widths: [56, 57, 43, 14],
  eyes: { kind: 'closed', slant: 1 },
  brows: { ink: '#3a2350', weight: 3.2, arch: 5, lift: 2 },
  mouth: { kind: 'soft', lip: '#cf6672', width: 14 },
  blush: 0.34,
};

export const dalmuri: Sitter = {
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
