import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { useAlert } from '#ui/use-alert.ts';
import { ErrorPage } from './error-page.tsx';
import { failureWords } from './failure-words.ts';

/** Never there, still being written, given back: the page says it all, and nothing failed. */
const NO_FAILURES: ReadonlySet<number> = new Set([404, 409, 410]);

/** The page in place of one that could not be had, with an alert that says what failed. */
export function FailedPage({ error }: { error: unknown }) {
  const { alert } = useAlert();
  const { pathname } = useLocation();
  const { status, message } = failureOf(error);
  const words = NO_FAILURES.has(status) ? null : failureWords(pathname);
  useEffect(() => {
    if (words !== null) void alert(words);
  }, [words, alert]);
  return <ErrorPage status={status} message={message} />;
}

/** The status, and what the API said in Korean where it said something. */
function failureOf(error: unknown): { status: number; message: string | undefined } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: undefined };
  const { message } = (error.data ?? {}) as { message?: string };
  return { status: error.status, message };
}
