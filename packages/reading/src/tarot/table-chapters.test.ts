import { describe, expect, test } from 'vitest';
import { textOf } from '#compose/block-text.ts';
import generalClosing from '#corpus/tarot/closings/any.ts';
import { BEST, MILDEST } from '#corpus/tarot/combos/ends.ts';
import { HELD } from '#corpus/tarot/combos/held.ts';
import { FACES } from '#corpus/tarot/faces/all.ts';
import { randomSpreads } from '#checks/random-spreads.ts';
import type { Fact } from '#reading.ts';
import { tellCard, type PlacedCard, type Told } from './card-chapter.ts';
import { placeTexts } from './places.ts';
import { Scribe, type Choice, type Words } from './scribe.ts';
import { SIDES, sideOf, type Side } from './spread-verdicts.ts';
import { layOut, type DrawnCard } from './table.ts';
import { tellAdvice, tellOutlook, tellTogether, type Table } from './table-chapters.ts';

const SEED = 11;
const QUESTIONS = ['그 사람의 마음', '우리 사이', '앞으로 올 것'];

/** Keeps what it has written, in order. */
class Remembering extends Scribe {
  readonly written: string[] = [];

  override write(choice: Choice, words: Words, facts: Fact[]): string {
    const text = super.write(choice, words, facts);
    if (text !== '') this.written.push(text);
    return text;
  }
}

function tableOf(drawn: readonly DrawnCard[]): Table {
  const cards = layOut(drawn);
  const placed = cards.map((card, index): PlacedCard => {
    const question = QUESTIONS[index] ?? '';
    const side = FACES[card.face.id]?.[card.direction === 'UPRIGHT' ? 'upright' : 'reversed'];
    if (!side) throw new RangeError(`no face ${card.face.id}`);
    return { card, side, question, place: placeTexts(0, index, question) };
  });
  return { placed, cards, closing: generalClosing };
}

const chapters: Record<string, (scribe: Scribe, table: Table, wanted: number) => Told> = {
  'a card': (scribe, { placed: [first], cards }, wanted) => {
    if (!first) throw new RangeError('no card');
    return tellCard(scribe, first, { next: cards[1] ?? null, wanted });
  },
  together: tellTogether,
  'the outlook': tellOutlook,
  'the advice': tellAdvice,
};

describe.each(Object.entries(chapters))('the chapter of %s', (_, tell) => {
  // What the scribe shuns, a fourth sentence with one ending, it can only shun of what really stands before.
  test.each([560, 900])('prints its texts in the order they were written, of %i characters', (wanted) => {
    for (const drawn of randomSpreads(SEED, 20, 3)) {
      const scribe = new Remembering(`${SEED}`);
      const { answer, blocks } = tell(scribe, tableOf(drawn), wanted);
      const printed = [answer, ...blocks.map(textOf)].join('\n');
      const places = scribe.written.map((text) => printed.indexOf(text));
      expect(places, `seed ${SEED}: ${JSON.stringify(drawn)}`).not.toContain(-1);
      expect(places, `seed ${SEED}: ${JSON.stringify(drawn)}`).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});

test('a content that weighs two against each other is told by the side the third card takes', () => {
  const said = (side: Side) => ({
    verdict: { answer: [`판단 ${side}입니다.`], told: ['말입니다.'] },
    advice: { answer: [`조언 ${side}입니다.`], act: ['할 일입니다.'], leave: ['둘 일입니다.'] },
  });
  const sides = {
    first: said('first'),
    second: said('second'),
    level: said('level'),
    neither: said('neither'),
  };
  const seen = new Set<Side>();
  for (const drawn of randomSpreads(SEED, 60, 3)) {
    const table = tableOf(drawn);
    const weighing = { ...table, closing: { ...table.closing, sides } };
    const side = sideOf(table.cards);
    seen.add(side);
    expect(tellTogether(new Scribe(`${SEED}`), weighing, 560).answer).toBe(`판단 ${side}입니다.`);
    expect(tellAdvice(new Scribe(`${SEED}`), weighing, 370).answer).toBe(`조언 ${side}입니다.`);
  }
  expect(seen, `seed ${SEED}`).toEqual(new Set(SIDES));
});

test('what is to be done before any word to the other never turns to them', () => {
  const turning = { number: 22, direction: 'UPRIGHT' } as const;
  const { act, quiet } = FACES[turning.number]?.upright ?? {};
  const table = tableOf([turning]);
  const todo = (closing: Table['closing']) =>
    tellAdvice(new Scribe(`${SEED}`), { ...table, closing }, 370)
      .blocks.filter((block) => block.kind === 'checklist')
      .flatMap(({ items }) => items);
  expect(todo(table.closing)).toContain(act);
  expect(todo({ ...table.closing, beforehand: true })).toContain(quiet);
});

const HARD_ROW = [31, 40, 59].map((number) => ({ number, direction: 'UPRIGHT' }) as const);
const KIND_ROW = [36, 10, 37].map((number) => ({ number, direction: 'UPRIGHT' }) as const);

test('the outlook of a row that rests promises nothing the verdict puts off', () => {
  const answerOf = (row: readonly DrawnCard[]) =>
    tellOutlook(new Scribe(`${SEED}`), tableOf(row), 560).answer;
  expect(HELD.rest.answer).toContain(answerOf(HARD_ROW));
  expect(HELD.rest.answer).not.toContain(answerOf(KIND_ROW));
});

test('a row without a kind card is not told to lean on one', () => {
  const leaned = (row: readonly DrawnCard[]) => {
    const offered = new Map<string, readonly string[]>();
    class Listening extends Scribe {
      override write(choice: Choice, words: Words, facts: Fact[]): string {
        offered.set(choice.name, choice.texts);
        return super.write(choice, words, facts);
      }
    }
    tellTogether(new Listening(`${SEED}`), tableOf(row), 560);
    return offered.get('together.best');
  };
  expect(leaned(HARD_ROW)).toBe(MILDEST.hard);
  expect(leaned(KIND_ROW)).toBe(BEST);
});

test('a card is told by both its meanings', () => {
  const table = tableOf(KIND_ROW);
  const [first] = table.placed;
  if (!first) throw new RangeError('no card');
  const { blocks } = tellCard(new Scribe(`${SEED}`), first, { next: null, wanted: 560 });
  const told = blocks.map(textOf).join('\n');
  for (const meaning of first.side.core) expect(told).toContain(meaning);
});
