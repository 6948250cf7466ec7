import { createContext, use, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Choice {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

/** The group a radio stands in. */
export function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('a radio stands outside of its ChoiceGroup');
  return choice;
}

interface ChoiceGroupProps extends Choice {
  label: string;
  /** The label is for the ear only; a heading already says it. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** A named set of native radios: arrow keys, form values and screen readers come with them. */
export function ChoiceGroup({ label, hideLabel, className, children, ...choice }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-2 text-sm font-medium text-ink-700', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className={className}>
        <ChoiceContext value={choice}>{children}</ChoiceContext>
      </div>
    </fieldset>
  );
}
