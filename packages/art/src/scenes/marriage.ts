import type { Scene } from '#scene.ts';

export const spousePortrait: Scene = {
  slug: 'spouse-portrait',
  alt: '둥근 달 거울 속에 한 사람의 옆얼굴이 비치고 매화 가지가 드리워 있다',
  motif: 'mirror',
  palette: 'marriageNight',
  frame: 'plain',
  light: [214, 206],
  layers: [
    { draw: 'sky', horizon: 520, bloom: 300, strength: 0.5 },
    { draw: 'stars', count: 22, area: { height: 320 }, clear: { at: [206, 214], radius: 150 } },
    { draw: 'moon', at: [206, 214], radius: 126, halo: 0.8, ring: true },
    {
      draw: 'through',
      opening: { kind: 'round', at: [206, 214], radius: 126 },
      layers: [
        { draw: 'pool', at: [150, 340], rx: 170, ry: 120, ink: 'glow', opacity: 0.8 },
        { draw: 'profile', who: 'man', at: [198, 220], height: 150, ink: '#7a2440', foot: 'ink', hairInk: 'ink', rim: 2.2 },
      ],
    },
    { draw: 'bough', at: [-14, 56], scale: 1.25, rotate: 2, flowers: 11 },
    { draw: 'petals', count: 9, area: { x: 30, y: 150, width: 340, height: 220 } },
    { draw: 'thread', through: [[-10, 436], [70, 414], [140, 434], [206, 418], [280, 438], [350, 416], [410, 432]], width: 2.8 },
    { draw: 'bow', at: [206, 418], scale: 1.1, width: 2.8 },
  ],
};

export const marriageYear: Scene = {
  slug: 'marriage-year',
  alt: '활짝 열린 대문 사이로 빛이 쏟아지고 한복을 입은 두 사람이 나란히 들어선다',
  motif: 'gate',
  palette: 'marriageNight',
  frame: 'plain',
  light: [200, 190],
  layers: [
    { draw: 'sky', horizon: 500, bloom: 0 },
    {
      draw: 'through',
      opening: { kind: 'square', at: [200, 264], width: 150, height: 250 },
      layers: [
        { draw: 'shape', points: [[100, 100, 1], [300, 100, 1], [300, 400, 1], [100, 400, 1]], ink: 'lamp', to: 'moonLit' },
        { draw: 'moon', at: [200, 200], radius: 38, halo: 1.4 },
        { draw: 'ridge', y: 326, swell: 22, waves: 9, ink: 'skyLow', foot: 'glow', opacity: 0.55 },
        { draw: 'ridge', y: 356, swell: 14, waves: 8, ink: 'mid', foot: 'glow', opacity: 0.5, seed: 2 },
      ],
    },
    { draw: 'gate', at: [200, 389], width: 150, height: 250 },
    { draw: 'floor', y: 410, ink: 'near', to: 'ink' },
    { draw: 'trail', line: [[200, 388, 150], [200, 420, 210], [200, 510, 380]], ink: 'lamp', to: 'lamp', opacity: 0.55 },
    { draw: 'eaves', y: 84, sag: 16 },
    { draw: 'person', who: 'woman', wear: 'hanbok', hair: 'bun', at: [174, 424], height: 138, right: [17, -47], rim: 1.8 },
    { draw: 'person', who: 'man', wear: 'hanbok', hair: 'gat', at: [230, 425], height: 146, left: [-19, -46], rim: 1.8 },
    { draw: 'strand', from: [197, 360], to: [203, 359], sag: 14, width: 2.4 },
    { draw: 'lantern', at: [52, 168], size: 44, cord: 80 },
    { draw: 'lantern', at: [348, 168], size: 44, cord: 80 },
  ],
};

export const marryOrNot: Scene = {
  slug: 'marry-or-not',
  alt: '나무 원앙 한 쌍이 서로 다른 쪽을 보고 앉아 있고 붉은 실은 아직 묶이지 않았다',
  motif: 'ducks',
  palette: 'marriageDay',
  frame: 'plain',
  light: [200, 150],
  layers: [
    { draw: 'sky', horizon: 400, bloom: 260, strength: 0.9 },
    { draw: 'moon', radius: 86, halo: 1 },
    { draw: 'lineCloud', at: [64, 150], scale: 0.9, opacity: 0.5 },
    { draw: 'floor', y: 372, ink: '#c8606c', to: '#8a3048' },
    { draw: 'shape', points: [[0, 366, 1], [400, 366, 1], [400, 376, 1], [0, 376, 1]], ink: '#e8a094' },
    { draw: 'weddingDuck', at: [108, 374], scale: 1.28, flip: true },
    { draw: 'weddingDuck', at: [292, 374], scale: 1.28, body: '#3a6aa6', deep: '#1f3d70', head: '#c9485a' },
    { draw: 'thread', through: [[44, 308], [84, 322], [134, 318], [168, 340], [186, 380], [176, 392], [164, 384]], width: 3.2, glow: 0 },
    { draw: 'thread', through: [[356, 308], [316, 322], [266, 318], [232, 340], [214, 384], [226, 396], [238, 386]], width: 3.2, glow: 0 },
    { draw: 'bough', at: [414, 30], flip: true, scale: 1.1, flowers: 8, ink: '#7a3a44' },
    { draw: 'petals', count: 6, area: { x: 60, y: 120, width: 280, height: 160 }, ink: '#f7b6c2' },
  ],
};

export const afterWedding: Scene = {
  slug: 'after-wedding',
  alt: '노을 진 마을, 불 켜진 한옥 마당에 두 사람이 어깨를 기대고 서 있다',
  motif: 'house',
  palette: 'marriageDusk',
  frame: 'plain',
  light: [306, 118],
  layers: [
    { draw: 'sky', horizon: 360, bloom: 240 },
    { draw: 'stars', count: 18, area: { height: 120 }, clear: { at: [306, 118], radius: 70 } },
    { draw: 'moon', radius: 36 },
    { draw: 'ridge', y: 268, swell: 50, ink: 'far', foot: 'glow', fade: 130, rim: 0.4 },
    { draw: 'ridge', y: 306, swell: 30, ink: 'mid', foot: 'skyLow', seed: 3 },
    { draw: 'pine', at: [352, 376], height: 190, flip: true },
    { draw: 'floor', y: 366, bow: 12, ink: 'near', to: 'ink' },
    { draw: 'house', at: [168, 378], scale: 1.42 },
    { draw: 'pool', at: [190, 398], rx: 170, ry: 34, opacity: 0.6 },
    { draw: 'person', who: 'woman', wear: 'dress', hair: 'bun', at: [210, 432], height: 92, right: [12, -44], tilt: 8, rim: 1.6, rimInk: 'lamp' },
    { draw: 'person', who: 'man', wear: 'shirt', at: [234, 433], height: 98, left: [-13, -43], tilt: -5, rim: 1.6, rimInk: 'lamp' },
    { draw: 'strand', from: [221, 392], to: [221, 392], sag: 0, width: 2 },
    { draw: 'petals', count: 5, area: { x: 20, y: 180, width: 200, height: 120 } },
  ],
};
