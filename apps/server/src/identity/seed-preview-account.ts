import type { Database } from '#platform/database/database.ts';
import { upsertSeededUser } from './repository.ts';

const PREVIEW_USER_ID = 2;

/**
 * Keeps the account with profile id 2, which sees advisers that are not open yet. It belongs to the person
 * at the login provider whom the operator names, so the role is never a matter of what a request says.
 */
export const seedPreviewAccount = (db: Database, kakaoId: string): Promise<void> =>
  db.transaction((tx) =>
    upsertSeededUser(tx, { id: PREVIEW_USER_ID, role: 'partner-preview', subject: kakaoId }),
  );
