import { Hono } from 'hono';
import { z } from 'zod';
import { chancesOf, type FaultPlan } from '#kit/faults.ts';

/**
 * Switches faults over HTTP, for callers in another process: `POST /` with one order, `DELETE /` lifts all.
 * Orders: `{ operation, next, times? }`, `{ operation, always | null }`, `{ operation, chances }`.
 */
export function faultControls<Operation extends string, Trouble>(
  operations: readonly [Operation, ...Operation[]],
  plan: FaultPlan<Operation, Trouble>,
  faultSchema: z.ZodType<Trouble>,
): Hono {
  const operation = z.enum(operations);
  const order = z.union([
    z.strictObject({ operation, next: faultSchema, times: z.number().int().min(1).default(1) }),
    z.strictObject({ operation, always: faultSchema.nullable() }),
    z.strictObject({ operation, chances: chancesOf(faultSchema) }),
  ]);
  return new Hono()
    .post('/', async (c) => {
      const parsed = order.safeParse(await c.req.json().catch(() => undefined));
      if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400);
      const wanted = parsed.data;
      const target = wanted.operation as Operation;
      if ('next' in wanted) plan.next(target, wanted.next, wanted.times);
      else if ('always' in wanted) plan.always(target, wanted.always ?? undefined);
      else plan.chances(target, wanted.chances);
      return c.body(null, 204);
    })
    .delete('/', (c) => {
      plan.clear();
      return c.body(null, 204);
    });
}
