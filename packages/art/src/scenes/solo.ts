import { curl } from '#kit/curl.ts';
import type { Scene } from '#scene.ts';

const loveCalendar: Scene = {
  slug: 'love-calendar',
  alt: '열두 개의 달이 둥글게 늘어선 하늘 아래, 한 사람이 가장 밝은 달에 붉은 실을 걸고 있다',
  motif: 'twelve-moons',
  palette: 'soloNight',
  frame: 'plain',
  light: [316, 150],
  layers: [
    { draw: 'sky', horizon: 430, bloom: 220 },
    { draw: 'stars', count: 46, area: { height: 330 }, clear: { at: [200, 216], radius: 60 } },
    { draw: 'phases', at: [200, 216], radius: 134, size: 13, count: 12, bright: 2, brightSize: 30 },
    { draw: 'ridge', y: 384, swell: 34, ink: 'far', foot: 'glow', rim: 0.5 },
    { draw: 'ridge', y: 412, swell: 22, ink: 'near', foot: 'ink', seed: 2, rim: 0.35 },
    {
      draw: 'person',
      who: 'woman',
      wear: 'dress',
      at: [190, 416],
      height: 176,
      right: [19, -104],
      tilt: 8,
      rim: 1.8,
    },
    {
      draw: 'thread',
      through: [[223, 232], [226, 214], ...curl([246, 190], 20, 250, 620, 8), [290, 172], [312, 156]],
      width: 2.6,
    },
    { draw: 'grass', y: 505, height: 44, count: 46 },
  ],
};

const nextLove: Scene = {
  slug: 'next-love',
  alt: '노을 진 억새밭 길 저편에서 한 사람이 걸어오고, 기다리는 사람의 손에 붉은 실이 이어져 있다',
  motif: 'road',
  palette: 'soloDusk',
  frame: 'plain',
  light: [268, 168],
  layers: [
    { draw: 'sky', horizon: 330, bloom: 280, strength: 0.8 },
    { draw: 'moon', radius: 62, halo: 1.2 },
    { draw: 'cloud', at: [88, 130], width: 190, ink: 'paper', opacity: 0.5 },
    { draw: 'cloud', at: [330, 232], width: 170, ink: 'paper', opacity: 0.4, seed: 3 },
    { draw: 'ridge', y: 296, swell: 44, ink: 'far', foot: 'glow', rim: 0.6 },
    { draw: 'ridge', y: 326, swell: 14, ink: 'mid', foot: 'near', fade: 180, seed: 6 },
    {
      draw: 'trail',
      line: '258,316,8 240,344,18 262,380,34 232,430,74 256,510,160',
      ink: 'paper',
      to: 'glow',
      opacity: 0.8,
    },
    { draw: 'person', who: 'man', at: [254, 346], height: 74, rim: 1.2 },
    {
      draw: 'grass',
      from: 300,
      to: 410,
      y: 470,
      height: 80,
      count: 30,
      plumes: 9,
      plumeInk: 'glow',
      ink: 'near',
      seed: 'far',
    },
    {
      draw: 'grass',
      from: -10,
      to: 200,
      y: 430,
      height: 60,
      count: 30,
      plumes: 8,
      plumeInk: 'glow',
      ink: 'near',
      seed: 'left',
    },
    {
      draw: 'thread',
      through: '178,500 214,470 250,440 226,400 262,372 246,336 248,314',
      width: 2.8,
    },
    { draw: 'bust', hair: 'bun', at: [104, 486], height: 176, rim: 2.6 },
    { draw: 'blossom', at: [134, 326], size: 20, rotate: 8 },
    { draw: 'blossom', at: [122, 344], size: 12, rotate: 40 },
    { draw: 'grass', from: 220, to: 410, y: 506, height: 56, count: 34 },
  ],
};

