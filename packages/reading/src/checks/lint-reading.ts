import { endingOf, lengthOf, phrasesOf, sentencesOf } from '#compose/sentences.ts';
import { textOf } from '#compose/block-text.ts';
import type { Chapter, ContentOutline, Reading } from '#reading.ts';
import { mean, quantile, repeatedRuns } from './text-measures.ts';
import { BANNED, POLITE, RATIONED } from './words.ts';

/** Something a reading does that it may not. */
export interface Finding {
  /** `Q1` … `Q17`, as the audit's table counts them. */
  check: string;
  chapter: number | null;
  message: string;
  /** The words at fault, where the fault lies in words that could be others. */
  words?: string;
}

export const chapterText = ({ answer, blocks }: Chapter): string =>
  [answer, ...blocks.map(textOf)].join('\n\n');
export const readingText = ({ chapters }: Reading): string => chapters.map(chapterText).join('\n\n');

/** Prose in the strict sense: what has to be whole polite sentences. */
const proseOf = ({ answer, blocks }: Chapter): string =>
  [
    answer,
    ...blocks.flatMap((block) =>
      block.kind === 'prose'
        ? block.markdown
        : block.kind === 'letter'
          ? block.paragraphs
          : block.kind === 'notes'
            ? block.items
            : [],
    ),
  ].join('\n\n');

const CHAPTER_FLOOR = 550;
const CLOSING_FLOOR = 350;
const CEILING = 1.6;
const ANSWER_MAX = 60;
const SENTENCE_MAX = 110;
const SENTENCE_P95 = 80;
const SENTENCE_MEAN = [24, 45] as const;
const PARAGRAPH_MAX = 240;
const PARAGRAPH_SENTENCES = 4;
const BEAT_EVERY = 700;
const REPEATED_RUNS = 0.02;
const PHRASE_MAX = 3;
const ENDINGS_IN_A_ROW = 3;
const FACTS_PER_CHAPTER = 2;
const BOLD_MAX = 20;

type Report = (check: string, chapter: number | null, message: string, words?: string) => void;

function lengths(content: ContentOutline, reading: Reading, report: Report): void {
  const total = lengthOf(readingText(reading));
  if (total < content.minChars) report('Q1', null, `${total} characters, floor ${content.minChars}`);
  if (total > content.minChars * CEILING)
    report('Q1', null, `${total} characters, ceiling ${content.minChars * CEILING}`);
  reading.chapters.forEach((chapter, index) => {
    const closing = index === reading.chapters.length - 1 && index > 0;
    const floor = closing ? CLOSING_FLOOR : CHAPTER_FLOOR;
    const length = lengthOf(chapterText(chapter));
    if (length < floor) report('Q1', index, `${length} characters, floor ${floor}`);
  });
}

function headings(content: ContentOutline, reading: Reading, report: Report): void {
  content.chapters.forEach(({ title }, index) => {
    if (reading.chapters[index]?.title !== title) report('Q2', index, `heading is not “${title}”`);
  });
  if (reading.chapters.length !== content.chapters.length) report('Q2', null, 'another number of chapters');
}

function grounding(content: ContentOutline, reading: Reading, report: Report): void {
  reading.chapters.forEach(({ facts }, index) => {
    const basis = content.chapters[index]?.basis ?? [];
    if (facts.length < FACTS_PER_CHAPTER) report('Q3', index, `${facts.length} facts`);
    if (basis.length > 0 && !facts.some((fact) => fact.basis.some((word) => basis.includes(word)))) {
      report('Q3', index, `cites none of ${basis.join(', ')}`);
    }
  });
}

/** Three words in a row, as often as they occur. */
function phraseCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrasesOf(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return counts;
}

