import { useState, useSyncExternalStore } from 'react';

/**
 * What is being written, kept for this tab while the reader is away to buy credits or comes back from a reload. Where
 * the browser's storage is closed, it lives as long as the page.
 */
export function useDraft(chatId: string, first: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(first === '' ? null : first);
  const kept = useSyncExternalStore(
    never,
    () => stored(chatId),
    () => '',
  );
  const write = (next: string): void => {
    setTyped(next);
    try {
      if (next === '') sessionStorage.removeItem(keyOf(chatId));
      else sessionStorage.setItem(keyOf(chatId), next);
    } catch {
      // The page itself remembers.
    }
  };
  return [typed ?? kept, write];
}

const never = () => () => undefined;

const keyOf = (chatId: string): string => `chat-draft-${chatId}`;

function stored(chatId: string): string {
  try {
    return sessionStorage.getItem(keyOf(chatId)) ?? '';
  } catch {
    return '';
  }
}
