import type { ContentRow } from '#catalogue/repository.ts';
import type { Db } from '#platform/database/database.ts';
import { enterBoughtReading, type BoughtKey } from './bought-repository.ts';

/** A paid order, as far as its reading is concerned. */
export interface PaidReading extends BoughtKey {
  kind: 'SAJU' | 'TAROT';
  resultId: string;
  contentId: number;
  memberId: string | null;
  cards: number[] | null;
  gender: 'FEMALE' | 'MALE' | null;
}

export interface OpenPorts {
  content: ContentRow;
  now: Date;
  /** Draws so many cards; used when the buyer's own choice never reached us. */
  drawCards: (count: number) => number[];
}

/**
 * Gives a paid order its result, still without a reading, and the work of writing it, which is due at once: all in the
 * transaction that makes the order paid. False when the person it was bought for is gone.
 */
export async function openBoughtReading(tx: Db, paid: PaidReading, ports: OpenPorts): Promise<boolean> {
  const { content, now } = ports;
  const { userId, orderId, resultId } = paid;
  const common = {
    userId,
    id: resultId,
    contentId: paid.contentId,
    resultStatus: 'WAITING' as const,
    reading: null,
    orderId,
    createdAt: now,
    updatedAt: now,
  };
  const work = { orderId, chaptersTotal: content.chapters.length };
  if (paid.kind === 'SAJU') {
    if (paid.memberId === null) return false;
    const row = { ...common, memberId: paid.memberId, period: '' };
    return enterBoughtReading(tx, { service: 'SAJU', row }, work, now);
  }
  const count = content.tarot?.spread.count ?? 1;
  const cards = paid.cards?.length === count ? paid.cards : ports.drawCards(count);
  const row = { ...common, koreanDay: null, gender: paid.gender ?? 'FEMALE', cards };
  return enterBoughtReading(tx, { service: 'TAROT', row }, work, now);
}
