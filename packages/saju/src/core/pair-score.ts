import { relationTables, RELATION_KINDS, type RelationKind } from '#craft/relations.ts';
import { tenGodOf } from '#craft/ten-gods.ts';
import { twelveStageOf } from '#craft/twelve-stages.ts';
import { SLOT } from './slots.ts';

/**
 * 궁합 of two charts. Six parts with these weights (of 100): stems' combination and cycle, branches' combinations and
 * clashes, what each supplies of the other's useful element, ten gods both ways, twelve stages crosswise, and triples
 * that only the two together complete.
 */
export const PAIR_WEIGHTS = [24, 24, 19, 19, 9, 5] as const;

const kindBit = (kind: RelationKind) => 1 << RELATION_KINDS.indexOf(kind);
const STEM_COMBINATION = /* @__PURE__ */ kindBit('stemCombination');
const STEM_CLASH = /* @__PURE__ */ kindBit('stemClash');

/** Worth of what stands between two branches, the first that applies; combinations come before what scratches them. */
const BRANCH_WORTH: readonly (readonly [RelationKind, number])[] = [
  ['sixCombination', 1],
  ['halfCombination', 0.88],
  ['clash', 0.15],
  ['resentment', 0.25],
  ['ghostGate', 0.3],
  ['punishment', 0.3],
  ['selfPunishment', 0.4],
  ['harm', 0.35],
  ['break', 0.38],
];
const NEUTRAL = 0.55;

/** Worth of the other's day stem as 비견 .. 정인, and of 장생 .. 양. */
const GOD_WORTH = [0.55, 0.35, 0.8, 0.5, 0.7, 1, 0.65, 1, 0.5, 0.85];
const STAGE_WORTH = [0.95, 0.55, 0.8, 0.9, 0.85, 0.6, 0.45, 0.35, 0.4, 0.25, 0.6, 0.75];

/** Steps from one day master's element to the other's: same, feeds, rules, is ruled, is fed. */
const CYCLE_WORTH = [0.55, 0.78, 0.4, 0.4, 0.78];

const branchWorth = /* @__PURE__ */ Float64Array.from(relationTables.branches, (bits) => {
  const found = BRANCH_WORTH.find(([kind]) => bits & kindBit(kind));
  return found ? found[1] : NEUTRAL;
});
const stemWorth = /* @__PURE__ */ Float64Array.from({ length: 100 }, (_, i) => {
  const bits = relationTables.stems[i] ?? 0;
  if (bits & STEM_COMBINATION) return 1;
  if (bits & STEM_CLASH) return 0.15;
  return CYCLE_WORTH[(((i % 10) >> 1) - ((i / 20) | 0) + 5) % 5] ?? NEUTRAL;
});
const godWorth = /* @__PURE__ */ Float64Array.from(
  { length: 100 },
  (_, i) => GOD_WORTH[tenGodOf((i / 10) | 0, i % 10)] ?? 0,
);
const stageWorth = /* @__PURE__ */ Float64Array.from(
  { length: 120 },
  (_, i) => STAGE_WORTH[twelveStageOf((i / 12) | 0, i % 12)] ?? 0,
);

/** Seats beside the day count this much of a part, shared among their crossings. */
const BESIDE = 0.3;

/** How much of the element one chart is helped by stands in the other: none 0 .. three characters 1, less its adverse. */
function supply(to: Int32Array, atTo: number, from: Int32Array, atFrom: number): number {
  const useful = to[atTo + SLOT.eokbuElement] as number;
  const season = to[atTo + SLOT.season] as number;
  const helps = from[atFrom + SLOT.visible + useful] as number;
  const harms = from[atFrom + SLOT.visible + ((useful + 3) % 5)] as number;
  const tempers = season < 0 ? helps : (from[atFrom + SLOT.visible + season] as number);
  return Math.max(0, Math.min(1, 0.35 + 0.16 * helps + 0.08 * tempers - 0.1 * harms));
}

