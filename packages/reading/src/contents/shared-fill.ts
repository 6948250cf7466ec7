import { quote } from '#compose/beats.ts';
import { spare, type Move, type Part } from '#compose/plan.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatLife from '#corpus/seat/life.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import type { Topic } from '#corpus/format.ts';

/** Texts of the shared families, as a content with texts of its own takes them in where a chapter is still short. */
export interface SharedFill {
  /** As many spare texts, two by two, each from any of these moves, with a line of `line` between where the prose has run long. */
  fill: (count: number, line: Move, ...moves: readonly Move[]) => Part[];
  /** A move written from any of these, so that neighbours in birth are not told everything alike. */
  any: (...moves: readonly Move[]) => Move;
  /** The topics with the pools that `fill` and `any` have made: to be read after the plan is written. */
  topics: () => readonly Topic[];
}

const SHARED: readonly Topic[] = [...GENERAL_TOPICS, charmPillars, iljuWith, seatLife];

/** Lines of everybody, once a chapter's own are spent. */
const KEPT = 'general.keep#night';

/** A line to keep where the prose before it has gone on for long and will go on. */
export const rest = (line: Move): Part => ({
  pause: (stage) => quote(line).beat(stage) ?? quote(KEPT).beat(stage),
});

/** A fresh set of pools over the shared topics and a content's own, one a content. */
export function sharedFill(...own: readonly Topic[]): SharedFill {
  const topics = [...SHARED, ...own];
  const pooled = new PooledTopic(topics);
  return {
    fill: (count, line, ...moves) => {
      const move = pooled.any(...moves);
      if (!move) return [];
      return Array.from({ length: count / 2 }).flatMap((_, index) =>
        index % 2 === 0 ? [rest(line), spare(move, move)] : [spare(move, move)],
      );
    },
    any: (...moves) => pooled.of(...moves),
    topics: () => [...topics, pooled.topic()],
  };
}
