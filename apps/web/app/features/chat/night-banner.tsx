import { MoonHalo } from '#ui/moon.tsx';

/** A crescent over the ridges, with the thread between them. */
export function NightBanner() {
  return (
    <svg viewBox="0 0 400 148" className="block w-full" aria-hidden>
      <defs>
        <linearGradient id="limit-night" x2="0" y2="1">
          <stop stopColor="var(--color-night-950)" />
          <stop offset="1" stopColor="var(--color-night-700)" />
        </linearGradient>
      </defs>
      <path fill="url(#limit-night)" d="M0 0h400v148H0z" />
      <MoonHalo x={200} y={66} radius={74} />
      <path d="M208 33a36 36 0 1 0 27 54 40 40 0 0 1-27-54z" fill="var(--color-moon-200)" />
      <g fill="var(--color-on-night-2)">
        <circle cx="52" cy="28" r="1.6" />
        <circle cx="98" cy="58" r="1.1" />
        <circle cx="128" cy="22" r="1.3" />
        <circle cx="292" cy="30" r="1.3" />
        <circle cx="340" cy="64" r="1.1" />
        <circle cx="368" cy="24" r="1.6" />
      </g>
      <g fill="none" stroke="var(--color-on-night-3)" strokeWidth="1.4" strokeLinecap="round" opacity=".8">
        <path d="M36 88h74M48 81a9 9 0 0 1 15-7 12 12 0 0 1 22-1 9 9 0 0 1 14 8" />
        <path d="M290 84h74M302 77a9 9 0 0 1 15-7 12 12 0 0 1 22-1 9 9 0 0 1 14 8" />
      </g>
      <path
        d="M0 124c50-20 84-22 128-6s76 14 120-2 96-18 152 6v26H0z"
        fill="var(--color-night-950)"
        opacity=".75"
      />
      <path
        d="M0 118c60-22 96-2 150 0s86-26 140-20 76 20 110 10"
        fill="none"
        stroke="var(--color-thread-400)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
