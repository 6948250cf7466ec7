import { AppError } from '#platform/app-error.ts';
import { hashSecret, randomSecret } from '#platform/secrets.ts';
import { LoginRefusedError, LoginUnavailableError, type ProviderPerson } from '#providers/login-provider.ts';
import { loginMemory, type LoginMemory } from './login-memory.ts';
import type { IdentityPorts } from './ports.ts';
import {
  claimIdentity,
  deleteUser,
  findUserByIdentity,
  insertLoginCode,
  insertUser,
  recordLogin,
  takeLoginState,
} from './repository.ts';

export interface LoginCallback {
  state: string;
  browserSecret: string;
}

/** What a login that comes back was for. It is told once, to the browser it began in. Throws INVALID_LOGIN_STATE. */
export async function recallLogin(ports: IdentityPorts, callback: LoginCallback): Promise<LoginMemory> {
  const row = await takeLoginState(ports.db, {
    idHash: hashSecret(callback.state),
    kind: 'login',
    browserHash: hashSecret(callback.browserSecret),
    now: ports.clock.now(),
  });
  if (!row) throw new AppError('INVALID_LOGIN_STATE');
  return loginMemory.parse(ports.sealer.open(row.sealed));
}

export interface FinishLogin {
  memory: LoginMemory;
  /** The provider's code. */
  code: string;
  browserSecret: string;
}

export interface FinishedLogin {
  userId: number;
  loginCode: string;
}

const CODE_SECONDS = 60;

/**
 * Ends a login: asks the provider who it is, finds or makes the account and leaves a one-time code for this browser.
 * Throws INVALID_LOGIN_CODE or LOGIN_PROVIDER_UNAVAILABLE.
 */
export async function finishLogin(ports: IdentityPorts, finish: FinishLogin): Promise<FinishedLogin> {
  const now = ports.clock.now();
  const person = await identify(ports, finish.code, finish.memory);
  const userId = await findOrMakeUser(ports, person, now);
  const loginCode = randomSecret(24);
  await insertLoginCode(ports.db, {
    codeHash: hashSecret(loginCode),
    browserHash: hashSecret(finish.browserSecret),
    userId,
    expiresAt: new Date(now.getTime() + CODE_SECONDS * 1000),
  });
  return { userId, loginCode };
}

async function identify(ports: IdentityPorts, code: string, memory: LoginMemory): Promise<ProviderPerson> {
  try {
    return await ports.provider.identify({
      code,
      redirectUri: memory.redirectUri,
      codeVerifier: memory.codeVerifier,
    });
  } catch (error) {
    if (error instanceof LoginRefusedError) throw new AppError('INVALID_LOGIN_CODE', { cause: error });
    if (error instanceof LoginUnavailableError)
      throw new AppError('LOGIN_PROVIDER_UNAVAILABLE', { cause: error });
    throw error;
  }
}

async function findOrMakeUser(ports: IdentityPorts, person: ProviderPerson, now: Date): Promise<number> {
  const known = await findUserByIdentity(ports.db, person.subject);
  if (known === undefined) return makeUser(ports, person, now);
  await recordLogin(ports.db, { userId: known, email: person.email, now });
  return known;
}

/** Two first logins at once make one account: the one that ties the identity second gives its row up. */
async function makeUser(ports: IdentityPorts, person: ProviderPerson, now: Date): Promise<number> {
  return ports.db.transaction(async (tx) => {
    const made = await insertUser(tx, { email: person.email, now });
    const owner = await claimIdentity(tx, person.subject, made);
    if (owner !== made) await deleteUser(tx, made);
    return owner;
  });
}
