import { AppError } from '#platform/app-error.ts';
import { creditGoods } from './goods.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPorts } from './ports.ts';
import type { OrderRow } from './repository.ts';

export interface CheckCreditPayment {
  userId: number;
  orderId: string;
  campaign?: string | undefined;
  creditPackageId: number;
}

/**
 * Writes the order of a credit package. Every purchase is one of its own. Throws CREDITS_NOT_FOR_SALE, NOT_FOUND, and
 * ORDER_ID_UNUSABLE.
 */
export async function checkCreditPayment(ports: OrderPorts, check: CheckCreditPayment): Promise<OrderRow> {
  if (!ports.credits.sells) throw new AppError('CREDITS_NOT_FOR_SALE');
  const { creditPackages } = await ports.catalogue();
  const offered = creditPackages.find((one) => one.id === check.creditPackageId && one.onSale);
  if (!offered) throw new AppError('NOT_FOUND');
  const { userId, orderId, campaign } = check;
  return placeOrder(ports, { userId, orderId, campaign, goods: creditGoods(offered) });
}
