import { analyzeChart, type Birth, type Chart } from '@wolha/saju';
import { sentencesOf } from '#compose/sentences.ts';
import type { ContentOutline, Reading } from '#reading.ts';
import { portraitOf } from '#saju/portrait.ts';
import { atLeast, atMost, none, type Row } from './bars.ts';
import { distinctness } from './distinct.ts';
import type { Case } from './fixture.ts';
import { chapterText, lintReading, readingText, type Finding } from './lint-reading.ts';
import { jaccard, mean, printsOf, sharedSentences } from './text-measures.ts';
import { identifies, known, untruths } from './truth.ts';

export type Write = (content: ContentOutline, chart: Chart, on: string) => Reading;

const IN_TEXT: readonly (readonly [check: string, what: string])[] = [
  ['Q1', 'length of readings and chapters'],
  ['Q2', 'headings as listed'],
  ['Q3', 'facts and basis of every chapter'],
  ['Q8', 'repetition inside a reading'],
  ['Q9', 'grammar and stray marks'],
  ['Q10', 'sentences, paragraphs, beats'],
  ['Q11', 'tone'],
  ['Q12', 'banned words'],
];

const label = (name: string, { chapter, message }: Finding): string =>
  `${name}${chapter === null ? '' : ` ch${chapter + 1}`}: ${message}`;

/** A month called bright in prose and slow in a table, or the other way round. */
function tonesAtOdds(reading: Reading): string[] {
  const tones = new Map<string, string>();
  for (const { blocks } of reading.chapters) {
    for (const block of blocks)
      if (block.kind === 'months')
        for (const { name, range, tone } of block.months) tones.set(`${name} ${range}`, tone);
  }
  const named = new Map([...tones].map(([key, tone]) => [key.split(' ')[0] ?? '', tone]));
  return sentencesOf(readingText(reading)).flatMap((sentence) => {
    const found = /(\d+월)[^.]{0,30}(밝은 달|늦출 달)/u.exec(sentence);
    if (!found) return [];
    const [, month = '', word] = found;
    const tone = named.get(month);
    const wanted = word === '밝은 달' ? 'BRIGHT' : 'SLOW';
    return tone === undefined || tone === wanted ? [] : [`${month} is ${tone}: ${sentence}`];
  });
}

/** Share of the first reading's sentences that the second does not hold. */
function changed(a: Reading, b: Reading, chapters?: readonly number[]): number {
  const text = (reading: Reading) =>
    chapters
      ? chapters
          .map((index) => reading.chapters[index])
          .flatMap((chapter) => (chapter ? chapterText(chapter) : []))
          .join('\n')
      : readingText(reading);
  const there = new Set(sentencesOf(text(b)));
  const sentences = sentencesOf(text(a));
  return sentences.length === 0
    ? 1
    : sentences.filter((sentence) => !there.has(sentence)).length / sentences.length;
}

const otherSex = (birth: Birth): Birth => ({
  ...birth,
  sexType: birth.sexType === 'FEMALE' ? 'MALE' : 'FEMALE',
});
const otherHour = (birth: Birth): Birth => ({
  ...birth,
  time: `${String((Number(birth.time?.slice(0, 2)) + 6) % 22).padStart(2, '0')}30`,
});

/** Q15: the same in, the same out; something else in, something else out. */
function sensitivity(content: ContentOutline, cases: readonly Case[], on: string, write: Write): Row[] {
  const sample = cases
    .filter(({ birth }) => birth.time !== null && Number(birth.time?.slice(0, 2)) < 16)
    .slice(0, 8);
  const unequal = sample.filter(
    ({ chart }) => JSON.stringify(write(content, chart, on)) !== JSON.stringify(write(content, chart, on)),
  );
  const hours: number[] = [];
  const sexes: number[] = [];
  for (const { birth, chart } of sample) {
    const reading = write(content, chart, on);
    hours.push(changed(reading, write(content, analyzeChart(otherHour(birth)), on)));
    sexes.push(changed(reading, write(content, analyzeChart(otherSex(birth)), on)));
  }
  const timing = content.chapters.flatMap(({ basis }, index) =>
    basis.some((word) => word === 'wolun' || word === 'iljin') ? [index] : [],
  );
  const later = `${on.slice(0, 4)}${on.slice(4, 6) === '12' ? '10' : String(Number(on.slice(4, 6)) + 1).padStart(2, '0')}15`;
  const months =
    timing.length === 0
      ? []
      : sample.map(({ chart }) => changed(write(content, chart, on), write(content, chart, later), timing));
  return [
    none(
      'Q15',
      'the same again',
      unequal.map(({ name }) => name),
    ),
    atLeast('Q15', 'another hour changes sentences', Math.min(...hours), 0.06),
    atLeast('Q15', 'another sex changes sentences', mean(sexes), 0.2),
    ...(months.length > 0 ? [atLeast('Q15', 'another month changes its chapters', mean(months), 0.15)] : []),
  ];
}

