import { RELATION_KINDS, relationTables, SEAT_PAIRS, type RelationKind } from '#craft/relations.ts';
import { STARS } from '#craft/stars.ts';
import { SLOT } from './slots.ts';

const kindIndex = (kind: RelationKind) => RELATION_KINDS.indexOf(kind);
const HALF = /* @__PURE__ */ kindIndex('halfCombination');
const THREE = /* @__PURE__ */ kindIndex('threeCombination');
const PUNISHMENT = /* @__PURE__ */ kindIndex('punishment');
const TRIPLE_PUNISHMENT = /* @__PURE__ */ kindIndex('triplePunishment');
const FIRST_BRANCH_KIND = /* @__PURE__ */ kindIndex('sixCombination');

/** Whether a kind of relation (index in `RELATION_KINDS`) is between stems. */
export const betweenStems = (kind: number): boolean => kind < FIRST_BRANCH_KIND;

/**
 * Visits the relations of a flat chart in the order of `RELATION_KINDS`, triples before pairs: the kind, a bit for each
 * seat that takes part, and the element index of a combination or -1. A pair that a full 삼합 or 삼형 already tells is
 * left out.
 */
export function eachRelation(
  flat: Int32Array,
  at: number,
  visit: (kind: number, seats: number, element: number) => void,
): void {
  const held = flat[at + SLOT.triples] as number;
  let told = 0;
  let toldPunishment = 0;
  let kinds = 0;
  for (let pair = 0; pair < 6; pair++) kinds |= flat[at + SLOT.pairs + pair] as number;
  if (held) {
    relationTables.triples.forEach(({ kind, members }, i) => {
      if (!((held >> i) & 1)) return;
      kinds |= 1 << kind;
      if (kind === THREE) told |= members;
      if (kind === TRIPLE_PUNISHMENT) toldPunishment |= members;
    });
  }
  for (let kind = 0; kinds >> kind; kind++) {
    if (!((kinds >> kind) & 1)) continue;
    if (held) visitTriples(flat, at, held, kind, visit);
    const size = betweenStems(kind) ? 10 : 12;
    const alreadyTold = kind === HALF ? told : kind === PUNISHMENT ? toldPunishment : 0;
    for (let pair = 0; pair < 6; pair++) {
      if (!(((flat[at + SLOT.pairs + pair] as number) >> kind) & 1)) continue;
      const [a, b] = SEAT_PAIRS[pair] as readonly [number, number];
      const x = (flat[at + a] as number) % size;
      const y = (flat[at + b] as number) % size;
      if ((alreadyTold >> x) & (alreadyTold >> y) & 1) continue;
      visit(kind, (1 << a) | (1 << b), relationTables.elements[kind * 144 + x * 12 + y] as number);
    }
  }
}

function visitTriples(
  flat: Int32Array,
  at: number,
  held: number,
  kind: number,
  visit: (kind: number, seats: number, element: number) => void,
): void {
  relationTables.triples.forEach((triple, i) => {
    if (triple.kind !== kind || !((held >> i) & 1)) return;
    let seats = 0;
    for (let seat = 0; seat < 4; seat++) {
      const pillar = flat[at + seat] as number;
      if (pillar >= 0 && (triple.members >> (pillar % 12)) & 1) seats |= 1 << seat;
    }
    visit(kind, seats, triple.element);
  });
}

/** How a star came to its seat: bits of `eachStar`. */
export const STAR_ON_STEM = 1;
export const STAR_BY_DAY_BRANCH = 2;
export const STAR_BY_OTHERS = 4;

/**
 * Visits the stars of a flat chart in the order of `STARS`, seat by seat, with how each came there. A star on the
 * stem and on the branch of one seat is visited twice, the branch first.
 */
export function eachStar(
  flat: Int32Array,
  at: number,
  visit: (star: number, seat: number, how: number) => void,
): void {
  let any = 0;
  for (let i = SLOT.dayBranchStars; i < SLOT.stars + 4; i++) any |= flat[at + i] as number;
  for (let star = 0; star < STARS.length; star++) {
    if (!((any >> star) & 1)) continue;
    for (let seat = 0; seat < 4; seat++) {
      const day = ((flat[at + SLOT.dayBranchStars + seat] as number) >> star) & 1;
      const others = ((flat[at + SLOT.stars + seat] as number) >> star) & 1;
      if (day | others) visit(star, seat, (day ? STAR_BY_DAY_BRANCH : 0) | (others ? STAR_BY_OTHERS : 0));
      if (((flat[at + SLOT.stemStars + seat] as number) >> star) & 1) visit(star, seat, STAR_ON_STEM);
    }
  }
}
