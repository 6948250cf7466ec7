import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PaperPanelProps {
  /** White from edge to edge, for what brings its own margins. */
  plain?: boolean;
  children: ReactNode;
}

/** The paper that comes over the foot of a page's night. */
export function PaperPanel({ plain, children }: PaperPanelProps) {
  return (
    <div
      className={classNames(
        'relative -mt-6 min-h-[46svh] rounded-t-sheet',
        plain ? 'bg-white pt-1' : 'bg-paper-50 px-gutter pt-4 pb-10',
      )}
    >
      {children}
    </div>
  );
}
