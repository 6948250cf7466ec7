import type { ResultMember } from '@wolha/contract';
import { birthdayWords, calendarName, sexName, timeWords } from '#lib/birth-words.ts';

/** Whose chart it will be, to be checked before paying. */
export function PersonBox({ member }: { member: ResultMember }) {
  const facts = [
    ['성별', `${sexName(member.sexType)} · 만 ${member.age}세`],
    ['양력 · 음력', calendarName({ calendarType: member.birthdayType, leapMonth: member.leapMonth })],
    ['생년월일', birthdayWords(member.birthday)],
    ['태어난 시간', timeWords(member.time)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-y-4 rounded-m bg-purple-50 px-4.5 py-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-500">{label}</dt>
          <dd className="mt-0.5 text-md font-semibold text-ink-900">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
