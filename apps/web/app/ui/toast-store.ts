/** Short messages that pass by. `Toaster` shows the latest. */
export interface Toast {
  message: string;
  tone: 'plain' | 'error';
  action?: { label: string; onPress: () => void };
}

const listeners = new Set<() => void>();
let current: Toast | undefined;

function set(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; an error is read out at once. */
export function showToast(message: string, options: Partial<Omit<Toast, 'message'>> = {}): void {
  set({ message, tone: 'plain', ...options });
}

export const dismissToast = (): void => set(undefined);
export const currentToast = (): Toast | undefined => current;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
