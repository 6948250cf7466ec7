import type { Scene } from '#scene.ts';

const reunionMap: Scene = {
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
    { draw: 'person', who: 'woman', look: 'right', at: [118, 306], height: 96, right: [17, -56], rim: 1.5 },
    { draw: 'person', who: 'man', look: 'left', at: [284, 308], height: 102, left: [-18, -56], rim: 1.5 },
    { draw: 'strand', from: [134, 252], to: [266, 251], sag: 26, width: 2.6 },
    { draw: 'grass', from: -10, to: 120, y: 505, height: 70, count: 22, plumes: 4 },
    {
      draw: 'grass',
      from: 300,
      to: 410,
      y: 505,
      height: 60,
      count: 18,
      plumes: 3,
      wind: -0.3,
      seed: 'right',
    },
  ],
};

const breakupWhy: Scene = {
  slug: 'breakup-why',
  alt: '등을 돌린 두 사람 뒤로 달이 둘로 어긋나 있고 붉은 실이 끊어져 있다',
  motif: 'split-moon',
  palette: 'breakupNight',
  frame: 'plain',
  light: [200, 160],
  layers: [
    { draw: 'sky', horizon: 440, bloom: 260 },
    { draw: 'stars', count: 26, area: { height: 220 }, clear: { at: [200, 160], radius: 120 } },
    { draw: 'moon', at: [186, 146], radius: 98, phase: 0.5, lit: 'left', tilt: 14, halo: 0.8 },
    { draw: 'moon', at: [212, 176], radius: 98, phase: 0.5, lit: 'right', tilt: -14, halo: 0 },
    { draw: 'mist', y: 250, height: 200, opacity: 0.35 },
    { draw: 'profile', who: 'woman', hair: 'bob', at: [112, 316], height: 160, flip: true },
    { draw: 'profile', who: 'man', at: [292, 314], height: 160, ink: 'mid', hairInk: 'near' },
    {
      draw: 'thread',
      through: '-10,432 60,420 120,436 166,426 184,440 176,452',
      width: 2.8,
    },
    {
      draw: 'thread',
      through: '410,432 340,420 280,436 238,426 218,414 212,402',
      width: 2.8,
    },
  ],
};

const hundredDays: Scene = {
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
    {
      draw: 'frame',
      opening: { kind: 'square', at: [200, 180], width: 470, height: 440 },
      width: 16,
      ink: 'near',
      lit: 0.4,
    },
    {
      draw: 'shape',
      points: '60,-10! 69,-10! 69,396! 60,396!',
      ink: 'near',
    },
    { draw: 'floor', y: 388, ink: 'paper', to: 'paperShade' },
    {
      draw: 'shape',
      points: '0,388! 400,388! 400,394! 0,394!',
      ink: '#ffffff',
      opacity: 0.8,
    },
    { draw: 'seedlingPot', at: [196, 430], scale: 1.3 },
    {
      draw: 'thread',
      through: '142,376 170,384 196,386 224,384 250,375',
      width: 3,
      glow: 0,
    },
    { draw: 'bow', at: [196, 386], scale: 0.9, width: 3 },
  ],
};

const tornPicture = {
  draw: 'card',
  at: [0, 0],
  width: 216,
  height: 330,
  shadow: 0,
  ink: 'far',
  to: 'mid',
  light: [108, 96],
  inside: [
    { draw: 'sky', horizon: 260, bloom: 180, strength: 0.7 },
    { draw: 'stars', count: 26, area: { height: 150 }, clear: { at: [108, 96], radius: 60 } },
    { draw: 'moon', radius: 46 },
    { draw: 'ridge', y: 230, swell: 24, ink: 'far', foot: 'skyLow', rim: 0.5 },
    { draw: 'floor', y: 276, bow: 12, ink: 'near', to: 'ink' },
    { draw: 'person', who: 'woman', look: 'right', at: [66, 296], height: 128, right: [15, -48], rim: 1.6 },
    { draw: 'person', who: 'man', look: 'left', at: [152, 297], height: 136, left: [-17, -48], rim: 1.6 },
  ],
} as const;

