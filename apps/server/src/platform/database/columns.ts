import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes, as sealed personal data is kept. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The owner of a row. It comes first in every key of a table a user owns. */
export const ownerId = () => bigint('user_id', { mode: 'number' }).notNull();
