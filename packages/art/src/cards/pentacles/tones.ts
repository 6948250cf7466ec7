import type { Stop } from '#cards/drawing/brush.ts';

/** Skies and clouds that several cards of the suit share. */

export const HARVEST: readonly Stop[] = [
  [0, '#1f5a48'],
  [0.45, '#6fa86a'],
  [0.75, '#e3cf86'],
  [1, '#f7e3b0'],
];

export const LEAF_CLOUD = { fill: '#2e6d4d', stroke: '#dff0b8' } as const;
