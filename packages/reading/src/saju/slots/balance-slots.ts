import type { Element } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { usefulElement, type Portrait } from '#saju/portrait.ts';
import { branchName, ELEMENT_NAME, ELEMENT_THING, SEAT_BRANCH, SEAT_STEM, SEAT_TIME } from '#saju/signs.ts';
import { GROUP_OF, pillarsOf } from '#saju/ten-god-weights.ts';
import { Book, godBasis } from './book.ts';

const COUNT_WORDS = ['없음', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟'] as const;
const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count);

export function balance(book: Book, portrait: Portrait): void {
  const { chart, traits } = portrait;
  const { visible } = chart.elements;
  const characters = pillarsOf(chart).length * 2;
  for (const element of Object.keys(visible) as Element[]) {
    book.fact(
      {
        id: `element.${element}`,
        seat: '여덟 글자',
        evidence: `${ELEMENT_THING[element]} ${countWord(visible[element])}`,
        basis: ['ohaeng'],
        absent: visible[element] === 0,
      },
      { [`${element}Count`]: countWord(visible[element]) },
    );
  }
  const characterWord = characters === 8 ? '여덟 글자' : '여섯 글자';
  book.add('characters', characterWord, null);
  const elementFact = (name: string, key: string): Fact => ({
    id: `element.${key}`,
    seat: characterWord,
    evidence: name,
    basis: ['ohaeng'],
  });
  const byName = (name: string) => (Object.keys(visible) as Element[]).find((e) => ELEMENT_NAME[e] === name);
  const heavy = byName(traits.heavy) ?? 'wood';
  // Only where it stands alone: of two elements that are even, neither is the most.
  if (Object.values(visible).filter((count) => count >= visible[heavy]).length === 1) {
    book.fact(elementFact(`${ELEMENT_THING[heavy]} ${countWord(visible[heavy])}`, heavy), {
      heavy: traits.heavy,
      heavyThing: ELEMENT_THING[heavy],
      heavyCount: countWord(visible[heavy]),
    });
  }
  const lack = byName(traits.lack);
  if (lack) {
    book.fact(
      { ...elementFact(`${ELEMENT_THING[lack]} 없음`, lack), absent: true },
      {
        lack: traits.lack,
        lackThing: ELEMENT_THING[lack],
      },
    );
  }
  const { element, by } = usefulElement(chart);
  book.fact(
    {
      id: 'useful',
      seat: by === '조후' ? '조후' : '억부',
      evidence: `용신 ${ELEMENT_NAME[element]}`,
      basis: by === '조후' ? ['yongsin', 'johu'] : ['yongsin'],
    },
    { useful: ELEMENT_NAME[element], usefulThing: ELEMENT_THING[element] },
  );
  book.fact(
    { id: 'strength', seat: '일간의 힘', evidence: chart.strength.label, basis: ['strength'] },
    { strength: chart.strength.label },
  );
  const johu = chart.usefulGod.johu;
  book.fact(
    {
      id: 'johu',
      seat: '월지와 조후',
      evidence: branchName(chart.pillars.month.branch),
      basis: ['johu', 'wolju'],
    },
    { seasonBranch: branchName(chart.pillars.month.branch), season: traits.season },
  );
  if (johu.urgent) {
    book.fact(
      {
        id: 'johu.urgent',
        seat: '조후',
        evidence: `조후 ${ELEMENT_NAME[johu.urgent]}`,
        basis: ['johu', 'yongsin'],
      },
      { temper: ELEMENT_NAME[johu.urgent], temperThing: ELEMENT_THING[johu.urgent] },
    );
  }
  const weakest = groupCounts(portrait).find(([, korean]) => korean === traits.thin);
  if (weakest) {
    const [group, korean, count] = weakest;
    const fact = {
      id: `group.${group}`,
      seat: characterWord,
      evidence: `${korean} ${countWord(count)}`,
      basis: godBasis(group),
    };
    book.fact(fact, { thin: korean });
  }
  book.fact(
    {
      id: `lead.${traits.leadGod}`,
      seat: characterWord,
      evidence: `${traits.leadGod}의 힘이 가장 큼`,
      basis: godBasis(GROUP_OF[traits.leadGod]),
    },
    { leadGod: traits.leadGod },
  );
  for (const [group, korean, count] of groupCounts(portrait)) {
    book.fact(
      {
        id: `group.${group}`,
        seat: characterWord,
        evidence: `${korean} ${countWord(count)}`,
        basis: godBasis(group),
        absent: count === 0,
      },
      { [`${group}Count`]: countWord(count) },
    );
  }
}

const GROUPS = [
  ['peer', '비겁'],
  ['output', '식상'],
  ['wealth', '재성'],
  ['officer', '관성'],
  ['resource', '인성'],
] as const;

function groupCounts({ chart }: Portrait): (readonly [string, string, number])[] {
  return GROUPS.map(([group, korean]) => {
    const count = pillarsOf(chart).reduce(
      (sum, { seat, stem, branch }) =>
        sum +
        (seat !== 'day' && stem.tenGod?.group === group ? 1 : 0) +
        (branch.tenGod.group === group ? 1 : 0),
      0,
    );
    return [group, korean, count] as const;
  });
}

export function spouseSlots(book: Book, { chart, spouse, traits }: Portrait): void {
  const word = chart.sexType === 'FEMALE' ? '관성' : '재성';
  const basis = [chart.sexType === 'FEMALE' ? 'gwanseong' : 'jaeseong'];
  const [place] = spouse.open.length > 0 ? spouse.open : spouse.hidden;
  const seat = place
    ? place.layer === 'stem'
      ? SEAT_STEM[place.seat]
      : SEAT_BRANCH[place.seat]
    : '여덟 글자';
  const fact: Fact = {
    id: 'spouse',
    seat: place?.layer === 'hidden' ? `${seat} 지장간` : seat,
    evidence: place ? `${place.name} ${place.god}` : `${word} 없음`,
    basis,
    absent: !place,
  };
  book.fact(fact, {
    spouse: word,
    spouseElement: traits.spouseElement,
    spouseThing: ELEMENT_THING[spouse.element],
  });
  if (place) {
    book.fact(fact, {
      spouseName: place.name,
      spouseGod: place.god,
      spouseTime: SEAT_TIME[place.seat],
      spouseSeat: seat,
    });
  }
}
