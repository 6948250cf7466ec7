import type { Scene } from '#scene.ts';

export const loveManual: Scene = {
  slug: 'love-manual',
  alt: '펼친 책 위로 달이 떠오르고 책장 사이에서 작은 두 사람이 걸어 나온다',
  motif: 'book',
  palette: 'loveNight',
  frame: 'plain',
  light: [200, 176],
  layers: [
    { draw: 'sky', horizon: 470, bloom: 260 },
    { draw: 'stars', count: 34, area: { y: 10, height: 230 }, clear: { at: [200, 176], radius: 96 } },
    { draw: 'cloud', at: [64, 262], width: 170, opacity: 0.4 },
    { draw: 'cloud', at: [344, 236], width: 150, opacity: 0.32, seed: 2 },
    { draw: 'moon', radius: 66, halo: 1.1, ring: true },
    { draw: 'pool', at: [200, 360], rx: 190, ry: 90, ink: 'halo', opacity: 0.5 },
    { draw: 'openBook', at: [200, 428], scale: 1.06 },
    { draw: 'pool', at: [200, 366], rx: 86, ry: 40, ink: 'lamp', opacity: 0.7 },
    { draw: 'person', who: 'woman', wear: 'dress', at: [184, 372], height: 72, right: [13, -44] },
    { draw: 'person', who: 'man', at: [214, 373], height: 78, left: [-15, -43] },
    {
      draw: 'thread',
      through: [[199, 342], [206, 356], [236, 350], [270, 300], [252, 262], [226, 268], [238, 294], [276, 268], [290, 220], [262, 196]],
      width: 2.6,
    },
    { draw: 'petals', count: 7, area: { x: 40, y: 210, width: 320, height: 140 } },
  ],
};

export const bestMatch: Scene = {
  slug: 'best-match',
  alt: '달을 사이에 두고 두 사람이 마주 보고, 두 사람 사이에 붉은 실이 매듭을 짓는다',
  motif: 'facing',
  palette: 'loveNight',
  frame: 'plain',
  light: [200, 168],
  layers: [
    { draw: 'sky', horizon: 420, bloom: 300, strength: 0.7 },
    { draw: 'stars', count: 26, area: { height: 200 }, clear: { at: [200, 168], radius: 120 } },
    { draw: 'moon', radius: 84 },
    { draw: 'ridge', y: 372, swell: 40, ink: 'far', foot: 'skyLow', opacity: 0.7 },
    { draw: 'profile', who: 'woman', hair: 'long', at: [84, 330], height: 162 },
    { draw: 'profile', who: 'man', at: [316, 322], height: 162, flip: true },
    { draw: 'thread', through: [[-10, 448], [60, 426], [130, 446], [200, 424], [270, 444], [340, 424], [410, 446]], width: 3 },
    { draw: 'bow', at: [200, 424], scale: 1.3, width: 3 },
    { draw: 'petals', count: 6, area: { x: 170, y: 240, width: 60, height: 150 } },
  ],
};

