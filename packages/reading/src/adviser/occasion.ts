import { dayLuck, type Chart, type LuckPillar } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { loveScore } from '#saju/love-score.ts';
import { dayOf } from '#saju/luck-months.ts';
import { portraitOf, type Portrait } from '#saju/portrait.ts';
import { slotsOf, type Slot } from '#saju/slots.ts';
import { tieOf } from '#saju/ties.ts';

/** A day worth naming. */
export interface NamedDay {
  /** `11월 25일 수요일` */
  words: string;
  pillar: LuckPillar;
}

/** The reader on the day asked about, and what lies ahead of the day of asking. */
export interface Occasion {
  /** The chart on the reference date. */
  portrait: Portrait;
  /** The chart on the later of reference date and today: what can still be done is counted from here. */
  ahead: Portrait;
  /** The reference date lies outside the calendar of the pillars: today's luck stands in. */
  beyond: boolean;
  past: boolean;
  /** The day of asking, `YYYYMMDD`. */
  today: string;
  bestDays: readonly NamedDay[];
  quietDay: NamedDay | null;
  slots: ReadonlyMap<string, Slot>;
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
/** The day to act on is one of the next nine, the other one of the nine after them. */
const NEAR_DAYS = 9;
const NAMED_DAYS = 18;
const LAST_REFERENCE = '20961231';
const FIRST_REFERENCE = '19070101';

const dateAfter = (on: string, days: number): Date => {
  const { year, month, day } = dayOf(on);
  return new Date(Date.UTC(year, month - 1, day) + days * DAY_MS);
};

/** The day so many days after another, both `YYYYMMDD`. */
export const daysAfter = (on: string, days: number): string =>
  dateAfter(on, days).toISOString().slice(0, 10).replaceAll('-', '');

function daysAhead(chart: Chart, { spouse, luck }: Portrait): { best: NamedDay[]; quiet: NamedDay | null } {
  const seat = chart.pillars.day.branch.index;
  const days = Array.from({ length: NAMED_DAYS }, (_, index) => {
    const date = dateAfter(luck.on, index + 1);
    const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
    const pillar = dayLuck(chart, { year: date.getUTCFullYear(), month, day });
    const struck = tieOf(seat, pillar.branch.index) === '충';
    return {
      words: `${month}월 ${day}일 ${WEEKDAYS[date.getUTCDay()] ?? ''}요일`,
      pillar,
      score: loveScore(chart, spouse, pillar) - (struck ? 20 : 0),
    };
  });
  const brightest = (some: typeof days) => some.toSorted((a, b) => b.score - a.score);
  const near = brightest(days.slice(0, NEAR_DAYS));
  const far = brightest(days.slice(NEAR_DAYS));
  return { best: [...near.slice(0, 1), ...far.slice(0, 1)], quiet: near.at(-1) ?? null };
}

const later = (a: string, b: string): string => (a > b ? a : b);
const inCalendar = (on: string): boolean => on >= FIRST_REFERENCE && on <= LAST_REFERENCE;

function words(on: string, today: string): Record<string, string> {
  const there = dayOf(on);
  const here = dayOf(today);
  const sameYear = there.year === here.year;
  const date = `${there.month}월 ${there.day}일`;
  const near = { 1: '내년 ', [-1]: '지난해 ' }[there.year - here.year] ?? `${there.year}년 `;
  return {
    dayWord: on === today ? '오늘' : sameYear ? date : near + date,
    monthWord:
      sameYear && there.month === here.month
        ? '이번 달'
        : sameYear
          ? `${there.month}월`
          : `${near}${there.month}월`,
    yearWord: sameYear ? '올해' : there.year === here.year + 1 ? '내년' : `${there.year}년`,
  };
}

const dayFact = (id: string, { words, pillar }: NamedDay): Fact => ({
  id: `day.${id}`,
  seat: '일진',
  evidence: `${words} ${pillar.korean}`,
  basis: ['iljin'],
});

/**
 * What the reference date (`on`) brings to a chart, as seen from the day of asking. Dates outside the calendar of the
 * pillars are read with today's luck.
 */
export function occasionOf(chart: Chart, on: string, today: string): Occasion {
  const beyond = !inCalendar(on);
  const asked = beyond ? today : on;
  const portrait = portraitOf(chart, asked);
  const ahead = asked >= today ? portrait : portraitOf(chart, later(asked, today));
  const { best, quiet } = daysAhead(chart, ahead);
  const slots = new Map(slotsOf(portrait));
  for (const [name, text] of Object.entries(words(asked, today))) slots.set(name, { text, fact: null });
  const [first, second] = best;
  const named: readonly (readonly [string, NamedDay | null | undefined])[] = [
    ['actDay', first],
    ['otherDay', second],
    ['quietDay', quiet],
  ];
  for (const [name, day] of named) {
    if (!day) continue;
    slots.set(name, { text: day.words, fact: dayFact(name, day) });
    slots.set(`${name}Pillar`, { text: day.pillar.korean, fact: dayFact(name, day) });
  }
  return {
    portrait,
    ahead,
    beyond,
    past: asked < today,
    today,
    bestDays: best,
    quietDay: quiet,
    slots,
  };
}
