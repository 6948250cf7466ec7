import { describe, expect, test } from 'vitest';
import type { FortuneResultListItem, TarotResultListItem } from '@wolha/contract';
import { sajuResultPath, tarotResultPath } from './result-links.ts';

const saju = (part: Partial<FortuneResultListItem>) =>
  sajuResultPath({
    id: 'r1',
    fortuneContentId: 35,
    memberId: 'm1',
    orderId: null,
    ...part,
  } as FortuneResultListItem);
const tarot = (part: Partial<TarotResultListItem>) =>
  tarotResultPath({ id: 't1', fortuneContentId: 40, orderId: null, ...part } as TarotResultListItem);

describe('a Saju row', () => {
  test('opens a free result with its content and member', () => {
    expect(saju({ resultStatus: 'NONE' })).toBe(
      '/free-fortune-result?fortuneContentId=35&memberId=m1&memberType=EXISTING',
    );
  });
  test.each(['READY', 'REFUNDED'] as const)('opens a premium result that is %s by its id', (resultStatus) => {
    expect(saju({ resultStatus, orderId: 'o1' })).toBe('/premium-fortune-result/r1');
  });
  test.each(['WAITING', 'FAILED'] as const)(
    'leads to the watching of one that is %s: being written, or its money on the way back',
    (resultStatus) => {
      expect(saju({ resultStatus, orderId: 'o1' })).toBe(
        '/premium-fortune-analysis?fortuneResultId=r1&orderId=o1',
      );
    },
  );
});

describe('a tarot row', () => {
  test('opens a free draw as it was stored', () => {
    expect(tarot({ resultStatus: 'NONE' })).toBe('/free-tarot-result?fortuneContentId=40&tarotResultId=t1');
  });
  test('opens a premium draw by its id, or its watching', () => {
    expect(tarot({ resultStatus: 'READY', orderId: 'o1' })).toBe('/premium-tarot-result/t1');
    expect(tarot({ resultStatus: 'WAITING', orderId: 'o1' })).toBe(
      '/premium-tarot-analysis?tarotResultId=t1&orderId=o1',
    );
  });
});
