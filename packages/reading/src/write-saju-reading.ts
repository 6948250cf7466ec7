import type { Chart } from '@wolha/saju';
import { compose } from '#compose/compose.ts';
import { Pen } from '#compose/pen.ts';
import type { WrittenContent } from '#compose/plan.ts';
import { proofread } from '#compose/proofread.ts';
import { withDoubt } from '#compose/with-doubt.ts';
import { sajuPlanOf } from '#contents/saju-plans.ts';
import { SHARED_TOPICS } from '#corpus/shared.ts';
import type { ContentOutline, Reading } from '#reading.ts';
import { periodOf } from '#period.ts';
import { portraitOf } from '#saju/portrait.ts';
import { slotsOf } from '#saju/slots.ts';
import { BUILTIN_WRITER } from '#writer-version.ts';

export interface WriteSajuReading {
  content: ContentOutline;
  chart: Chart;
  /** The Korean day it is written on, `YYYYMMDD`. */
  on: string;
}

/** What makes one chart's choices differ from another's: its characters and the sex, nothing of the birth itself. */
const chartKey = ({ pillars, sexType, decadeLuck }: Chart): string =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.hanja ?? '--').join('') +
  sexType +
  String(decadeLuck.startAge);

/**
 * The built-in writer's Saju reading: the same for the same chart, content version and, in contents that speak of a
 * day or a month, the same day or month. Throws RangeError for a content that has no texts.
 */
export function writeSajuReading(ask: WriteSajuReading): Reading {
  return writeWith(sajuPlanOf(ask.content), ask);
}

/** The reading from a content's own texts, whether or not the shop knows it yet. */
export function writeWith(
  { plan, topics }: WrittenContent,
  { content, chart, on }: WriteSajuReading,
): Reading {
  const portrait = portraitOf(chart, on);
  const scene = { traits: portrait.traits, slots: slotsOf(portrait) };
  const library = new Map([...SHARED_TOPICS, ...topics].map((topic) => [topic.id, topic]));
  const doubted = withDoubt(plan);
  return proofread(content, ({ draft, without }) => {
    const seed = [BUILTIN_WRITER, content.version, chartKey(chart), periodOf(content, on), draft].join('|');
    const pen = Pen.at(library, { seed, turn: content.id, without }, scene);
    return { reading: compose(content, doubted, { pen, portrait }, draft), texts: pen.taken };
  });
}
