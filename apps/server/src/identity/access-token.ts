import { hashSecret, randomSecret } from '#platform/secrets.ts';

const TOKEN_DAYS = 7;
export const TOKEN_SECONDS = TOKEN_DAYS * 24 * 60 * 60;

/** An opaque token. The owner's id stands in front, so that a session is found by its owner first. */
export const makeAccessToken = (userId: number): string => `${userId.toString(36)}.${randomSecret()}`;

const SHAPE = /^([0-9a-z]{1,11})\.[\w-]{43}$/;

/** What a token says of itself; null for anything that is not shaped like one of ours. */
export function readAccessToken(token: string): { userId: number; tokenHash: string } | null {
  const [, owner] = SHAPE.exec(token) ?? [];
  if (owner === undefined) return null;
  const userId = Number.parseInt(owner, 36);
  return Number.isSafeInteger(userId) ? { userId, tokenHash: hashSecret(token) } : null;
}
