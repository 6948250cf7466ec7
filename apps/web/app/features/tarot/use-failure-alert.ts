import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useAlert } from '#ui/use-alert.ts';

interface Failure {
  status: number;
  /** What the API said, in Korean; absent where it said nothing. */
  message: string | undefined;
}

const MISSING = 404;

/** Says that a reading could not be had. A page that was never there is no failure of a reading. */
export function useFailureAlert(error: unknown, words: string): Failure {
  const { alert } = useAlert();
  const failure = failureOf(error);
  const isFailure = failure.status !== MISSING;
  useEffect(() => {
    if (isFailure) void alert(words);
  }, [isFailure, words, alert]);
  return failure;
}

function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined };
  const { message } = (error.data ?? {}) as { message?: string };
  return { status: error.status, message };
}