export interface SajuAudit {
  rows: Row[];
  readings: Reading[];
}

/** Q1 to Q13, Q15 and Q16 of one Saju content over a fixture. */
export function auditSaju(
  content: ContentOutline,
  cases: readonly Case[],
  on: string,
  write: Write,
): SajuAudit {
  const readings = cases.map(({ chart }) => write(content, chart, on));
  const portraits = cases.map(({ chart }) => known(portraitOf(chart, on)));
  const findings = new Map<string, string[]>();
  const note = (check: string, text: string) => findings.set(check, [...(findings.get(check) ?? []), text]);
  readings.forEach((reading, index) => {
    const name = cases[index]?.name ?? '';
    const portrait = portraits[index];
    for (const finding of lintReading(content, reading)) note(finding.check, label(name, finding));
    if (portrait) for (const finding of untruths(reading, portrait)) note('Q4', label(name, finding));
    for (const text of tonesAtOdds(reading)) note('Q13', `${name}: ${text}`);
  });
  const likeness = distinctness(
    readings,
    cases.map(({ chart }) => chart.pillars.day.hanja),
  );
  const apart = portraits.map((_, index) =>
    portraits.filter(
      (other, k) =>
        k !== index && other.chart.pillars.day.korean !== portraits[index]?.chart.pillars.day.korean,
    ),
  );
  const identified = readings.filter((reading, index) => {
    const own = portraits[index];
    return own !== undefined && identifies(reading, own, apart[index] ?? []);
  }).length;
  return {
    readings,
    rows: [
      ...IN_TEXT.map(([check, what]) => none(check, what, findings.get(check) ?? [])),
      none('Q4', 'claims that are not so', findings.get('Q4') ?? []),
      atMost('Q5', '5-gram Jaccard, mean', likeness.jaccardMean, 0.12, false),
      atMost('Q5', '5-gram Jaccard, p95', likeness.jaccardP95, 0.2, false),
      atMost('Q5', '5-gram Jaccard, most', likeness.jaccardMaxStrangers, 0.35, false),
      atMost('Q5', '5-gram Jaccard, twins', likeness.jaccardMax, 0.55, false),
      atMost('Q5', 'same sentences, mean', likeness.identicalMean, 0.08),
      atMost('Q5', 'same sentences, p95', likeness.identicalP95, 0.18),
      atMost('Q6', 'sentences half the people share', likeness.commonShare, 0.05),
      atMost('Q6', 'mean frequency of a sentence', likeness.documentFrequency, 0.12),
      none('Q13', 'months at odds', findings.get('Q13') ?? []),
      ...sensitivity(content, cases, on, write),
      atLeast('Q16', 'known again by their claims', identified / readings.length, 0.98),
    ],
  };
}

/** Q7: readings of two contents for one person. */
export function twoContents(
  a: readonly Reading[],
  b: readonly Reading[],
): { jaccard: number; identical: number } {
  const likenesses: number[] = [];
  const identical: number[] = [];
  a.forEach((reading, index) => {
    const other = b[index];
    if (!other) return;
    const [left, right] = [printsOf(readingText(reading)), printsOf(readingText(other))];
    likenesses.push(jaccard(left.shingles, right.shingles));
    identical.push(sharedSentences(left.sentences, right.sentences));
  });
  return { jaccard: mean(likenesses), identical: mean(identical) };
}
