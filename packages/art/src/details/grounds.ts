/**
 * Grounds of the first panel of a detail page. Words stand in its middle (y 110–490 of 560), so pictures keep
 * to the edges and the foot.
 */
import type { Layer } from '#layers.ts';
import type { Point } from '#kit/geometry.ts';
import { bars } from './moments/moment.ts';

export const hookSize = { width: 400, height: 560 } as const;

export interface Ground {
  light: Point;
  layers: readonly Layer[];
}

/** Feet of hooks are drawn as if the canvas were 500 high and stand at its real foot. */
const foot = (...layers: Layer[]): Layer => ({ draw: 'group', at: [0, hookSize.height - 500], layers });

const drop: Layer = { draw: 'threadDrop', at: [200, 30], length: 58 };
const edgeStars: readonly Layer[] = [
  { draw: 'stars', count: 20, area: { x: 0, y: 110, width: 30, height: 380 }, rays: 1, seed: 'left' },
  { draw: 'stars', count: 20, area: { x: 370, y: 110, width: 30, height: 380 }, rays: 1, seed: 'right' },
];
const topStars: Layer = {
  draw: 'stars',
  count: 26,
  area: { y: 8, height: 104 },
  clear: { at: [200, 70], radius: 70 },
};
const hills: readonly Layer[] = [
  { draw: 'ridge', y: 448, swell: 24, ink: 'mid', foot: 'near', fade: 50, rim: 0.3, opacity: 0.85 },
  { draw: 'ridge', y: 480, swell: 10, ink: 'near', foot: 'ink', fade: 30, seed: 'near' },
];

