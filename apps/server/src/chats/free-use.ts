import type { UsageLimit } from '@wolha/contract';
import { koreanDay } from '#platform/clock.ts';
import type { Db } from '#platform/database/database.ts';
import {
  countHouse,
  countReader,
  uncountHouse,
  uncountReader,
  usedByHouse,
  usedByReader,
} from './free-use-repository.ts';
import type { ChatPorts, ChatPrices } from './ports.ts';

/** `taken`, or whose free use of the day is spent; the house's is named first. */
export type FreeUse = 'taken' | 'house spent' | 'reader spent';

/** Takes one free message of a Korean day, of the reader and of the house, or neither. Exact, however many come at once. */
export async function takeFreeUse(tx: Db, userId: number, day: string, prices: ChatPrices): Promise<FreeUse> {
  if (!(await countReader(tx, userId, day, prices.freePerDay))) {
    return (await usedByHouse(tx, day)) >= prices.freePerDayOfHouse ? 'house spent' : 'reader spent';
  }
  if (await countHouse(tx, day, prices.freePerDayOfHouse)) return 'taken';
  await uncountReader(tx, userId, day);
  return 'house spent';
}

/** Gives a free message back to the day it was taken from. */
export async function giveFreeUseBack(tx: Db, userId: number, day: string): Promise<void> {
  await uncountReader(tx, userId, day);
  await uncountHouse(tx, day);
}

/** What is left of today's free use. */
export async function usageLimit(
  { db, clock, prices }: Pick<ChatPorts, 'db' | 'clock' | 'prices'>,
  userId: number,
): Promise<UsageLimit> {
  const day = koreanDay(clock.now());
  const ownLeft = Math.max(0, prices.freePerDay - (await usedByReader(db, userId, day)));
  const houseLeft = Math.max(0, prices.freePerDayOfHouse - (await usedByHouse(db, day)));
  return {
    isTotalUsageLimit: houseLeft === 0,
    isUserUsageLimit: ownLeft === 0,
    freeMessagesLeft: Math.min(ownLeft, houseLeft),
    freeMessagesPerDay: prices.freePerDay,
    creditPerMessage: prices.perMessage,
  };
}
