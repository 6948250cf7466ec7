/** The home page's sky: the moon at the right, two people and the thread, clear night at the left for words. */
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';

/** The colour the hero ends in, so that the icons may stand on the same ground. */
export const heroGround = '#1b0b3c';

/** The hero's picture; what moves in it is a picture of its own. */
export const heroPicture: Picture = {
  alt: '보름달 아래 언덕에 선 두 사람이 붉은 실로 이어져 있다',
  width: 480,
  height: 420,
  palette: 'loveNight',
  light: [350, 198],
  layers: [
    { draw: 'heroSky' },
    {
      draw: 'stars',
      count: 26,
      area: { x: 250, y: 50, width: 230, height: 170 },
      clear: { at: [350, 198], radius: 116 },
      rays: 3,
    },
    {
      draw: 'stars',
      count: 18,
      area: { x: 8, y: 12, width: 464, height: 70 },
      rays: 0,
      opacity: 0.6,
      seed: 'far',
    },
    { draw: 'moon', radius: 102, halo: 1 },
    { draw: 'cloud', at: [440, 262], width: 190, opacity: 0.42 },
    { draw: 'cloud', at: [262, 244], width: 120, opacity: 0.3, seed: 2 },
    { draw: 'ridge', y: 310, swell: 52, ink: '#7a49b4', foot: '#b07fd0', fade: 90, seed: 'far', rim: 0.3 },
    { draw: 'mist', y: 288, height: 80, opacity: 0.4 },
    { draw: 'ridge', y: 344, swell: 30, ink: '#4f2893', foot: '#37186f', fade: 80, seed: 'mid', rim: 0.5 },
    { draw: 'leftShade', ink: '#3a1478', reach: 0.56 },
    {
      draw: 'shape',
      points: '-20,372! 60,366 160,376 250,370 330,358 420,362 500,376! 500,440! -20,440!',
      ink: heroGround,
    },
    {
      draw: 'person',
      who: 'woman',
      wear: 'dress',
      at: [292, 370],
      height: 164,
      right: [14.5, -48],
      tilt: 3,
      look: 'right',
      ink: '#12062b',
      foot: '#1d0c3f',
      rim: 1.7,
    },
    {
      draw: 'person',
      who: 'man',
      wear: 'coat',
      at: [404, 371],
      height: 178,
      left: [-16.5, -47],
      tilt: -3,
      look: 'left',
      ink: '#12062b',
      foot: '#1d0c3f',
      rim: 1.7,
    },
    {
      draw: 'thread',
      through: '316,292 318,312 330,334 345,340 360,333 372,310 375,288',
      width: 2.4,
    },
    { draw: 'bow', at: [345, 340], scale: 0.8, width: 2.4 },
    { draw: 'grass', y: 424, height: 34, count: 60, ink: '#150830' },
  ],
};

/** Blossom in the air before it, by itself: the page lets it drift without drawing the night again. */
const heroPetalsPicture: Picture = {
  alt: '흩날리는 꽃잎',
  width: 480,
  height: 420,
  palette: 'loveNight',
  light: [350, 198],
  layers: [{ draw: 'petals', count: 11, area: { x: 236, y: 30, width: 230, height: 190 } }],
};

/** The hero, 480 × 420. */
export const homeHero = (): string => drawPicture('hero/home', heroPicture);

/** What drifts over the hero, on the same canvas. */
export const heroPetals = (): string => drawPicture('hero/petals', heroPetalsPicture);

const sideSize = { width: 1000, height: 1000, palette: 'loveNight' as const };

