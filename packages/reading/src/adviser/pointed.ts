import { dayOf } from '#saju/luck-months.ts';
import { monthSlots, yearSlots, type Slot } from '#saju/slots.ts';
import { monthTraits, yearTraits } from '#saju/visitors.ts';
import type { Decision } from './decide.ts';
import type { Occasion } from './occasion.ts';
import type { Quill } from './quill.ts';

interface YearMonth {
  year: number;
  month: number;
}

/** `내년 `, `2029년 `, or nothing where it is the year of asking. */
function yearBefore({ today }: Occasion, { year }: YearMonth): string {
  const here = dayOf(today).year;
  return year === here ? '' : year === here + 1 ? '내년 ' : `${year}년 `;
}

/** `3월`, with its year where that is another. */
const monthName = (occasion: Occasion, month: YearMonth): string =>
  `${yearBefore(occasion, month)}${month.month}월`;

const runsAt = ({ ahead: { luck } }: Occasion, { year, month }: YearMonth): boolean =>
  year === luck.month.year && month === luck.month.month;

/** What a month an answer points to is called: the one that runs, as it is called there. */
export const whenName = (occasion: Occasion, month: YearMonth): string =>
  runsAt(occasion, month) ? (occasion.slots.get('monthWord')?.text ?? '') : monthName(occasion, month);

/** The month that runs is told from the day asked about on. */
function whenWords(occasion: Occasion, { month }: Decision): Iterable<readonly [string, Slot]> {
  const slots = monthSlots(month);
  const pillar = slots.get('mPillar')?.fact ?? null;
  const { on } = occasion.ahead.luck;
  const runs = runsAt(occasion, month);
  const year = yearBefore(occasion, month);
  const name = whenName(occasion, month);
  const { from, until } = month.pillar;
  const today = dayOf(on);
  const begun = runs && (today.month !== from.month || today.day > from.day);
  const start = begun ? today : from;
  const span = `${year}${start.month}월 ${start.day}일~${until.month}월 ${until.day}일`;
  return [
    ...slots,
    ['when', { text: name, fact: pillar && { ...pillar, evidence: `${name} ${pillar.evidence}` } }],
    ['whenSpan', { text: span, fact: pillar && { ...pillar, id: `${pillar.id}.span`, evidence: span } }],
  ];
}

/** 올해, 내년, or the year by its number. */
export function yearName({ today }: Occasion, { year }: Decision): string {
  const here = dayOf(today).year;
  return year.year === here ? '올해' : year.year === here + 1 ? '내년' : `${year.year}년`;
}

/** The year, and the age the reader comes to in it. */
function yearWords(occasion: Occasion, decision: Decision): Iterable<readonly [string, Slot]> {
  const slots = yearSlots(decision.year);
  const fact = slots.get('yPillar')?.fact ?? null;
  const age = decision.year.year - occasion.portrait.chart.solar.year;
  return [
    ...slots,
    ['y', { text: yearName(occasion, decision), fact }],
    ['yAge', { text: `${age}살`, fact }],
  ];
}

const MONTHS_IN_YEAR = 12;
/** A wedding is not got ready in fewer months. */
const WEDDING_READY = 4;

/** The best month to hold a wedding in, of those one can still prepare for. */
function weddingWords(occasion: Occasion): Iterable<readonly [string, Slot]> {
  const [month] = occasion.ahead.verdicts.months
    .slice(WEDDING_READY, MONTHS_IN_YEAR)
    .toSorted((one, other) => one.rank - other.rank);
  if (!month) return [];
  const name = monthName(occasion, month);
  const fact = monthSlots(month).get('mPillar')?.fact ?? null;
  return [['weddingMonth', { text: name, fact: fact && { ...fact, evidence: `${name} ${fact.evidence}` } }]];
}

/** The quill with the month and the year the answer points to. */
export const pointed = (quill: Quill, occasion: Occasion, decision: Decision): Quill =>
  quill.within({
    traits: {
      ...monthTraits(occasion.portrait.chart, decision.month),
      ...yearTraits(occasion.portrait.chart, decision.year),
    },
    slots: [...whenWords(occasion, decision), ...yearWords(occasion, decision), ...weddingWords(occasion)],
  });