const whyAlone: Scene = {
  slug: 'why-alone',
  alt: '도시의 밤이 내려다보이는 둥근 창가에 한 사람이 무릎을 안고 앉아 있다',
  motif: 'round-window',
  palette: 'soloNight',
  frame: 'plain',
  light: [262, 142],
  layers: [
    {
      draw: 'through',
      opening: { kind: 'round', at: [200, 214], radius: 156 },
      layers: [
        { draw: 'sky', horizon: 390, bloom: 200 },
        {
          draw: 'stars',
          count: 36,
          area: { x: 40, y: 60, width: 320, height: 180 },
          clear: { at: [262, 142], radius: 50 },
        },
        { draw: 'moon', radius: 32, phase: 0.3, shade: 'skyTop' },
        { draw: 'ridge', y: 292, swell: 30, ink: 'far', foot: 'glow' },
        { draw: 'skyline', y: 372, height: 84, ink: 'mid', lit: 0.2, seed: 'back' },
        { draw: 'skyline', y: 384, height: 54, ink: 'near', lit: 0.34 },
        { draw: 'mist', y: 290, height: 90, opacity: 0.4 },
      ],
    },
    { draw: 'wall', opening: { kind: 'round', at: [200, 214], radius: 156 }, ink: 'near', to: 'ink' },
    {
      draw: 'frame',
      opening: { kind: 'round', at: [200, 214], radius: 156 },
      width: 14,
      ink: 'inkSoft',
      lit: 0.7,
    },
    {
      draw: 'shape',
      points: '40,348! 360,348! 368,366! 32,366!',
      ink: 'inkSoft',
    },
    {
      draw: 'shape',
      points: '40,347! 360,347! 361,350! 39,350!',
      ink: 'rim',
      opacity: 0.5,
    },
    { draw: 'side', who: 'woman', pose: 'hugging-knees', at: [160, 348], height: 300, rim: 2 },
    { draw: 'teacup', at: [300, 346], scale: 0.72, tea: 'lamp' },
    {
      draw: 'thread',
      through: '222,300 240,322 262,344 284,362 290,388 274,404 286,424 300,418',
      width: 2.6,
    },
  ],
};

const dealt = [-38, -19, 0, 19, 38];

const newFace: Scene = {
  slug: 'new-face',
  alt: '달빛 아래 손이 다섯 장의 카드를 부채처럼 펴 들고, 가운데 카드 속에서 누군가 걸어온다',
  motif: 'hand-of-cards',
  palette: 'soloDusk',
  frame: 'card',
  light: [200, 96],
  layers: [
    { draw: 'sky', horizon: 480, bloom: 300, strength: 0.9 },
    { draw: 'moon', at: [200, 104], radius: 74, halo: 1 },
    { draw: 'cloud', at: [70, 190], width: 180, ink: 'paper', opacity: 0.4 },
    { draw: 'cloud', at: [350, 150], width: 160, ink: 'paper', opacity: 0.35, seed: 5 },
    ...[0, 4, 1, 3].map((i) => {
      const turn = dealt[i]!;
      const a = (turn * Math.PI) / 180;
      return {
        draw: 'card' as const,
        at: [200 + Math.sin(a) * 158, 398 - Math.cos(a) * 158] as const,
        width: 104,
        height: 172,
        rotate: turn,
        face: 'back' as const,
        ink: 'mid' as const,
        to: 'near' as const,
      };
    }),
    {
      draw: 'card',
      at: [200, 236],
      width: 112,
      height: 184,
      palette: 'soloNight',
      light: [56, 56],
      inside: [
        { draw: 'sky', horizon: 150, bloom: 90 },
        { draw: 'stars', count: 12, area: { height: 70 }, rays: 1 },
        { draw: 'moon', radius: 22 },
        { draw: 'ridge', y: 128, swell: 12, ink: 'far', foot: 'glow', fade: 50 },
        {
          draw: 'trail',
          line: '56,122,8 50,150,26 58,190,66',
          ink: 'lamp',
          to: 'glow',
          opacity: 0.8,
        },
        { draw: 'person', who: 'man', at: [55, 160], height: 68, rim: 1.1 },
      ],
    },
    { draw: 'hand', pose: 'hold', at: [204, 376], height: 124, rim: 2 },
    {
      draw: 'thread',
      through: '-10,424 60,440 120,418 178,430',
      width: 2.8,
    },
  ],
};

