import type { Db } from '#platform/database/database.ts';
import { holdUser } from './repository.ts';

/**
 * Whether a reader's account still stands. Within a transaction it then cannot be given up before the end, so that
 * what is written for it finds its owner.
 */
export const holdAccount = (db: Db, userId: number): Promise<boolean> => holdUser(db, userId);
