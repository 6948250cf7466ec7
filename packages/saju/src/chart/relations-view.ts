import { SLOT } from '#core/slots.ts';
import { betweenStems, eachRelation } from '#core/walk.ts';
import { RELATION_KINDS, RELATION_KOREAN } from '#craft/relations.ts';
import { BRANCH_HANJA, STEM_HANJA } from '#craft/stems-branches.ts';
import { elementAt } from './pillar-view.ts';
import { SEATS } from './seats.ts';
import type { Relation, Seat } from './types.ts';

/** The seats of a set of bits. */
export const seatsOf = (bits: number): Seat[] => SEATS.filter((_, seat) => (bits >> seat) & 1);

/** The relations of a flat chart, combinations first, each with its seats. */
export function relationViews(flat: Int32Array): Relation[] {
  const relations: Relation[] = [];
  eachRelation(flat, 0, (kind, bits, element) => {
    const stems = betweenStems(kind);
    const seats = seatsOf(bits);
    const character = (seat: Seat) => {
      const pillar = flat[SLOT.pillars + SEATS.indexOf(seat)] ?? 0;
      return stems ? STEM_HANJA.charAt(pillar % 10) : BRANCH_HANJA.charAt(pillar % 12);
    };
    relations.push({
      kind: RELATION_KINDS[kind] ?? 'clash',
      korean: RELATION_KOREAN[kind] ?? '',
      layer: stems ? 'stem' : 'branch',
      seats,
      hanja: seats.map(character).join(''),
      element: element < 0 ? null : elementAt(element),
      // Neighbouring seats are a run of set bits: filling it from below leaves one bit.
      adjacent: ((bits + (bits & -bits)) & bits) === 0,
    });
  });
  return relations;
}
