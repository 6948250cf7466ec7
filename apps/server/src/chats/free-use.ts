import { and, eq, lt, sql } from 'drizzle-orm';
import type { UsageLimit } from '@wolha/contract';
import { koreanDay } from '#platform/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { ChatPorts, ChatPrices } from './ports.ts';
import { chatFreeUses, chatHouseUses } from './schema.ts';

/** `taken`, or whose free use of the day is spent; the house's is named first. */
export type FreeUse = 'taken' | 'house spent' | 'reader spent';

const ofDay = (userId: number, day: string) =>
  and(eq(chatFreeUses.userId, userId), eq(chatFreeUses.koreanDay, day));

/** Takes one free message of a Korean day, of the reader and of the house, or neither. Exact, however many come at once. */
export async function takeFreeUse(tx: Db, userId: number, day: string, prices: ChatPrices): Promise<FreeUse> {
  if (!(await countReader(tx, userId, day, prices.freePerDay))) {
    return (await houseUsed(tx, day)) >= prices.freePerDayOfHouse ? 'house spent' : 'reader spent';
  }
  if (await countHouse(tx, day, prices.freePerDayOfHouse)) return 'taken';
  await tx
    .update(chatFreeUses)
    .set({ used: sql`${chatFreeUses.used} - 1` })
    .where(ofDay(userId, day));
  return 'house spent';
}

async function countReader(tx: Db, userId: number, koreanDay: string, most: number): Promise<boolean> {
  if (most < 1) return false;
  const counted = await tx
    .insert(chatFreeUses)
    .values({ userId, koreanDay, used: 1 })
    .onConflictDoUpdate({
      target: [chatFreeUses.userId, chatFreeUses.koreanDay],
      set: { used: sql`${chatFreeUses.used} + 1` },
      setWhere: lt(chatFreeUses.used, most),
    });
  return counted.rowCount === 1;
}

/** The one row all readers share is written last before the commit, so that nobody waits for it long. */
async function countHouse(tx: Db, koreanDay: string, most: number): Promise<boolean> {
  if (most < 1) return false;
  const counted = await tx
    .insert(chatHouseUses)
    .values({ koreanDay, used: 1 })
    .onConflictDoUpdate({
      target: chatHouseUses.koreanDay,
      set: { used: sql`${chatHouseUses.used} + 1` },
      setWhere: lt(chatHouseUses.used, most),
    });
  return counted.rowCount === 1;
}

/** Gives a free message back to the day it was taken from. */
export async function giveFreeUseBack(tx: Db, userId: number, day: string): Promise<void> {
  await tx
    .update(chatFreeUses)
    .set({ used: sql`greatest(${chatFreeUses.used} - 1, 0)` })
    .where(ofDay(userId, day));
  await tx
    .update(chatHouseUses)
    .set({ used: sql`greatest(${chatHouseUses.used} - 1, 0)` })
    .where(eq(chatHouseUses.koreanDay, day));
}

async function houseUsed(db: Db, day: string): Promise<number> {
  const [row] = await db.select().from(chatHouseUses).where(eq(chatHouseUses.koreanDay, day));
  return row?.used ?? 0;
}

/** What is left of today's free use. */
export async function usageLimit(
  { db, clock, prices }: Pick<ChatPorts, 'db' | 'clock' | 'prices'>,
  userId: number,
): Promise<UsageLimit> {
  const day = koreanDay(clock.now());
  const [own] = await db.select().from(chatFreeUses).where(ofDay(userId, day));
  const ownLeft = Math.max(0, prices.freePerDay - (own?.used ?? 0));
  const houseLeft = Math.max(0, prices.freePerDayOfHouse - (await houseUsed(db, day)));
  return {
    isTotalUsageLimit: houseLeft === 0,
    isUserUsageLimit: ownLeft === 0,
    freeMessagesLeft: Math.min(ownLeft, houseLeft),
    freeMessagesPerDay: prices.freePerDay,
    creditPerMessage: prices.perMessage,
  };
}
