import type { ReactNode } from 'react';
import { CloudedMoon } from './clouded-moon.tsx';

interface EmptyStateProps {
  /** A picture's address; its words are in the title. */
  image?: string | undefined;
  title: string;
  /** It is all the page has to say, and so its heading. */
  whole?: boolean;
  text?: ReactNode;
  /** The way on. */
  action?: ReactNode;
}

/** Nothing here yet, or not found: what it means, and one way on. */
export function EmptyState({ image, title, whole, text, action }: EmptyStateProps) {
  const Title = whole ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <div className="mb-4">
        {image ? <img src={image} alt="" width={240} height={180} /> : <CloudedMoon />}
      </div>
      <Title className="title-serif text-xl text-ink-900">{title}</Title>
      {text && <p className="mt-2 max-w-70 text-md text-balance text-ink-500">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
