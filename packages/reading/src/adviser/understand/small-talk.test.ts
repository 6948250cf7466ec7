import { expect, test } from 'vitest';
import { heardAtLarge } from './understand.ts';

const heard = (question: string): string | null => {
  const { care, small } = heardAtLarge(question, []);
  return care ?? small;
};

test.each([
  ['비 오네요', 'weather'],
  ['님 mbti는 뭐예요ㅋㅋ', 'identity'],
  ['혹시 사람이세요?', 'identity'],
  ['후기 들고 올게요', 'bye'],
  ['너 사기지', 'insult'],
  ['그때 연애 못하면 환불돼요?ㅋㅋ', 'service'],
  ['주식 지금 매도할까', 'money'],
])('%s is %s', (question, kind) => {
  expect(heard(question)).toBe(kind);
});

test.each([
  ['다른 자매도 오빠를 좋아해요', 'money'],
  ['나 왜 맨날 쓰레기만 만나?', 'insult'],
  ['회원이라 잘해주는 거라고요?', 'service'],
])('%s is not %s', (question, kind) => {
  expect(heard(question)).not.toBe(kind);
});
