import { describe, expect, test } from 'vitest';
import { BANNED, POLITE } from '#checks/words.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { folded } from '../understand/fold.ts';
import { INTENTS } from '../understand/intents.ts';
import { TOPICS } from '../understand/topics.ts';
import { understand } from '../understand/understand.ts';
import { UNSEEN } from '../fixture/concerns/all.ts';
import { CONCERNS } from './all.ts';
import { wordings } from './concern.ts';
import { sayingsOf } from './ear.ts';
import { SAID } from './said/all.ts';

const TEXTS = CONCERNS.flatMap(({ texts }) =>
  Object.entries(texts.moves).flatMap(([move, fragments]) =>
    fragments.map(({ text }) => ({ at: `${texts.id}#${move}`, move, text })),
  ),
);
const where = (found: readonly { at: string; text: string }[]): string[] =>
  found.map(({ at, text }) => `${at} ${text}`);

test('a line with alternatives stands for what can be said with them', () => {
  const texts = wordings('(걔|그 사람)한테 (연락|톡)할까').map(({ text }) => text);
  expect(texts.toSorted()).toEqual([
    '걔한테 연락할까',
    '걔한테 톡할까',
    '그 사람한테 연락할까',
    '그 사람한테 톡할까',
  ]);
  const many = wordings('(가|나|다|라|마)(1|2|3|4|5)(a|b|c|d|e)').map(({ text }) => text);
  for (const word of '가나다라마12345abcde')
    expect(
      many.some((text) => text.includes(word)),
      word,
    ).toBe(true);
});

describe('the concerns', () => {
  test('are each a thing of its own, with wordings of its own', () => {
    const ids = CONCERNS.map(({ id }) => id);
    expect(SAID.flat().filter(({ concern }) => !ids.includes(concern))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const homes = new Map<string, string>();
    const shared = sayingsOf().flatMap(({ concern, text, after = '' }) => {
      const wording = `${folded(after)} > ${folded(text)}`;
      const home = homes.get(wording) ?? concern.id;
      homes.set(wording, home);
      return home === concern.id ? [] : [`${text}: ${home}, ${concern.id}`];
    });
    expect(shared).toEqual([]);
    expect(CONCERNS.filter(({ asks }) => asks.length < 12).map(({ id }) => id)).toEqual([]);
  });

  test('are of a subject and a want the adviser knows', () => {
    expect(CONCERNS.filter(({ subject }) => !TOPICS.includes(subject)).map(({ id }) => id)).toEqual([]);
    expect(CONCERNS.filter(({ intent }) => !INTENTS.includes(intent)).map(({ id }) => id)).toEqual([]);
  });

  test('are answered politely, in words the house uses', () => {
    const shown = (text: string): string => text.replace(/\{[^}]*\}/gu, '그날');
    const banned = ({ text }: { text: string }): boolean =>
      BANNED.some(({ pattern }) => pattern.test(shown(text)));
    expect(where(TEXTS.filter(banned))).toEqual([]);
    const rude = ({ text }: { text: string }): boolean =>
      sentencesOf(shown(text)).some((sentence) => !POLITE.test(sentence) && !sentence.startsWith('“'));
    expect(where(TEXTS.filter(rude))).toEqual([]);
  });

  test('send nobody who is told to wait to a day that is near', () => {
    const waiting = new Set(
      CONCERNS.filter(({ stance }) => stance === 'hold').map(({ texts }) => `${texts.id}#answer`),
    );
    const held = TEXTS.filter(({ at, move }) => move === 'answer.hold' || waiting.has(at));
    expect(where(held.filter(({ text }) => /\{(actDay|otherDay)/u.test(text)))).toEqual([]);
  });

  test('set the right particle behind a month and a day', () => {
    expect(
      where(
        TEXTS.filter(({ text }) =>
          /\{(when|monthWord|actDay|otherDay|quietDay)\}(으로|가 |는 |를 |와 )/u.test(text),
        ),
      ),
    ).toEqual([]);
  });

  test('say nothing twice', () => {
    const texts = TEXTS.map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('lead on to questions that are understood', () => {
    const lost = CONCERNS.flatMap(({ id, next }) =>
      next.flatMap((question) => {
        const { care, small, guessed } = understand(question, []);
        return care || small || guessed ? [`${id}: ${question}`] : [];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('are found by wordings they were not taught, and seldom taken for another', () => {
    const ids = new Set(CONCERNS.map(({ id }) => id));
    expect(Object.keys(UNSEEN).filter((id) => !ids.has(id))).toEqual([]);
    const found = Object.entries(UNSEEN).flatMap(([id, lines]) =>
      wordings(lines).map(({ text, after }) => {
        const history = after === undefined ? [] : [{ role: 'READER' as const, text: after }];
        const concern = understand(text, history).concern?.id;
        return concern === undefined ? 'none' : concern === id ? 'it' : 'another';
      }),
    );
    const share = (what: string): number => found.filter((one) => one === what).length / found.length;
    expect(share('it')).toBeGreaterThan(0.72);
    expect(share('another')).toBeLessThan(0.24);
  });
});
