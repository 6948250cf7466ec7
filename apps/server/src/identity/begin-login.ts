import { loginChoice, type LoginChoice } from '@wolha/contract';
import { hashSecret, randomSecret } from '#platform/secrets.ts';
import { LOGIN_MINUTES, type LoginMemory } from './login-memory.ts';
import type { IdentityPorts } from './ports.ts';
import { insertLoginState, takeLoginState } from './repository.ts';

export interface BeginLogin {
  choice: LoginChoice;
  /** Id of a draft left beforehand; its choice goes before the one spelled out. */
  draft?: string | undefined;
  path: string;
  redirectUri: string;
  browserBase: string;
  browserSecret: string;
}

/** Remembers the choice and answers the provider's address to send the browser to. The state sent along is opaque. */
export async function beginLogin(ports: IdentityPorts, begin: BeginLogin): Promise<string> {
  const now = ports.clock.now();
  const browserHash = hashSecret(begin.browserSecret);
  const choice =
    begin.draft === undefined ? begin.choice : await takeDraft(ports, begin.draft, browserHash, now);
  const state = randomSecret(24);
  const memory: LoginMemory = {
    choice: choice ?? begin.choice,
    path: begin.path,
    redirectUri: begin.redirectUri,
    codeVerifier: ports.provider.usesPkce ? randomSecret(48) : null,
  };
  await insertLoginState(ports.db, {
    idHash: hashSecret(state),
    kind: 'login',
    browserHash,
    sealed: ports.sealer.seal(memory),
    expiresAt: new Date(now.getTime() + LOGIN_MINUTES * 60_000),
  });
  return ports.provider.authorizeUrl({
    state,
    redirectUri: begin.redirectUri,
    codeVerifier: memory.codeVerifier,
    browserBase: begin.browserBase,
  });
}

async function takeDraft(
  ports: IdentityPorts,
  draft: string,
  browserHash: string,
  now: Date,
): Promise<LoginChoice | null> {
  const row = await takeLoginState(ports.db, { idHash: hashSecret(draft), kind: 'draft', browserHash, now });
  return row ? loginChoice.parse(ports.sealer.open(row.sealed)) : null;
}
