import { ChoiceGroup, useChoice } from './choice-group.tsx';
import { classNames } from './class-names.ts';

interface SegmentedProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  name: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  onNight?: boolean;
}

/** Two or three ways side by side, 50 high. */
export function Segmented<Value extends string>({
  options,
  onNight,
  onChange,
  ...group
}: SegmentedProps<Value>) {
  return (
    <ChoiceGroup
      {...group}
      onChange={(value) => onChange(value as Value)}
      className={classNames(
        'flex min-h-12.5 gap-1 rounded-thumb p-0.75',
        onNight ? 'bg-night-card' : 'bg-purple-50',
      )}
    >
      {options.map((option) => (
        <Segment key={option.value} {...option} onNight={onNight} />
      ))}
    </ChoiceGroup>
  );
}

interface SegmentProps {
  value: string;
  label: string;
  disabled?: boolean;
  onNight?: boolean;
}

function Segment({ value, label, disabled, onNight }: SegmentProps) {
  const choice = useChoice();
  return (
    <label
      className={classNames(
        'grid min-h-11 flex-1 place-items-center rounded-s px-2 text-md transition-colors duration-150',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring,var(--color-purple-600))',
        'has-checked:font-semibold has-disabled:cursor-default has-disabled:opacity-60',
        onNight
          ? 'text-on-night-2 has-checked:bg-moon-400 has-checked:text-ink-900'
          : 'text-ink-500 has-checked:bg-white has-checked:text-purple-700 has-checked:shadow-lift',
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        disabled={disabled}
        onChange={() => choice.onChange(value)}
      />
      {label}
    </label>
  );
}
