import { useState, type ReactNode } from 'react';
import type { MemberSajuResult } from '@wolha/contract';
import { birthLine } from '#lib/birth-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { downIcon } from '#ui/icons.tsx';
import { DateSteppers } from './date-steppers.tsx';
import { MiniChart } from './mini-chart.tsx';
import { shortDay } from './reference-date.ts';

interface SajuSummaryProps {
  own: MemberSajuResult | null;
  counterpart: MemberSajuResult | null;
  /** The charts of another day are on their way. */
  pending: boolean;
  date: string;
  today: string;
  onDate: (date: string) => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Whose Saju the talk is about, and for which day. Closed it is one line; scripts off, the browser opens it. */
export function SajuSummary({
  own,
  counterpart,
  pending,
  date,
  today,
  onDate,
  isOpen,
  onToggle,
}: SajuSummaryProps) {
  const [showsOwn, setShowsOwn] = useState(true);
  const [showsOther, setShowsOther] = useState(true);
  const showAll = (shows: boolean): void => {
    setShowsOwn(shows);
    setShowsOther(shows);
  };
  return (
    <details
      className="room-summary"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle(event.currentTarget.open)}
    >
      <summary>
        <SummaryLine own={own} counterpart={counterpart} />
        <span className="room-summary-date">{shortDay(date)} 기준</span>
        <Icon of={downIcon} size={18} className="room-summary-arrow" />
      </summary>
      <div className="room-summary-body" aria-busy={pending}>
        <div className="room-summary-choices">
          <Checkbox checked={showsOwn && showsOther} onChange={(event) => showAll(event.target.checked)}>
            전체 보기
          </Checkbox>
          <Checkbox checked={showsOwn} onChange={(event) => setShowsOwn(event.target.checked)}>
            내 사주
          </Checkbox>
          <Checkbox checked={showsOther} onChange={(event) => setShowsOther(event.target.checked)}>
            상대 사주
          </Checkbox>
        </div>
        {showsOwn && (
          <Person title="내 사주" tone="own" saju={own}>
            내 사주를 고르면 여덟 글자가 여기에 놓여요.
          </Person>
        )}
        {showsOther && (
          <Person title="상대 사주" tone="other" saju={counterpart}>
            상대를 고르면 두 사람의 글자를 함께 살펴요.
          </Person>
        )}
        <DateSteppers date={date} today={today} onChange={onDate} />
      </div>
    </details>
  );
}

interface PersonProps {
  title: string;
  tone: 'own' | 'other';
  saju: MemberSajuResult | null;
  /** In the chart's place while nobody is chosen. */
  children: ReactNode;
}

function Person({ title, tone, saju, children }: PersonProps) {
  return (
    <section aria-label={title} className="room-person">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className={tone === 'own' ? 'text-md text-purple-700' : 'text-md text-thread-700'}>{title}</b>
        {saju && (
          <span className="text-xs text-ink-500">
            {birthLine({ ...saju.member, calendarType: saju.member.birthdayType })}
          </span>
        )}
      </p>
      {saju ? (
        <MiniChart label={`${title} 네 기둥과 운`} saju={saju.saju} fortune={saju.fortune} />
      ) : (
        <p className="room-person-empty">{children}</p>
      )}
    </section>
  );
}

/** The two day stems, tied by the thread. */
function SummaryLine({ own, counterpart }: Pick<SajuSummaryProps, 'own' | 'counterpart'>) {
  if (!own) return <span className="text-note text-ink-700">내 사주를 골라 주세요</span>;
  return (
    <span className="flex min-w-0 items-center">
      <span className="sr-only">내 사주 </span>
      <DayStem saju={own} />
      {counterpart && (
        <>
          <svg
            viewBox="0 0 22 12"
            width={22}
            height={12}
            fill="none"
            aria-hidden
            className="mx-1.5 flex-none"
          >
            <path
              d="M0 6c4-7 7-5 9-1s5 6 7 2 4-3 6-1"
              stroke="var(--color-thread-600)"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
          <span className="sr-only">상대 사주 </span>
          <DayStem saju={counterpart} />
        </>
      )}
    </span>
  );
}

function DayStem({ saju: { saju } }: { saju: MemberSajuResult }) {
  const { daySky, dayGround } = saju;
  return (
    <span className="flex items-center gap-1.5">
      <span data-element={daySky.fiveCircleColor} className="room-stem hanja" lang="zh-Hant" aria-hidden>
        {daySky.chinese}
      </span>
      <span className="text-note font-semibold whitespace-nowrap text-ink-900">
        {daySky.korean}
        {dayGround.korean}
      </span>
    </span>
  );
}