const againUs: Scene = {
  slug: 'again-us',
  alt: '가운데가 찢어진 카드의 두 쪽을 붉은 실이 다시 꿰매고 있다',
  motif: 'torn-card',
  palette: 'breakupNight',
  frame: 'card',
  light: [200, 150],
  layers: [
    { draw: 'sky', horizon: 560, bloom: 330, strength: 0.55 },
    { draw: 'stars', count: 40, area: { height: 420 } },
    {
      draw: 'group',
      at: [190, 224],
      rotate: -5,
      layers: [
        {
          draw: 'through',
          opening: {
            kind: 'free',
            points:
              '-130,-190! 10,-190! -6,-150! 14,-112! -10,-70! 8,-24! -14,20! 6,66! -12,108! 8,150! -4,190! -130,190!',
          },
          layers: [tornPicture],
        },
      ],
    },
    {
      draw: 'group',
      at: [216, 230],
      rotate: 5,
      layers: [
        {
          draw: 'through',
          opening: {
            kind: 'free',
            points:
              '130,-190! 12,-190! -4,-150! 16,-112! -8,-70! 10,-24! -12,20! 8,66! -10,108! 10,150! -2,190! 130,190!',
          },
          layers: [tornPicture],
        },
      ],
    },
    {
      draw: 'thread',
      through:
        '196,36! 186,76! 236,92! 178,122! 232,138! 174,168! 226,184! 178,214! 230,232! 172,262! 228,280! 180,308! 228,328! 178,356! 204,380 196,430',
      width: 2.8,
    },
  ],
};

const callFirst: Scene = {
  slug: 'call-first',
  alt: '종이컵 전화 한쪽이 카드 앞에 놓여 있고, 팽팽한 붉은 실이 새벽 언덕의 사람에게 이어진다',
  motif: 'cup-phone',
  palette: 'breakupDawn',
  frame: 'card',
  light: [322, 196],
  layers: [
    { draw: 'sky', horizon: 360, bloom: 260, strength: 0.7 },
    { draw: 'stars', count: 20, area: { height: 130 } },
    { draw: 'moon', at: [322, 196], radius: 44, halo: 1 },
    { draw: 'ridge', y: 296, swell: 50, ink: 'far', foot: 'glow', rim: 0.6 },
    { draw: 'ridge', y: 330, swell: 30, ink: 'mid', foot: 'far', seed: 8, rim: 0.4 },
    { draw: 'person', who: 'man', wear: 'shirt', at: [330, 336], height: 96, left: [-8, -86], rim: 1.4 },
    { draw: 'floor', y: 392, bow: 14, ink: 'near', to: 'ink' },
    {
      draw: 'card',
      at: [116, 244],
      width: 158,
      height: 258,
      rotate: -9,
      face: 'back',
      ink: 'mid',
      to: 'near',
    },
    {
      draw: 'thread',
      through: '186,330 252,292 318,254',
      width: 2.8,
    },
    { draw: 'cupPhone', at: [138, 354], scale: 1.18, rotate: 152, band: 'thread' },
  ],
};

const regret: Scene = {
  slug: 'regret',
  alt: '비 내리는 밤, 불 켜진 창 모양 카드 속에서 한 사람이 고개를 숙이고 서 있다',
  motif: 'window-card',
  palette: 'breakupRain',
  frame: 'card',
  light: [150, 210],
  layers: [
    { draw: 'sky', horizon: 560, bloom: 0 },
    { draw: 'ridge', y: 396, swell: 24, ink: 'near', foot: 'ink' },
    { draw: 'pool', at: [206, 220], rx: 240, ry: 240, ink: 'lamp', opacity: 0.4 },
    {
      draw: 'card',
      at: [206, 218],
      width: 224,
      height: 326,
      palette: 'marriageDusk',
      light: [30, 120],
      inside: [
        {
          draw: 'shape',
          points: '0,0! 224,0! 224,344! 0,344!',
          ink: 'lamp',
          to: 'skyLow',
        },
        { draw: 'pool', at: [56, 110], rx: 130, ry: 130, ink: 'moonLit', opacity: 0.8 },
        {
          draw: 'profile',
          who: 'man',
          at: [134, 196],
          height: 128,
          flip: true,
          rotate: -9,
          ink: 'mid',
          hairInk: 'near',
        },
        {
          draw: 'shape',
          points: '108,0! 114,0! 114,344! 108,344!',
          ink: 'near',
        },
        {
          draw: 'shape',
          points: '0,168! 224,168! 224,174! 0,174!',
          ink: 'near',
        },
      ],
    },
    { draw: 'rain', count: 80, opacity: 0.5 },
    {
      draw: 'thread',
      through: '150,376 132,404 160,424 120,446 60,440 -10,456',
      width: 2.6,
    },
  ],
};

