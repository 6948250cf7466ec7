import type { Chart } from '@wolha/saju';
import { BRANCHES, STEMS } from '#saju/signs.ts';
import type { Book } from './book.ts';

/** 갑 .. 계 and 자 .. 해 as the texts name them. */
const STEM_NAMES = [
  '갑목', '을목', '병화', '정화', '무토', '기토', '경금', '신금(辛)', '임수', '계수',
] as const; // prettier-ignore
const BRANCH_NAMES = [
  '자수', '축토', '인목', '묘목', '진토', '사화', '오화', '미토', '신금(申)', '유금', '술토', '해수',
] as const; // prettier-ignore
const ANIMALS = [
  '쥐', '소', '호랑이', '토끼', '용', '뱀', '말', '양', '원숭이', '닭', '개', '돼지',
] as const; // prettier-ignore
/** 원진 and 귀문: the branch each meets so. */
const RESENTS = [7, 6, 9, 8, 11, 10, 1, 0, 3, 2, 5, 4] as const;
const GHOSTS = [9, 6, 7, 8, 11, 10, 1, 2, 3, 0, 5, 4] as const;

const at = (names: readonly string[], index: number): string => names[index] ?? '';
/** 갑기 을경 병신 정임 무계: five apart. */
const joinedStem = (stem: number): number => (stem + 5) % 10;
/** 자축 인해 묘술 진유 사신 오미: the two add up to 1, or to 13. */
const joinedBranch = (branch: number): number => (13 - branch) % 12;

/** The day pillar that joins hands with this one above and below: `기축` for 갑자. */
export const mateOf = (stem: number, branch: number): string =>
  at(STEMS, joinedStem(stem)) + at(BRANCHES, joinedBranch(branch));

/** Stem of a ten god for a day stem: steps along the elements, and the same or the other polarity. */
const godStem = (day: number, steps: number, unlike: boolean): number => {
  const element = (Math.floor(day / 2) + steps) % 5;
  return element * 2 + (unlike ? 1 - (day % 2) : day % 2);
};

/**
 * The people a chart gets on with, and those it rubs against, by rule: `mate…` join hands with the day pillar, `care`
 * `free` `peer` `bold` `true` `strikeStem` are other day stems (정인 식신 비견, the spouse star's 편 and 정, 충), the
 * animals those of branches that meet the day branch in 육합 삼합 충 원진 귀문.
 */
export function matchSlots(book: Book, chart: Chart): void {
  const stem = chart.pillars.day.stem.index;
  const branch = chart.pillars.day.branch.index;
  const here = at(BRANCH_NAMES, branch);
  const me = at(STEM_NAMES, stem);
  const mate = mateOf(stem, branch);
  book.fact(
    {
      id: 'match.mate',
      seat: '일주',
      evidence: `손을 잡는 일주 ${mate}`,
      basis: ['ilju', 'hapchung', 'ilgan'],
    },
    {
      matePillar: mate,
      mateStem: at(STEM_NAMES, joinedStem(stem)),
      mateBranch: at(BRANCH_NAMES, joinedBranch(branch)),
    },
  );
  const ease = (name: string, steps: number, unlike: boolean) => {
    const other = at(STEM_NAMES, godStem(stem, steps, unlike));
    book.fact(
      {
        id: `match.${name}`,
        seat: '일간',
        evidence: `${me}에게 편한 ${other}`,
        basis: ['ilgan', 'hapchung'],
      },
      { [`${name}Stem`]: other },
    );
  };
  ease('care', 4, true);
  ease('free', 1, false);
  ease('peer', 0, false);
  const steps = chart.sexType === 'FEMALE' ? 3 : 2;
  const basis = [chart.sexType === 'FEMALE' ? 'gwanseong' : 'jaeseong'];
  const bold = at(STEM_NAMES, godStem(stem, steps, false));
  const lasting = at(STEM_NAMES, godStem(stem, steps, true));
  book.fact(
    { id: 'match.spark', seat: '배우자 별', evidence: `${bold}, ${lasting}`, basis },
    { boldStem: bold, trueStem: lasting },
  );
  const strike = Math.floor(stem / 2) === 2 ? null : stem < 4 ? stem + 6 : stem - 6;
  if (strike !== null) {
    const other = at(STEM_NAMES, strike);
    book.fact(
      { id: 'match.strike', seat: '일간', evidence: `${me} ${other} 충`, basis: ['hapchung', 'ilgan'] },
      { strikeStem: other },
    );
  }
  const animal = (name: string, other: number, tie: string, words: readonly string[]) => {
    book.fact(
      {
        id: `match.${name}`,
        seat: '일지',
        evidence: `${here} ${at(BRANCH_NAMES, other)} ${tie}`,
        basis: words,
      },
      { [`${name}Animal`]: at(ANIMALS, other), [`${name}Branch`]: at(BRANCH_NAMES, other) },
    );
  };
  animal('pair', joinedBranch(branch), '육합', ['ilji', 'hapchung']);
  animal('ally', (branch + 4) % 12, '삼합', ['ilji', 'hapchung']);
  animal('friend', (branch + 8) % 12, '삼합', ['ilji', 'hapchung']);
  animal('strike', (branch + 6) % 12, '충', ['hapchung', 'ilji']);
  animal('lag', RESENTS[branch] ?? 0, '원진', ['wonjin', 'ilji']);
  animal('nerve', GHOSTS[branch] ?? 0, '귀문', ['gwimun', 'ilji']);
}
