import type { UsedCard } from '#toss/payment.ts';

/** A card lying ready in the window. */
export type TestCard = UsedCard & { id: string; name: string; note: string };

/** What a buyer can pay with: each card is one way a confirmation can end. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { id: 'good', name: '달빛카드', note: '승인돼요', number: '43301234****111*', issuerCode: '11' },
  {
    id: 'empty',
    name: '빈지갑카드',
    note: '잔액이 부족해 승인 때 거절돼요',
    number: '54001234****222*',
    issuerCode: '41',
    answer: { code: 'REJECT_CARD_PAYMENT', when: 'before' },
  },
  {
    id: 'stopped',
    name: '멈춤카드',
    note: '정지된 카드라 승인 때 거절돼요',
    number: '94101234****333*',
    issuerCode: '61',
    answer: { code: 'INVALID_STOPPED_CARD', when: 'before' },
  },
  {
    id: 'unsure',
    name: '갸우뚱카드',
    note: '승인해 놓고 오류라고 답해요',
    number: '45701234****444*',
    issuerCode: '71',
    answer: { code: 'PROVIDER_ERROR', when: 'after' },
  },
  {
    id: 'broken',
    name: '먹통카드',
    note: '승인하지 않고 오류라고 답해요',
    number: '62301234****555*',
    issuerCode: '51',
    answer: { code: 'PROVIDER_ERROR', when: 'before' },
  },
];
