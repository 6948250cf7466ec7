import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { classNames } from './class-names.ts';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: the button keeps its place and the focus, and lets nothing through. */
  pending?: boolean;
  /** Words while pending, when they differ. */
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...button
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={classNames(buttonClass({ variant, size, wide }, disabled), className)}
    >
      {pending && <Spinner />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}
