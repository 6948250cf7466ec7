import type { Chart } from '@wolha/saju';
import type { Shade, Tie, Warmth } from '#corpus/dimensions.ts';
import type { Tone } from '#reading.ts';
import type { MonthVerdict } from '#verdicts/months.ts';
import type { YearVerdict } from '#verdicts/years.ts';
import type { Occasion } from './occasion.ts';
import type { PairView } from './pair-view.ts';
import type { Understanding } from './understand/understand.ts';

/** go: yes, now · mid: yes, on a condition or a day · hold: not in this stretch, here is when. */
export type Stance = 'go' | 'mid' | 'hold';

/** What is answered, before a word is chosen: the same for the same chart, date and question. */
export interface Decision {
  stance: Stance;
  /** The month the answer points to. */
  month: MonthVerdict;
  /** The year the answer points to. */
  year: YearVerdict;
  /** Which luck the reasons are drawn from, the first first. */
  luck: readonly ('day' | 'month' | 'year')[];
}

const TONE: Record<Tone, number> = { BRIGHT: 1, PLAIN: 0, SLOW: -1 };
const SHADE: Record<Shade, number> = { bright: 1, plain: 0, slow: -1 };
const WARMTH: Record<Warmth, number> = { hot: 1, warm: 1, mild: 0, cool: -1, brisk: -1 };
const PAIR = { good: 1, mixed: 0, strain: -1 } as const;
const TIE: Partial<Record<Tie, number>> = { 육합: 1, 반합: 1, 방합: 1, 충: -1, 원진: -1, 형: -1 };

const stanceOf = (sum: number): Stance => (sum > 0 ? 'go' : sum < 0 ? 'hold' : 'mid');

/** This month as the month's reading shows it: a shaken seat comes before a bright score. */
function thisMonth({ portrait: { verdicts, luck } }: Occasion): number {
  if (verdicts.light === 'blink') return -1;
  const named = verdicts.months.find(
    ({ year, month }) => year === luck.month.year && month === luck.month.month,
  );
  const tone = named ? TONE[named.tone] : 0;
  return verdicts.light === 'green' || tone > 0 ? 1 : tone;
}

const YEAR_MONTHS = 12;

function targetMonth(
  { ahead }: Occasion,
  { scope }: Understanding,
): { month: MonthVerdict; named: boolean } | null {
  const { months } = ahead.verdicts;
  if (scope.kind === 'month' && scope.after > 0) {
    const { year, month } = ahead.luck.month;
    const wanted = year * YEAR_MONTHS + month + scope.after;
    const found = months.find((item) => item.year * YEAR_MONTHS + item.month === wanted);
    return found ? { month: found, named: true } : null;
  }
  if (scope.kind === 'named-month') {
    const found = months.find(
      ({ year, month }) => month === scope.month && (!scope.nextYear || year > ahead.luck.thisYear.year),
    );
    return found ? { month: found, named: true } : null;
  }
  const bright = months.find(({ tone }) => tone === 'BRIGHT');
  return bright ? { month: bright, named: false } : null;
}

function targetYear(
  { ahead }: Occasion,
  { scope, topic }: Understanding,
): { year: YearVerdict; named: boolean } | null {
  const { years } = ahead.verdicts;
  const [first] = years;
  if (!first) return null;
  if (scope.kind === 'year' || scope.kind === 'named-year') {
    const wanted = scope.kind === 'year' ? first.year + scope.after : scope.year;
    const found = years.find(({ year }) => year === wanted);
    if (found) return { year: found, named: found.year !== first.year || scope.kind === 'year' };
  }
  const bright = years.find(({ tone }) => tone === 'bright');
  return { year: topic === 'marriage' || topic === 'spouse' ? (bright ?? first) : first, named: false };
}

/** 헤어진 뒤 가벼워지는 데 걸리는 달 */
const HEALING = { quick: 1, busy: 2, late: 3, wave: 3, long: 5 } as const;

function healingMonth({ ahead }: Occasion): MonthVerdict | undefined {
  const { months, recovery } = ahead.verdicts;
  return months.slice(HEALING[recovery]).find(({ tone }) => tone !== 'SLOW');
}

