import { BRANCHES, STEMS, type BranchName, type StemName } from '#saju/signs.ts';

/** 60 일주 in order. */
export const ILJU: readonly string[] = Array.from(
  { length: 60 },
  (_, index) => `${STEMS[index % 10] ?? ''}${BRANCHES[index % 12] ?? ''}`,
);

export const TEN_GODS = [
  '비견', '겁재', '식신', '상관', '편재', '정재', '편관', '정관', '편인', '정인',
] as const; // prettier-ignore
export type GodName = (typeof TEN_GODS)[number];

export const STAGES = [
  '장생', '목욕', '관대', '건록', '제왕', '쇠', '병', '사', '묘', '절', '태', '양',
] as const; // prettier-ignore
export type StageName = (typeof STAGES)[number];

export const GROUPS = ['비겁', '식상', '재성', '관성', '인성'] as const;
export type GroupName = (typeof GROUPS)[number];

export const ELEMENT_KEYS = ['목', '화', '토', '금', '수'] as const;
export type ElementKey = (typeof ELEMENT_KEYS)[number];

/** How a branch that comes by, or stands beside, meets the day branch. One word for each pair: the strongest. */
export const TIES = ['육합', '반합', '방합', '같음', '충', '형', '원진', '해', '파', '없음'] as const;
export type Tie = (typeof TIES)[number];

export const SEAT_KEYS = ['연', '월', '일', '시'] as const;
export type SeatKey = (typeof SEAT_KEYS)[number];

/**
 * What a piece of text may be guarded by. Each chart has exactly one value of each; the craft's own words are
 * Korean, verdicts are English.
 */
export interface Dimensions {
  sex: 'FEMALE' | 'MALE';
  /** 일간 */
  stem: StemName;
  /** 일지 */
  branch: BranchName;
  ilju: string;
  /** 월지 */
  month: BranchName;
  /** 연지 */
  year: BranchName;
  /** 시지 */
  hour: BranchName | '모름';
  season: '봄' | '여름' | '가을' | '겨울';
  /** 일주의 십이운성 */
  stage: StageName;
  /** 일지의 십성 */
  seatGod: GodName;
  /** 월지의 십성 */
  monthGod: GodName;
  /** 월간의 십성 */
  monthStemGod: GodName;
  /** 연간의 십성 */
  yearStemGod: GodName;
  /** 시간의 십성 */
  hourStemGod: GodName | '모름';
  /** 가장 힘 있는 십성 무리 */
  lead: GroupName;
  /** 가장 힘 있는 십성 하나 */
  leadGod: GodName;
  /** 가장 옅은 십성 무리 */
  thin: GroupName;
  /** 식상의 개수: 드러난 글자 */
  output: '없음' | '하나' | '둘' | '많음';
  /** 인성의 개수 */
  resource: '없음' | '하나' | '둘' | '많음';
  /** 비겁의 개수 (일간 제외) */
  peers: '없음' | '하나' | '둘' | '많음';
  /** 재성의 개수 */
  wealth: '없음' | '하나' | '둘' | '많음';
  /** 관성의 개수 */
  officer: '없음' | '하나' | '둘' | '많음';
  /** 배우자성: 정만, 편만, 섞임, 지장간에만, 아예 없음 */
  spouse: '정' | '편' | '혼' | '숨음' | '없음';
  /** 배우자성이 가장 가까이 드러난 자리 */
  spouseSeat: SeatKey | '숨음' | '없음';
  /** 배우자성의 오행 */
  spouseElement: ElementKey;
  strength: '신강' | '중화' | '신약';
  useful: ElementKey;
  heavy: ElementKey;
  lack: ElementKey | '없음';
  /** 일지와 이웃 글자의 가장 뚜렷한 관계 */
  seatTie: Tie;
  /** 태어난 때가 가까이 둔 경계 */
  doubt: Doubt;
  /** 도화가 앉은 자리 */
  peach: SeatKey | '없음';
  /** 홍염이 앉은 자리 */
  red: SeatKey | '없음';
  /** 오늘의 천간 십성 */
  todayGod: GodName;
  /** 오늘 지지의 십성 */
  todayBranchGod: GodName;
  /** 오늘 지지와 일지 */
  todayGroup: GroupName;
  todayTie: Tie;
  /** 오늘 지지에서 일간의 십이운성 */
  todayStage: StageName;
  /** 내일의 천간 십성 */
  tomorrowGod: GodName;
  /** 이번 달 */
  nowGod: GodName;
  nowBranchGod: GodName;
  /** The group of this month's stem. */
  nowGroup: GroupName;
  nowTie: Tie;
  nowStage: StageName;
  /** 올해 */
  yearGod: GodName;
  yearTie: Tie;
  /** 지금 대운 */
  decadeGod: GodName;
  decadeTie: Tie;
  /** The month a text is written for: its stem's and branch's ten god, its tie with the day branch … */
  mGod: GodName;
  mBranchGod: GodName;
  mTie: Tie;
  mStage: StageName;
  mTone: Shade;
  mStar: VisitingStar;
  mElement: ElementKey;
  /** The year a text is written for. */
  yGod: GodName;
  yBranchGod: GodName;
  yTie: Tie;
  yStage: StageName;
  yStar: VisitingStar;
  yTone: Shade;
  /** The decade a text is written for. */
  dGod: GodName;
  dBranchGod: GodName;
  dTie: Tie;
  dStage: StageName;
  /** 사랑하는 순서 */
  pattern: Pattern;
  /** 마음을 보이는 방식 */
  expression: Expression;
  /** 가까워지는 속도 */
  pace: Pace;
  /** 누가 먼저 움직이는가 */
  initiative: Initiative;
  /** 썸에서의 모습 */
  ssum: Ssum;
  /** 이별에서 일어서는 모습 */
  recovery: Recovery;
  /** 먼저 좋아하게 되는 뿌리 */
  crush: Crush;
  /** 눈길을 모으는 방식 */
  charm: Charm;
  /** 서운할 때의 모습 */
  hurt: Hurt;
  /** 배우자와의 나이 방향 (경향) */
  ageDirection: AgeDirection;
  /** 만나는 통로 */
  channel: Channel;
  /** 오늘의 온도 */
  today: Warmth;
  /** 이번 달의 신호 */
  light: Light;
}

