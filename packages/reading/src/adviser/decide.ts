import type { Chart } from '@wolha/saju';
import type { Shade, Tie, Warmth } from '#corpus/dimensions.ts';
import type { Tone } from '#reading.ts';
import type { MonthVerdict } from '#verdicts/months.ts';
import type { YearVerdict } from '#verdicts/years.ts';
import type { Times } from './asked-time.ts';
import type { Occasion } from './occasion.ts';
import type { PairView } from './pair-view.ts';
import type { Intent } from './understand/intents.ts';
import type { Topic } from './understand/topics.ts';
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
  /** What tipped it, a sentence each: the grounds one of which is told, the heaviest first. */
  because: readonly (readonly string[])[];
}

/** What an outlook is weighed from. */
type Ground = 'day' | 'month' | 'year' | 'pair' | 'seat' | 'style' | 'near' | 'within' | 'wedding';
interface Weighed {
  ground: Ground;
  weight: number;
}
interface Outlook {
  stance: Stance;
  weighed: readonly Weighed[];
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

const sameMonth = (a: { year: number; month: number }, b: { year: number; month: number }): boolean =>
  a.year === b.year && a.month === b.month;

/** The months still to come at the time asked about, as the readings of the reference date rank them. */
function monthsFrom({ base, there }: Times): readonly MonthVerdict[] {
  const { month } = there.ahead.luck;
  const start = base.ahead.verdicts.months.findIndex((item) => sameMonth(item, month));
  const told = start < 0 ? [] : base.ahead.verdicts.months.slice(start);
  return told.some(({ tone }) => tone === 'BRIGHT') ? told : there.ahead.verdicts.months;
}

/** 헤어진 뒤 가벼워지는 데 걸리는 달 */
const HEALING = { quick: 1, busy: 2, late: 3, wave: 3, long: 5 } as const;

function healingMonth({ ahead }: Occasion): MonthVerdict | undefined {
  const { months, recovery } = ahead.verdicts;
  return months.slice(HEALING[recovery]).find(({ tone }) => tone !== 'SLOW');
}

const isWithin = ({ pillar: { from } }: MonthVerdict, until: string): boolean =>
  from.year * 10_000 + from.month * 100 + from.day <= Number(until);

/** How near a bright month is counts for whether somebody comes; how the year stands, whether within it. */
function newLove({ base, there, scope, until }: Times): Weighed {
  const { months, years } = base.ahead.verdicts;
  const within = (weight: number): Weighed => ({ ground: 'within', weight });
  if (until !== null)
    return within(months.some((item) => item.tone === 'BRIGHT' && isWithin(item, until)) ? 1 : -1);
  const year = there.ahead.luck.thisYear.year;
  if (scope.kind === 'year') {
    const lit = months.some((item) => item.tone === 'BRIGHT' && item.year === year);
    const shade = SHADE[years.find((item) => item.year === year)?.tone ?? 'plain'];
    return within(lit ? 1 : shade > 0 ? 0 : -1);
  }
  if (scope.kind !== 'none') return { ground: 'month', weight: thisMonth(there) };
  const nearest = months.findIndex(({ tone }) => tone === 'BRIGHT');
  return { ground: 'near', weight: nearest <= 2 ? 1 : nearest <= 5 ? 0 : -1 };
}

/** Whoever goes straight, or warms slowly and stays, is carried a little further by the same month. */
const styleOf = ({ portrait: { verdicts } }: Occasion): number =>
  verdicts.ssum === 'straight' || verdicts.ssum === 'simmer' ? 0.5 : -0.5;

/** What of a month is left when the other things are plain. */
const HALF = 0.5;
const stanceAbove = (sum: number, edge: number): Stance => (sum > edge ? 'go' : sum < -edge ? 'hold' : 'mid');

/** By then nobody plans a wedding for the year that runs. */
const YEAR_SPENT = 10;

/** The years a wedding may be told for: once the year that runs is nearly over, those after it. */
function weddingYears({ ahead: { luck, verdicts } }: Occasion): readonly YearVerdict[] {
  const after = verdicts.years.filter(({ year }) => year > luck.thisYear.year);
  const spent = luck.month.month >= YEAR_SPENT && after.some(({ tone }) => tone === 'bright');
  return spent ? after : verdicts.years;
}

/**
 * How a subject stands: one for whether it will be, whether to do it, when, and what the other feels, so that no two
 * answers about it point different ways.
 */
function outlook(topic: Topic, times: Times, pair: PairView | null, chart: Chart): Outlook {
  const { base, there } = times;
  const { verdicts, traits } = there.portrait;
  const month: Weighed = { ground: 'month', weight: monthWeight(times) };
  const year: Weighed = { ground: 'year', weight: yearWeight(times) };
  const two: readonly Weighed[] = pair ? [{ ground: 'pair', weight: PAIR[pair.tone] }] : [];
  const seat: Weighed = { ground: 'seat', weight: TIE[traits.seatTie] ?? 0 };
  const sum = (weighed: readonly Weighed[]) => weighed.reduce((total, { weight }) => total + weight, 0);
  const from = (weighed: readonly Weighed[]): Outlook => ({ stance: stanceOf(sum(weighed)), weighed });
  switch (topic) {
    case 'new-love':
      return from([newLove(times)]);
    case 'contact':
    case 'crush':
    case 'ssum': {
      const style: Weighed = { ground: 'style', weight: styleOf(base) };
      const weighed = [month, ...two, style, { ...year, weight: year.weight * HALF }];
      return { stance: stanceAbove(sum(weighed), HALF), weighed };
    }
    case 'reunion': {
      const weighed = [month, year, ...two];
      return { stance: stanceAbove(sum(weighed) - HALF, HALF), weighed };
    }
    case 'pair':
    case 'spouse':
      return from(pair ? two : [seat]);
    case 'couple':
    case 'weary':
    case 'trust':
    case 'fight':
    case 'parting':
      return from([month, year, ...two, seat]);
    case 'people':
      return from([month, year, seat]);
    case 'marriage': {
      if (times.scope.kind === 'year') return from([year, ...two]);
      const bright = weddingYears(base).findIndex(({ tone }) => tone === 'bright');
      return from([{ ground: 'wedding', weight: bright <= 1 ? 1 : bright === 2 ? 0 : -1 }, ...two]);
    }
    case 'heal': {
      const { recovery } = verdicts;
      const light = recovery === 'quick' || recovery === 'busy';
      return { stance: light ? 'go' : recovery === 'long' ? 'hold' : 'mid', weighed: [] };
    }
    case 'matter':
    case 'self':
    case 'work':
    case 'career':
    case 'timing':
      if (times.scope.kind === 'year') return from([year]);
      return chart.strength.borderline && month.weight === 0
        ? { stance: 'mid', weighed: [month] }
        : from([month]);
  }
}

/**
 * What tipped the scales: what spoke for it, or against it; where they held each other, one of each, or that nothing
 * pulled. Where a rest against reaching out was not outweighed, that is told.
 */
function tipped({ stance, weighed }: Outlook): string[][] {
  const heaviest = weighed.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const named = (sign: 'up' | 'down') =>
    heaviest
      .filter(({ weight }) => (sign === 'up' ? weight > 0 : weight < 0))
      .map(({ ground }) => `${ground}.${sign}`);
  const [up, down] = [named('up'), named('down')];
  const plain = heaviest.filter(({ weight }) => weight === 0).map(({ ground }) => `${ground}.plain`);
  if (stance === 'go') return [up];
  if (stance === 'hold') return [down.length > 0 ? down : plain];
  return up.length > 0 && down.length > 0 ? [up, down] : [plain.length > 0 ? plain : [...up, ...down]];
}

/** The month that runs at the time asked about, in the ranking of the reference date where that reaches so far. */
function monthWeight({ base, there }: Times): number {
  if (sameMonth(base.ahead.luck.month, there.ahead.luck.month)) return thisMonth(base);
  const told = base.ahead.verdicts.months.find((item) => sameMonth(item, there.ahead.luck.month));
  return told ? TONE[told.tone] : thisMonth(there);
}

function yearWeight({ base, there }: Times): number {
  const { year } = there.ahead.luck.thisYear;
  const told = [...base.ahead.verdicts.years, ...there.ahead.verdicts.years].find(
    (item) => item.year === year,
  );
  return SHADE[told?.tone ?? 'plain'];
}

const STEP: Record<Stance, number> = { go: 1, mid: 0, hold: -1 };

/** A day may soften what the month says, never turn it round. */
const onThatDay = (stance: Stance, warmth: Warmth): Stance =>
  stanceOf(Math.sign(STEP[stance] + WARMTH[warmth]));

/** A hurt heals, and work is changed, in a good time: a love is not left in one. */
const LEFT_IN_GOOD_TIME: ReadonlySet<Topic> = new Set(['heal', 'career', 'work']);

/** Who may let go is told the opposite of who may go on. */
const letGo: Record<Stance, Stance> = { go: 'hold', mid: 'mid', hold: 'go' };

/** What is timeless is told without luck, unless a time is named. */
const TIMELESS: ReadonlySet<Intent> = new Set(['why', 'like', 'who']);

/** Subjects that do not pass with a month. */
const INWARD: ReadonlySet<Topic> = new Set(['heal', 'self']);
/** Subjects that do not turn with a day. */
const LIFELONG: ReadonlySet<Topic> = new Set(['work', 'career', 'people']);

/** The luck of the time that is named; where none is, of the month and the year, and of the day that was chosen to ask about. */
function luckOf({ base, scope }: Times, { topic, intent }: Understanding): Decision['luck'] {
  if (scope.kind === 'day' || scope.kind === 'week') return ['day', 'month'];
  if (scope.kind === 'month') return ['month', 'year'];
  if (scope.kind === 'year') return ['year'];
  if (TIMELESS.has(intent) || INWARD.has(topic)) return [];
  if (topic === 'marriage' || topic === 'spouse') return ['year'];
  if (topic === 'new-love' || topic === 'reunion') return ['year', 'month'];
  const chosen = base.portrait.luck.on !== base.today;
  return chosen && !LIFELONG.has(topic) ? ['day', 'month'] : ['month', 'year'];
}

/** What the answer to a question is, and which month and year it points to. */
export function decide(times: Times, asked: Understanding, pair: PairView | null): Decision {
  const { there, base, scope } = times;
  const { topic, intent } = asked;
  const looks = outlook(
    asked.broken && topic === 'contact' ? 'reunion' : topic,
    times,
    pair,
    there.portrait.chart,
  );
  if (asked.taken) return { ...decide(times, { ...asked, taken: false }, pair), stance: 'go', because: [] };
  const { today } = there.portrait.verdicts;
  const named = scope.kind === 'day';
  const then = named ? onThatDay(looks.stance, today) : looks.stance;
  const because = tipped({
    stance: then,
    weighed: named ? [{ ground: 'day', weight: 2 * WARMTH[today] }, ...looks.weighed] : looks.weighed,
  });
  const atLarge = intent === 'letgo' && !LEFT_IN_GOOD_TIME.has(topic) ? letGo[then] : then;
  // What does not turn with the time is neither urged nor held back by it.
  const concern = asked.concern?.goesOn ? asked.inHand : asked.concern;
  const stands = concern === null || (concern.turns && concern.stance === null);
  const stance = stands ? atLarge : (concern.stance ?? 'mid');
  // A day that is named is answered for itself: the month the matter waits for is that of the reference date.
  const months = named && stance !== 'go' ? base.ahead.verdicts.months.slice(1) : monthsFrom(times);
  const running = there.ahead.luck.month;
  const bright = months.find(({ tone }) => tone === 'BRIGHT');
  const later = months.find((item) => item.tone === 'BRIGHT' && !sameMonth(item, running));
  const wanted = scope.kind === 'month' ? months.find((item) => sameMonth(item, running)) : undefined;
  const healing = topic === 'heal' ? healingMonth(base) : undefined;
  // Who is told to wait is told until when: never until the month that runs.
  const month = healing ?? (stance === 'go' ? (wanted ?? bright) : later) ?? months[0];
  const years = there.ahead.verdicts.years;
  const brightYear =
    topic === 'marriage' || topic === 'spouse'
      ? weddingYears(there).find(({ tone }) => tone === 'bright')
      : undefined;
  // Who may wed on a condition is told the year they may, whatever year was asked about.
  const year = (scope.kind === 'year' && stance === 'go' ? years[0] : brightYear) ?? years[0];
  if (!month || !year) throw new RangeError('a chart without months or years ahead');
  return { stance, month, year, luck: luckOf(times, asked), because: stands ? because : [] };
}
