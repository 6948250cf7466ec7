import type { Db } from './database.ts';

/**
 * A query that is put together once for each database it is asked of, instead of at every call: for what is read
 * with every request. Values go in by `sql.placeholder`. Prepared without a name, so that the server keeps nothing of
 * it and connections may be shared.
 */
export function prepared<Q extends object>(build: (db: Db) => Q): (db: Db) => Q {
  const known = new WeakMap<Db, Q>();
  return (db) => {
    const held = known.get(db);
    if (held) return held;
    const built = build(db);
    known.set(db, built);
    return built;
  };
}

/** The name of a query the server keeps nothing of. */
export const UNNAMED = '';
