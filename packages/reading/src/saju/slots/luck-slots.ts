import type { DecadePillar, PillarView } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { dayOf, monthSpan, thirdsOf, type LuckMonth } from '#saju/luck-months.ts';
import type { LuckYear } from '#saju/luck.ts';
import type { Portrait } from '#saju/portrait.ts';
import { branchName, stemName } from '#saju/signs.ts';
import { Book, godBasis, type Slots } from './book.ts';

/** A visiting pillar under a prefix: `todayPillar`, `todayStem`, `todayGod` … */
function visitor(
  book: Book,
  name: string,
  seat: string,
  basis: string,
  id: string,
  pillar: PillarView,
): void {
  const { stem, branch, korean } = pillar;
  const fact = (part: string, evidence: string, more: string[] = []): Fact => ({
    id: `${id}.${part}`,
    seat,
    evidence,
    basis: [basis, ...more],
  });
  book.fact(fact('pillar', korean), { [`${name}Pillar`]: korean });
  book.fact(fact('stem', stemName(stem)), { [`${name}Stem`]: stemName(stem) });
  book.fact(fact('branch', branchName(branch)), { [`${name}Branch`]: branchName(branch) });
  book.fact(
    fact('god', `${stemName(stem)} ${stem.tenGod?.korean ?? '비견'}`, godBasis(stem.tenGod?.group ?? 'peer')),
    {
      [`${name}God`]: stem.tenGod?.korean ?? '비견',
    },
  );
  book.fact(
    fact('branchGod', `${branchName(branch)} ${branch.tenGod.korean}`, godBasis(branch.tenGod.group)),
    {
      [`${name}BranchGod`]: branch.tenGod.korean,
    },
  );
  book.fact(fact('stage', branch.twelveStage.korean, ['unseong12']), {
    [`${name}Stage`]: branch.twelveStage.korean,
  });
}

export function luckSlots(book: Book, { luck }: Portrait): void {
  const pillar = (name: string, seat: string, basis: string, view: PillarView) =>
    visitor(book, name, seat, basis, `luck.${name}`, view);
  const { year, month, day } = dayOf(luck.on);
  pillar('today', '일진', 'iljin', luck.day);
  pillar('tomorrow', '내일 일진', 'iljin', luck.tomorrow);
  pillar('now', '월운', 'wolun', luck.month.pillar);
  pillar('seun', '세운', 'seun', luck.thisYear.pillar);
  pillar('last', '지난 세운', 'seun', luck.lastYear.pillar);
  const next = luck.years[1];
  if (next) {
    pillar('next', '다음 세운', 'seun', next.pillar);
    book.add('nextYear', `${next.year}년`, null);
  }
  book.add('thisYear', `${luck.thisYear.year}년`, null);
  book.add('lastYear', `${luck.lastYear.year}년`, null);
  book.add('date', `${month}월 ${day}일`, null);
  book.add('fullDate', `${year}년 ${month}월 ${day}일`, null);
  book.add('nowMonth', `${luck.month.month}월`, null);
  book.add('nowSpan', monthSpan(luck.month), null);
  thirdsOf(luck.month).forEach((span, index) => book.add(`nowThird${index + 1}`, span, null));
  if (luck.decade) {
    pillar('decade', '대운', 'daeun', luck.decade);
    book.add('decadeAges', `${luck.decade.age}세부터 ${luck.decade.age + 9}세까지`, null);
  }
  if (luck.nextDecade) {
    pillar('nextDecade', '다음 대운', 'daeun', luck.nextDecade);
    book.add('nextDecadeAge', `${luck.nextDecade.age}세`, null);
    book.add('nextDecadeYear', `${luck.nextDecade.year}년`, null);
  }
}

/** Months in native numbers, as one counts them aloud. */
const MONTHS_ALOUD = [
  '한', '두', '석', '넉', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두', '열세', '열네', '열다섯', '열여섯', '열일곱',
  '열여덟', '열아홉', '스무', '스물한', '스물두', '스물세',
] as const; // prettier-ignore

/**
 * A month the text is about: `m` is its name, `mSpan` its days, `mPillar`, `mGod` … the rest. `away` is how many
 * months it is from the month of asking; only a month ahead has `mAway` (석 달 뒤).
 */
export function monthSlots(month: LuckMonth, away = 0): Slots {
  const book = new Book();
  const { from, until } = month.pillar;
  visitor(book, 'm', `${month.month}월 월운`, 'wolun', `month.${month.year}-${month.month}`, month.pillar);
  book.add('m', `${month.month}월`, null);
  book.add('mSpan', `${from.month}월 ${from.day}일~${until.month}월 ${until.day}일`, null);
  book.add('mFrom', `${from.month}월 ${from.day}일`, null);
  book.add('mUntil', `${until.month}월 ${until.day}일`, null);
  book.add('mYear', `${month.year}년`, null);
  const aloud = MONTHS_ALOUD[away - 1];
  if (aloud) book.add('mAway', `${aloud} 달 뒤`, null);
  return book.slots;
}

/** A year the text is about: `y` is its name, `yPillar`, `yGod` … the rest. */
export function yearSlots({ year, pillar }: LuckYear): Slots {
  const book = new Book();
  visitor(book, 'y', `${year}년 세운`, 'seun', `year.${year}`, pillar);
  book.add('y', `${year}년`, null);
  return book.slots;
}

/** A decade the text is about: `dAges`, `dYear`, `dPillar`, `dGod` … */
export function decadeSlots(decade: DecadePillar): Slots {
  const book = new Book();
  visitor(book, 'd', '대운', 'daeun', `decade.${decade.age}`, decade);
  book.add('dAge', `${decade.age}세`, null);
  book.add('dAges', `${decade.age}세부터 ${decade.age + 9}세까지`, null);
  book.add('dYear', `${decade.year}년`, null);
  return book.slots;
}
