import { ThreadStory } from './thread-story.tsx';

/** At the foot of the side drawer: the old man's story, and on the ridge the two it is told of. */
export function MenuNight() {
  return (
    <>
      <div className="pb-36">
        <ThreadStory />
      </div>
      <svg
        viewBox="0 0 320 132"
        aria-hidden="true"
        fill="var(--color-night-950)"
        strokeLinecap="round"
        className="pointer-events-none absolute inset-x-0 bottom-0 w-full"
      >
        <path fill="#431c8c" d="M0 58C40 20 87 34 127 52S213 76 253 40s53-12 67-4v96H0z" />
        <path fill="var(--color-night-900)" d="M0 96c47-22 93-24 143-6s113 22 177-8v50H0z" />
        <g transform="translate(82 84)">
          <path d="M-5-40c0-6.4 10-6.4 10 0l.8 14.5-3 2h-5.6l-3-2zM-3.6-31h7.2l1.4 10 5 12.5h-20l5-12.5z" />
          <path d="M-2.6-10v9.6M2.6-10v9.6M3.6-29.5l5 11" stroke="var(--color-night-950)" strokeWidth="2.8" />
          <path d="M3.8-31l1.4 9.8 5 12.6" fill="none" stroke="var(--color-moon-200)" opacity=".55" />
        </g>
        <g transform="translate(232 96)">
          <path d="M-4.2-45c0-5.6 8.4-5.6 8.4 0 0 3-1 5-2.4 6.2v1.8l5 1.6 1.6 19.9h-16.8l1.6-19.9 5-1.6v-1.8c-1.4-1.2-2.4-3.2-2.4-6.2z" />
          <path
            d="M-3.2-16v15.4M3.2-16v15.4M-6.4-33.5l-3.6 13"
            stroke="var(--color-night-950)"
            strokeWidth="3.6"
          />
          <path d="M-6.9-34l-4 13.2M-8.2-15.6h3" fill="none" stroke="var(--color-moon-200)" opacity=".55" />
        </g>
        <path
          d="M91 65.5c18 30 34 36 52 34 14-1.6 15-15 4-15-10 0-9 13 6 15.4 24 3.6 50-4 68.6-23.6"
          fill="none"
          stroke="var(--color-thread-400)"
          strokeWidth="2"
        />
      </svg>
    </>
  );
}
