import type { MonthVerdict } from '#verdicts/months.ts';
import type { Times } from './asked-time.ts';
import type { Decision } from './decide.ts';
import { whenName } from './pointed.ts';
import type { Topic } from './understand/topics.ts';
import type { Understanding } from './understand/understand.ts';

/** Subjects whose month is no month of the two. */
const APART: ReadonlySet<Topic> = new Set(['heal', 'work', 'career', 'people']);

const boldOf = (answer: string): string => /\*\*(.+?)\*\*/su.exec(answer)?.[1] ?? '';

/** Named as a month by itself, and not with a day of it. */
const names = (line: string, name: string): boolean =>
  new RegExp(`(?<!\\d|년 )${name}(?! \\d)`, 'u').test(line);

/** The first bright month that the room was told of and that is still to come. */
function toldMonth(answers: readonly string[], { base }: Times, stance: Decision['stance']) {
  const running = base.ahead.luck.month;
  const runs = (month: MonthVerdict) => month.year === running.year && month.month === running.month;
  const ahead = base.ahead.verdicts.months.filter(
    (month) => month.tone === 'BRIGHT' && (stance === 'go' || !runs(month)),
  );
  for (const line of answers.map(boldOf)) {
    const told = ahead.find((month) => names(line, whenName(base, month)));
    if (told) return told;
  }
  return undefined;
}

/** A month that was named in the room stays named, unless another time is asked about. */
export function keepingMonth(
  decision: Decision,
  answers: readonly string[],
  times: Times,
  { topic }: Understanding,
): Decision {
  if (times.scope.kind !== 'none' || APART.has(topic)) return decision;
  return { ...decision, month: toldMonth(answers, times, decision.stance) ?? decision.month };
}