const monthSignal: Scene = {
  slug: 'month-signal',
  alt: '초록 등이 켜진 밤의 건널목, 이쪽에 선 사람과 건너편에 선 사람이 서로를 본다',
  motif: 'signal',
  palette: 'soloNight',
  frame: 'plain',
  light: [142, 250],
  layers: [
    { draw: 'sky', horizon: 400, bloom: 0 },
    { draw: 'stars', count: 34, area: { height: 200 } },
    { draw: 'moon', at: [322, 92], radius: 30, phase: 0.4, shade: 'skyTop' },
    { draw: 'skyline', y: 360, height: 150, ink: 'far', lit: 0.2, opacity: 0.55, seed: 'back' },
    { draw: 'skyline', y: 364, height: 78, ink: 'mid', lit: 0.34 },
    { draw: 'floor', y: 358, ink: 'near', to: 'ink' },
    { draw: 'pool', at: [142, 300], rx: 230, ry: 200, ink: '#4fd09a', opacity: 0.34 },
    { draw: 'pool', at: [240, 420], rx: 200, ry: 66, ink: '#7ff0c0', opacity: 0.34 },
    ...[0, 1, 2, 3, 4].map((i) => {
      const y = 376 + i * 15 + i * i * 2.6;
      const half = 62 + i * 27;
      const thick = 7 + i * 2.6;
      return {
        draw: 'shape' as const,
        points: [
          [252 - half, y, 1],
          [252 + half, y, 1],
          [252 + half + thick, y + thick, 1],
          [252 - half - thick, y + thick, 1],
        ] as const,
        ink: '#c9f5df' as const,
        opacity: 0.34 + i * 0.09,
      };
    }),
    {
      draw: 'person',
      who: 'man',
      at: [276, 374],
      height: 84,
      right: [12, -66],
      rim: 1.6,
      rimInk: '#a8f0cc',
    },
    { draw: 'lanternSignal', at: [78, 430], height: 404, on: 2, size: 66 },
    {
      draw: 'person',
      who: 'woman',
      wear: 'dress',
      hair: 'long',
      at: [212, 486],
      height: 216,
      right: [17, -52],
      rim: 2.4,
      rimInk: '#a8f0cc',
    },
    { draw: 'thread', through: '249,374 276,392 306,372 304,340 288,322', width: 2.8 },
  ],
};

const comingOne: Scene = {
  slug: 'coming-one',
  alt: '문처럼 열린 카드 속 달밤 길을 등불 든 사람이 걸어 나오고, 길은 카드 밖으로 이어진다',
  motif: 'card-road',
  palette: 'soloDusk',
  frame: 'card',
  light: [200, 130],
  layers: [
    { draw: 'sky', horizon: 470, bloom: 260, strength: 0.4 },
    { draw: 'rays', at: [200, 216], inner: 176, outer: 300, count: 28, ink: 'paper', opacity: 0.35 },
    {
      draw: 'trail',
      line: '204,380,110 190,420,170 210,510,330',
      ink: 'near',
      to: 'lamp',
      opacity: 0.75,
    },
    {
      draw: 'card',
      at: [200, 224],
      width: 212,
      height: 344,
      palette: 'soloNight',
      light: [130, 86],
      inside: [
        { draw: 'sky', horizon: 262, bloom: 170 },
        { draw: 'stars', count: 34, area: { height: 150 }, clear: { at: [130, 86], radius: 46 } },
        { draw: 'moon', radius: 36 },
        { draw: 'cloud', at: [48, 132], width: 100, opacity: 0.4 },
        { draw: 'ridge', y: 212, swell: 26, ink: 'far', foot: 'glow', rim: 0.6 },
        { draw: 'ridge', y: 244, swell: 18, ink: 'mid', foot: 'near', seed: 4 },
        { draw: 'pine', at: [34, 258], height: 82, opacity: 0.9 },
        {
          draw: 'trail',
          line: '150,232,10 128,256,26 106,292,56 108,352,112',
          ink: 'lamp',
          to: 'glow',
          opacity: 0.85,
        },
        { draw: 'pool', at: [134, 244], rx: 52, ry: 46, opacity: 0.6 },
        {
          draw: 'side',
          who: 'man',
          pose: 'walking',
          at: [112, 300],
          height: 116,
          flip: true,
          hand: [15, -50],
          rim: 1.4,
        },
        { draw: 'lantern', at: [95, 262], size: 24, cord: 8, glow: 0.8 },
      ],
    },
    {
      draw: 'thread',
      through: '206,296 226,330 190,372 214,412 170,452 196,510',
      width: 2.8,
    },
    { draw: 'petals', count: 8, area: { x: 20, y: 60, width: 360, height: 330 } },
  ],
};

export const soloScenes: readonly Scene[] = [
  loveCalendar,
  nextLove,
  whyAlone,
  newFace,
  monthSignal,
  comingOne,
];
