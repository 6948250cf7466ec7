import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TagTone = 'lilac' | 'night' | 'moon' | 'paper' | 'white';

const TONES: Record<TagTone, string> = {
  lilac: 'bg-purple-100 text-purple-700',
  night: 'bg-night-900 text-moon-300',
  moon: 'bg-moon-100 text-moon-ink',
  paper: 'bg-paper-200 text-ink-700',
  white: 'bg-white/92 text-purple-700',
};

/** A small word that sorts: the kind of a reading, an adviser's subject. */
export function Tag({ tone = 'lilac', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center rounded-tag px-1.75 text-2xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
