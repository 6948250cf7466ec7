import type { PersonInput } from '@wolha/contract';
import type { ContentRow } from '#catalogue/repository.ts';
import { findPerson } from '#members/find-person.ts';
import { AppError } from '#platform/app-error.ts';
import { readingGoods } from './goods.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPorts } from './ports.ts';
import type { OrderRow } from './repository.ts';

export interface CheckPayment {
  userId: number;
  orderId: string;
  campaign?: string | undefined;
  contentId: number;
  person: PersonInput;
}

/**
 * Writes the order of a premium Saju reading. One content is bought once for one person's birth data, whichever way
 * the person is named. Throws NOT_FOUND, CONTENT_KIND_MISMATCH, CONTENT_NOT_FOR_SALE and what placing an order throws.
 */
export async function checkPayment(ports: OrderPorts, check: CheckPayment): Promise<OrderRow> {
  const content = await contentForSale(ports, check.contentId, 'SAJU');
  const person = await findPerson(ports, check.userId, check.person);
  return placeOrder(ports, {
    userId: check.userId,
    orderId: check.orderId,
    campaign: check.campaign,
    goods: {
      ...readingGoods(content, ports.newId()),
      memberId: person.id,
      slot: `${content.id}:${person.id}`,
    },
  });
}

/** A content that can be bought today. */
export async function contentForSale(
  { catalogue }: OrderPorts,
  contentId: number,
  service: ContentRow['serviceType'],
): Promise<ContentRow> {
  const content = (await catalogue()).contents.get(contentId);
  if (!content?.published) throw new AppError('NOT_FOUND');
  if (content.serviceType !== service) throw new AppError('CONTENT_KIND_MISMATCH');
  if (content.purchaseType !== 'PREMIUM') throw new AppError('CONTENT_NOT_FOR_SALE');
  return content;
}
