/**
 * What the browser remembers of a visit. Where its storage is blocked or full, the page itself remembers until it is
 * left, and nothing breaks.
 */
export interface BrowserStore {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string): void;
}

export type StoredKey = 'session_id' | 'utm_campaign' | 'headerLogoColor';

/** A store over a storage that may throw on any touch, already on being asked for. */
export function createBrowserStore(storage: () => Pick<Storage, 'getItem' | 'setItem'>): BrowserStore {
  const remembered = new Map<StoredKey, string>();
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? remembered.get(key) ?? null;
      } catch {
        return remembered.get(key) ?? null;
      }
    },
    write(key, value) {
      remembered.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // Remembered above, for as long as the page lives.
      }
    },
  };
}

export const browserStore = createBrowserStore(() => localStorage);
