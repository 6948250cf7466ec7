import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentQuestion, subscribeQuestions } from './alert-store.ts';

const AlertHost = lazy(async () => ({ default: (await import('./alert-host.tsx')).AlertHost }));

/** Where alerts appear. What shows them is fetched with the first question, and stays. Stands once, in the root. */
export function AlertPlace() {
  const question = useSyncExternalStore(subscribeQuestions, currentQuestion, () => undefined);
  const [wasAsked, setAsked] = useState(false);
  if (question && !wasAsked) setAsked(true);
  return <Suspense>{wasAsked && <AlertHost />}</Suspense>;
}
