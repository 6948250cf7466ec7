import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: ReactElement;
  /** What it does, for those who do not see the drawing. */
  label: string;
  /** `disc` stands on pictures. */
  look?: 'plain' | 'disc' | 'filled';
  size?: number;
}

const LOOKS = {
  plain: 'hover:bg-current/6 active:bg-current/10',
  disc: 'bg-night-950/60 text-white hover:bg-night-950/75 active:bg-night-950/75',
  filled:
    'bg-purple-600 text-white hover:bg-purple-700 disabled:bg-purple-100 disabled:text-ink-500 aria-disabled:bg-purple-100 aria-disabled:text-ink-500',
};

export function IconButton({
  icon,
  label,
  look = 'plain',
  size = 24,
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 flex-none place-items-center rounded-full transition-colors duration-150',
        LOOKS[look],
        className,
      )}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
