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
