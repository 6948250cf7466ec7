import type { LoginChoice } from '@wolha/contract';
import { hashSecret, randomSecret } from '#platform/secrets.ts';
import { LOGIN_MINUTES } from './login-memory.ts';
import type { IdentityPorts } from './ports.ts';
import { insertLoginState } from './repository.ts';

export interface SaveLoginDraft {
  choice: LoginChoice;
  /** The secret of the browser the draft belongs to. */
  browserSecret: string;
}

/** Leaves a choice with the server, so that birth data need not travel through addresses. Answers the draft's id. */
export async function saveLoginDraft(
  ports: Pick<IdentityPorts, 'db' | 'clock' | 'sealer'>,
  { choice, browserSecret }: SaveLoginDraft,
): Promise<string> {
  const draft = randomSecret(16);
  await insertLoginState(ports.db, {
    idHash: hashSecret(draft),
    kind: 'draft',
    browserHash: hashSecret(browserSecret),
    sealed: ports.sealer.seal(choice),
    expiresAt: new Date(ports.clock.now().getTime() + LOGIN_MINUTES * 60_000),
  });
  return draft;
}
