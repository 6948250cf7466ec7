import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isPaymentProblem, PAYMENT_PROBLEM_QUERY, paymentProblems } from '@wolha/contract/payment-problems';
import { useAlert } from '#ui/use-alert.ts';

/** Says once why the browser came back unpaid, and takes the reason out of the address. A closed window is no news. */
export function usePaymentProblem(): void {
  const [query, setQuery] = useSearchParams();
  const { alert } = useAlert();
  const told = useRef<string | null>(null);
  const problem = query.get(PAYMENT_PROBLEM_QUERY.problem);

  useEffect(() => {
    if (problem === null || told.current === problem) return;
    told.current = problem;
    const words = isPaymentProblem(problem) ? paymentProblems[problem] : paymentProblems.UNKNOWN;
    setQuery(
      (current) => {
        current.delete(PAYMENT_PROBLEM_QUERY.problem);
        current.delete(PAYMENT_PROBLEM_QUERY.orderId);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    if (words !== null) void alert(words);
  }, [problem, setQuery, alert]);
}