/** Left of the column on wide screens: blossom, cloud and a far figure whose thread passes behind the column. */
const sideLeft: Picture = {
  ...sideSize,
  alt: '밤 언덕 위 한 사람이 붉은 실을 쥐고 서 있다',
  light: [1240, 260],
  layers: [
    { draw: 'sideSky' },
    { draw: 'stars', count: 90, area: { height: 560 }, clear: { at: [824, 435], radius: 180 }, rays: 7 },
    { draw: 'lineCloud', at: [690, 186], scale: 1.5, ink: 'halo', opacity: 0.4 },
    { draw: 'lineCloud', at: [340, 420], scale: 1.2, ink: 'halo', opacity: 0.28, flip: true },
    {
      draw: 'ridge',
      y: 640,
      swell: 120,
      waves: 2.4,
      ink: '#4a2590',
      foot: '#7544ac',
      fade: 190,
      seed: 'a',
      rim: 0.5,
    },
    { draw: 'mist', y: 620, height: 160, opacity: 0.28 },
    {
      draw: 'ridge',
      y: 730,
      swell: 90,
      waves: 2.2,
      ink: '#35176c',
      foot: '#24104e',
      fade: 200,
      seed: 'b',
      rim: 0.4,
    },
    { draw: 'pine', at: [520, 800], height: 190, ink: '#170a36' },
    {
      draw: 'shape',
      points: '-20,860! 200,840 480,806 760,800 900,838 1020,850! 1020,1020! -20,1020!',
      ink: '#150830',
    },
    {
      draw: 'person',
      who: 'woman',
      wear: 'dress',
      at: [810, 812],
      height: 176,
      right: [17, -54],
      ink: '#0d041f',
      foot: '#170a36',
      rim: 1.9,
    },
    {
      draw: 'thread',
      through: '840,717 870,752 920,780 970,770 1010,748',
      width: 3,
    },
    { draw: 'bough', at: [-10, 20], scale: 2.1, flowers: 13, ink: '#1d0c3f' },
    { draw: 'petals', count: 12, area: { x: 120, y: 90, width: 860, height: 200 }, size: 1.5 },
    { draw: 'grass', y: 1010, height: 90, count: 84, ink: '#0d041f' },
  ],
};

/** Right of the column: lanterns, a pavilion and the other figure. */
const sideRight: Picture = {
  ...sideSize,
  alt: '등불이 걸린 밤 언덕 위 다른 한 사람이 붉은 실을 쥐고 서 있다',
  light: [-240, 260],
  layers: [
    { draw: 'sideSky' },
    { draw: 'stars', count: 90, area: { height: 560 }, rays: 7, seed: 'right' },
    { draw: 'lineCloud', at: [150, 340], scale: 1.4, ink: 'gold', opacity: 0.32, flip: true },
    { draw: 'lineCloud', at: [640, 250], scale: 1.2, ink: 'halo', opacity: 0.28 },
    {
      draw: 'ridge',
      y: 640,
      swell: 120,
      waves: 2.4,
      ink: '#4a2590',
      foot: '#7544ac',
      fade: 190,
      seed: 'c',
      rim: 0.5,
    },
    { draw: 'mist', y: 620, height: 160, opacity: 0.28 },
    {
      draw: 'ridge',
      y: 730,
      swell: 90,
      waves: 2.2,
      ink: '#35176c',
      foot: '#24104e',
      fade: 200,
      seed: 'd',
      rim: 0.4,
    },
    {
      draw: 'group',
      at: [420, 812],
      scale: 0.92,
      layers: [
        { draw: 'roof', at: [0, -112], scale: 1.24, ink: '#130729', ridge: '#3b1a78', rim: 0.5 },
        {
          draw: 'shape',
          points: '-96,-108! 96,-108! 96,-96! -96,-96!',
          ink: '#130729',
        },
        ...[-88, -32, 24, 80].map((x) => ({
          draw: 'shape' as const,
          points: [
            [x, -100, 1],
            [x + 8, -100, 1],
            [x + 8, 4, 1],
            [x, 4, 1],
          ] as const,
          ink: '#130729' as const,
        })),
        {
          draw: 'shape',
          points: '-104,0! 104,0! 110,14! -110,14!',
          ink: '#130729',
        },
      ],
    },
    {
      draw: 'shape',
      points: '-20,850! 110,826 260,806 520,820 800,846 1020,866! 1020,1020! -20,1020!',
      ink: '#150830',
    },
    {
      draw: 'person',
      who: 'man',
      wear: 'coat',
      at: [196, 816],
      height: 190,
      left: [-19, -53],
      ink: '#0d041f',
      foot: '#170a36',
      rim: 1.9,
    },
    {
      draw: 'thread',
      through: '160,716 130,752 86,770 40,756 -10,748',
      width: 3,
    },
    { draw: 'lantern', at: [150, 210], size: 74, cord: 230 },
    { draw: 'lantern', at: [286, 320], size: 96, cord: 330 },
    { draw: 'lantern', at: [424, 176], size: 66, cord: 200 },
    { draw: 'fireflies', count: 14, area: { x: 40, y: 560, width: 640, height: 240 } },
    {
      draw: 'grass',
      y: 1010,
      height: 90,
      count: 110,
      ink: '#0d041f',
      wind: -0.35,
    },
  ],
};

/** Night beside the column on wide screens, 1000 × 1000: anchor the left one to its right edge, the right one to its left. */
export const desktopNight = (side: 'left' | 'right'): string =>
  drawPicture(`hero/desktop-${side}`, side === 'left' ? sideLeft : sideRight);
