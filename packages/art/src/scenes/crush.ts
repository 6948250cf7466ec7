import type { Scene } from '#scene.ts';

export const confessTime: Scene = {
  slug: 'confess-time',
  alt: '초승달 아래 봉인된 편지 한 통이 붉은 실을 끌며 떠오른다',
  motif: 'letter',
  palette: 'crushNight',
  frame: 'plain',
  light: [110, 110],
  layers: [
    { draw: 'sky', horizon: 470, bloom: 260 },
    { draw: 'stars', count: 44, area: { height: 360 }, clear: { at: [110, 110], radius: 60 } },
    { draw: 'moon', radius: 46, phase: 0.26, shade: 'skyTop', shadeOpacity: 0.4 },
    { draw: 'pool', at: [210, 280], rx: 220, ry: 190, ink: 'halo', opacity: 0.5 },
    { draw: 'thread', through: [[410, 150], [366, 176], [330, 150], [300, 178], [312, 214], [290, 240]], width: 2.8 },
    { draw: 'envelope', at: [206, 270], scale: 1.26, rotate: -9 },
    { draw: 'thread', through: [[150, 330], [130, 376], [86, 372], [70, 410], [20, 416], [-10, 446]], width: 2.8 },
    { draw: 'bough', at: [420, 376], flip: true, scale: 1.05, flowers: 9, rotate: 4 },
    { draw: 'petals', count: 8, area: { x: 30, y: 160, width: 340, height: 230 } },
  ],
};
