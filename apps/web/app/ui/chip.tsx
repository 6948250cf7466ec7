import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
}

/** One of several choices that stay in sight. Chosen = night. */
export function Chip({ selected = false, className, ...button }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...button}
      className={classNames(
        'target relative inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-note font-medium whitespace-nowrap',
        'transition-colors duration-150',
        selected ? 'bg-night-900 text-moon-300' : 'bg-purple-100 text-ink-700 hover:bg-purple-200/60',
        className,
      )}
    />
  );
}
