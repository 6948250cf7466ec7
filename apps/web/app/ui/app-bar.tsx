import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface AppBarProps {
  /** home runs into the hero's sky; night heads the other main pages; page is the white bar of sub-pages. */
  tone: 'home' | 'night' | 'page';
  /** Main pages: the logo. Sub-pages: the way back. */
  start?: ReactNode;
  title?: ReactNode;
  end?: ReactNode;
  /** Lies over a picture, without a ground of its own. */
  clear?: boolean;
}

const TONES = {
  home: 'on-night bg-purple-900',
  night: 'on-night bg-night-900',
  page: 'sticky top-0 border-b border-line bg-white text-ink-900',
};

/** The bar at the head of every page, 56 high. */
export function AppBar({ tone, start, title, end, clear }: AppBarProps) {
  return (
    <header
      className={classNames(
        'z-10 grid h-bar grid-cols-[1fr_auto_1fr] items-center px-2.5',
        clear ? 'on-night absolute inset-x-0 top-0' : TONES[tone],
      )}
    >
      <div className={classNames('flex items-center', tone !== 'page' && !clear && 'pl-2.5')}>{start}</div>
      <div className="line-clamp-2 min-w-0 text-center text-base leading-tight font-semibold tracking-tight text-balance">
        {title}
      </div>
      <div className="flex items-center justify-end">{end}</div>
    </header>
  );
}
