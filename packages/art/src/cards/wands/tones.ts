import type { Stop } from '#cards/drawing/brush.ts';

/** Skies and clouds that several cards of the suit share. */

export const EMBER_CLOUD = { fill: '#7a2c26', stroke: '#f8c99a' } as const;

export const DUSK: readonly Stop[] = [
  [0, '#5a1a22'],
  [0.5, '#b5472f'],
  [0.8, '#f0974f'],
  [1, '#fbd08a'],
];
