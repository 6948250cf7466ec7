import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';

interface IconProps {
  /** A drawing from icons.tsx. */
  of: ReactElement;
  size?: number;
  /** Given only where the icon stands alone for a meaning; beside words it is decoration. */
  label?: string;
  className?: string;
}

/** A line drawing on a 24 grid in the colour of its text. */
export function Icon({ of, size = 24, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('flex-none', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {of}
    </svg>
  );
}