/** 시각을 바꾼 날의 시계 · 절기와 절기 든 날 · 하루가 바뀌는 때 · 시가 바뀌는 때 */
export const DOUBTS = ['시계', '절', '절날', '날', '시', '없음'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** 설렘이 앞서는 · 확인하고 여는 · 재어 보고 고르는 · 이끌어 가는 · 맞춰 주며 참는 · 물러나 지켜보는 */
export const PATTERNS = ['spark', 'verify', 'weigh', 'lead', 'yield', 'retreat'] as const;
export type Pattern = (typeof PATTERNS)[number];
/** 말 · 살림을 챙기는 손 · 먹이고 돌보는 정성 · 곁에 있어 주는 시간 · 기억해 두었다가 늦게 · 약속과 책임 */
export const EXPRESSIONS = ['words', 'deeds', 'care', 'presence', 'late', 'promise'] as const;
export type Expression = (typeof EXPRESSIONS)[number];
export const PACES = ['fast', 'steady', 'slow', 'surging'] as const;
export type Pace = (typeof PACES)[number];
export const INITIATIVES = ['self', 'mutual', 'partner'] as const;
export type Initiative = (typeof INITIATIVES)[number];
/** 직진 · 관망 · 물결 · 떠보기 · 뭉근 */
export const SSUMS = ['straight', 'watch', 'wave', 'test', 'simmer'] as const;
export type Ssum = (typeof SSUMS)[number];
/** 훌훌 · 파도처럼 · 오래 · 뒤늦게 · 일로 덮는 */
export const RECOVERIES = ['quick', 'wave', 'long', 'late', 'busy'] as const;
export type Recovery = (typeof RECOVERIES)[number];
/** 첫 반짝임 · 돌봐 주고 싶은 마음 · 혼자 그리는 상상 · 닮고 싶은 마음 · 애태우는 거리 */
export const CRUSHES = ['sparkle', 'rescue', 'dream', 'admire', 'chase'] as const;
export type Crush = (typeof CRUSHES)[number];
/** 눈길이 모이는 · 가까이서 짙은 · 말솜씨 · 기품과 거리 · 편안한 · 깊이 */
export const CHARMS = ['glow', 'close', 'speech', 'dignity', 'ease', 'depth'] as const;
export type Charm = (typeof CHARMS)[number];
/** 터뜨리는 · 입을 닫는 · 따지는 · 삼키는 · 거리를 두는 */
export const HURTS = ['burst', 'silence', 'argue', 'swallow', 'withdraw'] as const;
export type Hurt = (typeof HURTS)[number];
export const AGE_DIRECTIONS = ['older', 'same', 'younger'] as const;
export type AgeDirection = (typeof AGE_DIRECTIONS)[number];
/** 소개 · 일터 · 배움과 취미 · 이동 · 오래 알던 사이 · 모임 */
export const CHANNELS = ['introduction', 'work', 'learning', 'travel', 'known', 'gathering'] as const;
export type Channel = (typeof CHANNELS)[number];
export const WARMTHS = ['hot', 'warm', 'mild', 'cool', 'brisk'] as const;
export type Warmth = (typeof WARMTHS)[number];
/** 초록 · 노랑 · 깜빡이는 불 */
export const LIGHTS = ['green', 'yellow', 'blink'] as const;
export type Light = (typeof LIGHTS)[number];

/** 밝은 · 보통 · 늦출 */
export const SHADES = ['bright', 'plain', 'slow'] as const;
export type Shade = (typeof SHADES)[number];
/** The love star a visiting branch wakes in the chart, the most telling one. */
export const VISITING_STARS = ['도화', '홍염', '천을귀인', '없음'] as const;
export type VisitingStar = (typeof VISITING_STARS)[number];

const COUNTS = ['없음', '하나', '둘', '많음'] as const;

/** Every value of every dimension: what a table over it has to cover. */
export const DIMENSION_VALUES: { [D in keyof Dimensions]: readonly Dimensions[D][] } = {
  sex: ['FEMALE', 'MALE'],
  stem: STEMS,
  branch: BRANCHES,
  ilju: ILJU,
  month: BRANCHES,
  year: BRANCHES,
  hour: [...BRANCHES, '모름'],
  season: ['봄', '여름', '가을', '겨울'],
  stage: STAGES,
  seatGod: TEN_GODS,
  monthGod: TEN_GODS,
  monthStemGod: TEN_GODS,
  yearStemGod: TEN_GODS,
  hourStemGod: [...TEN_GODS, '모름'],
  lead: GROUPS,
  leadGod: TEN_GODS,
  thin: GROUPS,
  output: COUNTS,
  resource: COUNTS,
  peers: COUNTS,
  wealth: COUNTS,
  officer: COUNTS,
  spouse: ['정', '편', '혼', '숨음', '없음'],
  spouseSeat: [...SEAT_KEYS, '숨음', '없음'],
  spouseElement: ELEMENT_KEYS,
  strength: ['신강', '중화', '신약'],
  useful: ELEMENT_KEYS,
  heavy: ELEMENT_KEYS,
  lack: [...ELEMENT_KEYS, '없음'],
  seatTie: TIES,
  doubt: DOUBTS,
  peach: [...SEAT_KEYS, '없음'],
  red: [...SEAT_KEYS, '없음'],
  todayGod: TEN_GODS,
  todayBranchGod: TEN_GODS,
  todayGroup: GROUPS,
  todayTie: TIES,
  todayStage: STAGES,
  tomorrowGod: TEN_GODS,
  nowGod: TEN_GODS,
  nowBranchGod: TEN_GODS,
  nowGroup: GROUPS,
  nowTie: TIES,
  nowStage: STAGES,
  yearGod: TEN_GODS,
  yearTie: TIES,
  decadeGod: TEN_GODS,
  decadeTie: TIES,
  mGod: TEN_GODS,
  mBranchGod: TEN_GODS,
  mTie: TIES,
  mStage: STAGES,
  mTone: SHADES,
  mStar: VISITING_STARS,
  mElement: ELEMENT_KEYS,
  yGod: TEN_GODS,
  yBranchGod: TEN_GODS,
  yTie: TIES,
  yStage: STAGES,
  yStar: VISITING_STARS,
  yTone: SHADES,
  dGod: TEN_GODS,
  dBranchGod: TEN_GODS,
  dTie: TIES,
  dStage: STAGES,
  pattern: PATTERNS,
  expression: EXPRESSIONS,
  pace: PACES,
  initiative: INITIATIVES,
  ssum: SSUMS,
  recovery: RECOVERIES,
  crush: CRUSHES,
  charm: CHARMS,
  hurt: HURTS,
  ageDirection: AGE_DIRECTIONS,
  channel: CHANNELS,
  today: WARMTHS,
  light: LIGHTS,
};

export type Dimension = keyof Dimensions;
