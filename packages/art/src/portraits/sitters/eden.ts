import type { Point } from '#kit/geometry.ts';
import { phasePath } from '#kit/moon.ts';
import { placed } from '#kit/pen.ts';
import { el } from '#kit/svg.ts';
import { rollNeck, shoulderLight, shoulders } from '../dress.ts';
import type { FaceOptions } from '../face.ts';
import { face, neckAndEar } from '../face.ts';
import type { Sitter } from '../frame.ts';
import { hair, strands } from './hair.ts';

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

export const eden: Sitter = {
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