/** Bits of the triples that bind (삼합, 방합), not of 삼형. */
const HARMONIES = /* @__PURE__ */ relationTables.triples.reduce(
  (bits, { element }, i) => (element >= 0 ? bits | (1 << i) : bits),
  0,
);

const partScores = new Float64Array(6);

/**
 * The six parts of 궁합, each 0..1, of two flat charts (`analyzeInto`) that start at `atA` and `atB`.
 * The array is the same one at every call: read it before the next.
 */
export function pairParts(a: Int32Array, atA: number, b: Int32Array, atB: number): Float64Array {
  const [dayA, dayB] = [a[atA + 2] as number, b[atB + 2] as number];
  const stems = (dayA % 10) * 10 + (dayB % 10);
  const mirrored = (dayB % 10) * 10 + (dayA % 10);

  let besideStems = 0;
  let besideBranches = 0;
  let crossings = 0;
  let setA = 0;
  let setB = 0;
  for (let i = 0; i < 4; i++) {
    const x = a[atA + i] as number;
    if (x < 0) continue;
    setA |= 1 << (x % 12);
    for (let j = 0; j < 4; j++) {
      const y = b[atB + j] as number;
      if (y < 0 || (i === 2 && j === 2)) continue;
      besideStems += stemWorth[(x % 10) * 10 + (y % 10)] as number;
      besideBranches += branchWorth[(x % 12) * 12 + (y % 12)] as number;
      crossings++;
    }
  }
  for (let j = 0; j < 4; j++) if ((b[atB + j] as number) >= 0) setB |= 1 << ((b[atB + j] as number) % 12);
  const { triplesIn } = relationTables;
  const together =
    (triplesIn[setA | setB] as number) &
    ~(triplesIn[setA] as number) &
    ~(triplesIn[setB] as number) &
    HARMONIES;

  partScores[0] = (1 - BESIDE) * (stemWorth[stems] as number) + (BESIDE * besideStems) / crossings;
  partScores[1] =
    (1 - BESIDE) * (branchWorth[(dayA % 12) * 12 + (dayB % 12)] as number) +
    (BESIDE * besideBranches) / crossings;
  partScores[2] = (supply(a, atA, b, atB) + supply(b, atB, a, atA)) / 2;
  partScores[3] = ((godWorth[stems] as number) + (godWorth[mirrored] as number)) / 2;
  partScores[4] =
    ((stageWorth[(dayA % 10) * 12 + (dayB % 12)] as number) +
      (stageWorth[(dayB % 10) * 12 + (dayA % 12)] as number)) /
    2;
  partScores[5] = together ? 1 : 0.4;
  return partScores;
}

/** Weighted sum of the parts, 0..100, before it is laid on the scale readers see. */
export function pairRaw(a: Int32Array, atA: number, b: Int32Array, atB: number): number {
  const parts = pairParts(a, atA, b, atB);
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += (parts[i] as number) * (PAIR_WEIGHTS[i] as number);
  return sum;
}

/**
 * Raw sums and the scores readers see, 35..92, straight lines between. Set on 400,000 random pairs of births
 * 1960-2009: the median shows 67 and under 3 % reach 90.
 */
const SCALE = [
  [30, 35],
  [50, 52],
  [60, 67],
  [70, 79],
  [78, 90],
  [94, 92],
] as const;

/** A raw sum on the scale readers see: a whole number 35..92. */
export function shownScore(raw: number): number {
  if (raw <= SCALE[0][0]) return SCALE[0][1];
  for (let i = 1; i < SCALE.length; i++) {
    const [fromRaw, fromShown] = SCALE[i - 1] as readonly [number, number];
    const [toRaw, toShown] = SCALE[i] as readonly [number, number];
    if (raw <= toRaw)
      return Math.round(fromShown + ((raw - fromRaw) * (toShown - fromShown)) / (toRaw - fromRaw));
  }
  return SCALE[SCALE.length - 1]?.[1] ?? 0;
}
