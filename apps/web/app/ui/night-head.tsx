import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { MoonHalo } from './moon.tsx';

interface NightHeadProps {
  title: string;
  text?: string;
  /** How full the moon at its right is; none without it. */
  moon?: MoonPhase;
  /** Under the words, still on the night: what chooses between the page's parts. */
  children?: ReactNode;
}

export type MoonPhase = 'crescent' | 'half' | 'full';

/** The night a main page begins with; the page's paper comes over its foot. */
export function NightHead({ title, text, moon, children }: NightHeadProps) {
  return (
    <header className="on-night relative overflow-hidden bg-linear-to-b from-night-900 to-night-700 px-gutter pt-5 pb-16">
      {/* Above the words and beside them: a star after a word would be read as its full stop. */}
      <svg viewBox="0 0 480 160" width={480} height={160} aria-hidden className="absolute top-0 right-0">
        <g fill="var(--color-on-night-2)" opacity=".7">
          <circle cx="212" cy="9" r="1.3" />
          <circle cx="286" cy="4" r="1" />
          <circle cx="338" cy="12" r="1.5" />
          <circle cx="432" cy="8" r="1" />
          <circle cx="468" cy="34" r="1.2" />
          <circle cx="466" cy="104" r="1" />
        </g>
      </svg>
      <svg
        viewBox="0 0 480 72"
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-x-0 bottom-0 h-18 w-full"
      >
        <path d="M0 44q60-24 128-12t124-4 118 6 110-10v48H0z" fill="var(--color-night-900)" opacity=".5" />
        <path
          d="M0 30c86-30 168 6 252-5s156-20 228 4"
          fill="none"
          stroke="var(--color-thread-400)"
          strokeWidth="1.8"
          vectorEffect="non-scaling-stroke"
          opacity=".85"
        />
      </svg>
      {moon && <Moon phase={moon} />}
      <div className="relative">
        <h1 className="title-serif text-[1.75rem] leading-snug text-white">{title}</h1>
        {text && (
          <p className={classNames('mt-1 text-note text-balance text-on-night-2', moon && 'pr-[120px]')}>
            {text}
          </p>
        )}
        {children && <div className="mt-6 -mb-5">{children}</div>}
      </div>
    </header>
  );
}

/** What lies in shadow on a disc of 60. */
const SHADOWS: Record<MoonPhase, string | null> = {
  crescent: 'M30 0a30 30 0 1 0 25.4 46A27 27 0 1 1 30 0z',
  half: 'M30 0a30 30 0 0 1 0 60z',
  full: null,
};

function Moon({ phase }: { phase: MoonPhase }) {
  const lit = SHADOWS[phase];
  return (
    <svg
      viewBox="-30 -30 120 120"
      width={120}
      height={120}
      aria-hidden
      className="night-moon absolute top-1 right-6"
    >
      <MoonHalo x={30} y={30} radius={60} />
      <circle cx="30" cy="30" r="30" fill="var(--color-night-card)" opacity={lit ? 0.6 : 0} />
      {lit ? (
        <path d={lit} fill="var(--color-moon-200)" />
      ) : (
        <circle cx="30" cy="30" r="30" fill="var(--color-moon-200)" />
      )}
    </svg>
  );
}
