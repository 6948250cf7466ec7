import type { Chart, Seat } from '@wolha/saju';
import type { Tie } from '#corpus/dimensions.ts';

/** 지지 are 0 자 .. 11 해 throughout. Pairs are written smaller first. */
const pairs = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const SIX = pairs('0-1 2-11 3-10 4-9 5-8 6-7');
const CLASH = pairs('0-6 1-7 2-8 3-9 4-10 5-11');
const PUNISH = pairs('2-5 5-8 2-8 1-10 7-10 1-7 0-3');
const SELF_PUNISH: ReadonlySet<number> = new Set([4, 6, 9, 11]);
const BREAK = pairs('0-9 1-4 2-11 3-6 5-8 7-10');
const HARM = pairs('0-7 1-6 2-5 3-4 8-11 9-10');
const RESENT = pairs('0-7 1-6 2-9 3-8 4-11 5-10');
const KING = 3;

const key = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);
/** 삼합 of two with its middle sign (자 오 묘 유) among them. */
const halfTriad = (a: number, b: number) => a % 4 === b % 4 && (a % KING === 0 || b % KING === 0);
/** 방합: the same season. */
const direction = (a: number, b: number) =>
  Math.floor(((a + 10) % 12) / 3) === Math.floor(((b + 10) % 12) / 3);

/**
 * How two branches meet, in one word. Where several rules hold the combination is told first, then the clash,
 * then resentment before harm (they share two pairs), 형 and 파 last.
 */
export function tieOf(a: number, b: number): Tie {
  if (a === b) return '같음';
  const pair = key(a, b);
  if (SIX.has(pair)) return '육합';
  if (halfTriad(a, b)) return '반합';
  if (CLASH.has(pair)) return '충';
  if (direction(a, b)) return '방합';
  if (RESENT.has(pair)) return '원진';
  if (PUNISH.has(pair)) return '형';
  if (HARM.has(pair)) return '해';
  if (BREAK.has(pair)) return '파';
  return '없음';
}

/** All rules that hold between two branches. */
export function tiesOf(a: number, b: number): Tie[] {
  const pair = key(a, b);
  const ties: Tie[] = [];
  if (a === b) ties.push('같음');
  if (a === b && SELF_PUNISH.has(a)) ties.push('형');
  if (SIX.has(pair)) ties.push('육합');
  if (a !== b && halfTriad(a, b)) ties.push('반합');
  if (a !== b && direction(a, b)) ties.push('방합');
  if (CLASH.has(pair)) ties.push('충');
  if (RESENT.has(pair)) ties.push('원진');
  if (PUNISH.has(pair)) ties.push('형');
  if (HARM.has(pair)) ties.push('해');
  if (BREAK.has(pair)) ties.push('파');
  return ties;
}

/** What says most about a seat first. */
const TELLING = [
  '충',
  '육합',
  '반합',
  '원진',
  '형',
  '해',
  '파',
  '방합',
  '같음',
] as const satisfies readonly Tie[];

export interface SeatTie {
  tie: Tie;
  /** The neighbour it is tied to; null when nothing is. */
  seat: Seat | null;
}

/** The most telling of what the neighbours (월지, 시지) do to the day branch. */
export function seatTieOf({ pillars }: Chart): SeatTie {
  const { day, month, hour } = pillars;
  const neighbours = [month, hour].flatMap((pillar) => pillar ?? []);
  for (const tie of TELLING) {
    const neighbour = neighbours.find(({ branch }) => {
      const same = branch.index === day.branch.index;
      return same ? tie === '같음' : tiesOf(day.branch.index, branch.index).includes(tie);
    });
    if (neighbour) return { tie, seat: neighbour.seat };
  }
  return { tie: '없음', seat: null };
}
