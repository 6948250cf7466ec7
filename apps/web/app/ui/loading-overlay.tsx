import type { ReactNode } from 'react';
import { MoonHalo } from './moon.tsx';

interface LoadingOverlayProps {
  title: string;
  /** What is really being done now; a new line is read out. */
  line?: string;
  children?: ReactNode;
}

/** Covers the view, as wide as it is, while a result is fetched or written. */
export function LoadingOverlay({ title, line, children }: LoadingOverlayProps) {
  return (
    <div className="on-night fixed inset-0 z-20 flex flex-col items-center justify-center overflow-y-auto bg-linear-to-b from-night-950 via-night-900 to-night-800 px-gutter py-16 text-center">
      {children ?? <WaxingMoon />}
      <div role="status" className="mt-7">
        <p className="title-serif text-2xl text-white">{title}</p>
        <p className="mt-2 min-h-[1.65em] text-md text-on-night-2">{line}</p>
      </div>
    </div>
  );
}

function WaxingMoon() {
  return (
    <svg viewBox="0 0 120 120" width={120} height={120} aria-hidden>
      <MoonHalo x={60} y={60} radius={60} />
      <circle cx="60" cy="60" r="40" fill="var(--color-night-700)" />
      <path
        d="M72 22a40 40 0 1 0 25 51A43 43 0 0 1 72 22z"
        fill="var(--color-moon-300)"
        className="animate-glimmer"
      />
    </svg>
  );
}
