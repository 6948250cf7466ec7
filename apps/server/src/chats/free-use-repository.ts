import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { chatFreeUses, chatHouseUses } from './schema.ts';

const ofDay = (userId: number, day: string) =>
  and(eq(chatFreeUses.userId, userId), eq(chatFreeUses.koreanDay, day));

/** Counts one free message of a reader's day, unless they have had as many as there are. */
export async function countReader(tx: Db, userId: number, koreanDay: string, most: number): Promise<boolean> {
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

/** Counts one free message of the house's day. The one row all readers share: written last before the commit. */
export async function countHouse(tx: Db, koreanDay: string, most: number): Promise<boolean> {
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

export async function uncountReader(tx: Db, userId: number, day: string): Promise<void> {
  await tx
    .update(chatFreeUses)
    .set({ used: sql`greatest(${chatFreeUses.used} - 1, 0)` })
    .where(ofDay(userId, day));
}

export async function uncountHouse(tx: Db, day: string): Promise<void> {
  await tx
    .update(chatHouseUses)
    .set({ used: sql`greatest(${chatHouseUses.used} - 1, 0)` })
    .where(eq(chatHouseUses.koreanDay, day));
}

export async function usedByReader(db: Db, userId: number, day: string): Promise<number> {
  const [row] = await db.select().from(chatFreeUses).where(ofDay(userId, day));
  return row?.used ?? 0;
}

export async function usedByHouse(db: Db, day: string): Promise<number> {
  const [row] = await db.select().from(chatHouseUses).where(eq(chatHouseUses.koreanDay, day));
  return row?.used ?? 0;
}
