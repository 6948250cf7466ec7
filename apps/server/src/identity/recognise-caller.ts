import type { Caller } from '#platform/http/request-context.ts';
import { readAccessToken } from './access-token.ts';
import type { IdentityPorts } from './ports.ts';
import { findSession } from './repository.ts';

/** Who a token belongs to, or null when its session ended, was revoked, or never was. */
export async function recogniseCaller(
  ports: Pick<IdentityPorts, 'db' | 'clock'>,
  token: string,
): Promise<Caller | null> {
  const parts = readAccessToken(token);
  if (!parts) return null;
  const session = await findSession(ports.db, { ...parts, now: ports.clock.now() });
  return session ? { ...parts, role: session.role } : null;
}