function repetition(reading: Reading, report: Report): void {
  const text = readingText(reading);
  const runs = repeatedRuns(text);
  if (runs > REPEATED_RUNS) report('Q8', null, `${(runs * 100).toFixed(1)} % of eight-letter runs repeat`);
  const seen = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    if (seen.has(sentence)) report('Q8', null, `said twice: ${sentence}`, sentence);
    seen.add(sentence);
  }
  for (const [phrase, count] of phraseCounts(text)) {
    for (let over = PHRASE_MAX; over < count; over += 1)
      report('Q8', null, `${count} times “${phrase}”`, phrase);
  }
  const thousands = Math.max(1, lengthOf(text) / 1000);
  for (const { pattern, per1000, why } of RATIONED) {
    const found = text.match(pattern) ?? [];
    const check = why === '당신' || why === 'a hedge' ? 'Q11' : 'Q8';
    for (const words of found.slice(Math.ceil(per1000 * thousands)))
      report(check, null, `${why}: ${found.length}`, words);
  }
  const sentences = reading.chapters.flatMap((chapter) => sentencesOf(proseOf(chapter)));
  const endings = sentences.map(endingOf);
  endings.forEach((ending, index) => {
    const row = endings.slice(index, index + ENDINGS_IN_A_ROW + 1);
    if (row.length > ENDINGS_IN_A_ROW && row.every((other) => other === ending))
      report('Q8', null, `four times …${ending}`, sentences[index]);
  });
}

/** A copula that does not fit the sound before it: 2주이에요, 쪽예요. */
function wrongCopulas(text: string): string[] {
  return [...text.matchAll(/([가-힣])(이에요|예요)/gu)].flatMap(([whole, before = '', form = '']) => {
    const closed = (before.charCodeAt(0) - 0xac00) % 28 !== 0;
    return closed === (form === '이에요') ? [] : [whole];
  });
}

function grammar(reading: Reading, report: Report): void {
  reading.chapters.forEach((chapter, index) => {
    const text = chapterText(chapter);
    for (const { pattern, why } of BANNED) {
      const found = pattern.exec(text);
      if (found)
        report(
          /particle|template|spaces|noise|emoji/.test(why) ? 'Q9' : 'Q12',
          index,
          `${why}: “${found[0]}”`,
        );
    }
    for (const copula of wrongCopulas(text)) report('Q9', index, `“${copula}”`);
    if ((text.match(/\*\*/gu)?.length ?? 0) % 2 !== 0) report('Q9', index, 'an unclosed **');
    for (const [, bold = ''] of text.matchAll(/\*\*(.+?)\*\*/gu)) {
      if (bold.length > BOLD_MAX) report('Q9', index, `bold over ${BOLD_MAX}: ${bold}`);
    }
    for (const sentence of sentencesOf(proseOf(chapter))) {
      if (!POLITE.test(sentence)) report('Q11', index, `not polite: ${sentence}`);
    }
  });
}

function readability(reading: Reading, report: Report): void {
  const sentences = reading.chapters.flatMap((chapter) => sentencesOf(proseOf(chapter)));
  const sizes = sentences.map((sentence) => sentence.length);
  const average = mean(sizes);
  const [low, high] = SENTENCE_MEAN;
  if (average < low || average > high) report('Q10', null, `mean sentence ${average.toFixed(1)}`);
  if (quantile(sizes, 0.95) > SENTENCE_P95) report('Q10', null, `p95 sentence ${quantile(sizes, 0.95)}`);
  for (const sentence of sentences) {
    if (sentence.length > SENTENCE_MAX)
      report('Q10', null, `${sentence.length} characters: ${sentence}`, sentence);
  }
  reading.chapters.forEach(({ answer, blocks }, index) => {
    if (answer.length > ANSWER_MAX) report('Q10', index, `answer of ${answer.length} characters`);
    let since = 0;
    for (const block of blocks) {
      if (block.kind === 'crosshead') continue;
      if (block.kind !== 'prose') {
        since = 0;
        continue;
      }
      for (const paragraph of block.markdown.split(/\n{2,}/u)) {
        if (paragraph.length > PARAGRAPH_MAX || sentencesOf(paragraph).length > PARAGRAPH_SENTENCES) {
          report('Q10', index, `long paragraph: ${paragraph.slice(0, 30)}…`, paragraph);
        }
        since += lengthOf(paragraph);
      }
      if (since > BEAT_EVERY) report('Q10', index, `${since} characters without a beat`, block.markdown);
    }
  });
}

/** All that one reading can be checked for by itself: what is there too often, once for each time too many. */
export function lintReading(content: ContentOutline, reading: Reading): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (check, chapter, message, words) =>
    findings.push({ check, chapter, message, words });
  lengths(content, reading, report);
  headings(content, reading, report);
  grounding(content, reading, report);
  repetition(reading, report);
  grammar(reading, report);
  readability(reading, report);
  return findings;
}
