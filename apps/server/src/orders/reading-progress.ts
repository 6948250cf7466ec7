import type { ReadingProgress } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import { findJob } from '#readings/bought-repository.ts';
import { isReadingOrder, type ReadingOrder } from './goods.ts';
import type { OrderPorts } from './ports.ts';
import { findOrder, type OrderKey } from './repository.ts';

/** A bought reading as a page asks for it. `resultId` and `kind` have to be the order's own where they are named. */
export interface AskProgress extends OrderKey {
  kind?: ReadingOrder['kind'];
  resultId?: string;
}

/**
 * How far a bought reading is. Throws NOT_FOUND for an order that is not this reader's, or not this result's, and
 * PREMIUM_FORTUNE_FORBIDDEN or PREMIUM_TAROT_FORBIDDEN for one that nobody paid.
 */
export async function readingProgress(ports: OrderPorts, ask: AskProgress): Promise<ReadingProgress> {
  const order = await findOrder(ports.db, ask);
  if (!order || !isReadingOrder(order)) throw new AppError('NOT_FOUND');
  const asked =
    (ask.kind === undefined || ask.kind === order.kind) &&
    (ask.resultId === undefined || ask.resultId.toLowerCase() === order.resultId);
  if (!asked) throw new AppError('NOT_FOUND');
  const phase = phaseOf(order);
  const job = phase === 'WRITING' ? await findJob(ports.db, order) : undefined;
  const chaptersTotal =
    job?.chaptersTotal ?? (await ports.catalogue()).contents.get(order.contentId)?.chapters.length ?? 0;
  return {
    orderId: order.orderId,
    serviceType: order.kind,
    fortuneContentId: order.contentId,
    resultId: order.resultId,
    phase,
    chaptersDone: phase === 'READY' ? chaptersTotal : (job?.chaptersDone ?? 0),
    chaptersTotal,
    isLate: isUnderWay(phase) && ports.clock.now().getTime() - since(order).getTime() > LONGEST_NOTICE_MS,
    message: phase === 'REFUNDING' || phase === 'REFUNDED' ? order.problemMessage : null,
  };
}

/** Readers are told one to two minutes. */
const LONGEST_NOTICE_MS = 2 * 60_000;

/** Since when the order has been where it is: paid, or before the card company. */
const since = ({ paidAt, updatedAt }: ReadingOrder): Date => paidAt ?? updatedAt;

const isUnderWay = (phase: ReadingProgress['phase']): boolean =>
  phase === 'CONFIRMING' || phase === 'WRITING';

function phaseOf(order: ReadingOrder): ReadingProgress['phase'] {
  switch (order.state) {
    case 'created':
    case 'failed':
    case 'expired':
      throw new AppError(order.kind === 'SAJU' ? 'PREMIUM_FORTUNE_FORBIDDEN' : 'PREMIUM_TAROT_FORBIDDEN');
    case 'confirming':
      return 'CONFIRMING';
    case 'paid':
      return 'WRITING';
    case 'fulfilled':
    case 'refundingPart':
      return 'READY';
    case 'refunding':
      return 'REFUNDING';
    case 'refunded':
      return 'REFUNDED';
  }
}

/** Phases after which nothing changes by itself any more. */
export const isFinal = ({ phase }: ReadingProgress): boolean => phase === 'READY' || phase === 'REFUNDED';
