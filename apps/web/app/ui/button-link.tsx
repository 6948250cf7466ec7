import type { LinkProps } from 'react-router';
import { OverlayLink } from '#lib/overlay.tsx';
import { buttonClass, type ButtonLook } from './button-style.ts';
import { classNames } from './class-names.ts';

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLook & LinkProps) {
  return <OverlayLink {...link} className={classNames(buttonClass({ variant, size, wide }), className)} />;
}
