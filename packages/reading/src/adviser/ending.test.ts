import { expect, test } from 'vitest';
import { withEnding } from './ending.ts';

test.each([
  ['배우자 자리에 유금이 있습니다.', '배우자 자리에 유금이 있어요.', '배우자 자리에 유금이 있지요.'],
  ['문이 열리는 달입니다.', '문이 열리는 달이에요.', '문이 열리는 달이지요.'],
  ['오늘은 쉬는 날이 아닙니다.', '오늘은 쉬는 날이 아니에요.', '오늘은 쉬는 날이 아니지요.'],
  ['말이 먼저 나옵니다.', '말이 먼저 나와요.', '말이 먼저 나오지요.'],
  ['마음을 엽니다.', '마음을 열어요.', '마음을 열지요.'],
  ['그 사람이 보입니다.', '그 사람이 보여요.', '그 사람이 보이지요.'],
  ['답이 늦게 왔습니다.', '답이 늦게 왔어요.', '답이 늦게 왔지요.'],
  ['말을 고릅니다.', '말을 골라요.', '말을 고르지요.'],
  ['가까워집니다.', '가까워져요.', '가까워지지요.'],
  ['마음이 가볍습니다.', '마음이 가벼워요.', '마음이 가볍지요.'],
  ['그렇습니다.', '그래요.', '그렇지요.'],
  ['말이 길어질 겁니다.', '말이 길어질 거예요.', '말이 길어질 겁니다.'],
  ['먼저 쓰면 됩니다.', '먼저 쓰면 돼요.', '먼저 쓰면 되지요.'],
  ['마음이 자랍니다.', '마음이 자라요.', '마음이 자라지요.'],
  ['이름표를 답니다.', '이름표를 달아요.', '이름표를 달지요.'],
  ['힘이 듭니다.', '힘이 들어요.', '힘이 들지요.'],
])('gives “%s” other endings', (formal, soft, knowing) => {
  expect(withEnding(formal, 'formal')).toBe(formal);
  expect(withEnding(formal, 'soft')).toBe(soft);
  expect(withEnding(formal, 'knowing')).toBe(knowing);
});

test.each([
  '소문이 난답니다.',
  '부르기가 쉽답니다.',
  '길은 거기 있답니다.',
  '뜸이 들어야 밥이 되는 법이랍니다.',
  '나쁜 것이 아니랍니다.',
  '곁에 두는 거랍니다.',
])('leaves “%s” its own ending', (told) => {
  expect(withEnding(told, 'soft')).toBe(told);
  expect(withEnding(told, 'knowing')).toBe(told);
});

test('leaves other sentences as they are', () => {
  expect(withEnding('먼저 물어보세요.', 'soft')).toBe('먼저 물어보세요.');
});
