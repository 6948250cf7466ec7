import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytea, ownerId } from '#platform/database/columns.ts';

/** A reader's account. Its id is the `user_id` of every row the reader owns. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  email: text('email'),
  role: text('role', { enum: ['reader', 'partner-preview'] })
    .notNull()
    .default('reader'),
  createdAt: at('created_at')
    .notNull()
    .default(sql`now()`),
  lastLoginAt: at('last_login_at'),
});

/** Which account a login provider's person is. A directory: looked up before the user is known. */
export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider', { enum: ['kakao'] }).notNull(),
    subject: text('subject').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Signed-in browsers. Only the hash of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** Choices in progress and logins under way, before anyone is known; ten minutes, single use, bound to a browser. */
export const loginStates = pgTable(
  'login_states',
  {
    idHash: text('id_hash').primaryKey(),
    kind: text('kind', { enum: ['draft', 'login'] }).notNull(),
    browserHash: text('browser_hash').notNull(),
    sealed: bytea('sealed').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('login_states_expiry').on(table.expiresAt)],
);

/** One-time codes between the login's end and the token; sixty seconds, single use, bound to a browser. */
export const loginCodes = pgTable(
  'login_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('login_codes_expiry').on(table.expiresAt)],
);
