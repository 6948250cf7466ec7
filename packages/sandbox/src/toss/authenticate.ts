import { timingSafeEqual } from 'node:crypto';

/** The error of this Authorization header, or undefined where it is the shop's own secret key. */
export function refuseKey(
  header: string | undefined,
  keys: { secretKey: string; clientKey: string },
): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/.exec(header ?? '')?.[1];
  if (encoded === undefined) return 'UNAUTHORIZED_KEY';
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return 'INCORRECT_BASIC_AUTH_FORMAT';
  const [user, password] = [decoded.slice(0, colon), decoded.slice(colon + 1)];
  if (user === keys.clientKey) return 'INVALID_API_KEY';
  return password === '' && sameText(user, keys.secretKey) ? undefined : 'UNAUTHORIZED_KEY';
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
