import { z } from 'zod';
import type { Random } from '#kit/random.ts';

/**
 * One thing that goes wrong in one call.
 *
 * `before` means nothing was done; `after` means it was done and the caller is not told.
 * `drop` cuts the connection, `die` kills the process as `kill -9` would, `fail` answers a broken
 * server's HTML 500, and `{ code }` answers the provider's own error of that code.
 */
export const faultSchema = z.strictObject({
  /** Wait before anything is done. */
  slowMs: z.number().int().min(0).optional(),
  /** Wait after it is done, before answering. */
  holdMs: z.number().int().min(0).optional(),
  when: z.enum(['before', 'after']).optional(),
  outcome: z
    .union([z.enum(['drop', 'die', 'fail', 'twice']), z.strictObject({ code: z.string().min(1) })])
    .optional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault and the share of calls it strikes, 0 to 1. */
type Chance<Trouble> = { chance: number; fault: Trouble };

/** The schema of chances of faults of one kind, for the command line and the controls. */
export function chancesOf<Trouble>(fault: z.ZodType<Trouble>) {
  return z.array(z.strictObject({ chance: z.number().min(0).max(1), fault }));
}

/** Which faults strike which operation: programmed ones first, then standing ones, then by chance. */
export type FaultPlan<Operation extends string, Trouble = Fault> = {
  /** The next `times` calls of this operation suffer this fault. */
  next(operation: Operation, fault: Trouble, times?: number): void;
  /** Every call suffers this fault until it is lifted with `undefined`. */
  always(operation: Operation, fault: Trouble | undefined): void;
  /** Replaces the chances of one operation. */
  chances(operation: Operation, odds: readonly Chance<Trouble>[]): void;
  /** Lifts everything. */
  clear(): void;
  /** The fault of this call, if any. */
  draw(operation: Operation): Trouble | undefined;
};

export type FaultOdds<Operation extends string, Trouble = Fault> = Partial<
  Record<Operation, readonly Chance<Trouble>[]>
>;

/**
 * A plan of faults. With a seeded `random` the same calls in the same order meet the same faults:
 * every draw takes exactly one number, whether or not a programmed fault comes first.
 */
export function createFaultPlan<Operation extends string, Trouble = Fault>(options: {
  random: Random;
  odds?: FaultOdds<Operation, Trouble>;
}): FaultPlan<Operation, Trouble> {
  const queued = new Map<Operation, Trouble[]>();
  const standing = new Map<Operation, Trouble>();
  const odds = new Map(Object.entries(options.odds ?? {}) as [Operation, readonly Chance<Trouble>[]][]);

  return {
    next(operation, fault, times = 1) {
      const queue = queued.get(operation) ?? [];
      queued.set(operation, [...queue, ...Array.from({ length: times }, () => fault)]);
    },
    always(operation, fault) {
      if (fault === undefined) standing.delete(operation);
      else standing.set(operation, fault);
    },
    chances(operation, replacement) {
      odds.set(operation, replacement);
    },
    clear() {
      queued.clear();
      standing.clear();
      odds.clear();
    },
    draw(operation) {
      const byChance = pick(odds.get(operation) ?? [], options.random());
      return queued.get(operation)?.shift() ?? standing.get(operation) ?? byChance;
    },
  };
}

function pick<Trouble>(odds: readonly Chance<Trouble>[], roll: number): Trouble | undefined {
  let ceiling = 0;
  for (const { chance, fault } of odds) {
    ceiling += chance;
    if (roll < ceiling) return fault;
  }
  return undefined;
}
