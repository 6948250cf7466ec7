import { Icon } from '#ui/icon.tsx';
import { minusIcon, plusIcon } from '#ui/icons.tsx';
import { partsOf, stepDay, yearsAround, type DayPart } from './reference-date.ts';

interface DateSteppersProps {
  date: string;
  onChange: (date: string) => void;
  /** The Korean day it is; offered again once the reader has gone elsewhere. */
  today: string;
}

const PARTS: readonly { part: DayPart; unit: string; name: string }[] = [
  { part: 'year', unit: '년', name: '연도' },
  { part: 'month', unit: '월', name: '달' },
  { part: 'day', unit: '일', name: '날' },
];

/** The day a question is asked about, by steps of its parts. */
export function DateSteppers({ date, onChange, today }: DateSteppersProps) {
  const { from, to } = yearsAround(date);
  const parts = partsOf(date);
  return (
    <fieldset className="room-date">
      <legend className="contents">
        <span className="flex items-baseline gap-2">
          <span className="text-note font-bold text-ink-900">질문 기준일</span>
          <span className="text-xs text-ink-500">
            {from}–{to}년
          </span>
        </span>
      </legend>
      {date !== today && (
        <button type="button" className="room-today target" onClick={() => onChange(today)}>
          오늘로
        </button>
      )}
      <div className="room-steppers">
        {PARTS.map(({ part, unit, name }) => (
          <span key={part} className="room-stepper">
            <Step by={-1} label={`${name} 하나 앞으로`} date={date} part={part} onChange={onChange} />
            <span className="room-stepper-value">
              <b>{parts[part]}</b>
              {unit}
            </span>
            <Step by={1} label={`${name} 하나 뒤로`} date={date} part={part} onChange={onChange} />
          </span>
        ))}
      </div>
      <span role="status" className="sr-only">
        {`${parts.year}년 ${parts.month}월 ${parts.day}일 기준`}
      </span>
    </fieldset>
  );
}

interface StepProps {
  by: 1 | -1;
  label: string;
  date: string;
  part: DayPart;
  onChange: (date: string) => void;
}

function Step({ by, label, date, part, onChange }: StepProps) {
  const next = stepDay(date, part, by);
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === null}
      onClick={() => next !== null && onChange(next)}
      className="room-step"
    >
      <Icon of={by === 1 ? plusIcon : minusIcon} size={16} />
    </button>
  );
}
