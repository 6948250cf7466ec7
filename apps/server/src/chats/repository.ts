import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { chatMessages, chats } from './schema.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

/** A room, found by its owner first. */
export interface RoomKey {
  userId: number;
  chatId: string;
}

/** A message, found by its owner first. */
export interface MessageKey {
  userId: number;
  id: string;
}

/** What somebody holds while they write a reply: void as soon as another one claims it. */
export interface Claim extends MessageKey {
  token: number;
}

/** A dead process's reply is taken up again once its lease is over. Told by the database's clock, which all share. */
export const LEASE_SECONDS = 9;

const leaseFrom = (seconds: number): SQL => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
const isRoom = ({ userId, chatId }: RoomKey): SQL | undefined =>
  and(eq(chats.userId, userId), eq(chats.id, chatId));
const inRoom = ({ userId, chatId }: RoomKey): SQL | undefined =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.chatId, chatId));
const isMessage = ({ userId, id }: MessageKey): SQL | undefined =>
  and(eq(chatMessages.userId, userId), eq(chatMessages.id, id));
const held = (claim: Claim): SQL | undefined =>
  and(isMessage(claim), eq(chatMessages.token, claim.token), eq(chatMessages.state, 'WRITING'));

export async function insertChat(db: Db, row: ChatRow): Promise<void> {
  await db.insert(chats).values(row);
}

export async function findChatRow(db: Db, room: RoomKey): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(isRoom(room));
  return row;
}

/** One question at a time is entered into a room, until the transaction ends. */
export async function lockChat(tx: Db, room: RoomKey): Promise<ChatRow | undefined> {
  const [row] = await tx.select().from(chats).where(isRoom(room)).for('update');
  return row;
}

