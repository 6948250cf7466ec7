import type {
  Channel, Charm, Crush, Expression, Hurt, Initiative, Pace, Pattern, Recovery, Ssum,
} from '#corpus/dimensions.ts'; // prettier-ignore
import type { Leaning } from './strongest.ts';

/**
 * The leanings behind the verdicts on love. Means and spreads are measured over 1,000 random charts by
 * `cli/calibrate-verdicts.ts`; the scores say which facts of the chart speak for which value.
 */

/** 사랑하는 순서: 식상이 앞서면 설렘, 인성·관성이 앞서면 확인, 재성이면 견주기, 비겁이면 이끌기 … */
export const PATTERN: readonly Leaning<Pattern>[] = [
  {
    value: 'spark',
    score: ({ groups }) => groups.output * 1.4 - groups.resource * 0.5,
    mean: 0.181,
    spread: 0.223,
  },
  {
    value: 'verify',
    score: ({ groups }) => groups.resource + groups.officer * 0.5,
    mean: 0.298,
    spread: 0.14,
  },
  { value: 'weigh', score: ({ groups }) => groups.wealth * 1.3, mean: 0.26, spread: 0.175 },
  {
    value: 'lead',
    score: ({ groups, strength }) => groups.peer * 0.8 + strength * 0.6,
    mean: 0.444,
    spread: 0.192,
  },
  {
    value: 'yield',
    score: ({ groups, strength }) => groups.officer - strength * 0.5,
    mean: -0.035,
    spread: 0.183,
  },
  {
    value: 'retreat',
    score: ({ gods, groups, vigour }) => gods.편인 + groups.peer * 0.4 - vigour * 0.12,
    mean: 0.12,
    spread: 0.107,
  },
];

/** 마음을 보이는 방식 */
export const EXPRESSION: readonly Leaning<Expression>[] = [
  {
    value: 'words',
    score: ({ gods, elements }) => gods.상관 + elements.fire * 0.3 + elements.wood * 0.2,
    mean: 0.19,
    spread: 0.101,
  },
  {
    value: 'deeds',
    score: ({ gods, elements }) => gods.정재 + gods.편재 * 0.5 + elements.earth * 0.3,
    mean: 0.224,
    spread: 0.107,
  },
  { value: 'care', score: ({ gods }) => gods.식신 * 1.2 + gods.정인 * 0.3, mean: 0.152, spread: 0.117 },
  { value: 'presence', score: ({ groups }) => groups.peer, mean: 0.201, spread: 0.136 },
  { value: 'late', score: ({ groups, heat }) => groups.resource - heat * 0.08, mean: 0.198, spread: 0.148 },
  {
    value: 'promise',
    score: ({ groups, elements }) => groups.officer + elements.metal * 0.2,
    mean: 0.239,
    spread: 0.134,
  },
];

/** 가까워지는 속도 */
export const PACE: readonly Leaning<Pace>[] = [
  {
    value: 'fast',
    score: ({ groups, vigour, heat }) => groups.output + vigour * 0.2 + heat * 0.15,
    mean: 0.31,
    spread: 0.187,
  },
  {
    value: 'steady',
    score: ({ gods, elements }) => gods.정관 + gods.정재 + elements.earth * 0.4,
    mean: 0.295,
    spread: 0.132,
  },
  { value: 'slow', score: ({ groups, heat }) => groups.resource - heat * 0.2, mean: 0.197, spread: 0.199 },
  {
    value: 'surging',
    score: ({ gods, elements }) => gods.편관 + gods.편재 + gods.겁재 * 0.6 + elements.water * 0.2,
    mean: 0.302,
    spread: 0.131,
  },
];

/** 누가 먼저 움직이는가 */
export const INITIATIVE: readonly Leaning<Initiative>[] = [
  {
    value: 'self',
    score: ({ groups, yang, strength }) => groups.output + yang * 0.12 + strength * 0.4,
    mean: 0.447,
    spread: 0.141,
  },
  {
    value: 'mutual',
    score: ({ gods }) => gods.정재 + gods.정관 + gods.비견 + gods.식신,
    mean: 0.401,
    spread: 0.147,
  },
  {
    value: 'partner',
    score: ({ groups, yang }) => groups.resource + groups.officer * 0.7 - yang * 0.1,
    mean: 0.291,
    spread: 0.159,
  },
];

/** 썸에서의 모습: 신강·식상이면 직진, 인성이면 관망 … */
export const SSUM: readonly Leaning<Ssum>[] = [
  {
    value: 'straight',
    score: ({ groups, strength, yang }) => groups.output * 0.7 + strength * 0.6 + yang * 0.08,
    mean: 0.462,
    spread: 0.117,
  },
  {
    value: 'watch',
    score: ({ groups, yang }) => groups.resource * 0.8 - yang * 0.08 + groups.officer * 0.3,
    mean: 0.18,
    spread: 0.116,
  },
  {
    value: 'wave',
    score: ({ gods, elements }) => gods.상관 * 0.8 + gods.편재 * 0.6 + elements.water * 0.5,
    mean: 0.231,
    spread: 0.102,
  },
  {
    value: 'test',
    score: ({ gods }) => gods.편인 * 0.7 + gods.편관 * 0.8 + gods.겁재 * 0.5,
    mean: 0.205,
    spread: 0.101,
  },
  {
    value: 'simmer',
    score: ({ gods, elements }) => gods.정재 * 0.7 + gods.식신 * 0.6 + gods.정관 * 0.5 + elements.earth * 0.5,
    mean: 0.305,
    spread: 0.092,
  },
];

