import type { ReactNode } from 'react';

/** The paper that comes over the foot of a page's night. */
export function PaperPanel({ children }: { children: ReactNode }) {
  return (
    <div className="relative -mt-6 min-h-[46svh] rounded-t-sheet bg-paper-50 px-gutter pt-4 pb-10">
      {children}
    </div>
  );
}
