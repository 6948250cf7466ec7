import type { ReactNode } from 'react';
import { useChoice } from './choice-group.tsx';

interface RadioCardProps {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** A tile or portrait before the words. */
  media?: ReactNode;
  disabled?: boolean;
}

/** One row of a list to choose from; stands inside a ChoiceGroup. */
export function RadioCard({ value, title, detail, media, disabled }: RadioCardProps) {
  const choice = useChoice();
  return (
    <label className="group flex min-h-18 items-center gap-3.5 rounded-m border border-line bg-white px-4 py-3.5 transition-colors duration-150 has-checked:border-purple-600 has-checked:bg-purple-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-purple-600 has-disabled:opacity-60">
      {media}
      <span className="min-w-0 flex-1">
        <span className="block text-base font-semibold text-ink-900">{title}</span>
        {detail && <span className="block text-note text-ink-500">{detail}</span>}
      </span>
      <input
        type="radio"
        className="sr-only"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        disabled={disabled}
        onChange={() => choice.onChange(value)}
      />
      <span
        aria-hidden
        className="size-5.5 flex-none rounded-full border-[1.5px] border-line-strong group-has-checked:border-[6.5px] group-has-checked:border-purple-600"
      />
    </label>
  );
}