/** 이별에서 일어서는 모습 */
export const RECOVERY: readonly Leaning<Recovery>[] = [
  { value: 'quick', score: ({ groups, heat }) => groups.output + heat * 0.12, mean: 0.2, spread: 0.164 },
  {
    value: 'wave',
    score: ({ gods, elements }) => gods.편인 + elements.water * 0.7 + gods.편관 * 0.3,
    mean: 0.265,
    spread: 0.131,
  },
  {
    value: 'long',
    score: ({ gods, elements, vigour }) => gods.정인 + elements.earth * 0.5 - vigour * 0.12,
    mean: 0.153,
    spread: 0.104,
  },
  {
    value: 'late',
    score: ({ groups, strength }) => groups.peer * 0.7 + strength * 0.5,
    mean: 0.377,
    spread: 0.164,
  },
  { value: 'busy', score: ({ groups }) => groups.wealth + groups.officer * 0.6, mean: 0.321, spread: 0.14 },
];

/** 먼저 좋아하게 되는 뿌리 */
export const CRUSH: readonly Leaning<Crush>[] = [
  { value: 'sparkle', score: ({ gods, heat }) => gods.상관 + heat * 0.12, mean: 0.097, spread: 0.129 },
  {
    value: 'rescue',
    score: ({ gods }) => gods.식신 + gods.정재 * 0.4 + gods.비견 * 0.3,
    mean: 0.173,
    spread: 0.101,
  },
  { value: 'dream', score: ({ groups, heat }) => groups.resource - heat * 0.1, mean: 0.198, spread: 0.154 },
  { value: 'admire', score: ({ groups }) => groups.officer, mean: 0.201, spread: 0.133 },
  { value: 'chase', score: ({ gods }) => gods.편재 + gods.겁재 * 0.8, mean: 0.181, spread: 0.109 },
];

/** 눈길을 모으는 방식: 도화가 있으면 빛, 홍염이 있으면 가까이 … */
export const CHARM: readonly Leaning<Charm>[] = [
  {
    value: 'glow',
    score: ({ hasStar, heat }) => (hasStar('peachBlossom') ? 0.9 : 0) + heat * 0.3,
    mean: 0.325,
    spread: 0.481,
  },
  {
    value: 'close',
    score: ({ hasStar, elements }) => (hasStar('redCharm') ? 0.8 : 0) + elements.water,
    mean: 0.428,
    spread: 0.383,
  },
  {
    value: 'speech',
    score: ({ gods, hasStar }) => gods.상관 * 1.3 + (hasStar('literaryStar') ? 0.15 : 0),
    mean: 0.169,
    spread: 0.144,
  },
  {
    value: 'dignity',
    score: ({ groups, elements }) => groups.officer + elements.metal * 0.5,
    mean: 0.296,
    spread: 0.142,
  },
  {
    value: 'ease',
    score: ({ gods, elements }) => gods.식신 + gods.비견 * 0.5 + elements.earth * 0.4,
    mean: 0.256,
    spread: 0.113,
  },
  {
    value: 'depth',
    score: ({ groups, hasStar }) => groups.resource + (hasStar('canopy') ? 0.12 : 0),
    mean: 0.277,
    spread: 0.148,
  },
];

/** 서운할 때의 모습 */
export const HURT: readonly Leaning<Hurt>[] = [
  {
    value: 'burst',
    score: ({ elements, vigour, yang }) => elements.fire + vigour * 0.15 + yang * 0.06,
    mean: 0.3,
    spread: 0.117,
  },
  {
    value: 'silence',
    score: ({ groups, elements }) => groups.resource + elements.water * 0.3,
    mean: 0.253,
    spread: 0.14,
  },
  {
    value: 'argue',
    score: ({ gods, elements }) => gods.상관 + elements.metal * 0.5,
    mean: 0.192,
    spread: 0.11,
  },
  {
    value: 'swallow',
    score: ({ groups, strength }) => groups.officer - strength * 0.4,
    mean: 0.012,
    spread: 0.17,
  },
  {
    value: 'withdraw',
    score: ({ groups, gods }) => groups.peer + gods.편인 * 0.4,
    mean: 0.243,
    spread: 0.136,
  },
];

/** 만나는 통로 */
export const CHANNEL: readonly Leaning<Channel>[] = [
  {
    value: 'introduction',
    score: ({ hasStar, gods }) => (hasStar('heavenlyNoble') ? 0.14 : 0) + gods.정인 + gods.정관 * 0.4,
    mean: 0.193,
    spread: 0.127,
  },
  {
    value: 'work',
    score: ({ groups }) => groups.officer * 0.8 + groups.wealth * 0.6,
    mean: 0.281,
    spread: 0.118,
  },
  {
    value: 'learning',
    score: ({ gods, hasStar }) => gods.편인 + gods.식신 * 0.8 + (hasStar('canopy') ? 0.08 : 0),
    mean: 0.241,
    spread: 0.129,
  },
  {
    value: 'travel',
    score: ({ hasStar, gods }) => (hasStar('travelHorse') ? 0.3 : 0) + gods.편재 * 0.7,
    mean: 0.175,
    spread: 0.159,
  },
  { value: 'known', score: ({ gods }) => gods.비견 + gods.정재 * 0.5, mean: 0.152, spread: 0.101 },
  { value: 'gathering', score: ({ gods }) => gods.겁재 + gods.상관 * 0.8, mean: 0.175, spread: 0.118 },
];
