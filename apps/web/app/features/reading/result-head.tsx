import type { ResultMember } from '@wolha/contract';
import { birthdayWords, calendarName, sexName, timeWords } from '#lib/birth-words.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

interface ResultHeadProps {
  kind: string;
  title: string;
  member: ResultMember;
}

/** The night above a result: what it is, and whose. */
export function ResultHead({ kind, title, member }: ResultHeadProps) {
  const facts = [
    ['성별', `${sexName(member.sexType)} · 만 ${member.age}세`],
    [
      calendarName({ calendarType: member.birthdayType, leapMonth: member.leapMonth }),
      birthdayWords(member.birthday),
    ],
    ['시각', timeWords(member.time)],
  ];
  return (
    <header className="result-head on-night">
      <AppBar tone="night" clear start={<BackButton />} />
      <div className="px-gutter pt-17 text-center">
        <p className="text-note font-semibold text-moon-300">{kind}</p>
        <h1 className="title-serif mx-auto mt-2 max-w-70 text-[1.6875rem] leading-[1.45] text-white">
          {title}
        </h1>
        <dl className="mx-auto mt-6 flex max-w-90 flex-wrap justify-center gap-y-2 divide-x divide-night-line">
          {facts.map(([label, value]) => (
            <div key={label} className="px-3.5">
              <dt className="text-xs text-on-night-2">{label}</dt>
              <dd className="mt-0.5 text-note font-semibold whitespace-nowrap text-white">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <svg className="result-thread" viewBox="0 0 390 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 22C70 2 110 40 180 28S270 2 320 20s50 24 70 4" />
      </svg>
    </header>
  );
}
