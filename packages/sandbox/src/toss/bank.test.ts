import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tossShop } from '../../test/toss-shop.ts';
import { seededRandom } from '#kit/random.ts';

const SEED = 20_260_301;

const step = fc.oneof(
  fc.record({
    do: fc.constant('open' as const),
    order: fc.nat(3),
    card: fc.constantFrom('good', 'good', 'good', 'good', 'empty', 'unsure', 'broken'),
  }),
  fc.record({
    do: fc.constant('confirm' as const),
    payment: fc.nat(2),
    key: fc.nat(5),
    wrong: fc.constantFrom(false, false, false, true),
    fault: fc.constantFrom(undefined, 'drop' as const, 'fail' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    do: fc.constant('cancel' as const),
    payment: fc.nat(2),
    key: fc.nat(5),
    amount: fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined, freq: 8 }),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ do: fc.constant('crash' as const) }),
);

test(`the books balance after any history, and a crash changes nothing in them (seed ${SEED})`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'toss-'));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      run += 1;
      let life = 0;
      const stateFile = join(directory, `${run}.jsonl`);
      const start = (elapsed: number) => {
        const shop = tossShop({ stateFile, random: seededRandom(run * 1000 + (life += 1)) });
        shop.clock.advance(elapsed);
        return shop;
      };
      let elapsed = 0;
      let shop = start(0);
      const opened: { paymentKey: string; orderId: string }[] = [];
      for (const one of steps) {
        const target = 'payment' in one ? opened[one.payment % Math.max(1, opened.length)] : undefined;
        if (one.do === 'open') {
          const orderId = `order_${one.order}`;
          opened.push({ orderId, paymentKey: await shop.authenticate({ orderId }, { card: one.card }) });
        } else if (one.do === 'wait') {
          elapsed += one.seconds;
          shop.clock.advance(one.seconds);
        } else if (one.do === 'crash') {
          const before = await shop.ledger();
          shop = start(elapsed);
          expect(await shop.ledger()).toEqual(before);
        } else if (one.do === 'confirm' && target) {
          if (one.fault) shop.faults.next('confirm', { outcome: one.fault, when: one.when });
          const body = { orderId: target.orderId, amount: one.wrong ? 100 : 9900 };
          const asked = async () =>
            shop.confirm(target.paymentKey, body, { 'Idempotency-Key': `${target.paymentKey}${one.key}` });
          await asked().catch(() => undefined);
        } else if (one.do === 'cancel' && target) {
          await shop.cancel(
            target.paymentKey,
            { cancelAmount: one.amount },
            { 'Idempotency-Key': `k${one.key}` },
          );
        }
      }
      const { payments, approvals, approvedAmount, keptAmount } = await shop.ledger();
      const approved = payments.filter((payment) => payment.approvedAt !== null);
      expect(approvals).toBe(approved.length);
      expect(approvedAmount).toBe(approved.length * 9900);
      for (const payment of approved) {
        const taken = (payment.cancels ?? []).reduce((sum, cancel) => sum + cancel.cancelAmount, 0);
        expect(payment.balanceAmount).toBe(payment.totalAmount - taken);
        expect(payment.balanceAmount).toBeGreaterThanOrEqual(0);
        expect(payment.suppliedAmount + payment.vat).toBe(payment.balanceAmount);
        expect(payment.status).toBe(
          taken === 0 ? 'DONE' : payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
        );
      }
      expect(keptAmount).toBe(approved.reduce((sum, payment) => sum + payment.balanceAmount, 0));
      for (const payment of payments) if (payment.approvedAt === null) expect(payment.cancels).toBeNull();
    }),
    { seed: SEED, numRuns: 40 },
  );
  rmSync(directory, { recursive: true });
});
