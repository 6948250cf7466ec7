import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'size' | 'aria-describedby'> {
  label: string;
  /** At the label's right: what is expected. */
  hint?: ReactNode;
  /** Inside, at the end: a unit, a reading of what was typed. */
  suffix?: ReactNode;
  /** Shows "6 / 8" while the text is shorter than this. */
  countTo?: number;
  error?: string;
}

/** One line of text. The text stays whatever is wrong with it; the error is tied to the field. */
export function TextField({ label, hint, suffix, countTo, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const length = String(input.value ?? input.defaultValue ?? '').length;
  const isCounting = countTo !== undefined && length > 0 && length !== countTo;
  const aside = isCounting ? `${length} / ${countTo}` : suffix;
  return (
    <div className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-medium text-ink-700">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-500">
            {hint}
          </span>
        )}
      </div>
      <div
        className={classNames(
          'flex min-h-13.5 items-center gap-3 rounded-thumb border bg-white px-4 transition-shadow duration-150',
          error
            ? 'border-thread-600 bg-thread-100/40 focus-within:ring-3 focus-within:ring-thread-100'
            : 'border-line-strong focus-within:border-purple-600 focus-within:ring-3 focus-within:ring-purple-200',
        )}
      >
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(
            hint ? `${id}-hint` : null,
            aside ? `${id}-aside` : null,
            `${id}-error`,
          )}
          className="min-w-0 flex-1 bg-transparent py-3 text-lg font-semibold outline-none placeholder:font-normal placeholder:text-ink-500"
        />
        {aside && (
          <span id={`${id}-aside`} className="flex-none text-note text-ink-500">
            {aside}
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
