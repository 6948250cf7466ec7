import { describe, expect, test } from 'vitest';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { EVENING } from './understand/examples/evening.ts';
import { OFFERED_MEANINGS } from './understand/examples/offered.ts';
import { TALK } from './understand/examples/talk.ts';
import { followUpsFor, OFFERED } from './follow-ups.ts';
import { understand } from './understand/understand.ts';

const meaningOf = (text: string, after?: string): string => {
  const history = after === undefined ? [] : [{ role: 'READER' as const, text: after }];
  const { care, small, topic, intent } = understand(text, history);
  return care ?? small ?? `${topic}.${intent}`;
};

describe('a follow-up', () => {
  test('has its meaning written down', () => {
    expect(OFFERED_MEANINGS.map(({ text }) => text).toSorted()).toEqual([...OFFERED].toSorted());
  });

  test.each(OFFERED_MEANINGS.map(({ text, as }) => [text, as] as const))(
    'is understood as what it says, whatever was offered and asked before: %s',
    (text, as) => {
      expect(meaningOf(text)).toBe(as);
      const heard = OFFERED.filter((before) => before !== text).map((before) => meaningOf(text, before));
      expect(new Set(heard)).toEqual(new Set([as]));
    },
  );

  test.each(OFFERED_MEANINGS.map(({ text, as }) => [text, as] as const))(
    'has answers of its own: %s',
    (_, as) => {
      const [topic = '', intent = ''] = as.split('.');
      const moves = ADVISER_TOPICS.filter(({ id }) =>
        intent === 'feel' ? id === 'answer.feel' : id === `answer.${topic}`,
      ).flatMap((item) => Object.keys(item.moves));
      const own = intent === 'feel' ? /\.(go|mid|hold)$/u : new RegExp(`^${intent}(\\.|$)`, 'u');
      expect(moves.some((move) => own.test(move))).toBe(true);
    },
  );

  test('never asks what was just answered', () => {
    for (const { text } of [...EVENING, ...TALK]) {
      const asked = understand(text, []);
      if (asked.care || asked.small) continue;
      const meaning = `${asked.topic}.${asked.intent}`;
      for (const next of followUpsFor(asked, { asked: [text], offered: [] }))
        expect(meaningOf(next), text).not.toBe(meaning);
    }
  });

  test('does not lead on to somebody who is bound', () => {
    const next = followUpsFor(understand('유부남을 좋아하게 됐어요 어떡하죠', []), {
      asked: [],
      offered: [],
    });
    expect(next).toHaveLength(2);
    expect(next.join(' ')).not.toMatch(/다가가|고백|관심|만나자/u);
  });

  test('is never one that was asked, nor the same in other words', () => {
    const asked = understand('고백해도 될까요?', []);
    const first = followUpsFor(asked, { asked: ['고백해도 될까요?'], offered: [] });
    expect(first).toHaveLength(2);
    expect(first).not.toContain('그 사람에게 고백해도 될까요?');
    const second = followUpsFor(asked, { asked: ['고백해도 될까요?', ...first], offered: [] });
    for (const question of first) expect(second).not.toContain(question);
  });

  test('is offered once in a room while there are others, then the one of longest ago', () => {
    const asked = understand('고백해도 될까요?', []);
    const offered: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const next = followUpsFor(asked, { asked: [], offered });
      expect(next).toHaveLength(2);
      expect(offered.filter((question) => next.includes(question))).toEqual([]);
      offered.push(...next);
    }
    for (let turn = 0; turn < 30; turn += 1) offered.push(...followUpsFor(asked, { asked: [], offered }));
    const gaps = offered.map((question, index) => {
      const before = offered.lastIndexOf(question, index - 1);
      return before < 0 || index === 0 ? Infinity : index - before;
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  });

  test.each([
    ['헤어진 남자친구에게 연락해도 될까요?', /지금 만나는|두 사람|오래 만나|부딪히는|이 썸|고백/u],
    ['올해 안에 새로운 사람을 만날 수 있을까요?', /지금 만나는|두 사람|그 사람|접는|연락할 때/u],
    ['남자친구랑 오래갈까요?', /새로운 사람|소개팅|다음 연애|이 썸|고백/u],
  ])('suits who asks, however long the room: %s', (question, stranger) => {
    const asked = understand(question, []);
    const offered: string[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      offered.push(...followUpsFor(asked, { asked: [question], offered }));
    expect(offered.filter((text) => stranger.test(text))).toEqual([]);
  });

  test('asks first what one wants to know next', () => {
    const next = (question: string) =>
      followUpsFor(understand(question, []), { asked: [question], offered: [] }).map(
        (text) => understand(text, []).intent,
      );
    expect(next('새로운 사람을 만날 수 있을까요?')[0]).toBe('when');
    expect(next('저희가 자주 부딪히는 이유가 뭘까요?')[0]).toBe('how');
  });
});