/** One opening of rooms at a time for a reader, until the transaction ends. */
export async function lockRooms(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('chats', ${userId}))`);
}

/** A reader's rooms, most recently used first; with one adviser where one is named. */
export const listChatRows = (db: Db, userId: number, partnerId?: number): Promise<ChatRow[]> =>
  db
    .select()
    .from(chats)
    .where(
      and(eq(chats.userId, userId), partnerId === undefined ? undefined : eq(chats.partnerId, partnerId)),
    )
    .orderBy(desc(chats.updatedAt), desc(chats.id));

export async function touchChat(tx: Db, room: RoomKey, now: Date, questions: number): Promise<void> {
  await tx
    .update(chats)
    .set({ updatedAt: now, messageCount: sql`${chats.messageCount} + ${questions}` })
    .where(isRoom(room));
}

export async function deleteChatRow(tx: Db, room: RoomKey): Promise<void> {
  await tx.delete(chats).where(isRoom(room));
}

/** Enters a question; whoever entered it holds it. */
export async function insertMessage(tx: Db, row: Omit<MessageRow, 'leaseUntil'>): Promise<MessageRow> {
  const [entered] = await tx
    .insert(chatMessages)
    .values({ ...row, leaseUntil: leaseFrom(LEASE_SECONDS) })
    .returning();
  if (!entered) throw new Error('A question was not entered.');
  return entered;
}

/** Opens a failed question anew; whoever did holds it. */
export async function reopenMessage(
  tx: Db,
  message: MessageRow,
  set: Pick<MessageRow, 'paidWith' | 'koreanDay' | 'updatedAt'>,
): Promise<MessageRow> {
  const [reopened] = await tx
    .update(chatMessages)
    .set({
      ...set,
      state: 'WRITING',
      attempt: message.attempt + 1,
      token: message.token + 1,
      leaseUntil: leaseFrom(LEASE_SECONDS),
    })
    .where(and(isMessage(message), eq(chatMessages.state, 'FAILED')))
    .returning();
  if (!reopened) throw new Error('A question is not failed any more.');
  return reopened;
}

export async function findMessage(db: Db, key: MessageKey): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(chatMessages).where(isMessage(key));
  return row;
}

export async function findMessageByKey(
  db: Db,
  room: RoomKey,
  clientKey: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(inRoom(room), eq(chatMessages.clientKey, clientKey)));
  return row;
}

/** The newest question that came without a key. */
export async function findNewestUnnamed(db: Db, room: RoomKey): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(inRoom(room), isNull(chatMessages.clientKey)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(1);
  return row;
}

/** What is being written in a room; kept as it is until the transaction ends. */
export const holdWritten = (tx: Db, room: RoomKey): Promise<MessageRow[]> =>
  tx
    .select()
    .from(chatMessages)
    .where(and(inRoom(room), eq(chatMessages.state, 'WRITING')))
    .for('update');

/** Messages of a room, newest first, before one of them where it is named. */
export const listMessageRows = (
  db: Db,
  room: RoomKey,
  options: { before?: MessageRow | undefined; limit: number; state?: MessageRow['state'] },
): Promise<MessageRow[]> => {
  const { before, limit, state } = options;
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        inRoom(room),
        state === undefined ? undefined : eq(chatMessages.state, state),
        before === undefined
          ? undefined
          : or(
              lt(chatMessages.createdAt, before.createdAt),
              and(eq(chatMessages.createdAt, before.createdAt), lt(chatMessages.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.id))
    .limit(limit);
};

/** Takes a reply nobody holds. Every claim makes the tokens of earlier ones void. */
export async function claimReply(db: Db, key: MessageKey): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(chatMessages)
    .set({ token: sql`${chatMessages.token} + 1`, leaseUntil: leaseFrom(LEASE_SECONDS) })
    .where(
      and(
        isMessage(key),
        eq(chatMessages.state, 'WRITING'),
        lte(chatMessages.leaseUntil, sql`clock_timestamp()`),
      ),
    )
    .returning();
  return row;
}

export async function keepLease(db: Db, claim: Claim): Promise<boolean> {
  const kept = await db
    .update(chatMessages)
    .set({ leaseUntil: leaseFrom(LEASE_SECONDS) })
    .where(held(claim));
  return kept.rowCount === 1;
}

/** Lets go of a reply that nothing is wrong with, for another process to take up now. */
export async function handBackReply(db: Db, claim: Claim): Promise<void> {
  await db
    .update(chatMessages)
    .set({ leaseUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(held(claim));
}

/** Stores what is told of a reply ahead of its end, and keeps the lease; undefined when it is no longer held. */
export async function storeTold(
  db: Db,
  claim: Claim,
  set: Pick<MessageRow, 'sealedReply' | 'writtenByModel'>,
): Promise<MessageRow | undefined> {
  const [told] = await db
    .update(chatMessages)
    .set({ ...set, leaseUntil: leaseFrom(LEASE_SECONDS) })
    .where(held(claim))
    .returning();
  return told;
}

/** Ends the writing of a reply, one way or the other; undefined when it is no longer ours to end. */
export async function endReply(
  tx: Db,
  claim: Claim,
  set: Pick<MessageRow, 'state' | 'paidWith' | 'updatedAt'> &
    Partial<Pick<MessageRow, 'sealedReply' | 'writtenByModel'>>,
): Promise<MessageRow | undefined> {
  const [ended] = await tx.update(chatMessages).set(set).where(held(claim)).returning();
  return ended;
}

/** Replies that nobody holds any more, the longest waiting first. */
export const listIdleReplies = (db: Db, limit: number): Promise<MessageKey[]> =>
  db
    .select({ userId: chatMessages.userId, id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.state, 'WRITING'), lte(chatMessages.leaseUntil, sql`clock_timestamp()`)))
    .orderBy(asc(chatMessages.leaseUntil))
    .limit(limit);

/** How far replies are that are still being written: what is stored of each has grown when its size has. */
export async function listProgress(
  db: Db,
  keys: readonly MessageKey[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: chatMessages.id, size: sql<number>`coalesce(length(${chatMessages.sealedReply}), 0)` })
    .from(chatMessages)
    .where(
      and(
        inArray(chatMessages.userId, [...new Set(keys.map((key) => key.userId))]),
        inArray(
          chatMessages.id,
          keys.map((key) => key.id),
        ),
        eq(chatMessages.state, 'WRITING'),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.size]));
}
