import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A picture's address; its words are in the title. */
  image?: string;
  title: string;
  /** It is all the page has to say, and so its heading. */
  whole?: boolean;
  text?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing here yet, or not found: what it means, and one way on. */
export function EmptyState({ image, title, whole, text, action }: EmptyStateProps) {
  const Title = whole ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {image ? <img src={image} alt="" width={160} height={160} className="mb-5" /> : <NewMoon />}
      <Title className="title-serif text-xl text-ink-900">{title}</Title>
      {text && <p className="mt-2 max-w-70 text-md text-balance text-ink-500">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** A moon not yet risen, on a slack thread. */
function NewMoon() {
  return (
    <svg viewBox="0 0 120 84" width={120} height={84} fill="none" aria-hidden className="mb-5">
      <circle cx="60" cy="36" r="29" fill="var(--color-purple-100)" />
      <path d="M70 9a29 29 0 1 0 18 36A31 31 0 0 1 70 9z" fill="var(--color-moon-200)" />
      <path
        d="M4 70c18-9 30 5 46 3 6-.8 8-5 12-5s6 4.2 12 5c16 2 24-12 42-5"
        stroke="var(--color-thread-600)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M62 70c-4-7-12-7-12-2 0 4 7 4 12 2 5 2 12 2 12-2 0-5-8-5-12 2zm0 0-5 9m5-9 5 9"
        stroke="var(--color-thread-600)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
