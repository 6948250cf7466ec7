import { CHART_SLOTS, SLOT } from '#core/slots.ts';
import { PAIR_WEIGHTS, pairParts, shownScore } from '#core/pair-score.ts';
import { flatChart } from '#chart/analyze-chart.ts';
import { branchView, elementAt, tenGodView } from '#chart/pillar-view.ts';
import { resolveBirth } from '#chart/resolve-birth.ts';
import { SEATS } from '#chart/seats.ts';
import type { Chart, Seat, TenGod, TwelveStage } from '#chart/types.ts';
import type { Element } from '#craft/elements.ts';
import { RELATION_KINDS, RELATION_KOREAN, relationTables, type RelationKind } from '#craft/relations.ts';
import { BRANCH_HANJA, STEM_HANJA } from '#craft/stems-branches.ts';
import { tenGodOf } from '#craft/ten-gods.ts';

export type PairPart = 'stems' | 'branches' | 'elements' | 'tenGods' | 'stages' | 'triples';

/** A relation between a character of one chart and one of the other. */
export interface PairRelation {
  kind: RelationKind;
  korean: string;
  layer: 'stem' | 'branch';
  /** Seat and character in the first and in the second chart. */
  a: { seat: Seat; hanja: string };
  b: { seat: Seat; hanja: string };
  element: Element | null;
  tone: 'good' | 'strain';
  /** 3 between the two day pillars, 2 where one of them is a day pillar, else 1. */
  weight: 1 | 2 | 3;
}

export interface PairReport {
  /** 35..92; at most 3 % of random pairs reach 90. */
  score: number;
  /** Each part 0..1, and its weight of 100. */
  parts: Readonly<Record<PairPart, { score: number; weight: number }>>;
  /** Strongest first. */
  relations: readonly PairRelation[];
  /** 삼합 and 방합 that only the two together complete. */
  completed: readonly { kind: RelationKind; korean: string; hanja: string; element: Element }[];
  /** What the other is to each: ten god of the other's day stem, 십이운성 on the other's day branch. */
  toA: PairSide;
  toB: PairSide;
}

export interface PairSide {
  tenGod: TenGod;
  stage: TwelveStage;
  /** Characters of this one's 억부 용신, and of the element adverse to it, in the other's chart. */
  useful: { element: Element; count: number };
  adverse: { element: Element; count: number };
}

const PARTS: readonly PairPart[] = ['stems', 'branches', 'elements', 'tenGods', 'stages', 'triples'];
const GOOD: readonly RelationKind[] = ['stemCombination', 'sixCombination', 'halfCombination'];

/**
 * 궁합: how two charts meet, with a score for display and the facts behind it. It never says whether to part.
 * For bulk work use `pairRaw` and `shownScore` of the core on flat charts.
 */
export function pair(a: Chart, b: Chart): PairReport {
  const flat = new Int32Array(2 * CHART_SLOTS);
  flat.set(flatChart(resolveBirth(a.birth)));
  flat.set(flatChart(resolveBirth(b.birth)), CHART_SLOTS);
  const scores = [...pairParts(flat, 0, flat, CHART_SLOTS)];
  const raw = scores.reduce((sum, score, i) => sum + score * (PAIR_WEIGHTS[i] ?? 0), 0);
  const part = (i: number) => ({
    score: Math.round((scores[i] ?? 0) * 1000) / 1000,
    weight: PAIR_WEIGHTS[i] ?? 0,
  });
  return {
    score: shownScore(raw),
    parts: Object.fromEntries(PARTS.map((name, i) => [name, part(i)])) as PairReport['parts'],
    relations: relationsBetween(flat),
    completed: completedTriples(flat),
    toA: sideOf(a, b),
    toB: sideOf(b, a),
  };
}

function sideOf(own: Chart, other: Chart): PairSide {
  const { element, adverse } = own.usefulGod.eokbu;
  return {
    tenGod: tenGodView(tenGodOf(own.dayMaster.index, other.dayMaster.index)),
    stage: branchView(own.dayMaster.index, other.pillars.day.branch.index).twelveStage,
    useful: { element, count: other.elements.visible[element] },
    adverse: { element: adverse, count: other.elements.visible[adverse] },
  };
}

function relationsBetween(flat: Int32Array): PairRelation[] {
  const relations: PairRelation[] = [];
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      const [x = -1, y = -1] = [flat[SLOT.pillars + i], flat[CHART_SLOTS + SLOT.pillars + j]];
      if (x < 0 || y < 0) continue;
      const bits =
        (relationTables.stems[(x % 10) * 10 + (y % 10)] ?? 0) |
        (relationTables.branches[(x % 12) * 12 + (y % 12)] ?? 0);
      RELATION_KINDS.forEach((kind, k) => {
        if (!((bits >> k) & 1)) return;
        const layer = kind === 'stemCombination' || kind === 'stemClash' ? 'stem' : 'branch';
        const [names, size] = layer === 'stem' ? [STEM_HANJA, 10] : [BRANCH_HANJA, 12];
        const element = relationTables.elements[k * 144 + (x % size) * 12 + (y % size)] ?? -1;
        relations.push({
          kind,
          korean: RELATION_KOREAN[k] ?? '',
          layer,
          a: { seat: SEATS[i] ?? 'year', hanja: names.charAt(x % size) },
          b: { seat: SEATS[j] ?? 'year', hanja: names.charAt(y % size) },
          element: element < 0 ? null : elementAt(element),
          tone: GOOD.includes(kind) ? 'good' : 'strain',
          weight: i === 2 && j === 2 ? 3 : i === 2 || j === 2 ? 2 : 1,
        });
      });
    }
  }
  return relations.toSorted((p, q) => q.weight - p.weight);
}

function completedTriples(flat: Int32Array): PairReport['completed'] {
  const setOf = (at: number) =>
    [...flat.subarray(at, at + 4)].reduce(
      (set, pillar) => (pillar < 0 ? set : set | (1 << (pillar % 12))),
      0,
    );
  const [own, other] = [setOf(SLOT.pillars), setOf(CHART_SLOTS + SLOT.pillars)];
  const holds = (set: number, members: number) => (set & members) === members;
  return relationTables.triples
    .filter(({ members, element }) => element >= 0 && holds(own | other, members))
    .filter(({ members }) => !holds(own, members) && !holds(other, members))
    .map(({ kind, members, element }) => ({
      kind: RELATION_KINDS[kind] ?? 'threeCombination',
      korean: RELATION_KOREAN[kind] ?? '',
      hanja: [...BRANCH_HANJA].filter((_, branch) => (members >> branch) & 1).join(''),
      element: elementAt(element),
    }));
}
