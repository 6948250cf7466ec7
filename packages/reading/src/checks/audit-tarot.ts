import { CARD_FACES, DIRECTION_NAMES, type CardDirection } from '@wolha/tarot';
import { sentencesOf } from '#compose/sentences.ts';
import type { ContentOutline, Reading } from '#reading.ts';
import { none, type Row } from './bars.ts';
import { lintReading, readingText } from './lint-reading.ts';
import { randomOf } from './random-births.ts';
import { jaccard, shinglesOf } from './text-measures.ts';

export interface Drawn {
  number: number;
  direction: CardDirection;
}

export type WriteCards = (cards: readonly Drawn[]) => Reading;

/** Spreads drawn as the table deals them: each face once, either way up. */
export function drawnSpreads(seed: number, spreads: number, count: number): Drawn[][] {
  const random = randomOf(seed);
  return Array.from({ length: spreads }, () => {
    const numbers = new Set<number>();
    while (numbers.size < count) numbers.add(Math.floor(random() * CARD_FACES.length));
    return [...numbers].map((number) => ({
      number,
      direction: random() < 0.58 ? ('UPRIGHT' as const) : ('REVERSED' as const),
    }));
  });
}

/** Card names that are no everyday words: these alone can be told from prose. */
const TELLABLE = CARD_FACES.filter(
  ({ arcana, name }) => arcana === 'minor' || name === '운명의 수레바퀴' || name === '매달린 사람',
);
const CARD_SENTENCES = 4;
const SIDES_ALIKE = 0.1;
const SHARED_CARD_ALIKE = 0.25;

const named = ({ number, direction }: Drawn): string =>
  `${CARD_FACES[number]?.name ?? ''} ${DIRECTION_NAMES[direction]}`;

function cardsNamed(cards: readonly Drawn[], reading: Reading): string[] {
  const text = readingText(reading);
  const drawn = new Set(cards.map(({ number }) => number));
  return [
    ...cards.filter((card) => !text.includes(named(card))).map((card) => `not named: ${named(card)}`),
    ...TELLABLE.filter(({ id, name }) => !drawn.has(id) && new RegExp(`${name}(?!\\d)`, 'u').test(text)).map(
      ({ name }) => `not drawn: ${name}`,
    ),
  ];
}

/** Q14 and what holds for any text, over drawn spreads. */
export function auditTarot(
  content: ContentOutline,
  spreads: readonly (readonly Drawn[])[],
  write: WriteCards,
): { rows: Row[]; readings: Reading[] } {
  const readings = spreads.map((cards) => write(cards));
  const findings = new Map<string, string[]>();
  const note = (check: string, text: string) => findings.set(check, [...(findings.get(check) ?? []), text]);
  readings.forEach((reading, index) => {
    const cards = spreads[index] ?? [];
    for (const { check, chapter, message } of lintReading(content, reading)) {
      note(check, `${cards.map(named).join(', ')}${chapter === null ? '' : ` ch${chapter + 1}`}: ${message}`);
    }
    for (const fault of cardsNamed(cards, reading)) note('Q14', fault);
    content.chapters.forEach(({ basis }, chapter) => {
      if (!basis.some((word) => word.startsWith('card'))) return;
      const { answer = '', blocks = [] } = reading.chapters[chapter] ?? {};
      const sentences = [
        answer,
        ...blocks.flatMap((block) => (block.kind === 'prose' ? block.markdown : [])),
      ].flatMap(sentencesOf);
      if (sentences.length < CARD_SENTENCES)
        note('Q14', `${sentences.length} sentences in chapter ${chapter + 1}`);
    });
    const [first, ...rest] = cards;
    if (first && index < 20) {
      const turned = write([
        { ...first, direction: first.direction === 'UPRIGHT' ? 'REVERSED' : 'UPRIGHT' },
        ...rest,
      ]);
      const card = (whole: Reading) =>
        shinglesOf(
          (whole.chapters[0]?.blocks ?? [])
            .map((block) => (block.kind === 'prose' ? block.markdown : ''))
            .join('\n'),
        );
      const likeness = jaccard(card(reading), card(turned));
      if (likeness > SIDES_ALIKE) note('Q14', `${named(first)} turned over is alike: ${likeness.toFixed(2)}`);
    }
    const others = spreads[index + 1]?.filter(({ number }) => !cards.some((card) => card.number === number));
    if (first && others && others.length >= cards.length - 1 && cards.length > 1 && index < 20) {
      const shared = write([first, ...others.slice(0, cards.length - 1)]);
      const likeness = jaccard(shinglesOf(readingText(reading)), shinglesOf(readingText(shared)));
      if (likeness > SHARED_CARD_ALIKE) note('Q14', `one card shared: ${likeness.toFixed(2)}`);
    }
  });
  const unequal = spreads
    .slice(0, 5)
    .filter((cards) => JSON.stringify(write(cards)) !== JSON.stringify(write(cards)));
  const checks: (readonly [string, string])[] = [
    ['Q1', 'length of readings and chapters'],
    ['Q2', 'headings as listed'],
    ['Q3', 'facts and basis of every chapter'],
    ['Q8', 'repetition inside a reading'],
    ['Q9', 'grammar and stray marks'],
    ['Q10', 'sentences, paragraphs, beats'],
    ['Q11', 'tone'],
    ['Q12', 'banned words'],
    ['Q14', 'cards named, told and apart'],
  ];
  return {
    readings,
    rows: [
      ...checks.map(([check, what]) => none(check, what, findings.get(check) ?? [])),
      none(
        'Q15',
        'the same again',
        unequal.map((cards) => cards.map(named).join(', ')),
      ),
    ],
  };
}
