import type { Chart, Relation, RelationKind, Seat } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { branchName, SEAT_BRANCH, SEAT_TIME } from '#saju/signs.ts';
import { seatTieOf } from '#saju/ties.ts';
import type { Book } from './book.ts';

/** Relations of branches that texts ask for by name, with the name of the slot for their absence. */
const NAMED: readonly {
  name: string;
  absent: string;
  korean: string;
  kinds: readonly RelationKind[];
  basis: readonly string[];
}[] = [
  {
    name: 'resent',
    absent: 'noResent',
    korean: '원진',
    kinds: ['resentment'],
    basis: ['wonjin', 'hapchung'],
  },
  { name: 'ghost', absent: 'noGhost', korean: '귀문', kinds: ['ghostGate'], basis: ['gwimun'] },
  { name: 'clash', absent: 'noClash', korean: '충', kinds: ['clash'], basis: ['hapchung'] },
  {
    name: 'join',
    absent: 'noJoin',
    korean: '합',
    kinds: ['sixCombination', 'threeCombination', 'halfCombination'],
    basis: ['hapchung'],
  },
];

const signAt = (chart: Chart, seat: Seat): string => {
  const pillar = chart.pillars[seat];
  return pillar ? branchName(pillar.branch) : '';
};

/** A relation's two ends, the day's first. */
function endsOf({ seats }: Relation): [here: Seat, there: Seat] {
  const [first = 'year', second = 'month'] = seats;
  const other = seats.find((seat) => seat !== 'day') ?? second;
  return seats.includes('day') ? ['day', other] : [first, second];
}

/** The day's own relations first, then those of neighbours. */
const distance = ({ seats, adjacent }: Relation): number =>
  (seats.includes('day') ? 0 : 2) + (adjacent ? 0 : 1);

/** `tie`, `tieSign`, `tieTime`: the neighbour that the trait `seatTie` speaks of; `noTie` where there is none. */
function seatTieSlots(book: Book, chart: Chart): void {
  const { tie, seat } = seatTieOf(chart);
  const sign = branchName(chart.pillars.day.branch);
  if (!seat) {
    const fact: Fact = {
      id: 'relation.day',
      seat: '일지',
      evidence: `${sign} 이웃과 합충 없음`,
      basis: ['hapchung', 'wonjin'],
      absent: true,
    };
    book.fact(fact, { noTie: '합과 충' });
    return;
  }
  const other = signAt(chart, seat);
  const fact: Fact = {
    id: `relation.day-${seat}`,
    seat: `일지·${SEAT_BRANCH[seat]}`,
    evidence: `${sign} ${other} ${tie}`,
    basis: tie === '원진' ? ['wonjin', 'hapchung'] : ['hapchung'],
  };
  book.fact(fact, { tie, tieSign: other, tieTime: SEAT_TIME[seat] });
}

/**
 * `resent…`, `ghost…`, `clash…`, `join…`: the first relation of that kind between branches, the day's own first:
 * `clash` its name, `clashHere` and `clashSign` the two characters, `clashHereTime` and `clashTime` their seats.
 * `noResent` and the like where there is none.
 */
export function relationSlots(book: Book, chart: Chart): void {
  seatTieSlots(book, chart);
  const relations = chart.relations
    .filter(({ layer }) => layer === 'branch')
    .toSorted((a, b) => distance(a) - distance(b));
  for (const { name, absent, korean, kinds, basis } of NAMED) {
    const relation = relations.find(({ kind }) => kinds.includes(kind));
    if (!relation) {
      const fact: Fact = {
        id: `relation.${name}`,
        seat: '여덟 글자',
        evidence: `${korean} 없음`,
        basis,
        absent: true,
      };
      book.fact(fact, { [absent]: korean });
      continue;
    }
    const [here, there] = endsOf(relation);
    const fact: Fact = {
      id: `relation.${relation.kind}.${here}-${there}`,
      seat: `${SEAT_BRANCH[here]}·${SEAT_BRANCH[there]}`,
      evidence: `${signAt(chart, here)} ${signAt(chart, there)} ${relation.korean}`,
      basis,
    };
    book.fact(fact, {
      [name]: relation.korean,
      [`${name}Sign`]: signAt(chart, there),
      [`${name}Time`]: SEAT_TIME[there],
      [`${name}Here`]: signAt(chart, here),
      [`${name}HereTime`]: SEAT_TIME[here],
    });
  }
}
