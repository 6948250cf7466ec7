import { Hono } from 'hono';
import { faultControls } from '#kit/fault-controls.ts';
import { faultSchema } from '#kit/faults.ts';
import { randomToken, type Random } from '#kit/random.ts';
import type { Bank } from '#toss/bank.ts';
import { decideCancel } from '#toss/decide.ts';
import { tossError } from '#toss/errors.ts';
import { MERCHANT_ID, tossOperations, type TossFaultPlan } from '#toss/options.ts';
import { balanceOf, paymentBody } from '#toss/payment.ts';

/**
 * What only a test may do: switch faults, read the books whole, and cancel a payment in Toss's own dashboard,
 * where no shop is asked.
 */
export function controlRoutes(ports: {
  bank: Bank;
  clock: () => Date;
  random: Random;
  faults: TossFaultPlan | undefined;
}): Hono {
  const { bank } = ports;
  const app = new Hono();
  if (ports.faults) app.route('/faults', faultControls(tossOperations, ports.faults, faultSchema));
  return app
    .get('/ledger', (c) => {
      bank.expireDue();
      const payments = bank.all();
      const approved = payments.filter((payment) => payment.approval);
      return c.json({
        approvals: approved.length,
        approvedAmount: approved.reduce((sum, payment) => sum + payment.amount, 0),
        keptAmount: approved.reduce((sum, payment) => sum + balanceOf(payment), 0),
        webhooksOwed: bank.owed().length,
        payments: payments.map((payment) => paymentBody(payment, { mId: MERCHANT_ID })),
      });
    })
    .post('/dashboard/:paymentKey/cancel', async (c) => {
      const decision = decideCancel(
        await c.req.json().catch(() => undefined),
        bank.find(c.req.param('paymentKey')),
        {
          at: ports.clock().getTime(),
          transactionKey: randomToken(ports.random, 32).toUpperCase(),
        },
      );
      if (!decision.happens) {
        const error = tossError(decision.error ?? 'COMMON_ERROR');
        return c.json({ code: error.code, message: error.korean }, error.status);
      }
      return c.json(paymentBody(bank.commit(decision.happens), { mId: MERCHANT_ID }));
    });
}
