import type { Stop } from '#cards/drawing/brush.ts';

/** Skies and clouds that several cards of the suit share. */

export const CLOUDY = { fill: '#4a466f', stroke: '#d8d4f0' } as const;

export const GREY_DAWN: readonly Stop[] = [
  [0, '#34305c'],
  [0.55, '#6f6a9a'],
  [0.82, '#c9a9b8'],
  [1, '#f3d3b8'],
];
