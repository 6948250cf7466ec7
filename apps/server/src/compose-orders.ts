import { cryptoRandom, shuffleDeck } from '@wolha/tarot/deck';
import type { Catalogue } from '#catalogue/snapshot.ts';
import { grantCredits } from '#credits/grant-credits.ts';
import { refuseUsedCredits, takeBackCredits, takeBackUnused } from '#credits/take-back-credits.ts';
import { holdAccount } from '#identity/hold-account.ts';
import { deliverOrder } from '#orders/deliver-order.ts';
import { giveUpOrder } from '#orders/give-up-order.ts';
import type { OrderPorts } from '#orders/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { CreditConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/logging.ts';
import type { Sealer } from '#platform/sealing.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { closeBoughtReading } from '#readings/close-bought-reading.ts';
import type { MakeReadingPorts } from '#readings/make-reading.ts';
import { openBoughtReading } from '#readings/open-bought-reading.ts';
import type { ReadingWriter } from '#readings/reading-writer.ts';

export interface OrderParts {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  newId: () => string;
  catalogue: Catalogue;
  provider: PaymentProvider;
  policyVersion: string;
  creditConfig: Pick<CreditConfig, 'sells' | 'validDays'>;
}

/** Orders with the readings and the credits they buy. */
export function composeOrders(parts: OrderParts): OrderPorts {
  const { db, clock, log, sealer, newId, catalogue, provider, policyVersion, creditConfig } = parts;
  return {
    db,
    clock,
    log,
    sealer,
    newId,
    catalogue,
    provider,
    policyVersion,
    readings: {
      open: async (tx, order) => {
        const content = (await catalogue()).contents.get(order.contentId);
        if (!content) throw new Error(`There is no content ${order.contentId}.`);
        const drawCards = (count: number): number[] =>
          shuffleDeck(cryptoRandom())
            .slice(0, count)
            .map((card) => card.id);
        return openBoughtReading(tx, order, { content, now: clock.now(), drawCards });
      },
      close: (tx, key, status) => closeBoughtReading(tx, key, status, clock.now()),
    },
    credits: {
      sells: creditConfig.sells,
      grant: async (tx, { userId, orderId, orderName: name, credit, bonusCredit }) => {
        if (!(await holdAccount(tx, userId))) return false;
        const bought = { userId, orderId, name, credit, bonusCredit };
        await grantCredits(tx, bought, { clock, newId, validDays: creditConfig.validDays });
        return true;
      },
      takeBack: async (tx, { userId, orderId, orderName: name }, condition) => {
        if (condition === 'unused') await refuseUsedCredits(tx, { userId, orderId });
        await takeBackCredits(tx, { userId, orderId, name }, { clock, newId });
      },
      takeBackUnused: (tx, { userId, orderId, orderName: name }) =>
        takeBackUnused(tx, { userId, orderId, name }, { clock, newId }),
    },
  };
}

/** The making of bought readings with the orders they fulfil. */
export function composeMaking(orders: OrderPorts, writer: ReadingWriter): MakeReadingPorts {
  const { db, clock, log, sealer, newId, catalogue } = orders;
  return {
    db,
    clock,
    log,
    sealer,
    newId,
    catalogue,
    writer,
    orders: {
      deliver: deliverOrder,
      giveUp: async (key, reason) => {
        await giveUpOrder(orders, key, reason, 'worker');
      },
    },
  };
}
