import { useEffect, useRef, useState } from 'react';
import type { PaymentOrder, ServiceType } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { useAlert } from '#ui/use-alert.ts';
import { openCardWindow } from './card-window.ts';
import { newOrderId } from './order-id.ts';
import { useToldBought } from './use-told-bought.ts';

const CHECK_FAILED = '주문 중복 체크 에러';

const BOUGHT = new Set<ApiError['code']>(['ALREADY_PURCHASED', 'PURCHASE_IN_PROGRESS']);
const NOT_SOLD = new Set<ApiError['code']>(['CREDITS_NOT_FOR_SALE', 'CONTENT_NOT_FOR_SALE']);

/** Writes the order of what is being bought, under this number. Throws an ApiError when it is refused. */
export type PlaceOrder = (orderId: string) => Promise<PaymentOrder>;

interface PurchaseWays {
  /** What is sold, where that is readings. */
  service?: ServiceType;
  placeOrder: PlaceOrder;
  tellFailure?: (words: string) => Promise<void>;
}

export interface Purchase {
  isBuying: boolean;
  buy: () => void;
}

/**
 * Buys once: a second press while the first is under way does nothing, and a page that comes back from the browser's
 * memory is ready again. The order is written before the card window opens. `tellFailure` says what failed without a
 * reason of its own, where that is not an alert.
 */
export function usePurchase({ service, placeOrder, tellFailure }: PurchaseWays): Purchase {
  const { alert } = useAlert();
  const tell = tellFailure ?? alert;
  const tellBought = useToldBought(service);
  const [isBuying, setBuying] = useState(false);
  const underWay = useRef(false);
  const end = (): void => {
    underWay.current = false;
    setBuying(false);
  };

  useEffect(() => {
    const wakeUp = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      underWay.current = false;
      setBuying(false);
    };
    addEventListener('pageshow', wakeUp);
    return () => removeEventListener('pageshow', wakeUp);
  }, []);

  const run = async (): Promise<void> => {
    try {
      const ended = await openCardWindow(await placeOrder(newOrderId()));
      if (ended.kind === 'failed') await tell(ended.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (BOUGHT.has(error.code)) await tellBought(error.message);
      else if (error.statusCode === 409 || NOT_SOLD.has(error.code)) await alert(error.message);
      else await tell(CHECK_FAILED);
      // Loaded anew, the page leads to the login with all that was chosen.
      if (error.statusCode === 401) location.reload();
    } finally {
      end();
    }
  };

  return {
    isBuying,
    buy: () => {
      if (underWay.current) return;
      underWay.current = true;
      setBuying(true);
      void run();
    },
  };
}
