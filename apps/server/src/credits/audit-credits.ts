import type { Db } from '#platform/database/database.ts';
import { listCreditFaults, type CreditViolation } from './audit-repository.ts';

/**
 * Holds the ledger of credits against itself, its lots and wallets, and against the chat: every reply that is ready
 * and not free was paid once, every other one not at all, and no day's counter is behind what it counts.
 */
export const auditCredits = (db: Db): Promise<CreditViolation[]> => listCreditFaults(db);
