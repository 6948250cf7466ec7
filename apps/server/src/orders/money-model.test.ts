import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { PaymentOrder } from '@wolha/contract';
import { deleteMember } from '#members/delete-member.ts';
import type { ReadingWriter } from '#readings/reading-writer.ts';
import {
  brought,
  comeBack,
  deliverWebhooks,
  endLeases,
  makeDueReadings,
  newBuyer,
  plainWriter,
  reconcile,
  SOMEONE,
  SOMEONE_ELSE,
  type Buyer,
} from '../../test/buyer.ts';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { auditMoney } from './audit-money.ts';
import { beginPayment } from './begin-payment.ts';
import { giveUpOrder } from './give-up-order.ts';
import { expireOrders } from './jobs.ts';

const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
/** Races show on a real PostgreSQL only; the embedded database is walked through for the order of things. */
const RUNS = inject('isPostgres') ? 12 : 5;

/** An order as the test knows it: who placed it, and the ways back from the card window it was given. */
interface Placed {
  buyer: number;
  order: PaymentOrder;
  addresses: string[];
}

/** What a reader, the provider, the operator or fate may do; indexes are taken modulo what there is. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('check' as const), buyer: fc.nat(2), person: fc.nat(1) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order: fc.nat(8),
      card: fc.constantFrom('good', 'good', 'good', 'empty', 'unsure', 'broken'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      orders: fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }),
      times: fc.integer({ min: 1, max: 3 }),
      fault: fc.constantFrom(null, null, 'drop before', 'drop after', 'fail after', 'error before', 'slow'),
      withWebhooks: fc.boolean(),
      withReconciler: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('die' as const), order: fc.nat(8) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('webhooks' as const), again: fc.boolean(), mute: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reconcile' as const), mute: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), broken: fc.boolean(), workers: fc.nat(2) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('dashboard' as const), order: fc.nat(8), part: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('operator' as const), order: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), order: fc.nat(8) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 9, 11, 61) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const brokenWriter: ReadingWriter = { write: () => Promise.reject(new Error('no words come')) };

const FAULTS = {
  'drop before': { outcome: 'drop' },
  'drop after': { outcome: 'drop', when: 'after' },
  'fail after': { outcome: 'fail', when: 'after' },
  'error before': { outcome: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } },
  slow: { slowMs: 30 },
} as const;

class World {
  readonly shop: TestShop;
  readonly buyers: Buyer[];
  readonly placed: Placed[] = [];
  private heard: TestShop['till']['webhooks'] = [];

  constructor(shop: TestShop, buyers: Buyer[]) {
    this.shop = shop;
    this.buyers = buyers;
  }

  private pick(index: number): Placed | undefined {
    return this.placed[index % Math.max(1, this.placed.length)];
  }

  async take(action: Step): Promise<void> {
    const { shop } = this;
    switch (action.do) {
      case 'check': {
        const answer = await this.buyers[action.buyer]?.check(action.person === 0 ? SOMEONE : SOMEONE_ELSE);
        expect([200, 409]).toContain(answer?.status);
        if (answer?.status === 200) {
          this.placed.push({ buyer: action.buyer, order: answer.body.data as PaymentOrder, addresses: [] });
        }
        return;
      }
      case 'pay': {
        const placed = this.pick(action.order);
        if (placed) placed.addresses.push(await shop.till.pay(placed.order, { card: action.card }));
        return;
      }
      case 'return': {
        if (action.fault) shop.till.faults.next('confirm', FAULTS[action.fault]);
        const addresses = action.orders
          .flatMap((order) => this.pick(order)?.addresses ?? [])
          .flatMap((address) => Array.from({ length: action.times }, () => address));
        await Promise.all([
          ...addresses.map((address) => comeBack(shop, address)),
          ...(action.withWebhooks ? [this.hear()] : []),
          ...(action.withReconciler ? [reconcile(shop)] : []),
        ]);
        return;
      }
      case 'die': {
        const address = this.pick(action.order)?.addresses.at(-1);
        if (address !== undefined) await beginPayment(shop.orders, brought(address));
        return;
      }
      case 'webhooks': {
        if (action.again) shop.till.webhooks.push(...this.heard);
        if (action.mute) shop.till.faults.always('payment', { outcome: 'drop' });
        await this.hear();
        shop.till.faults.always('payment', undefined);
        return;
      }
      case 'reconcile': {
        if (action.mute) shop.till.faults.always('payment', { outcome: 'drop' });
        await reconcile(shop);
        shop.till.faults.always('payment', undefined);
        return;
      }
      case 'write': {
        const writer = action.broken ? brokenWriter : plainWriter;
        await endLeases(shop);
        await Promise.all(Array.from({ length: action.workers + 1 }, () => makeDueReadings(shop, writer)));
        return;
      }
      case 'dashboard': {
        const payment = await this.approvedPayment(action.order);
        if (payment) await shop.till.cancelInDashboard(payment.paymentKey, action.part ? 100 : undefined);
        return;
      }
      case 'operator': {
        const placed = this.pick(action.order);
        const key = placed && {
          userId: this.buyers[placed.buyer]?.userId ?? 0,
          orderId: placed.order.orderId,
        };
        const because = { code: 'OPERATOR', message: '고객 요청으로 취소합니다.' };
        if (key) await giveUpOrder(shop.orders, key, because, 'operator').catch(() => undefined);
        return;
      }
      case 'delete': {
        const placed = this.pick(action.order);
        const buyer = placed && this.buyers[placed.buyer];
        const memberId = placed && (await buyer?.row(placed.order.orderId))?.memberId;
        if (buyer && memberId) await deleteMember(shop.orders, buyer.userId, memberId).catch(() => undefined);
        return;
      }
      case 'wait': {
        shop.clock.advance(action.minutes * 60_000);
        await expireOrders(shop.orders);
      }
    }
  }

  async hear(): Promise<void> {
    this.heard = [...this.shop.till.webhooks];
    await deliverWebhooks(this.shop);
  }

  private async approvedPayment(index: number) {
    const orderId = this.pick(index)?.order.orderId;
    const { payments } = await this.shop.till.books();
    return payments.find((payment) => payment.orderId === orderId && payment.status === 'DONE');
  }

  /** Nothing goes wrong any more, and everyone who owes something gets their turn. */
  async comeToRest(): Promise<void> {
    const { shop } = this;
    shop.till.faults.clear();
    for (let round = 0; round < 3; round += 1) {
      await this.hear();
      await reconcile(shop);
      await endLeases(shop);
      await makeDueReadings(shop);
      shop.clock.advance(11 * 60_000);
    }
    shop.clock.advance(61 * 60_000);
    await expireOrders(shop.orders);
  }

  audit(quiet: boolean) {
    const until = new Date(this.shop.clock.now().getTime() + 1000);
    const ports = { db: this.shop.db, provider: this.shop.orders.provider };
    return auditMoney(ports, { since: new Date('2026-11-01T00:00:00Z'), until, quiet, heardBefore: until });
  }
}

describe('whatever readers, the provider, the operator and fate do, in whatever order', () => {
  test(
    `I1 to I7 and I11 hold at every step and at rest (seed ${SEED}, ${RUNS} runs)`,
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 35 }), async (steps) => {
          const shop = await openTestShop();
          const world = new World(shop, await Promise.all([newBuyer(shop), newBuyer(shop), newBuyer(shop)]));
          try {
            for (const action of steps) await world.take(action);
            shop.till.faults.clear();
            await world.hear();
            expect((await world.audit(false)).violations).toEqual([]);
            await world.comeToRest();
            expect((await world.audit(true)).violations).toEqual([]);
          } finally {
            await shop.close();
          }
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      );
    },
  );
});
