import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, bytea, ownerId } from '#platform/database/columns.ts';
import { users } from '#identity/schema.ts';

/** A person whose chart a reader looks at. Birth data is sealed; the fingerprint makes the same data the same member. */
export const members = pgTable(
  'members',
  {
    userId: ownerId().references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    sealedBirth: bytea('sealed_birth').notNull(),
    birthFingerprint: text('birth_fingerprint').notNull(),
    status: text('status', { enum: ['ON', 'OFF'] }).notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('members_same_birth').on(table.userId, table.birthFingerprint),
    uniqueIndex('members_one_default')
      .on(table.userId)
      .where(sql`status = 'ON'`),
  ],
);
