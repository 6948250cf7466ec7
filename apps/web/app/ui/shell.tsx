import type { ReactNode } from 'react';

interface ShellProps {
  /** What stands beside the column on wide screens, behind everything. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** One column of at most 480, on the night. Its children stack; the one with `flex-1` takes what is left. */
export function Shell({ backdrop, children }: ShellProps) {
  return (
    <>
      <div className="backdrop" aria-hidden>
        {backdrop}
      </div>
      <div className="column flex flex-col">{children}</div>
    </>
  );
}
