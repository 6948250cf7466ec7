import { describe, expect, test } from 'vitest';
import { always, by, pool, topic } from '#corpus/format.ts';
import { Quill } from './quill.ts';

const USEFUL = { 목: '', 화: '', 토: '', 금: '', 수: '물이 당신의 약입니다. 쉬어야 다정합니다.' };
const STRENGTH = { 신강: '당신은 미는 힘이 큽니다. 부탁이 늦습니다.', 중화: '', 신약: '' };
const LIBRARY = new Map(
  [
    topic('answer', {
      moves: { how: by('strength', { ...STRENGTH, 신강: '한 번은 져 주는 쪽이 낫습니다.' }) },
    }),
    topic('reason', { moves: { own: pool(by('useful', USEFUL), by('strength', STRENGTH)) } }),
    topic('trait', {
      moves: {
        pace: by('pace', { fast: '정화는 먼저 달려갑니다.', steady: '', slow: '', surging: '' }),
        more: pool(
          by('hurt', {
            burst: '정화의 말은 늘 뜨겁게 나갑니다.',
            silence: '',
            argue: '',
            swallow: '',
            withdraw: '',
          }),
          by('lead', {
            비겁: '혼자 서는 힘이 제일 크게 놓였습니다.',
            식상: '',
            재성: '',
            관성: '',
            인성: '',
          }),
        ),
      },
    }),
    topic('act', {
      moves: {
        any: always('오늘은 일찍 주무시면 좋겠습니다.'),
        led: always('바뀝니다. 다만 한 번에 하나씩이 알맞습니다.'),
      },
    }),
  ].map((item) => [item.id, item]),
);
const quill = (answers: readonly string[] = []) =>
  Quill.at(
    LIBRARY,
    { room: 'room', question: 'question' },
    {
      traits: { useful: '수', strength: '신강', pace: 'fast', hurt: 'burst', lead: '비겁' },
      slots: new Map(),
    },
    answers,
  );

describe('the texts of an answer', () => {
  test('give the reason that the answer itself rests on', () => {
    const desk = quill();
    desk.must('answer#how');
    expect(desk.touching(desk.spokenOf(), 'reason#own')).toBe(STRENGTH.신강);
  });

  test('speak of each fact once', () => {
    const desk = quill();
    desk.must('answer#how');
    expect(desk.apart('reason#own')).toBe(USEFUL.수);
    expect(desk.apart('reason#own')).toBeNull();
  });

  test('begin each with something else while there is something else', () => {
    const desk = quill();
    expect(desk.apart('trait#pace')).toMatch(/^정화/u);
    expect(desk.apart('trait#more')).toMatch(/^혼자/u);
    expect(desk.apart('trait#more')).toMatch(/^정화/u);
  });

  test('are known again behind the words that led to them', () => {
    expect(quill([`그러니 오늘은 일찍 주무시면 좋겠어요.`]).pick('act#any')).toBeNull();
  });

  test('are known again where they hold such words themselves', () => {
    expect(
      quill(['**바뀝니다. 다만 한 번에 하나씩이 알맞아요.** 이어서 답합니다.']).pick('act#led'),
    ).toBeNull();
  });
});