export const hookGrounds = {
  starHill: {
    light: [338, 58],
    layers: [
      { draw: 'duskGround' },
      topStars,
      ...edgeStars,
      { draw: 'moon', radius: 18, phase: 0.28, shade: 'skyTop' },
      drop,
      foot(...hills, {
        draw: 'person',
        who: 'woman',
        wear: 'dress',
        at: [318, 474],
        height: 72,
        look: 'left',
        rim: 1.2,
      }),
    ],
  },
  rainGlass: {
    light: [70, 480],
    layers: [
      { draw: 'duskGround' },
      foot(
        { draw: 'skyline', y: 500, height: 96, ink: 'mid', lit: 0.12, opacity: 0.6 },
        { draw: 'pool', at: [64, 440], rx: 150, ry: 120, opacity: 0.35 },
        { draw: 'streetLamp', at: [28, 506], height: 150, cone: 0.3 },
      ),
      { draw: 'rain', count: 100, opacity: 0.16, length: 30 },
      drop,
    ],
  },
  lanternEaves: {
    light: [200, 80],
    layers: [
      { draw: 'duskGround' },
      { draw: 'eaves', y: 30, sag: 8 },
      { draw: 'lantern', at: [34, 104], size: 34, cord: 60 },
      { draw: 'lantern', at: [366, 104], size: 34, cord: 60 },
      { draw: 'threadDrop', at: [200, 48], length: 44 },
      ...edgeStars,
      foot(...hills, { draw: 'house', at: [324, 482], scale: 0.44 }),
    ],
  },
  curtains: {
    light: [200, 56],
    layers: [
      { draw: 'duskGround' },
      topStars,
      { draw: 'moon', at: [296, 60], radius: 20, phase: 0.7, shade: 'skyTop' },
      {
        draw: 'shape',
        points: '-10,-10! 34,-10! 22,120 32,260 14,400 24,570! -10,570!',
        ink: 'ink',
        to: 'near',
      },
      {
        draw: 'shape',
        points: '410,-10! 366,-10! 378,120 368,260 386,400 376,570! 410,570!',
        ink: 'ink',
        to: 'near',
      },
      foot(...bars([[0, 462, 400, 40]], 'near'), ...bars([[0, 458, 400, 5]], 'inkSoft'), {
        draw: 'teacup',
        at: [326, 459],
        scale: 0.62,
      }),
      drop,
    ],
  },
  candles: {
    light: [200, 480],
    layers: [
      { draw: 'duskGround' },
      topStars,
      ...edgeStars,
      drop,
      foot(
        { draw: 'floor', y: 456, bow: 8, ink: 'mid', to: 'ink', rim: 0.4 },
        { draw: 'candle', at: [52, 474], height: 58 },
        { draw: 'candle', at: [352, 476], height: 44 },
        {
          draw: 'card',
          at: [206, 474],
          width: 44,
          height: 72,
          rotate: -76,
          face: 'back',
          ink: 'far',
          to: 'near',
        },
      ),
    ],
  },
  blossoms: {
    light: [330, 60],
    layers: [
      { draw: 'duskGround' },
      topStars,
      drop,
      { draw: 'bough', at: [-12, 14], scale: 0.78, flowers: 10 },
      { draw: 'bough', at: [414, 496], flip: true, scale: 0.8, flowers: 10, rotate: -8, seed: 'foot' },
      { draw: 'petals', count: 10, area: { x: 4, y: 130, width: 34, height: 390 } },
      { draw: 'petals', count: 10, area: { x: 362, y: 100, width: 34, height: 370 }, seed: 'right' },
    ],
  },
  city: {
    light: [70, 60],
    layers: [
      { draw: 'duskGround' },
      topStars,
      { draw: 'moon', at: [66, 60], radius: 19, phase: 0.4, shade: 'skyTop', lit: 'left' },
      ...edgeStars,
      drop,
      foot(
        { draw: 'skyline', y: 500, height: 104, ink: 'mid', lit: 0.16, opacity: 0.7, seed: 'back' },
        { draw: 'skyline', y: 502, height: 62, ink: 'near', lit: 0.3 },
      ),
    ],
  },
  water: {
    light: [200, 60],
    layers: [
      { draw: 'duskGround' },
      topStars,
      ...edgeStars,
      drop,
      foot(
        { draw: 'water', y: 448, ink: 'mid', deep: 'ink', road: 110, ripples: 12 },
        { draw: 'paperBoat', at: [318, 470], scale: 0.42 },
      ),
    ],
  },
  phone: {
    light: [330, 510],
    layers: [
      { draw: 'duskGround' },
      topStars,
      ...edgeStars,
      drop,
      foot(
        { draw: 'floor', y: 462, ink: 'near', to: 'ink', rim: 0.2 },
        { draw: 'pool', at: [326, 452], rx: 150, ry: 110, ink: 'halo', opacity: 0.5 },
        { draw: 'group', at: [328, 462], scale: 0.3, rotate: -68, layers: [{ draw: 'phone', at: [0, 0] }] },
      ),
    ],
  },
  fallingCards: {
    light: [200, 60],
    layers: [
      { draw: 'duskGround' },
      topStars,
      ...edgeStars,
      drop,
      {
        draw: 'card',
        at: [8, 150],
        width: 52,
        height: 86,
        rotate: -28,
        face: 'back',
        ink: 'far',
        to: 'near',
      },
      {
        draw: 'card',
        at: [394, 236],
        width: 52,
        height: 86,
        rotate: 22,
        face: 'back',
        ink: 'far',
        to: 'near',
      },
      {
        draw: 'card',
        at: [14, 420],
        width: 52,
        height: 86,
        rotate: 16,
        face: 'back',
        ink: 'far',
        to: 'near',
      },
      {
        draw: 'card',
        at: [330, 474],
        width: 56,
        height: 92,
        rotate: -64,
        face: 'back',
        ink: 'far',
        to: 'near',
      },
      { draw: 'fireflies', count: 10, area: { x: 10, y: 506, width: 380, height: 48 }, ink: 'gold' },
    ],
  },
  latticeLight: {
    light: [330, 40],
    layers: [
      { draw: 'duskGround' },
      { draw: 'pool', at: [330, 60], rx: 260, ry: 230, ink: 'halo', opacity: 0.32 },
      {
        draw: 'group',
        at: [330, 70],
        rotate: -14,
        opacity: 0.2,
        layers: [
          {
            draw: 'lattice',
            at: [0, 0],
            width: 230,
            height: 300,
            columns: 5,
            rows: 7,
            ink: 'halo',
            bar: 2,
            border: 5,
          },
        ],
      },
      drop,
      foot(
        ...bars([[0, 466, 400, 40]], 'near'),
        { draw: 'cushion', at: [70, 470], scale: 0.62, ink: 'thread', dark: '#7c1c34' },
        { draw: 'cushion', at: [328, 470], scale: 0.62, ink: '#4a74b8', dark: '#23427c' },
      ),
    ],
  },
} as const satisfies Record<string, Ground>;

export type HookGround = keyof typeof hookGrounds;
