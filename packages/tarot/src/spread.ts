/** Spreads: how many cards are laid, and what each place may mean. */

export type SpreadCode = 'ONE_CARD' | 'THREE_CARD';

export interface Spread {
  readonly code: SpreadCode;
  readonly count: number;
}

export const SPREADS: Record<SpreadCode, Spread> = {
  ONE_CARD: { code: 'ONE_CARD', count: 1 },
  THREE_CARD: { code: 'THREE_CARD', count: 3 },
};

/**
 * How many cards a spread takes: one for ONE_CARD, three for every other code, also for codes this
 * version does not know.
 */
export function cardCountOf(spreadCode: string): number {
  return spreadCode === 'ONE_CARD' ? SPREADS.ONE_CARD.count : SPREADS.THREE_CARD.count;
}

export type PositionFamilyCode =
  | 'ANSWER'
  | 'PAST_PRESENT_FUTURE'
  | 'ME_YOU_RELATION'
  | 'SITUATION_ACTION_RESULT'
  | 'MIND_OBSTACLE_KEY'
  | 'SIGN_TIMING_CAUTION'
  | 'MONTH_BY_MONTH';

export interface PositionFamily {
  readonly code: PositionFamilyCode;
  readonly spread: SpreadCode;
  /** One Korean label for each card, in the order they are drawn. */
  readonly positions: readonly string[];
}

/** The usual ways to read a row of cards. A content's own questions say more and come first. */
export const POSITION_FAMILIES: readonly PositionFamily[] = [
  { code: 'ANSWER', spread: 'ONE_CARD', positions: ['지금 이 질문의 답'] },
  {
    code: 'PAST_PRESENT_FUTURE',
    spread: 'THREE_CARD',
    positions: ['지나온 흐름', '지금의 마음', '다가올 흐름'],
  },
  {
    code: 'ME_YOU_RELATION',
    spread: 'THREE_CARD',
    positions: ['나의 마음', '그 사람의 마음', '두 사람 사이'],
  },
  {
    code: 'SITUATION_ACTION_RESULT',
    spread: 'THREE_CARD',
    positions: ['지금 상황', '내가 할 행동', '그 뒤의 흐름'],
  },
  {
    code: 'MIND_OBSTACLE_KEY',
    spread: 'THREE_CARD',
    positions: ['숨은 마음', '가로막는 것', '풀어 가는 열쇠'],
  },
  {
    code: 'SIGN_TIMING_CAUTION',
    spread: 'THREE_CARD',
    positions: ['다가오는 신호', '움직일 때', '놓치지 말 것'],
  },
  {
    code: 'MONTH_BY_MONTH',
    spread: 'THREE_CARD',
    positions: ['첫 번째 달', '두 번째 달', '세 번째 달'],
  },
];
