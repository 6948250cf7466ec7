import { AppError } from '#platform/app-error.ts';
import { hashSecret } from '#platform/secrets.ts';
import { makeAccessToken, readAccessToken, TOKEN_SECONDS } from './access-token.ts';
import type { IdentityPorts } from './ports.ts';
import { insertSession, takeLoginCode } from './repository.ts';

/** Swaps a one-time code for a session's token. Throws INVALID_LOGIN_CODE when it was used, is old, or is another browser's. */
export async function openSession(
  ports: Pick<IdentityPorts, 'db' | 'clock'>,
  { code, browserSecret }: { code: string; browserSecret: string },
): Promise<string> {
  const now = ports.clock.now();
  const userId = await takeLoginCode(ports.db, {
    codeHash: hashSecret(code),
    browserHash: hashSecret(browserSecret),
    now,
  });
  if (userId === undefined) throw new AppError('INVALID_LOGIN_CODE');
  const token = makeAccessToken(userId);
  const parts = readAccessToken(token);
  if (!parts) throw new Error('A token just made cannot be read.');
  await insertSession(ports.db, {
    userId,
    tokenHash: parts.tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000),
  });
  return token;
}
