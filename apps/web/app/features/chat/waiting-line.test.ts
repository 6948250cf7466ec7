import { expect, test } from 'vitest';
import { waitingLine } from './waiting-line.ts';
import { sampleSaju } from './sample-room.ts';

test('names the very pillars that are looked at, with the right particles', () => {
  const own = sampleSaju('own');
  const other = sampleSaju('other');
  expect(waitingLine(own, other, 0)).toBe('내 일주 정유와 상대의 무진을 맞춰 보는 중');
  expect(waitingLine(own, null, 0)).toBe('일주 정유와 세운 병오를 맞춰 보는 중');
  expect(waitingLine(own, null, 2)).toBe('일주 정유와 일운 기해를 맞춰 보는 중');
  expect(waitingLine(null, null, 5)).toBe('글자를 살펴보는 중');
});
