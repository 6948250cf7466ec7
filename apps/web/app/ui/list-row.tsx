import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { nextIcon } from './icons.tsx';

interface ListRowProps extends ComponentProps<'button'> {
  children: ReactNode;
}

/** A line that leads on: questions to pick, places to go. */
export function ListRow({ children, ...button }: ListRowProps) {
  return (
    <button
      type="button"
      {...button}
      className="flex min-h-13 w-full items-center justify-between gap-4 border-b border-line py-3 text-left text-md text-ink-900 hover:text-purple-700"
    >
      {children}
      <Icon of={nextIcon} size={18} className="text-purple-600" />
    </button>
  );
}
