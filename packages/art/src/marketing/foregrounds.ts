/** What stands between us and the scene, on a square of 600. */
import type { Layer } from '#layers.ts';

export const foregrounds = {
  petals: [{ draw: 'petals', count: 16, area: { x: 10, y: 20, width: 580, height: 560 }, size: 2.1 }],
  bough: [
    { draw: 'bough', at: [622, -8], flip: true, scale: 1.7, flowers: 12, rotate: -6 },
    { draw: 'petals', count: 9, area: { x: 40, y: 120, width: 520, height: 440 }, size: 1.7 },
  ],
  reeds: [
    { draw: 'grass', y: 612, from: -20, to: 300, height: 150, count: 18, plumes: 6, plumeInk: 'glow' },
    {
      draw: 'grass',
      y: 612,
      from: 360,
      to: 620,
      height: 110,
      count: 24,
      plumes: 6,
      plumeInk: 'glow',
      seed: 'right',
    },
  ],
  lanterns: [
    { draw: 'lantern', at: [74, 120], size: 92, cord: 160 },
    { draw: 'lantern', at: [534, 84], size: 70, cord: 120 },
  ],
  stars: [
    { draw: 'stars', count: 34, area: { x: 0, y: 0, width: 600, height: 190 }, rays: 6 },
    { draw: 'fireflies', count: 12, area: { x: 10, y: 380, width: 580, height: 200 } },
  ],
  rain: [{ draw: 'rain', count: 90, length: 44, opacity: 0.5 }],
  curtain: [
    { draw: 'shape', points: '-20,-20! 96,-20! 66,150 84,330 40,620! -20,620!', ink: 'ink', opacity: 0.94 },
    {
      draw: 'shape',
      points: '620,-20! 520,-20! 546,150 528,330 566,620! 620,620!',
      ink: 'ink',
      opacity: 0.94,
    },
    { draw: 'stars', count: 14, area: { x: 110, y: 10, width: 380, height: 120 }, rays: 3 },
  ],
  lattice: [
    {
      draw: 'lattice',
      at: [36, 300],
      width: 72,
      height: 640,
      columns: 2,
      rows: 12,
      ink: 'near',
      bar: 5,
      border: 8,
    },
    {
      draw: 'lattice',
      at: [564, 300],
      width: 72,
      height: 640,
      columns: 2,
      rows: 12,
      ink: 'near',
      bar: 5,
      border: 8,
    },
    { draw: 'petals', count: 8, area: { x: 90, y: 40, width: 420, height: 500 }, size: 1.6 },
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type ForegroundName = keyof typeof foregrounds;
