import { birthCities } from '@wolha/contract/birth-cities';
import { Checkbox } from '#ui/checkbox.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  changeBirthForm,
  typedLunarMonth,
  type BirthFormErrors,
  type BirthFormState,
} from './birth-form-state.ts';
import { useLeapMonthOf } from './leap-month.ts';

interface BirthFieldsProps {
  state: BirthFormState;
  errors: BirthFormErrors;
  onChange: (next: BirthFormState) => void;
}

const digitsOnly = (text: string, most: number): string => text.replace(/[^0-9]/g, '').slice(0, most);

/** The fields of a new person's birth. */
export function BirthFields({ state, errors, onChange }: BirthFieldsProps) {
  const change = (part: Partial<BirthFormState>): void => onChange(changeBirthForm(state, part));
  const typed = typedLunarMonth(state);
  const leapMonth = useLeapMonthOf(typed?.year ?? null);
  const offersLeap = typed !== null && leapMonth !== null && leapMonth === typed.month;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented
        label="성별"
        name="sexType"
        value={state.sexType}
        onChange={(sexType) => change({ sexType })}
        options={[
          { value: 'FEMALE', label: '여성' },
          { value: 'MALE', label: '남성' },
        ]}
      />
      <Segmented
        label="양력 · 음력"
        name="calendarType"
        value={state.calendarType}
        onChange={(calendarType) => change({ calendarType })}
        options={[
          { value: 'SOLAR', label: '양력' },
          { value: 'LUNAR', label: '음력' },
        ]}
      />
      <div>
        <TextField
          label="생년월일"
          hint="숫자 8자리"
          name="birthday"
          inputMode="numeric"
          autoComplete="off"
          placeholder="19961023"
          countTo={8}
          value={state.birthday}
          error={errors.birthday}
          onChange={(event) => change({ birthday: digitsOnly(event.target.value, 8), leapMonth: false })}
        />
        {offersLeap && (
          <Checkbox
            name="leapMonth"
            value="true"
            checked={state.leapMonth}
            onChange={(event) => change({ leapMonth: event.target.checked })}
            note={`${typed.year}년에는 윤${leapMonth}월이 있어요`}
          >
            윤달
          </Checkbox>
        )}
      </div>
      <div>
        <Segmented
          label="태어난 시간"
          name="timeOption"
          value={state.timeOption}
          onChange={(timeOption) => change({ timeOption })}
          options={[
            { value: 'UNKNOWN', label: '시간 모름' },
            { value: 'KNOWN', label: '시간 알아요' },
          ]}
        />
        {state.timeOption === 'KNOWN' ? (
          <KnownTime state={state} error={errors.time} onChange={change} />
        ) : (
          <p className="mt-2.5 text-note text-ink-500">
            시간을 몰라도 볼 수 있어요. 시주를 뺀 여섯 글자로 읽습니다.
          </p>
        )}
      </div>
    </div>
  );
}

interface KnownTimeProps {
  state: BirthFormState;
  error: string | undefined;
  onChange: (part: Partial<BirthFormState>) => void;
}

/** The time on the clock, and where that clock hung: the sun stands elsewhere in another city. */
function KnownTime({ state, error, onChange }: KnownTimeProps) {
  return (
    <div className="mt-3 grid gap-3">
      <TextField
        label="시각"
        hint="24시간제 숫자 4자리"
        name="time"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0724"
        countTo={4}
        value={state.time}
        error={error}
        onChange={(event) => onChange({ time: digitsOnly(event.target.value, 4) })}
      />
      <label className="flex min-h-11 items-center justify-between gap-4 text-note text-ink-700">
        태어난 곳
        <select
          name="birthCity"
          value={state.birthCity}
          onChange={(event) => onChange({ birthCity: event.target.value as BirthFormState['birthCity'] })}
          className="min-h-11 rounded-thumb border border-line-strong bg-white px-3 font-medium text-ink-900"
        >
          {birthCities.map((city) => (
            <option key={city.code} value={city.code}>
              {city.name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
