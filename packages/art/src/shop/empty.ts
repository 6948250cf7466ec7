/** Small pictures for places where nothing is yet, 280 × 210, each in its own pale moon on light pages. */
import type { Layer } from '#layers.ts';
import type { Picture } from '#scene.ts';
import { drawPicture } from '#scene.ts';

export type EmptyState =
  | 'no-chats'
  | 'no-saju-results'
  | 'no-tarot-results'
  | 'no-members'
  | 'no-credit-history'
  | 'no-payments'
  | 'no-recommended'
  | 'no-packages'
  | 'sign-in'
  | 'soon'
  | 'not-found';

/** The pale disc, a level to stand on, and two small stars that every one of them shares. */
const ground: readonly Layer[] = [
  { draw: 'pool', at: [140, 100], rx: 132, ry: 104, ink: '#d9c7f5', opacity: 0.75, core: 0.35 },
  { draw: 'moon', at: [140, 92], radius: 76, halo: 0 },
  {
    draw: 'shape',
    points: '30,176 90,168 140,172 196,166 250,176 196,190 140,193 84,190',
    ink: '#cdb8ef',
  },
];
const sparkles: Layer = {
  draw: 'stars',
  count: 7,
  area: { x: 20, y: 14, width: 240, height: 120 },
  clear: { at: [140, 92], radius: 84 },
  ink: '#9a72dc',
  rays: 4,
};

const base = { width: 280, height: 210, palette: 'emptyPage', light: [140, 92] } as const;

