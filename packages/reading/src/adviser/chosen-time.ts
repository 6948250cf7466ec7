import { loveScore } from '#saju/love-score.ts';
import type { Slot } from '#saju/slots.ts';
import type { ChatAsk } from './ask.ts';
import { timesOf, type Times } from './asked-time.ts';
import { decide, type Stance } from './decide.ts';
import type { PairView } from './pair-view.ts';
import type { Choice } from './understand/choice.ts';
import type { Scope } from './understand/scope.ts';
import type { Understanding } from './understand/understand.ts';

/** The better of two times that were laid side by side. */
export interface ChosenTime {
  times: Times;
  scope: Scope;
  /** What the two are called: `{better}`, `{worse}`. */
  slots: ReadonlyMap<string, Slot>;
}

/** No score of a day comes so far. */
const OUTWEIGHS = 1000;
const RANK: Readonly<Record<Stance, number>> = { go: 2, mid: 1, hold: 0 };

/** How the day, the month or the year itself stands to the chart. */
function scoreOf({ there, scope }: Times): number {
  const { chart, spouse, luck } = there.portrait;
  const pillar =
    scope.kind === 'year' ? luck.thisYear.pillar : scope.kind === 'month' ? luck.month.pillar : luck.day;
  return loveScore(chart, spouse, pillar);
}

/** The outlook decides first, then how the time stands to the chart; of two that are alike the first is taken. */
export function chosenTime(
  ask: ChatAsk,
  asked: Understanding,
  choice: Choice,
  pair: PairView | null,
): ChosenTime {
  const weighed = choice.of.map(({ text, scope }) => {
    const times = timesOf(ask, scope);
    const { stance } = decide(times, { ...asked, scope, concern: null }, pair);
    return { text, times, scope, rank: RANK[stance] * OUTWEIGHS + scoreOf(times) };
  });
  const [better, worse] = weighed.toSorted((one, other) => other.rank - one.rank);
  if (!better || !worse) throw new RangeError('a choice of fewer than two times');
  const slots = new Map([
    ['better', { text: better.text, fact: null }],
    ['worse', { text: worse.text, fact: null }],
  ]);
  return { times: better.times, scope: better.scope, slots };
}