/** How near a bright month is counts for whether somebody comes; how the year stands, whether within it. */
function newLove(occasion: Occasion, { scope, intent }: Understanding): number {
  const { months, years } = occasion.ahead.verdicts;
  const [first] = months;
  const nearest = months.findIndex(({ tone }) => tone === 'BRIGHT');
  const thisYear = occasion.ahead.luck.thisYear.year;
  if (scope.kind === 'year' && scope.after === 0) {
    const within = months.some(({ tone, year }) => tone === 'BRIGHT' && year === thisYear);
    const year = SHADE[years[0]?.tone ?? 'plain'];
    return within ? 1 : year > 0 ? 0 : -1;
  }
  if (intent === 'should' || intent === 'state' || !first) return thisMonth(occasion);
  return nearest <= 2 ? 1 : nearest <= 5 ? 0 : -1;
}

function sum(occasion: Occasion, understanding: Understanding, pair: PairView | null, chart: Chart): number {
  const { topic, intent } = understanding;
  const { verdicts, traits } = occasion.portrait;
  const month = thisMonth(occasion);
  const year = SHADE[verdicts.years[0]?.tone ?? 'plain'];
  const day = WARMTH[verdicts.today];
  const together = pair ? PAIR[pair.tone] : 0;
  switch (topic) {
    case 'new-love':
      return newLove(occasion, understanding);
    case 'contact':
    case 'crush':
    case 'ssum':
      if (intent === 'should')
        return month === day ? month : month + day > 0 ? 1 : month < 0 && day < 0 ? -1 : 0;
      if (intent === 'letgo') return -(month + together);
      return month + together + (verdicts.ssum === 'straight' || verdicts.ssum === 'simmer' ? 0.5 : -0.5);
    case 'reunion':
      return intent === 'should' ? (month < 0 ? -1 : month + day > 0 ? 1 : 0) : month + year + together - 0.5;
    case 'parting':
      return month < 0 ? -1 : year < 0 || together < 0 ? 1 : 0;
    case 'pair':
    case 'spouse':
      return pair ? together : (TIE[traits.seatTie] ?? 0);
    case 'couple':
    case 'weary':
    case 'trust':
    case 'fight':
      return (TIE[traits.seatTie] ?? 0) + year + month + together;
    case 'marriage': {
      const bright = verdicts.years.findIndex(({ tone }) => tone === 'bright');
      if (intent === 'will') return together + (bright <= 1 ? 1 : bright === 2 ? 0 : -1);
      return bright === 0 ? 1 : bright <= 2 ? 0 : -1;
    }
    case 'heal':
      return verdicts.recovery === 'quick' || verdicts.recovery === 'busy'
        ? 1
        : verdicts.recovery === 'long'
          ? -1
          : 0;
    case 'self':
    case 'work':
    case 'timing':
      return chart.strength.borderline && month === 0 ? 0 : month;
  }
}

/** What the answer to a question is, and which month and year it points to. */
export function decide(occasion: Occasion, asked: Understanding, pair: PairView | null): Decision {
  const { chart } = occasion.portrait;
  const { months, years } = occasion.ahead.verdicts;
  const month = targetMonth(occasion, asked);
  const year = targetYear(occasion, asked);
  const healing = asked.topic === 'heal' ? healingMonth(occasion) : undefined;
  const [firstMonth] = months;
  const [firstYear] = years;
  if (!firstMonth || !firstYear) throw new RangeError('a chart without months or years ahead');
  const { scope } = asked;
  const own = sum(occasion, asked, pair, chart);
  const weight =
    scope.kind === 'day'
      ? WARMTH[occasion.portrait.verdicts.today]
      : month?.named
        ? TONE[month.month.tone]
        : year?.named && asked.topic !== 'new-love'
          ? SHADE[year.year.tone]
          : own;
  const luck =
    scope.kind === 'day' || scope.kind === 'week'
      ? (['day', 'month'] as const)
      : scope.kind === 'year' ||
          scope.kind === 'named-year' ||
          asked.topic === 'marriage' ||
          asked.topic === 'spouse'
        ? (['year', 'day'] as const)
        : asked.topic === 'new-love' || asked.topic === 'reunion'
          ? (['year', 'day', 'month'] as const)
          : (['month', 'day'] as const);
  const stance = stanceOf(weight);
  const { luck: running } = occasion.ahead;
  const later = months.find(
    (item) =>
      item.tone === 'BRIGHT' && (item.year !== running.month.year || item.month !== running.month.month),
  );
  return {
    stance,
    // Who is told to wait is told until when: never until the month that runs.
    month: healing ?? (month?.named ? month.month : ((stance === 'go' ? month?.month : later) ?? firstMonth)),
    year: year?.year ?? firstYear,
    luck,
  };
}
