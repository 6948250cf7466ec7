import type { Chart, HiddenStem, Seat } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { branchName, SEAT_BRANCH, SEAT_PILLAR, SEAT_STEM, stemName } from '#saju/signs.ts';
import { pillarsOf } from '#saju/ten-god-weights.ts';
import { Book, godBasis } from './book.ts';

const SEAT_BASIS: Record<Seat, string> = { year: 'nyeonju', month: 'wolju', day: 'ilju', hour: 'siju' };

/** The four pillars, what stands in them and what the day branch hides. */
const hiddenNames = (hidden: readonly HiddenStem[]): string => {
  const names = hidden.map(({ stem }) => stemName(stem));
  return names.join('·');
};

export function birthPillars(book: Book, chart: Chart): void {
  for (const { seat, stem, branch, korean } of pillarsOf(chart)) {
    const pillarBasis = SEAT_BASIS[seat];
    const at = (part: string, basis: readonly string[]): Omit<Fact, 'evidence'> => ({
      id: `${seat}.${part}`,
      seat: part === 'stem' ? SEAT_STEM[seat] : part === 'branch' ? SEAT_BRANCH[seat] : SEAT_PILLAR[seat],
      basis,
    });
    const stemBasis = seat === 'day' ? ['ilgan', 'ilju'] : [pillarBasis];
    const branchBasis = seat === 'day' ? ['ilji', 'ilju'] : [pillarBasis];
    const prefix = seat === 'day' ? '' : seat;
    const named = (word: string) => (prefix ? prefix + word[0]?.toUpperCase() + word.slice(1) : word);
    book.fact(
      { ...at('pillar', seat === 'day' ? ['ilju', 'ilgan', 'ilji'] : [pillarBasis]), evidence: korean },
      {
        [seat === 'day' ? 'ilju' : `${seat}Pillar`]: korean,
      },
    );
    book.fact({ ...at('stem', stemBasis), evidence: stemName(stem) }, { [named('stem')]: stemName(stem) });
    book.fact(
      { ...at('branch', branchBasis), evidence: branchName(branch) },
      {
        [named('branch')]: branchName(branch),
        [named('animal')]: branch.animal,
      },
    );
    if (stem.tenGod && seat !== 'day') {
      book.fact(
        {
          ...at('stem', [...stemBasis, ...godBasis(stem.tenGod.group)]),
          id: `${seat}.stemGod`,
          evidence: `${stemName(stem)} ${stem.tenGod.korean}`,
        },
        { [named('stemGod')]: stem.tenGod.korean },
      );
    }
    book.fact(
      {
        ...at('branch', [...branchBasis, ...godBasis(branch.tenGod.group)]),
        id: `${seat}.branchGod`,
        evidence: `${branchName(branch)} ${branch.tenGod.korean}`,
      },
      { [seat === 'day' ? 'seatGod' : named('branchGod')]: branch.tenGod.korean },
    );
    book.fact(
      {
        ...at('branch', [...branchBasis, 'unseong12']),
        id: `${seat}.stage`,
        evidence: branch.twelveStage.korean,
      },
      { [seat === 'day' ? 'stage' : named('stage')]: branch.twelveStage.korean },
    );
    book.fact(
      {
        ...at('branch', [...branchBasis, 'jijanggan']),
        id: `${seat}.hidden`,
        evidence: hiddenNames(branch.hiddenStems),
      },
      { [seat === 'day' ? 'hidden' : named('hidden')]: hiddenNames(branch.hiddenStems) },
    );
  }
  const { hiddenStems } = chart.pillars.day.branch;
  const inner = hiddenStems.filter(({ role }) => role !== '정기');
  const [first] = inner;
  const main = hiddenStems.at(-1);
  const fact = (stem: HiddenStem): Fact => ({
    id: `day.hidden.${stem.stem.korean}`,
    seat: '일지 지장간',
    evidence: `${stemName(stem.stem)} ${stem.tenGod.korean}`,
    basis: ['jijanggan', 'ilji', ...godBasis(stem.tenGod.group)],
  });
  if (first) book.fact(fact(first), { innerStem: stemName(first.stem), innerGod: first.tenGod.korean });
  if (main) book.fact(fact(main), { mainStem: stemName(main.stem), mainGod: main.tenGod.korean });
}
