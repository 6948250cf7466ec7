import { SLOT } from '#core/analysis.ts';
import {
  RELATION_KINDS,
  RELATION_KOREAN,
  relationTables,
  SEAT_PAIRS,
  type RelationKind,
} from '#craft/relations.ts';
import { BRANCH_HANJA, STEM_HANJA } from '#craft/stems-branches.ts';
import { elementAt } from './pillar-view.ts';
import { SEATS } from './seats.ts';
import type { Relation } from './types.ts';

const STEM_KINDS: readonly RelationKind[] = ['stemCombination', 'stemClash'];

/** Pairs that a full triple already tells: not reported again between its members. */
const TOLD_BY: Partial<Record<RelationKind, RelationKind>> = {
  halfCombination: 'threeCombination',
  punishment: 'triplePunishment',
};

/** The relations of a flat chart, combinations first, each with its seats. */
export function relationViews(flat: Int32Array): Relation[] {
  const pillars = [...flat.subarray(SLOT.pillars, SLOT.pillars + 4)];
  const held = relationTables.triples.filter((_, i) => ((flat[SLOT.triples] ?? 0) >> i) & 1);
  const relations: Relation[] = [];
  RELATION_KINDS.forEach((kind, k) => {
    const layer = STEM_KINDS.includes(kind) ? 'stem' : 'branch';
    const add = (seats: readonly number[], element: number) => {
      const [names, size] = layer === 'stem' ? [STEM_HANJA, 10] : [BRANCH_HANJA, 12];
      relations.push({
        kind,
        korean: RELATION_KOREAN[k] ?? '',
        layer,
        seats: seats.map((seat) => SEATS[seat] ?? 'year'),
        hanja: seats.map((seat) => names.charAt((pillars[seat] ?? 0) % size)).join(''),
        element: element < 0 ? null : elementAt(element),
        adjacent: (seats.at(-1) ?? 0) - (seats[0] ?? 0) === seats.length - 1,
      });
    };
    for (const triple of held.filter((one) => one.kind === k)) {
      const seats = [0, 1, 2, 3].filter((seat) => {
        const pillar = pillars[seat] ?? -1;
        return pillar >= 0 && (triple.members >> (pillar % 12)) & 1;
      });
      add(seats, triple.element);
    }
    SEAT_PAIRS.forEach(([a, b], pair) => {
      if (!(((flat[SLOT.pairs + pair] ?? 0) >> k) & 1)) return;
      const size = layer === 'stem' ? 10 : 12;
      const [x, y] = [(pillars[a] ?? 0) % size, (pillars[b] ?? 0) % size];
      const told = held.some(
        ({ kind: of, members }) =>
          RELATION_KINDS[of] === TOLD_BY[kind] && (members >> x) & (members >> y) & 1,
      );
      if (!told) add([a, b], relationTables.elements[k * 144 + x * 12 + y] ?? -1);
    });
  });
  return relations;
}
