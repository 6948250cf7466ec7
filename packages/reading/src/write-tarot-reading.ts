import type { CardDirection } from '@wolha/tarot';
import { readingMarkdown } from '#compose/markdown.ts';
import { proofread } from '#compose/proofread.ts';
import generalClosing from '#corpus/tarot/closings/any.ts';
import { CONTENT_TEXTS } from '#corpus/tarot/contents/all.ts';
import { FACES } from '#corpus/tarot/faces/all.ts';
import type { SideTexts } from '#corpus/tarot/faces/face-texts.ts';
import { periodOf } from '#period.ts';
import type { Chapter, ContentOutline, Fact, Reading } from '#reading.ts';
import { tellCard, type PlacedCard, type Told } from '#tarot/card-chapter.ts';
import { placeTexts } from '#tarot/places.ts';
import { Scribe } from '#tarot/scribe.ts';
import { layOut, type DrawnCard, type LaidCard } from '#tarot/table.ts';
import { tellAdvice, tellOutlook, tellTogether, type Table } from '#tarot/table-chapters.ts';
import { BUILTIN_WRITER } from '#writer-version.ts';

export interface WriteTarotReading {
  content: ContentOutline;
  /** What each place asks, in the order the cards were drawn. */
  questions: readonly string[];
  spread?: { code: string; count: number };
  cards: readonly { number: number; direction: CardDirection }[];
  /** Told apart by the choice of words alone: no card says another thing to a woman than to a man. */
  gender: 'FEMALE' | 'MALE';
  /** The Korean day it is written on, `YYYYMMDD`. */
  on: string;
}

/** Floors of a chapter and of the closing one, without spaces; the content's own floor is shared out over them. */
const CHAPTER_FLOOR = 560;
const CLOSING_FLOOR = 370;
const CLOSING_WEIGHT = 0.6;
const MARGIN = 1.04;

const unique = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
];

function sideOf({ face, direction }: LaidCard): SideTexts {
  const texts = FACES[face.id];
  if (!texts) throw new RangeError(`the corpus has no face ${face.id}`);
  return direction === 'UPRIGHT' ? texts.upright : texts.reversed;
}

const PLACE_WORD = /^card(\d+)$/u;

/** What a chapter rests on: a card by its place, or the whole table. */
type Subject = { card: number } | 'combo' | 'timing' | 'advice';

function subjectOf(basis: readonly string[], index: number, count: number): Subject {
  for (const word of basis) {
    const place = PLACE_WORD.exec(word)?.[1];
    if (place !== undefined && Number(place) <= count) return { card: Number(place) - 1 };
    if (word === 'combo' || word === 'timing' || word === 'advice') return word;
  }
  return index < count ? { card: index } : 'combo';
}

function tell(scribe: Scribe, table: Table, subject: Subject, wanted: number): Told {
  switch (subject) {
    case 'combo':
      return tellTogether(scribe, table, wanted);
    case 'timing':
      return tellOutlook(scribe, table, wanted);
    case 'advice':
      return tellAdvice(scribe, table, CLOSING_FLOOR);
    default: {
      const placed = table.placed[subject.card];
      if (!placed) throw new RangeError(`no card lies on place ${subject.card + 1}`);
      return tellCard(scribe, placed, { next: table.cards[subject.card + 1] ?? null, wanted });
    }
  }
}

const seedOf = ({ content, cards, gender, on }: WriteTarotReading, draft: number): string =>
  [
    BUILTIN_WRITER,
    content.id,
    content.version,
    cards.map(({ number, direction }) => `${number}${direction.charAt(0)}`).join('.'),
    gender,
    periodOf(content, on),
    draft,
  ].join('|');

/**
 * The built-in writer's reading of drawn cards: the same for the same cards, content version and reader's sex and, in
 * contents of the day, the same day. Throws RangeError for a face no deck holds, one drawn twice, or none at all.
 */
export function writeTarotReading(ask: WriteTarotReading): Reading {
  const { content, questions } = ask;
  const cards = layOut(ask.cards satisfies readonly DrawnCard[]);
  const placed = cards.map((card, index): PlacedCard => {
    const question = questions[index] ?? content.chapters[index]?.title ?? '';
    return { card, side: sideOf(card), question, place: placeTexts(content.id, index, question) };
  });
  const table: Table = {
    placed,
    cards,
    closing: { ...generalClosing, ...CONTENT_TEXTS.get(content.id)?.closing },
  };
  const share = (content.minChars * MARGIN) / (content.chapters.length - 1 + CLOSING_WEIGHT);
  const wanted = Math.max(CHAPTER_FLOOR, share);
  return proofread(content, ({ draft }) => {
    const scribe = new Scribe(seedOf(ask, draft));
    const chapters = content.chapters.map(({ title, basis }, index): Chapter => {
      const { answer, blocks, facts } = tell(scribe, table, subjectOf(basis, index, cards.length), wanted);
      return { title, answer: answer || title, blocks, facts: unique(facts) };
    });
    const reading = {
      writer: BUILTIN_WRITER,
      chapters,
      markdown: readingMarkdown(chapters),
      facts: unique(chapters.flatMap(({ facts }) => facts)),
    };
    return { reading, texts: [] };
  });
}
