import type { Suit } from '@wolha/tarot/deck';

/** Colours every card shares. */
export const GOLD = '#e3bd6a';
export const GOLD_LIGHT = '#f8e2a6';
export const GOLD_DARK = '#a2752a';
export const CREAM = '#f7ecd4';
export const MOONLIGHT = '#fff6d8';
export const INK = '#1d0f33';
export const THREAD = '#d6304a';
export const THREAD_DARK = '#8d1a33';
export const SKIN = '#f8dfc6';
export const SKIN_SHADE = '#e0ae8a';
export const SKIN_LINE = '#9c5f3c';
export const HAIR = '#1c1026';
export const HAIR_LIGHT = '#5d4377';
export const WHITE_CLOTH = '#fbf3e0';
export const WHITE_CLOTH_LINE = '#cbb08a';

export type GroundName = 'major' | Suit;

/** What a suit is painted on: sky from the light to the edge, panel, far-to-near land, and its own light. */
export interface CardGround {
  readonly name: GroundName;
  readonly sky: readonly [light: string, middle: string, edge: string];
  readonly panel: string;
  readonly land: readonly [far: string, middle: string, near: string];
  readonly halo: string;
}

export const GROUNDS: Record<GroundName, CardGround> = {
  major: {
    name: 'major',
    sky: ['#5530a6', '#2a1360', '#150a31'],
    panel: '#1b0d3c',
    land: ['#46308c', '#2d1b63', '#1a0f40'],
    halo: '#a78af0',
  },
  wands: {
    name: 'wands',
    sky: ['#a5402a', '#5e1d1a', '#2c0c10'],
    panel: '#3a1012',
    land: ['#7d2b24', '#541a1a', '#340f12'],
    halo: '#f7a565',
  },
  cups: {
    name: 'cups',
    sky: ['#2f75a6', '#16426f', '#0a2144'],
    panel: '#0e2a50',
    land: ['#1f5580', '#123c63', '#0b2746'],
    halo: '#8fd0e8',
  },
  swords: {
    name: 'swords',
    sky: ['#7d78a8', '#423e6a', '#1f1c3a'],
    panel: '#282447',
    land: ['#5a5684', '#3a3660', '#232042'],
    halo: '#d8d4f0',
  },
  pentacles: {
    name: 'pentacles',
    sky: ['#47875f', '#1f4f3a', '#0d2a20'],
    panel: '#123527',
    land: ['#2e6d4d', '#1c4d37', '#113325'],
    halo: '#cfe39f',
  },
};
