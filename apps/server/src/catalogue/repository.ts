import { asc, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import {
  creditPackages,
  fortuneCategories,
  fortuneCategoryContents,
  fortuneContents,
  partners,
  questionCategories,
} from './schema.ts';

export type ContentRow = typeof fortuneContents.$inferSelect;
export type CategoryRow = typeof fortuneCategories.$inferSelect;
export type CategoryContentRow = typeof fortuneCategoryContents.$inferSelect;
export type PartnerRow = typeof partners.$inferSelect;
export type QuestionCategoryRow = typeof questionCategories.$inferSelect;
export type CreditPackageRow = typeof creditPackages.$inferSelect;

/** One load of the catalogue at a time. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);
}

/** Writes the contents as they are in the files; those whose file is gone are kept, unpublished, for what was bought. */
export async function replaceContents(db: Db, rows: readonly ContentRow[]): Promise<void> {
  for (const row of rows) {
    await db.insert(fortuneContents).values(row).onConflictDoUpdate({ target: fortuneContents.id, set: row });
  }
  const ids = rows.map((row) => row.id);
  await db.update(fortuneContents).set({ published: false }).where(notInArray(fortuneContents.id, ids));
}

export async function replaceCategories(
  db: Db,
  categories: readonly CategoryRow[],
  memberships: readonly CategoryContentRow[],
): Promise<void> {
  await db.delete(fortuneCategoryContents);
  await db.delete(fortuneCategories);
  await db.insert(fortuneCategories).values([...categories]);
  await db.insert(fortuneCategoryContents).values([...memberships]);
}

export async function replacePartners(db: Db, rows: readonly PartnerRow[]): Promise<void> {
  for (const row of rows) {
    await db.insert(partners).values(row).onConflictDoUpdate({ target: partners.id, set: row });
  }
  const ids = rows.map((row) => row.id);
  await db.update(partners).set({ status: 'OFF' }).where(notInArray(partners.id, ids));
}

export async function replaceQuestionCategories(db: Db, rows: readonly QuestionCategoryRow[]): Promise<void> {
  await db.delete(questionCategories);
  await db.insert(questionCategories).values([...rows]);
}

export async function replaceCreditPackages(db: Db, rows: readonly CreditPackageRow[]): Promise<void> {
  for (const row of rows) {
    await db.insert(creditPackages).values(row).onConflictDoUpdate({ target: creditPackages.id, set: row });
  }
  const ids = rows.map((row) => row.id);
  await db.update(creditPackages).set({ onSale: false }).where(notInArray(creditPackages.id, ids));
}

export const listContents = (db: Db): Promise<ContentRow[]> =>
  db.select().from(fortuneContents).orderBy(asc(fortuneContents.id));

export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  db.select().from(fortuneCategories).orderBy(asc(fortuneCategories.homeOrder));

export const listMemberships = (db: Db): Promise<CategoryContentRow[]> =>
  db.select().from(fortuneCategoryContents).orderBy(asc(fortuneCategoryContents.position));

export const listPartners = (db: Db): Promise<PartnerRow[]> =>
  db.select().from(partners).orderBy(asc(partners.id));

export const listQuestionCategories = (db: Db): Promise<QuestionCategoryRow[]> =>
  db.select().from(questionCategories).orderBy(asc(questionCategories.position));

export const listCreditPackages = (db: Db): Promise<CreditPackageRow[]> =>
  db.select().from(creditPackages).orderBy(asc(creditPackages.position));
