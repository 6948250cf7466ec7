import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** A quieter remark after the words. */
  note?: ReactNode;
}

export function Checkbox({ children, note, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('group flex min-h-11 items-start gap-3 py-2.5', className)}>
      <input type="checkbox" className="peer sr-only" {...input} />
      <span
        aria-hidden
        className="grid size-6 flex-none place-items-center rounded-[7px] border-[1.5px] border-line-strong bg-white text-white peer-checked:border-purple-600 peer-checked:bg-purple-600 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-purple-600 peer-disabled:opacity-60"
      >
        <span className="hidden group-has-checked:block">
          <Icon of={checkIcon} size={18} />
        </span>
      </span>
      <span className="min-w-0 text-md leading-normal text-ink-900">
        {children}
        {note && <span className="ml-2 text-note text-ink-500">{note}</span>}
      </span>
    </label>
  );
}
