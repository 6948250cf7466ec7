import { useEffect, useRef } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Order } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { showToast } from '#ui/toast-store.ts';
import { CREDIT_PURCHASE_FAILED } from './purchase-words.ts';

const ASK_AGAIN_MS = 1500;
const UNDER_WAY: ReadonlySet<string> = new Set<Order['state']>(['created', 'confirming', 'paid']);

/**
 * After the card window: waits until the credits of the order in the address are there, says so, and shows the new
 * balance. The order is taken out of the address, so that nothing is told twice. True while it is waited for.
 */
export function useCreditArrival(): boolean {
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const orderId = query.get('orderId');
  const latest = useRef({ setQuery, revalidate });
  useEffect(() => {
    latest.current = { setQuery, revalidate };
  });

  useEffect(() => {
    if (orderId === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      isOver = true;
      latest.current.setQuery({}, { replace: true, preventScrollReset: true });
    };
    const ask = async (): Promise<void> => {
      const state = await stateOf(orderId);
      if (isOver) return;
      if (state === null || UNDER_WAY.has(state)) {
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
        return;
      }
      end();
      if (state === 'fulfilled') showToast('크레딧을 충전했습니다.');
      else if (state !== 'missing') showToast(CREDIT_PURCHASE_FAILED, { tone: 'error' });
      await latest.current.revalidate();
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderId]);

  return orderId !== null;
}

/** How an order stands; null when it cannot be known now. */
async function stateOf(orderId: string): Promise<Order['state'] | 'missing' | null> {
  try {
    const { order } = await api('GET /v1/orders/{orderId}', { params: { orderId } });
    return order.state;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429 ? 'missing' : null;
  }
}
