import { CARD_FACES, cardFaceOf, DIRECTION_NAMES } from '@wolha/tarot';
import { sentencesOf } from '#compose/sentences.ts';
import type { Chapter, ContentOutline, Reading } from '#reading.ts';
import type { DrawnCard } from '#tarot/table.ts';
import { chapterText, lintReading, readingText, type Finding } from './lint-reading.ts';
import { jaccard, shinglesOf } from './text-measures.ts';

/** Names that are no everyday words; the others count as names only beside a direction. */
const TELLING_MAJORS = [
  '마법사',
  '여사제',
  '여황제',
  '황제',
  '교황',
  '전차',
  '은둔자',
  '수레바퀴',
  '매달린 사람',
  '악마',
];
const SENTENCES_PER_CARD = 4;
/** Of a reading of one card: its chapter and its closing words. */
const LONE_FLOORS = [380, 190] as const;

const labelOf = ({ number, direction }: DrawnCard): string =>
  `${cardFaceOf(number).name} ${DIRECTION_NAMES[direction]}`;

/** Names of cards that a text says though they are not among `cards`. */
export function undrawnNames(text: string, cards: readonly DrawnCard[]): string[] {
  const drawn = cards
    .map(({ number }) => cardFaceOf(number))
    .toSorted((a, b) => b.name.length - a.name.length);
  const rest = drawn.reduce(
    (left, { name }) => left.replaceAll(name, '○').replaceAll(name.replace('운명의 ', ''), '○'),
    text,
  );
  const faces = CARD_FACES.filter(({ id }) => !cards.some(({ number }) => number === id));
  return faces.flatMap(({ name, altNames, arcana }) => {
    const found =
      arcana === 'minor'
        ? [name, ...altNames].some((word) => rest.includes(word))
        : TELLING_MAJORS.some((word) => name.endsWith(word) && rest.includes(word)) ||
          new RegExp(`(?<![가-힣])${name} (정방향|역방향|카드)`, 'u').test(rest);
    return found ? [name] : [];
  });
}

const prose = ({ blocks }: Chapter): string =>
  blocks.flatMap((block) => (block.kind === 'prose' ? block.markdown : [])).join('\n\n');

/** All that one reading of cards can be checked for by itself: what any reading is, and Q14. */
export function lintTarot(content: ContentOutline, cards: readonly DrawnCard[], reading: Reading): Finding[] {
  const lone = cards.length === 1;
  const findings = lintReading(content, reading).filter(
    ({ check, chapter }) => !(lone && check === 'Q1' && chapter !== null),
  );
  const report = (chapter: number | null, message: string) =>
    findings.push({ check: 'Q14', chapter, message });
  reading.chapters.forEach((chapter, index) => {
    const told = chapterText(chapter);
    if (lone && told.replace(/\s/gu, '').length < LONE_FLOORS[index === 0 ? 0 : 1])
      findings.push({ check: 'Q1', chapter: index, message: 'too short for a reading of one card' });
    const place = content.chapters[index]?.basis.flatMap((word) => /^card(\d)$/u.exec(word)?.[1] ?? [])[0];
    const card = place === undefined ? undefined : cards[Number(place) - 1];
    if (!card) return;
    if (!prose(chapter).includes(labelOf(card))) report(index, `does not name ${labelOf(card)}`);
    const sentences = sentencesOf(prose(chapter)).length;
    if (sentences < SENTENCES_PER_CARD) report(index, `${sentences} sentences on a card`);
    if (!chapter.blocks.some(({ kind }) => kind === 'cards')) report(index, 'shows no card');
  });
  for (const name of undrawnNames(readingText(reading), cards)) report(null, `names ${name}, not drawn`);
  return findings;
}

/** How alike two readings are, 0..1. */
export const likeness = (a: Reading, b: Reading): number =>
  jaccard(shinglesOf(readingText(a)), shinglesOf(readingText(b)));
