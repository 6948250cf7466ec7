import { classNames } from './class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'night' | 'kakao';
type ButtonSize = 'large' | 'medium' | 'small';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-purple-600 text-white hover:bg-purple-700 active:bg-purple-700',
  secondary:
    'bg-purple-50 text-purple-700 inset-ring inset-ring-purple-200 hover:bg-purple-100 active:bg-purple-100',
  ghost: 'text-ink-700 hover:bg-purple-50 active:bg-purple-100',
  night: 'bg-night-900 text-moon-300 hover:bg-night-800 active:bg-night-800',
  kakao: 'bg-kakao text-kakao-ink hover:brightness-96 active:brightness-96',
};

const SIZES: Record<ButtonSize, string> = {
  large: 'min-h-13.5 rounded-m px-5 py-2 text-base',
  medium: 'min-h-11 rounded-thumb px-4.5 py-2 text-md',
  small: 'target min-h-9 rounded-s px-3.5 py-1.5 text-sm',
};

const SWITCHED_OFF = 'bg-purple-100 text-ink-500';

/** The look shared by buttons and by links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'large', wide }: ButtonLook,
  disabled = false,
): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight tracking-tight',
    'transition-colors duration-150',
    SIZES[size],
    disabled ? SWITCHED_OFF : VARIANTS[variant],
    wide && 'w-full',
  );
}
