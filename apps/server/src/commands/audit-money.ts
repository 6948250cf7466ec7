import { parseArgs } from 'node:util';
import { auditMoney } from '#orders/audit-money.ts';
import { openDesk } from './open-desk.ts';

/**
 * `npm run audit:money [-- --since YYYY-MM-DD] [--quiet]`: holds our books against themselves and the provider's.
 * Ends with 0 when they agree, 1 when they do not, 2 when the audit could not be made. With --quiet nothing may be
 * under way either, as after a shop was closed.
 */
const { values } = parseArgs({
  options: { since: { type: 'string' }, quiet: { type: 'boolean', default: false } },
});

const DAYS_BACK = 31;

function startOf(text: string | undefined, now: Date): Date {
  if (text === undefined) return new Date(now.getTime() - DAYS_BACK * 86_400_000);
  const since = new Date(`${text}T00:00:00+09:00`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(since.getTime())) return since;
  console.error('--since에는 YYYY-MM-DD를 적어 주세요.');
  process.exit(2);
}

const now = new Date();
const since = startOf(values.since, now);
const desk = await openDesk();
try {
  const { db, provider } = desk.orders;
  const { orders, transactions, violations } = await auditMoney(
    { db, provider },
    { since, until: new Date(now.getTime() + 1000), quiet: values.quiet },
  );
  for (const { invariant, orderId, text } of violations) console.error(`${invariant}  ${orderId}  ${text}`);
  console.log(`orders ${orders}, provider transactions ${transactions}, violations ${violations.length}`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`The audit could not be made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
} finally {
  await desk.close();
}
