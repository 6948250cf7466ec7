import { hiddenStems, mainHiddenStem } from '#craft/hidden-stems.ts';
import { relationTables } from '#craft/relations.ts';
import { BRANCH_ELEMENTS } from '#craft/stems-branches.ts';
import { BRANCH_WEIGHTS, isAlly, STEM_WEIGHTS } from '#craft/strength.ts';
import { tenGodOf } from '#craft/ten-gods.ts';
import { twelveStageOf } from '#craft/twelve-stages.ts';

/**
 * The tables of the craft laid out by pillar (0..59) instead of by stem and branch, for the flat analysis: most of a
 * chart is then looked up, not worked out. Seen from a day stem they go by day stem × 60 + pillar.
 */

const forDayAndPillar = <T>(make: (day: number, stem: number, branch: number) => T): T[] =>
  Array.from({ length: 600 }, (_, i) => make((i / 60) | 0, i % 10, i % 12));

/** Numbers of one seat in `seatFacts`. */
export const SEAT_FACTS = 6;

/** Ten god of the stem and of the branch, 십이운성, and ten gods of 여기, 중기 (-1 where there is none) and 정기. */
export const seatFacts = /* @__PURE__ */ Int8Array.from(
  forDayAndPillar((day, stem, branch) => {
    const hidden = (hiddenStems[branch] ?? []).map((of) => tenGodOf(day, of.stem));
    const [first = -1, middle = -1, main = middle] = hidden;
    return [
      tenGodOf(day, stem),
      tenGodOf(day, mainHiddenStem[branch] ?? 0),
      twelveStageOf(day, branch),
      first,
      hidden.length === 3 ? middle : -1,
      main,
    ];
  }).flat(),
);

/** Counts of the five elements side by side, five bits each. */
const oneOf = (element: number) => 1 << (5 * element);
export const countIn = (counts: number, element: number): number => (counts >> (5 * element)) & 31;

/** Elements of a pillar's two characters, and of its stem and hidden stems. */
export const visibleCounts = /* @__PURE__ */ Int32Array.from(
  { length: 60 },
  (_, i) => oneOf((i % 10) >> 1) + oneOf(BRANCH_ELEMENTS[i % 12] ?? 0),
);
export const hiddenCounts = /* @__PURE__ */ Int32Array.from({ length: 60 }, (_, i) =>
  (hiddenStems[i % 12] ?? []).reduce((sum, { stem }) => sum + oneOf(stem >> 1), oneOf((i % 10) >> 1)),
);

/** Weight of the day master's allies in a pillar, by seat (× 4 + seat): seat weights times thirty days. */
export const allyWeights = /* @__PURE__ */ Int16Array.from(
  forDayAndPillar((day, stem, branch) => {
    const days = (hiddenStems[branch] ?? []).reduce(
      (sum, of) => sum + (isAlly(day, of.stem) ? of.days : 0),
      0,
    );
    return STEM_WEIGHTS.map(
      (weight, seat) => 30 * weight * (isAlly(day, stem) ? 1 : 0) + (BRANCH_WEIGHTS[seat] ?? 0) * days,
    );
  }).flat(),
);

/** 1 where the stem is an ally, 2 where the branch is by its main hidden stem. */
export const allyBits = /* @__PURE__ */ Int8Array.from(
  forDayAndPillar(
    (day, stem, branch) => (isAlly(day, stem) ? 1 : 0) | (isAlly(day, mainHiddenStem[branch] ?? 0) ? 2 : 0),
  ),
);

/** Bits of the kinds of relation between two pillars, stems and branches together: a × 60 + b. */
export const pillarRelations = /* @__PURE__ */ Int32Array.from({ length: 3600 }, (_, i) => {
  const [a, b] = [(i / 60) | 0, i % 60];
  const { stems, branches } = relationTables;
  return (stems[(a % 10) * 10 + (b % 10)] ?? 0) | (branches[(a % 12) * 12 + (b % 12)] ?? 0);
});
