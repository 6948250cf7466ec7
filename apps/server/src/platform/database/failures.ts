/** The `pg` error under whatever wrapped it. */
function postgresError(error: unknown): { code?: unknown; constraint?: unknown } | null {
  let current = error;
  while (current instanceof Error) {
    if (typeof (current as { code?: unknown }).code === 'string') return current as { code?: unknown };
    current = current.cause;
  }
  return null;
}

/** The unique index or constraint a write ran against, or null when that is not what went wrong. */
export function violatedUnique(error: unknown): string | null {
  const found = postgresError(error);
  return found?.code === '23505' && typeof found.constraint === 'string' ? found.constraint : null;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

/** Runs a transaction again, a few times at most, when the database gave it up for another's sake. */
export async function retryTransaction<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const code = postgresError(error)?.code;
      if (attempt >= tries || (code !== DEADLOCK && code !== SERIALIZATION)) throw error;
    }
  }
}
