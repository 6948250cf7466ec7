import type { Chart, Star } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import {
  BRANCHES,
  branchName,
  SEAT_BRANCH,
  SEAT_PILLAR,
  SEAT_STEM,
  SEAT_TIME,
  stemName,
} from '#saju/signs.ts';
import { peachBranchOf, redBranchOf } from '#saju/love-score.ts';
import { Book } from './book.ts';

/** Elements of 자 .. 해. */
const BRANCH_ELEMENT = '수토목목토화화토금금토수';

/** Basis words a star answers. */
const STAR_BASIS: Record<string, string> = {
  peachBlossom: 'dohwa',
  redCharm: 'hongyeom',
  travelHorse: 'yeokma',
  heavenlyNoble: 'gwiin',
  heavenlyVirtue: 'gwiin',
  monthlyVirtue: 'gwiin',
  blade: 'yangin',
};

/** Names of slots for stars: `peach`, `peachSeat` … present only when the star is. */
const STAR_SLOTS: Record<string, string> = {
  peachBlossom: 'peach',
  redCharm: 'red',
  travelHorse: 'horse',
  canopy: 'canopy',
  heavenlyNoble: 'noble',
  literaryStar: 'letters',
  goldenCarriage: 'carriage',
  blade: 'blade',
  kuiGang: 'kuiGang',
  redPhoenix: 'phoenix',
  heavenlyJoy: 'joy',
};

/** What the two charm stars are looked for in: `peachSought`, `redSought`. */
export function soughtSlots(book: Book, { pillars }: Chart): void {
  const names = (branches: readonly number[]) =>
    [...new Set(branches)]
      .map((branch) => `${BRANCHES[branch] ?? ''}${BRANCH_ELEMENT.charAt(branch)}`)
      .join('·');
  const { year, day } = pillars;
  book.add('peachSought', names([year, day].map((pillar) => peachBranchOf(pillar.branch.index))), null);
  book.add('redSought', names([redBranchOf(day.stem.index)]), null);
}

/** Things looked for and not found: `noPeach` and the like are there only when the star is not. */
const ABSENT_STARS: readonly (readonly [code: string, name: string, korean: string])[] = [
  ['peachBlossom', 'noPeach', '도화'],
  ['redCharm', 'noRed', '홍염'],
  ['travelHorse', 'noHorse', '역마'],
  ['heavenlyNoble', 'noNoble', '천을귀인'],
  ['blade', 'noBlade', '양인'],
];

export function absentStars(book: Book, chart: Chart): void {
  for (const [code, name, korean] of ABSENT_STARS) {
    if (chart.stars.some((star) => star.code === code)) continue;
    const basis = STAR_BASIS[code];
    const fact: Fact = {
      id: `star.${code}`,
      seat: '여덟 글자',
      evidence: `${korean} 없음`,
      basis: basis ? [basis] : [],
      absent: true,
    };
    book.fact(fact, { [name]: korean });
  }
}

export function starSlots(book: Book, chart: Chart): void {
  for (const [code, name] of Object.entries(STAR_SLOTS)) {
    const stars = chart.stars.filter((star: Star) => star.code === code);
    const star = (['day', 'month', 'hour', 'year'] as const)
      .map((seat) => stars.find((item) => item.seat === seat))
      .find((item) => item !== undefined);
    if (!star) continue;
    const pillar = chart.pillars[star.seat];
    if (!pillar) continue;
    const bearer =
      star.layer === 'stem'
        ? stemName(pillar.stem)
        : star.layer === 'branch'
          ? branchName(pillar.branch)
          : pillar.korean;
    const fact: Fact = {
      id: `star.${code}`,
      seat:
        star.layer === 'stem'
          ? SEAT_STEM[star.seat]
          : star.layer === 'branch'
            ? SEAT_BRANCH[star.seat]
            : SEAT_PILLAR[star.seat],
      evidence: `${bearer} ${star.korean}`,
      basis: STAR_BASIS[code] ? [STAR_BASIS[code]] : [],
    };
    book.fact(fact, { [name]: star.korean, [`${name}Sign`]: bearer, [`${name}Time`]: SEAT_TIME[star.seat] });
  }
}
