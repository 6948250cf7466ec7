import { el } from '#kit/svg.ts';
import { jacket, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const seoYunjae: Sitter = {
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
