import { expect, test } from 'vitest';
import { choiceIn } from './understand/choice.ts';
import { understand } from './understand/understand.ts';

test.each([
  ['토요일이랑 일요일 중에요?', '토요일', '일요일'],
  ['5월 16일이랑 23일 중에 어느 날이 나아요?', '5월 16일', '23일'],
  ['12월? 1월?', '12월', '1월'],
  ['12월이 좋아요 1월이 좋아요', '12월', '1월'],
  ['오늘 수요일인데 오늘이요 아니면 주말?', '오늘', '주말'],
  ['이번 달이요 다음 달이요?', '이번 달', '다음 달'],
  ['내년이랑 내후년 중에 언제가 더 나아요?', '내년', '내후년'],
  ['프러포즈는 크리스마스 이브가 나아요 크리스마스가 나아요?', '크리스마스 이브', '크리스마스'],
])('two times are laid side by side: %s', (question, one, other) => {
  expect(choiceIn(question)?.of.map(({ text }) => text)).toEqual([one, other]);
});

test.each([
  '금요일이나 토요일에 만나자고 할까요',
  '오늘 만났는데 내일 연락해도 될까요',
  '크리스마스랑 새해에 연락 왔었는데 또 올까요',
  '12월 24일에 고백하면 어때요?',
])('two times are only named: %s', (question) => {
  expect(choiceIn(question)).toBeNull();
});

test('a day of the month that was named keeps its month', () => {
  expect(choiceIn('5월 16일이랑 23일 중에 어느 날이 나아요?')?.of[1].scope).toEqual({
    kind: 'date',
    year: null,
    month: 5,
    day: 23,
  });
});

test('a bare choice is made for what was spoken of', () => {
  const history = [{ role: 'READER' as const, text: '썸남한테 먼저 만나자고 해볼까요' }];
  const { topic, intent } = understand('토요일이랑 일요일 중에요?', history);
  expect({ topic, intent }).toEqual({ topic: 'ssum', intent: 'which' });
});
