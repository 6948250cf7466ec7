import type { ContentRow, CreditPackageRow } from '#catalogue/repository.ts';
import type { OrderRow } from './repository.ts';

/** An order of a reading. The database holds that it has all of these. */
export type ReadingOrder = OrderRow & {
  kind: 'SAJU' | 'TAROT';
  contentId: number;
  contentVersion: number;
  resultId: string;
};

/** An order of credits, with as many as were offered when it was placed. */
export type CreditOrder = OrderRow & {
  kind: 'CREDIT';
  creditPackageId: number;
  credit: number;
  bonusCredit: number;
};

export const isCreditOrder = (order: OrderRow): order is CreditOrder => order.kind === 'CREDIT';
/** Won that so many unused paid credits of a purchase are worth; its bonus costs nothing. Rounded down to the won. */
export const worthOfUnused = (
  { amount, credit }: { amount: number; credit: number },
  unused: number,
): number => Math.floor((amount * unused) / credit);

export const isReadingOrder = (order: OrderRow): order is ReadingOrder => order.kind !== 'CREDIT';

/** What is bought, as the order keeps it. */
export type Goods = Pick<
  OrderRow,
  | 'kind'
  | 'contentId'
  | 'contentVersion'
  | 'creditPackageId'
  | 'credit'
  | 'bonusCredit'
  | 'orderName'
  | 'amount'
  | 'memberId'
  | 'cards'
  | 'gender'
  | 'slot'
  | 'resultId'
>;

/** A reading of a content, still without its person or its cards. */
export const readingGoods = (content: ContentRow, resultId: string): Goods => ({
  kind: content.serviceType,
  contentId: content.id,
  contentVersion: content.version,
  creditPackageId: null,
  credit: null,
  bonusCredit: null,
  orderName: content.title,
  amount: content.discountPrice,
  memberId: null,
  cards: null,
  gender: null,
  slot: null,
  resultId,
});

export const creditGoods = (offered: CreditPackageRow): Goods => ({
  kind: 'CREDIT',
  contentId: null,
  contentVersion: null,
  creditPackageId: offered.id,
  credit: offered.credit,
  bonusCredit: offered.bonusCredit,
  orderName: offered.name,
  amount: offered.discountPrice,
  memberId: null,
  cards: null,
  gender: null,
  slot: null,
  resultId: null,
});
