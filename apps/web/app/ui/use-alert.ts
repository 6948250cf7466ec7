import { ask } from './alert-store.ts';

interface Alerts {
  /** Tells something that must be read. Resolves when it was acknowledged: leave the page only then. */
  alert: (message: string, options?: { title?: string }) => Promise<void>;
  /** Asks; false when declined or closed. */
  confirm: (
    message: string,
    options?: { title?: string; confirmLabel?: string; cancelLabel?: string },
  ) => Promise<boolean>;
}

const alerts: Alerts = {
  async alert(message, { title } = {}) {
    await ask({ title, message, confirmLabel: '확인' });
  },
  confirm: (message, { title, confirmLabel = '확인', cancelLabel = '취소' } = {}) =>
    ask({ title, message, confirmLabel, cancelLabel }),
};

/** The shop's own alert and confirm. */
export function useAlert(): Alerts {
  return alerts;
}
