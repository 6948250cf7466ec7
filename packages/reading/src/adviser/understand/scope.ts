import { folded, hasAny, roots } from './fold.ts';

/** The stretch of time a question names, as it is counted from the day asked about. */
export type Scope =
  | { kind: 'none' }
  | { kind: 'day'; after: number }
  | { kind: 'week' }
  | { kind: 'month'; after: number }
  | { kind: 'named-month'; month: number; nextYear: boolean }
  | { kind: 'year'; after: number }
  | { kind: 'named-year'; year: number };

const WORDS: readonly (readonly [readonly string[], Scope])[] = [
  [roots('내후년'), { kind: 'year', after: 2 }],
  [roots('다음달 담달 다음월'), { kind: 'month', after: 1 }],
  [roots('이번달 이달 이번월 이번딸'), { kind: 'month', after: 0 }],
  [roots('이번주 주말 일주일 며칠안 담주 다음주 이번한주'), { kind: 'week' }],
  [roots('모레'), { kind: 'day', after: 2 }],
  [roots('내일'), { kind: 'day', after: 1 }],
  [roots('오늘 지금당장 당장 today'), { kind: 'day', after: 0 }],
  [roots('내년 명년 다음해 nextyear'), { kind: 'year', after: 1 }],
  [roots('올해 금년 연내 연말 하반기 상반기 thisyear'), { kind: 'year', after: 0 }],
];

export function scopeOf(question: string): Scope {
  const year = /(20\d\d)\s*년/u.exec(question)?.[1];
  if (year) return { kind: 'named-year', year: Number(year) };
  const month = /(?<!\d)(1[0-2]|[1-9])\s*월(?!요)/u.exec(question)?.[1];
  const flat = folded(question);
  if (month) return { kind: 'named-month', month: Number(month), nextYear: hasAny(flat, roots('내년')) };
  return WORDS.find(([words]) => hasAny(flat, words))?.[1] ?? { kind: 'none' };
}
