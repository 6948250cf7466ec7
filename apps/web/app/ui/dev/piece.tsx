import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** One group of pieces on the showcase, on its ground. */
export function Piece({ name, night, children }: { name: string; night?: boolean; children: ReactNode }) {
  return (
    <section className={classNames('px-gutter py-8', night && 'on-night bg-night-900')}>
      <p
        className={classNames(
          'mb-4 text-2xs font-bold tracking-wide',
          night ? 'text-on-night-3' : 'text-ink-500',
        )}
      >
        {name}
      </p>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
