import { FullMoon, MoonHalo } from './moon.tsx';

/** A moon with a cloud drifting over it and the thread lying slack: something is not here, and it will pass. */
export function CloudedMoon({ onNight }: { onNight?: boolean }) {
  const cloud = onNight ? 'var(--color-night-700)' : 'var(--color-purple-100)';
  const edge = onNight ? 'var(--color-on-night-3)' : 'var(--color-purple-200)';
  return (
    <svg viewBox="0 0 200 148" width={200} height={148} fill="none" aria-hidden>
      <MoonHalo x={100} y={64} radius={64} strength={0.5} />
      <FullMoon x={100} y={64} radius={43} />
      <path
        d="M40 98c-9 0-14-5-14-11s5-11 13-11c2-9 10-14 19-13 7 1 12 4 15 10 4-3 10-3 14 1 3 3 4 6 4 9h26c6 0 10 3 10 7.5s-4 7.5-10 7.5z"
        fill={cloud}
        stroke={edge}
        strokeWidth="1.2"
      />
      <path
        d="M104 80c-5 0-8-3-8-7s3-7 8-7h14c1-8 8-13 15-13 8 0 14 5 15 12 7-1 13 3 13 8s-5 7-10 7z"
        fill={cloud}
        stroke={edge}
        strokeWidth="1.2"
        opacity=".94"
      />
      <path
        d="M12 124c22-10 40 6 66 5 10-.5 12-5 22-5s12 4.5 22 5c26 1 44-15 66-5M100 124c-5-8-16-8-16-2 0 5 10 5 16 2 6 3 16 3 16-2 0-6-11-6-16 2zm0 0-6 11m6-11 6 11"
        stroke={onNight ? 'var(--color-thread-400)' : 'var(--color-thread-600)'}
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
