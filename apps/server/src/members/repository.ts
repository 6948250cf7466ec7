import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepared, UNNAMED } from '#platform/database/prepared.ts';
import { members } from './schema.ts';

export type MemberRow = typeof members.$inferSelect;

const owned = (userId: number, id: string) => and(eq(members.userId, userId), eq(members.id, id));

const memberOfReader = prepared((db) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.userId, sql.placeholder('userId')), eq(members.id, sql.placeholder('id'))))
    .prepare(UNNAMED),
);

export async function findMember(db: Db, userId: number, id: string): Promise<MemberRow | undefined> {
  const [row] = await memberOfReader(db).execute({ userId, id });
  return row;
}

export async function findMemberByBirth(
  db: Db,
  userId: number,
  fingerprint: string,
): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.birthFingerprint, fingerprint)));
  return row;
}

/** The default one first, then by when they were last looked at. */
export const listMemberRows = (db: Db, userId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(desc(members.status), desc(members.lastUsedAt), asc(members.id));

/** One change of a reader's members at a time, until the transaction ends. */
export async function lockMembers(db: Db, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('members', ${userId}))`);
}

export async function insertMember(db: Db, row: MemberRow): Promise<void> {
  await db.insert(members).values(row);
}

export async function touchMember(db: Db, userId: number, id: string, now: Date): Promise<void> {
  await db.update(members).set({ lastUsedAt: now }).where(owned(userId, id));
}

/** Makes one member the default and all others not. */
export async function setDefaultMember(db: Db, userId: number, id: string): Promise<void> {
  await db
    .update(members)
    .set({ status: 'OFF' })
    .where(and(eq(members.userId, userId), eq(members.status, 'ON')));
  await db.update(members).set({ status: 'ON' }).where(owned(userId, id));
}

export async function deleteMemberRow(db: Db, userId: number, id: string): Promise<boolean> {
  const deleted = await db.delete(members).where(owned(userId, id));
  return (deleted.rowCount ?? 0) > 0;
}
