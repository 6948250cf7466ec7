import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepared, UNNAMED } from '#platform/database/prepared.ts';
import { loginCodes, loginStates, sessions, userIdentities, users } from './schema.ts';

export type LoginStateRow = typeof loginStates.$inferSelect;
type Role = (typeof users.$inferSelect)['role'];

export async function insertLoginState(db: Db, row: LoginStateRow): Promise<void> {
  await db.insert(loginStates).values(row);
}

/** Takes a row out: whoever gets it is the only one who does. */
export async function takeLoginState(
  db: Db,
  key: { idHash: string; kind: LoginStateRow['kind']; browserHash: string; now: Date },
): Promise<LoginStateRow | undefined> {
  const [row] = await db
    .delete(loginStates)
    .where(
      and(
        eq(loginStates.idHash, key.idHash),
        eq(loginStates.kind, key.kind),
        eq(loginStates.browserHash, key.browserHash),
        gt(loginStates.expiresAt, key.now),
      ),
    )
    .returning();
  return row;
}

export async function insertLoginCode(db: Db, row: typeof loginCodes.$inferSelect): Promise<void> {
  await db.insert(loginCodes).values(row);
}

export async function takeLoginCode(
  db: Db,
  key: { codeHash: string; browserHash: string; now: Date },
): Promise<number | undefined> {
  const [row] = await db
    .delete(loginCodes)
    .where(
      and(
        eq(loginCodes.codeHash, key.codeHash),
        eq(loginCodes.browserHash, key.browserHash),
        gt(loginCodes.expiresAt, key.now),
      ),
    )
    .returning({ userId: loginCodes.userId });
  return row?.userId;
}

/** Removes what nobody can use any more and says how many rows that was. */
export async function deleteExpiredLogins(db: Db, now: Date): Promise<number> {
  const states = await db.delete(loginStates).where(lt(loginStates.expiresAt, now));
  const codes = await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
  const old = await db.delete(sessions).where(lt(sessions.expiresAt, now));
  return (states.rowCount ?? 0) + (codes.rowCount ?? 0) + (old.rowCount ?? 0);
}

export async function findUserByIdentity(db: Db, subject: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, 'kakao'), eq(userIdentities.subject, subject)));
  return row?.userId;
}

export async function insertUser(db: Db, user: { email: string | null; now: Date }): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ email: user.email, createdAt: user.now, lastLoginAt: user.now })
    .returning({ id: users.id });
  if (!row) throw new Error('An inserted user came back without an id.');
  return row.id;
}

/** Ties a provider's person to an account unless someone did so first; answers whose the person is. */
export async function claimIdentity(db: Db, subject: string, userId: number): Promise<number> {
  await db.insert(userIdentities).values({ provider: 'kakao', subject, userId }).onConflictDoNothing();
  return (await findUserByIdentity(db, subject)) ?? userId;
}

export async function deleteUser(db: Db, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Keeps an account from being deleted until the transaction ends; false when it is gone already. */
export async function holdUser(db: Db, userId: number): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  return rows.length > 0;
}

export async function recordLogin(
  db: Db,
  login: { userId: number; email: string | null; now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ email: login.email, lastLoginAt: login.now })
    .where(eq(users.id, login.userId));
}

/** The account the shop keeps for looking at advisers before they open; made once, tied to whom the operator names. */
export async function upsertSeededUser(
  db: Db,
  user: { id: number; role: Role; subject: string },
): Promise<void> {
  await db
    .insert(users)
    .values({ id: user.id, role: user.role })
    .onConflictDoUpdate({ target: users.id, set: { role: user.role } });
  await db
    .insert(userIdentities)
    .values({ provider: 'kakao', subject: user.subject, userId: user.id })
    .onConflictDoUpdate({
      target: [userIdentities.provider, userIdentities.subject],
      set: { userId: user.id },
    });
}

export async function insertSession(db: Db, row: typeof sessions.$inferSelect): Promise<void> {
  await db.insert(sessions).values(row);
}

const roleOfSession = prepared((db) =>
  db
    .select({ role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(UNNAMED),
);

export async function findSession(
  db: Db,
  { userId, tokenHash, now }: { userId: number; tokenHash: string; now: Date },
): Promise<{ role: Role } | undefined> {
  const [row] = await roleOfSession(db).execute({ userId, tokenHash, now: now.toISOString() });
  return row;
}

/** Of some sessions, by their tokens' hashes, those that have not ended. */
export async function listLiveSessions(
  db: Db,
  keys: readonly { userId: number; tokenHash: string }[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        inArray(sessions.userId, [...new Set(keys.map(({ userId }) => userId))]),
        inArray(sessions.tokenHash, [...new Set(keys.map(({ tokenHash }) => tokenHash))]),
        gt(sessions.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

export async function deleteSession(db: Db, key: { userId: number; tokenHash: string }): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, key.userId), eq(sessions.tokenHash, key.tokenHash)));
}

export async function findProfile(
  db: Db,
  userId: number,
): Promise<{ id: number; email: string | null } | undefined> {
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  return row;
}
