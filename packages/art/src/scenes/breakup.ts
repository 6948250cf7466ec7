import type { Scene } from '#scene.ts';

export const reunionMap: Scene = {
  slug: 'reunion-map',
  alt: '달이 비친 물 위 무지개다리 양쪽에 두 사람이 서 있고 붉은 실이 다리를 건넌다',
  motif: 'bridge',
  palette: 'breakupNight',
  frame: 'plain',
  light: [200, 150],
  layers: [
    { draw: 'sky', horizon: 360, bloom: 280, strength: 0.6 },
    { draw: 'stars', count: 40, area: { height: 230 }, clear: { at: [200, 150], radius: 90 } },
    { draw: 'moon', radius: 62 },
    { draw: 'cloud', at: [70, 214], width: 190, opacity: 0.35 },
    { draw: 'cloud', at: [346, 190], width: 150, opacity: 0.28, seed: 4 },
    { draw: 'ridge', y: 296, swell: 50, ink: 'far', foot: 'skyLow', rim: 0.4 },
    { draw: 'water', y: 336, ink: 'mid', deep: 'ink', road: 96 },
    { draw: 'archBridge', y: 352, rise: 62, span: 470 },
    { draw: 'person', who: 'woman', at: [118, 306], height: 96, right: [17, -56], rim: 1.5 },
    { draw: 'person', who: 'man', at: [284, 308], height: 102, left: [-18, -56], rim: 1.5 },
    { draw: 'strand', from: [134, 252], to: [266, 251], sag: 26, width: 2.6 },
    { draw: 'grass', from: -10, to: 120, y: 505, height: 70, count: 22, plumes: 4 },
    { draw: 'grass', from: 300, to: 410, y: 505, height: 60, count: 18, plumes: 3, wind: -0.3, seed: 'right' },
  ],
};

export const breakupWhy: Scene = {
  slug: 'breakup-why',
  alt: '등을 돌린 두 사람 뒤로 달이 둘로 어긋나 있고 붉은 실이 끊어져 있다',
  motif: 'split-moon',
  palette: 'breakupNight',
  frame: 'plain',
  light: [200, 160],
  layers: [
    { draw: 'sky', horizon: 440, bloom: 260 },
    { draw: 'stars', count: 26, area: { height: 220 }, clear: { at: [200, 160], radius: 120 } },
    { draw: 'moon', at: [188, 150], radius: 96, phase: 0.5, lit: 'left', tilt: -6, halo: 0.8 },
    { draw: 'moon', at: [212, 178], radius: 96, phase: 0.5, lit: 'right', tilt: -6, halo: 0 },
    { draw: 'mist', y: 250, height: 200, opacity: 0.35 },
    { draw: 'profile', who: 'woman', hair: 'bob', at: [112, 316], height: 160, flip: true },
    { draw: 'profile', who: 'man', at: [292, 314], height: 160, ink: 'mid', hairInk: 'near' },
    { draw: 'thread', through: [[-10, 432], [60, 420], [120, 436], [166, 426], [184, 440], [176, 452]], width: 2.8 },
    { draw: 'thread', through: [[410, 432], [340, 420], [280, 436], [238, 426], [218, 414], [212, 402]], width: 2.8 },
  ],
};

export const hundredDays: Scene = {
  slug: 'hundred-days',
  alt: '비가 갠 창가, 붉은 실로 묶은 화분에서 새싹이 자란다',
  motif: 'seedling',
  palette: 'breakupRain',
  frame: 'plain',
  light: [276, 132],
  layers: [
    { draw: 'sky', horizon: 430, bloom: 300 },
    { draw: 'ridge', y: 300, swell: 40, ink: 'far', foot: 'skyLow', rim: 0.5 },
    { draw: 'ridge', y: 344, swell: 26, ink: 'mid', foot: 'far', seed: 5 },
    { draw: 'moon', radius: 54 },
    { draw: 'rain', count: 54, opacity: 0.45, area: { x: 0, y: 0, width: 400, height: 380 } },
    { draw: 'frame', opening: { kind: 'square', at: [200, 180], width: 470, height: 440 }, width: 16, ink: 'near', lit: 0.4 },
    { draw: 'shape', points: [[172, -10, 1], [180, -10, 1], [180, 396, 1], [172, 396, 1]], ink: 'near' },
    { draw: 'floor', y: 388, ink: 'paper', to: 'paperShade' },
    { draw: 'shape', points: [[0, 388, 1], [400, 388, 1], [400, 394, 1], [0, 394, 1]], ink: '#ffffff', opacity: 0.8 },
    { draw: 'seedlingPot', at: [186, 430], scale: 1.3 },
    { draw: 'thread', through: [[132, 376], [160, 384], [186, 386], [214, 384], [240, 375]], width: 3, glow: 0 },
    { draw: 'bow', at: [186, 386], scale: 0.9, width: 3 },
  ],
};