const recoverSpeed: Scene = {
  slug: 'recover-speed',
  alt: '동트는 물 위로 종이배 한 척이 붉은 실을 길게 끌며 나아간다',
  motif: 'paper-boat',
  palette: 'breakupDawn',
  frame: 'plain',
  light: [290, 236],
  layers: [
    { draw: 'sky', horizon: 270, bloom: 280, strength: 0.8 },
    { draw: 'stars', count: 18, area: { height: 100 } },
    { draw: 'cloud', at: [90, 120], width: 200, opacity: 0.5 },
    { draw: 'cloud', at: [300, 84], width: 170, opacity: 0.38, seed: 3 },
    { draw: 'moon', radius: 52, halo: 1 },
    { draw: 'ridge', y: 250, swell: 30, ink: 'far', foot: 'glow', fade: 40 },
    { draw: 'water', y: 266, ink: 'skyLow', deep: 'near', road: 110, ripples: 30 },
    { draw: 'rings', at: [172, 362], radius: 140, count: 4, ink: 'paper', opacity: 0.5 },
    {
      draw: 'thread',
      through: '-10,330 30,344 64,330 98,350 126,346 150,330',
      width: 2.8,
    },
    { draw: 'paperBoat', at: [182, 362], scale: 1.7, rotate: -2 },
  ],
};

const backOne: Scene = {
  slug: 'back-one',
  alt: '비 오는 밤 웅덩이 위, 붉은 우산이 한 사람이 걸어오는 카드를 가려 주고 있다',
  motif: 'sheltered-card',
  palette: 'breakupNight',
  frame: 'card',
  light: [90, 90],
  layers: [
    { draw: 'sky', horizon: 520, bloom: 240, strength: 0.45 },
    { draw: 'moon', at: [78, 92], radius: 34, phase: 0.22, shade: 'skyTop' },
    { draw: 'ridge', y: 352, swell: 30, ink: 'far', foot: 'skyLow', opacity: 0.6 },
    { draw: 'floor', y: 386, ink: 'mid', to: 'ink' },
    { draw: 'pool', at: [214, 420], rx: 170, ry: 30, ink: 'halo', opacity: 0.4 },
    { draw: 'rings', at: [216, 420], radius: 150, count: 4, ink: 'rim', opacity: 0.5, flat: 0.2 },
    { draw: 'umbrella', at: [238, 398], scale: 1.95, rotate: -8, ink: 'thread', dark: '#7d1a38', stick: 112 },
    {
      draw: 'card',
      at: [206, 312],
      width: 138,
      height: 218,
      rotate: 6,
      ink: 'mid',
      to: 'near',
      light: [69, 74],
      inside: [
        { draw: 'sky', horizon: 190, bloom: 130, strength: 0.8 },
        { draw: 'moon', radius: 36 },
        { draw: 'ridge', y: 150, swell: 16, ink: 'far', foot: 'skyLow', rim: 0.5 },
        { draw: 'trail', line: '70,160,6 60,182,20 74,218,74', ink: 'halo', opacity: 0.5 },
        { draw: 'person', who: 'man', at: [70, 186], height: 82, rim: 1.4 },
      ],
    },
    { draw: 'rain', count: 70, opacity: 0.6 },
    {
      draw: 'thread',
      through: '286,398 316,416 348,404 372,420 410,412',
      width: 2.6,
    },
  ],
};

export const breakupScenes: readonly Scene[] = [
  reunionMap,
  breakupWhy,
  hundredDays,
  againUs,
  callFirst,
  regret,
  recoverSpeed,
  backOne,
];