const states: Record<EmptyState, Picture> = {
  'no-chats': {
    ...base,
    alt: '찻상을 사이에 두고 빈 방석 두 개가 놓여 있다',
    layers: [
      ...ground,
      { draw: 'cushion', at: [76, 166], scale: 0.62, ink: 'thread', dark: '#a02a48' },
      { draw: 'cushion', at: [204, 166], scale: 0.62, ink: '#7a52cc', dark: '#4e2799' },
      { draw: 'lowTable', at: [140, 152], scale: 0.72 },
      { draw: 'teacup', at: [122, 149], scale: 0.5 },
      { draw: 'teacup', at: [158, 149], scale: 0.5 },
      sparkles,
    ],
  },
  'no-saju-results': {
    ...base,
    alt: '펼쳐진 책 위로 붉은 실이 책갈피처럼 걸려 있다',
    layers: [
      ...ground,
      { draw: 'openBook', at: [140, 172], scale: 0.56 },
      {
        draw: 'thread',
        through: '140,132 150,112 172,106 178,86 162,80 158,94 176,98 200,78',
        width: 2.2,
        glow: 0,
      },
      sparkles,
    ],
  },
  'no-tarot-results': {
    ...base,
    alt: '뒤집힌 카드 세 장이 아직 펼쳐지지 않았다',
    layers: [
      ...ground,
      {
        draw: 'card',
        at: [92, 118],
        width: 64,
        height: 106,
        rotate: -13,
        face: 'back',
        ink: '#7a4fc4',
        to: '#3b1a78',
        shadow: 0.12,
      },
      {
        draw: 'card',
        at: [188, 118],
        width: 64,
        height: 106,
        rotate: 13,
        face: 'back',
        ink: '#7a4fc4',
        to: '#3b1a78',
        shadow: 0.12,
      },
      {
        draw: 'card',
        at: [140, 110],
        width: 70,
        height: 116,
        face: 'back',
        ink: '#6b3fb8',
        to: '#2b1055',
        shadow: 0.2,
      },
      {
        draw: 'thread',
        through: '40,182 90,172 140,182 196,172 244,180',
        width: 2.2,
        glow: 0,
      },
      sparkles,
    ],
  },
  'no-members': {
    ...base,
    alt: '한 사람이 달을 보고 서 있고 곁자리가 비어 있다',
    layers: [
      ...ground,
      {
        draw: 'person',
        who: 'woman',
        wear: 'dress',
        at: [118, 180],
        height: 112,
        right: [14, -47],
        look: 'right',
        rim: 1.4,
      },
      {
        draw: 'thread',
        through: '134,127 146,150 164,162 186,158 196,166 186,174 178,166',
        width: 2.2,
        glow: 0,
      },
      { draw: 'dashedPerson', at: [196, 180], height: 116 },
      sparkles,
    ],
  },
  'no-credit-history': {
    ...base,
    alt: '비어 있는 복주머니 하나',
    layers: [...ground, { draw: 'luckPouch', at: [140, 178], scale: 1 }, sparkles],
  },
  'no-payments': {
    ...base,
    alt: '봉투 하나가 붉은 실에 묶여 있다',
    layers: [
      ...ground,
      { draw: 'envelope', at: [140, 126], scale: 0.66, rotate: -5 },
      {
        draw: 'thread',
        through: '46,150 76,160 110,150 140,162 180,150 232,158',
        width: 2.2,
        glow: 0,
      },
      sparkles,
    ],
  },
  'no-recommended': {
    ...base,
    alt: '매화 가지에 붉은 실이 걸려 있고 아직 달린 쪽지가 없다',
    layers: [
      ...ground,
      { draw: 'bough', at: [40, 60], scale: 1.05, flowers: 7, ink: '#4a2748' },
      {
        draw: 'thread',
        through: '130,104 128,124 134,140',
        width: 2.2,
        glow: 0,
      },
      { draw: 'bow', at: [130, 106], scale: 0.6, width: 2.2 },
      {
        draw: 'card',
        at: [136, 160],
        width: 30,
        height: 46,
        rotate: 5,
        ink: 'paper',
        to: '#f2e4ff',
        edge: '#9a72dc',
        shadow: 0.1,
      },
      { draw: 'petals', count: 5, area: { x: 60, y: 110, width: 160, height: 70 }, ink: '#f19ab4' },
      sparkles,
    ],
  },
  'no-packages': {
    ...base,
    alt: '달 아래 세 개의 복주머니가 줄지어 있다',
    layers: [
      ...ground,
      { draw: 'luckPouch', at: [76, 178], scale: 0.6 },
      { draw: 'luckPouch', at: [208, 178], scale: 0.6 },
      { draw: 'luckPouch', at: [142, 184], scale: 0.78 },
      sparkles,
    ],
  },
  'sign-in': {
    ...base,
    alt: '열린 대문 안에서 빛이 새어 나오고 붉은 실이 그 안으로 이어진다',
    layers: [
      ...ground,
      { draw: 'pool', at: [140, 120], rx: 46, ry: 70, ink: '#fff3cf', opacity: 0.9, core: 0.5 },
      {
        draw: 'shape',
        points: '109,84! 171,84! 171,176! 109,176!',
        ink: '#fff6dc',
      },
      { draw: 'moon', at: [140, 116], radius: 17, halo: 0 },
      {
        draw: 'group',
        at: [140, 176],
        scale: 0.42,
        layers: [{ draw: 'gate', at: [0, 0], width: 150, height: 220, wood: '#6a3fb4', dark: '#3b1a78' }],
      },
      { draw: 'roof', at: [140, 85], scale: 0.8, ink: '#2b1055', ridge: '#5a35a0' },
      {
        draw: 'trail',
        line: '140,176,60 138,184,84 140,193,128',
        ink: '#fff3cf',
        to: '#efe6fb',
        opacity: 0.9,
      },
      { draw: 'lantern', at: [78, 114], size: 17, cord: 16 },
      { draw: 'lantern', at: [202, 114], size: 17, cord: 16 },
      {
        draw: 'thread',
        through: '140,150 132,164 152,174 122,184 86,178 40,186',
        width: 2.2,
        glow: 0,
      },
      sparkles,
    ],
  },
  soon: {
    ...base,
    alt: '붉은 실에 등불 세 개를 하나씩 달고 있다',
    layers: [
      ...ground,
      {
        draw: 'thread',
        through: '14,52 76,70 140,76 204,70 266,52',
        width: 2.2,
        glow: 0,
      },
      { draw: 'lantern', at: [84, 112], size: 30, cord: 22, glow: 0.2 },
      { draw: 'lantern', at: [142, 124], size: 36, cord: 24, glow: 0.7 },
      { draw: 'lantern', at: [198, 112], size: 30, cord: 22, glow: 0.2 },
      { draw: 'bow', at: [14, 52], scale: 0.6, width: 2.2 },
      { draw: 'bow', at: [266, 52], scale: 0.6, width: 2.2 },
      sparkles,
    ],
  },
  'not-found': {
    ...base,
    alt: '이정표 앞에서 길이 안개 속으로 사라진다',
    layers: [
      ...ground,
      {
        draw: 'trail',
        line: '150,150,8 138,166,26 146,186,62',
        ink: 'paper',
        to: '#efe6fb',
        opacity: 0.95,
      },
      { draw: 'group', at: [178, 178], scale: 0.62, layers: [{ draw: 'signpost', at: [0, 0], height: 206 }] },
      { draw: 'person', who: 'man', at: [106, 182], height: 104, look: 'right', rim: 1.4 },
      { draw: 'cloud', at: [214, 150], width: 110, ink: 'paper', opacity: 0.9 },
      { draw: 'cloud', at: [64, 130], width: 84, ink: 'paper', opacity: 0.8, seed: 2 },
      sparkles,
    ],
  },
};

export const emptyStates = Object.keys(states) as EmptyState[];

/** The picture of an empty place or a lost page. */
export const emptyState = (state: EmptyState): string => drawPicture(`empty/${state}`, states[state]);
