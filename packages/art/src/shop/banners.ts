/** Drawer banners, one per category, 480 × 196: the picture at the right, words at the left on a shaded ground. */
import type { CategoryCode } from '../brand/icons.ts';
import type { Layer } from '#layers.ts';
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';

const size = { width: 480, height: 196 } as const;

/** Darkens the words' side, so that white text keeps its contrast in every light. */
const wordsGround: Layer = { draw: 'leftShade' };

const banners: Record<CategoryCode, Picture> = {
  NEW: {
    ...size,
    alt: '산 너머로 새 달이 떠오른다',
    palette: 'loveNight',
    light: [330, 128],
    layers: [
      { draw: 'sky', horizon: 176, bloom: 190, strength: 0.8 },
      {
        draw: 'stars',
        count: 40,
        area: { x: 150, height: 110 },
        clear: { at: [330, 128], radius: 80 },
        rays: 5,
      },
      { draw: 'moon', radius: 62 },
      { draw: 'ridge', y: 150, swell: 34, ink: 'far', foot: 'glow', fade: 60, rim: 0.8 },
      { draw: 'ridge', y: 172, swell: 22, ink: 'mid', foot: 'near', seed: 3, rim: 0.4 },
      wordsGround,
      { draw: 'bough', at: [494, 70], flip: true, scale: 0.72, flowers: 8, rotate: 6 },
    ],
  },
  PREMIUM: {
    ...size,
    alt: '달빛 아래 펼쳐진 책 위에 두 사람이 서 있다',
    palette: 'loveNight',
    light: [348, 62],
    layers: [
      { draw: 'sky', horizon: 230, bloom: 200, strength: 0.6 },
      { draw: 'stars', count: 36, area: { x: 180, height: 130 }, clear: { at: [348, 62], radius: 56 } },
      { draw: 'moon', radius: 42, ring: true },
      { draw: 'openBook', at: [348, 186], scale: 0.62 },
      { draw: 'pool', at: [348, 146], rx: 60, ry: 26, opacity: 0.7 },
      { draw: 'person', who: 'woman', wear: 'dress', look: 'right', at: [338, 154], height: 46, rim: 1 },
      { draw: 'person', who: 'man', look: 'left', at: [357, 155], height: 50, rim: 1 },
      wordsGround,
    ],
  },
  SOLO: {
    ...size,
    alt: '노을 진 언덕 위 한 사람이 붉은 실을 달에 걸고 있다',
    palette: 'soloNight',
    light: [372, 74],
    layers: [
      { draw: 'sky', horizon: 176, bloom: 190, strength: 0.6 },
      { draw: 'stars', count: 36, area: { x: 170, height: 110 }, clear: { at: [372, 74], radius: 60 } },
      { draw: 'moon', radius: 40 },
      { draw: 'ridge', y: 150, swell: 36, ink: 'far', foot: 'glow', fade: 60, rim: 0.6 },
      { draw: 'ridge', y: 174, swell: 18, ink: 'near', foot: 'ink', seed: 4 },
      {
        draw: 'person',
        who: 'woman',
        wear: 'dress',
        look: 'right',
        at: [286, 178],
        height: 104,
        right: [19, -104],
        rim: 1.3,
      },
      {
        draw: 'thread',
        through: '306,70 320,60 336,74 326,92 314,84 330,70 356,76',
        width: 2,
      },
      wordsGround,
    ],
  },
  MARRIAGE: {
    ...size,
    alt: '등불과 달 아래 한복을 입은 두 사람이 마주 본다',
    palette: 'marriageNight',
    light: [346, 86],
    layers: [
      { draw: 'sky', horizon: 190, bloom: 210, strength: 0.55 },
      { draw: 'stars', count: 26, area: { x: 160, height: 110 }, clear: { at: [346, 86], radius: 84 } },
      { draw: 'moon', radius: 66 },
      { draw: 'ridge', y: 166, swell: 22, ink: 'mid', foot: 'near', rim: 0.5 },
      {
        draw: 'person',
        who: 'woman',
        wear: 'hanbok',
        hair: 'bun',
        look: 'right',
        at: [324, 188],
        height: 116,
        right: [16, -47],
        rim: 1.3,
      },
      {
        draw: 'person',
        who: 'man',
        wear: 'hanbok',
        hair: 'gat',
        look: 'left',
        at: [366, 189],
        height: 122,
        left: [-17, -46],
        rim: 1.3,
      },
      { draw: 'strand', from: [343, 134], to: [345, 133], sag: 12, width: 2 },
      { draw: 'lantern', at: [252, 62], size: 34, cord: 60 },
      wordsGround,
      { draw: 'bough', at: [494, 84], flip: true, scale: 0.6, flowers: 8 },
    ],
  },
  BREAKUP: {
    ...size,
    alt: '달이 비친 물 위 다리 양쪽에 두 사람이 서 있다',
    palette: 'breakupNight',
    light: [350, 58],
    layers: [
      { draw: 'sky', horizon: 150, bloom: 200, strength: 0.6 },
      { draw: 'stars', count: 36, area: { x: 170, height: 100 }, clear: { at: [350, 58], radius: 56 } },
      { draw: 'moon', radius: 36 },
      { draw: 'ridge', y: 122, swell: 26, ink: 'far', foot: 'skyLow', rim: 0.4 },
      { draw: 'water', y: 140, ink: 'mid', deep: 'ink', road: 60, ripples: 16 },
      { draw: 'archBridge', centre: 350, span: 290, y: 158, rise: 26, thick: 9 },
      { draw: 'person', who: 'woman', look: 'right', at: [304, 137], height: 62, right: [17, -56], rim: 1.1 },
      { draw: 'person', who: 'man', look: 'left', at: [398, 137], height: 66, left: [-18, -56], rim: 1.1 },
      { draw: 'strand', from: [315, 102], to: [386, 100], sag: 14, width: 2 },
      wordsGround,
    ],
  },
  CRUSH: {
    ...size,
    alt: '초승달 아래 편지 한 통이 붉은 실에 매여 떠 있다',
    palette: 'crushNight',
    light: [256, 52],
    layers: [
      { draw: 'sky', horizon: 230, bloom: 190, strength: 0.5 },
      { draw: 'stars', count: 40, area: { x: 160, height: 170 }, clear: { at: [256, 52], radius: 40 } },
      { draw: 'moon', radius: 26, phase: 0.28, shade: 'skyTop' },
      { draw: 'pool', at: [350, 112], rx: 130, ry: 100, ink: 'halo', opacity: 0.55 },
      {
        draw: 'thread',
        through: '490,128 460,116 430,132 390,118',
        width: 2.2,
      },
      {
        draw: 'thread',
        through: '300,140 270,160 240,150 210,172 170,166',
        width: 2.2,
      },
      { draw: 'envelope', at: [350, 112], scale: 0.68, rotate: -8 },
      wordsGround,
      { draw: 'petals', count: 8, area: { x: 240, y: 20, width: 220, height: 160 } },
    ],
  },
  SSUM: {
    ...size,
    alt: '노을 속에서 두 사람이 나란히 앉아 해를 바라본다',
    palette: 'loveRose',
    light: [350, 96],
    layers: [
      { draw: 'sky', horizon: 180, bloom: 210, strength: 0.8 },
      { draw: 'moon', radius: 58 },
      { draw: 'cloud', at: [250, 74], width: 120, ink: 'paper', opacity: 0.35 },
      { draw: 'cloud', at: [450, 112], width: 120, ink: 'paper', opacity: 0.35, seed: 2 },
      { draw: 'ridge', y: 150, swell: 26, ink: 'far', foot: 'glow', fade: 60, rim: 0.5 },
      { draw: 'ridge', y: 178, swell: 12, ink: 'near', foot: 'ink', seed: 2 },
      { draw: 'seated', who: 'woman', hair: 'bob', at: [322, 170], height: 116, tilt: 5, rim: 1.4 },
      { draw: 'seated', who: 'man', at: [380, 171], height: 120, tilt: -5, rim: 1.4 },
      { draw: 'bench', at: [351, 172], width: 170 },
      { draw: 'strand', from: [338, 166], to: [364, 166], sag: 14, width: 2 },
      wordsGround,
    ],
  },
  LOVE: {
    ...size,
    alt: '달을 사이에 두고 두 사람이 마주 본다',
    palette: 'crushDusk',
    light: [352, 66],
    layers: [
      { draw: 'sky', horizon: 210, bloom: 210, strength: 0.7 },
      { draw: 'stars', count: 30, area: { x: 180, height: 110 }, clear: { at: [352, 66], radius: 60 } },
      { draw: 'moon', radius: 44 },
      { draw: 'ridge', y: 166, swell: 22, ink: 'far', foot: 'skyLow' },
      { draw: 'profile', who: 'woman', hair: 'long', at: [288, 138], height: 80, rim: 1.4 },
      { draw: 'profile', who: 'man', at: [420, 134], height: 80, flip: true, rim: 1.4 },
      {
        draw: 'thread',
        through: '230,186 280,178 320,188 354,178 390,188 430,178 490,188',
        width: 2.2,
      },
      { draw: 'bow', at: [354, 178], scale: 0.8, width: 2.2 },
      wordsGround,
    ],
  },
  TAROT: {
    ...size,
    alt: '달 아래 다섯 장의 카드가 부채처럼 펼쳐져 있다',
    palette: 'tarotNight',
    light: [352, 40],
    layers: [
      { draw: 'sky', horizon: 220, bloom: 200, strength: 0.55 },
      { draw: 'stars', count: 44, area: { x: 160, height: 150 }, clear: { at: [352, 40], radius: 40 } },
      { draw: 'moon', at: [352, 34], radius: 20, phase: 0.36, shade: 'skyTop' },
      ...[-2, 2, -1, 1, 0].map((i) => {
        const a = (i * 20 * Math.PI) / 180;
        return {
          draw: 'card' as const,
          at: [352 + Math.sin(a) * 122, 246 - Math.cos(a) * 122] as const,
          width: 66,
          height: 110,
          rotate: i * 20,
          face: 'back' as const,
          ink: 'far' as const,
          to: 'near' as const,
        };
      }),
      wordsGround,
      {
        draw: 'thread',
        through: '180,186 240,176 290,190 352,178 420,190 490,178',
        width: 2.2,
      },
    ],
  },
};

/** The banner of a category's drawer. */
export const categoryBanner = (code: CategoryCode): string =>
  drawPicture(`banner/${code.toLowerCase()}`, banners[code]);

export const bannerCodes = Object.keys(banners) as CategoryCode[];
