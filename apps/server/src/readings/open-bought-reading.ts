import type { ContentRow } from '#catalogue/repository.ts';
import { holdAccount } from '#identity/hold-account.ts';
import type { Db } from '#platform/database/database.ts';
import {
  holdMember,
  insertBoughtFortune,
  insertBoughtTarot,
  insertJob,
  type BoughtKey,
} from './bought-repository.ts';

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
  /** Wakes a worker, as part of the transaction. */
  wake: (tx: Db, key: BoughtKey) => Promise<void>;
}

/**
 * Gives a paid order its result, still without a reading, and the work of writing it, and wakes a worker: all in the
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
  if (paid.kind === 'SAJU') {
    if (paid.memberId === null || !(await holdMember(tx, userId, paid.memberId))) return false;
    await insertBoughtFortune(tx, { ...common, memberId: paid.memberId, period: '' });
  } else {
    if (!(await holdAccount(tx, userId))) return false;
    const count = content.tarot?.spread.count ?? 1;
    const cards = paid.cards?.length === count ? paid.cards : ports.drawCards(count);
    await insertBoughtTarot(tx, { ...common, koreanDay: null, gender: paid.gender ?? 'FEMALE', cards });
  }
  const chaptersTotal = content.chapters.length;
  await insertJob(tx, { userId, orderId, service: paid.kind, resultId, chaptersTotal }, now);
  await ports.wake(tx, { userId, orderId });
  return true;
}
