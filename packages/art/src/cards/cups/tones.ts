import type { Stop } from '#cards/drawing/brush.ts';

/** Skies and clouds that several cards of the suit share. */

export const SEA_NIGHT: readonly [string, string] = ['#2f75a6', '#0b2746'];

export const FOAM = '#cfe8f7';

export const DEW: readonly Stop[] = [
  [0, '#12356a'],
  [0.5, '#3f86b8'],
  [0.8, '#a9d0dc'],
  [1, '#f7dcc4'],
];
