import type { SexType } from '@wolha/contract';
import { ChoiceGroup, useChoice } from '#ui/choice-group.tsx';

interface GenderRadioProps {
  value: SexType;
  onChange: (gender: SexType) => void;
}

/** Whose draw it is. */
export function GenderRadio({ value, onChange }: GenderRadioProps) {
  return (
    <ChoiceGroup
      label="성별"
      hideLabel
      name="gender"
      value={value}
      onChange={(gender) => onChange(gender as SexType)}
      className="flex gap-1"
    >
      <Gender value="FEMALE" label="여성" />
      <Gender value="MALE" label="남성" />
    </ChoiceGroup>
  );
}

function Gender({ value, label }: { value: SexType; label: string }) {
  const choice = useChoice();
  return (
    <label className="tarot-gender">
      <input
        type="radio"
        className="sr-only"
        name={choice.name}
        value={value}
        checked={choice.value === value}
        onChange={() => choice.onChange(value)}
      />
      <span aria-hidden className="tarot-gender-dot" />
      {label}
    </label>
  );
}
