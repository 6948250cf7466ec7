interface LogoProps {
  /** lavender on the home's purple, moon on night, purple on light. */
  tone: 'lavender' | 'moon' | 'purple';
  height?: number;
}

const INKS = {
  lavender: 'var(--color-on-night-2)',
  moon: 'var(--color-moon-400)',
  purple: 'var(--color-purple-700)',
};

/** The wordmark: the moon stands in 월, and the last stroke of 하 runs on as the red thread. */
export function Logo({ tone, height = 32 }: LogoProps) {
  const onNight = tone !== 'purple';
  return (
    <svg
      viewBox="0 0 68 32"
      height={height}
      width={(height * 68) / 32}
      role="img"
      aria-label="월하"
      style={{ color: INKS[tone] }}
    >
      <circle cx="9" cy="6.6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M10.2 2.5a4.3 4.3 0 1 1-4.9 5.9 5.4 5.4 0 0 0 4.9-5.9z"
        fill={onNight ? 'var(--color-moon-400)' : 'currentColor'}
      />
      <g fill="currentColor">
        <path d="M.8 14.3 18.6 13.7v1.9L.8 16.2z" />
        <path d="M8.3 15h2.4v5.2H8.3z" />
        <path d="M14 17.2h7V19h-7z" />
        <path d="M20.6 1.2 23.4.6v19.6h-2.8z" />
        <path d="M3.6 21.8h19.8v5H6.3v2.6h17.6v1.9H3.6v-6.3h17.1v-1.4H3.6z" />
        <path d="M36.3 1.6h6.2v1.9h-6.2z" />
        <path d="M31.6 7.2h15.6v1.9H31.6z" />
        <path
          fillRule="evenodd"
          d="M39.4 11.8a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8zm0 1.7c-2.8 0-4.8 2.4-4.8 5.7s2 5.7 4.8 5.7 4.8-2.4 4.8-5.7-2-5.7-4.8-5.7z"
        />
        <path d="M52 1.2 54.8.6v30.8H52z" />
      </g>
      <path
        d="M54.4 16.2h3.3c3.4 0 3.8-4.6 6.6-4.6 2 0 2.3 2.6.6 3.2-1.5.5-2.6-1.2-1.7-2.8"
        fill="none"
        stroke={onNight ? 'var(--color-thread-400)' : 'var(--color-thread-600)'}
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
