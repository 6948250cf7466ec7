import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ServiceType } from '@wolha/contract';
import { isPaymentProblem, PAYMENT_PROBLEM_QUERY, paymentProblems } from '@wolha/contract/payment-problems';
import { useAlert } from '#ui/use-alert.ts';
import { useToldBought } from './use-told-bought.ts';

interface PaymentProblemWays {
  /** What the page sells, where that is readings. */
  service?: ServiceType;
  tell?: (words: string) => Promise<void>;
}

/**
 * Says once why the browser came back unpaid, and takes the reason out of the address first: an address that changes
 * under an open dialog would close it. A closed window is no news. `tell`, where it is not an alert, stays the same.
 */
export function usePaymentProblem({ service, tell }: PaymentProblemWays = {}): void {
  const [query, setQuery] = useSearchParams();
  const { alert } = useAlert();
  const tellBought = useToldBought(service);
  const untold = useRef<string | null>(null);
  const problem = query.get(PAYMENT_PROBLEM_QUERY.problem);

  useEffect(() => {
    if (problem === null) {
      const last = untold.current;
      untold.current = null;
      if (last === null) return;
      const words = isPaymentProblem(last) ? paymentProblems[last] : paymentProblems.UNKNOWN;
      if (words !== null) void (last === 'DUPLICATE' ? tellBought : (tell ?? alert))(words);
      return;
    }
    untold.current = problem;
    setQuery(
      (current) => {
        current.delete(PAYMENT_PROBLEM_QUERY.problem);
        current.delete(PAYMENT_PROBLEM_QUERY.orderId);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [problem, setQuery, alert, tell, tellBought]);
}
