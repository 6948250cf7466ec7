import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type StatusTone = 'done' | 'failed' | 'plain' | 'purple' | 'moon';

const TONES: Record<StatusTone, string> = {
  done: 'bg-wood-fill text-wood-deep',
  failed: 'bg-thread-100 text-thread-700',
  plain: 'bg-purple-50 text-ink-500 inset-ring inset-ring-line',
  purple: 'bg-purple-100 text-purple-700',
  moon: 'bg-moon-100 text-moon-ink',
};

/** How something stands, always in a word: pale fill, dark ink of the same hue. */
export function StatusChip({ tone = 'plain', children }: { tone?: StatusTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-tag px-2 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
