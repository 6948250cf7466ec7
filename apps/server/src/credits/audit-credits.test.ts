import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#platform/database/database.ts';
import { echo, newAsker } from '../../test/asker.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { auditCredits } from './audit-credits.ts';

class Undone extends Error {
  override readonly name = 'Undone';
}

const GUARDED = ['credit_entries', 'credit_transactions', 'credit_lots', 'credit_wallets', 'chat_messages'];

describe('the audit of credits', () => {
  let shop: TestShop;
  /** A reader who has used their free message, then one of three credits. */
  beforeAll(async () => {
    shop = await openTestShop({ adviser: echo, prices: { freePerDay: 1 } });
    const asker = await newAsker(shop);
    const room = await asker.open();
    await asker.charge(3);
    for (let n = 0; n < 2; n += 1) await asker.ask(room);
    return () => shop.close();
  });

  /** What the audit finds after somebody changed the books behind the shop's back. */
  async function findings(tamper: SQL): Promise<string[]> {
    let found: string[] = [];
    const work = async (tx: Db): Promise<never> => {
      for (const table of GUARDED) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tx.execute(tamper);
      found = [...new Set((await auditCredits(tx)).map(({ invariant }) => invariant))];
      throw new Undone();
    };
    await expect(shop.db.transaction(work)).rejects.toThrow(Undone);
    return found;
  }

  test('finds nothing where nothing is wrong', async () => {
    expect(await auditCredits(shop.db)).toEqual([]);
  });

  test.each([
    ['a line that was changed', sql`update credit_entries set amount = 5 where account = 'SOLD'`, ['I8']],
    ['a lot that holds more', sql`update credit_lots set "left" = "left" + 1`, ['I8']],
    ['a wallet that holds more', sql`update credit_wallets set balance = balance + 1`, ['I8']],
    [
      'a reply nothing was paid for',
      sql`update chat_messages set paid_with = 'CREDIT' where paid_with = 'FREE'`,
      ['I10'],
    ],
    [
      'a failed reply that was charged',
      sql`update chat_messages set state = 'FAILED' where paid_with = 'CREDIT'`,
      ['I10'],
    ],
    [
      'a reply under way whose credit is spent',
      sql`update chat_messages set state = 'WRITING' where paid_with = 'CREDIT'`,
      ['I10'],
    ],
    ['a day’s counter that is behind', sql`update chat_free_uses set used = 0`, ['I16']],
    ['the house’s counter that is behind', sql`update chat_house_uses set used = 0`, ['I16']],
  ])('finds %s', async (_, tamper, invariants) => {
    expect(await findings(tamper)).toEqual(invariants);
  });
});
