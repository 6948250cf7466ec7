import type { Clock } from '#birth.ts';
import { isProvisionalMonth, type LunarDate } from '#calendar/lunar.ts';
import { isoMinutes, isoSeconds, isoUtc } from '#calendar/iso.ts';
import { termNames } from '#calendar/solar-terms.ts';
import { meridianOffset } from '#core/moment.ts';
import { monthOrdinal, monthStarts } from '#core/pillars.ts';
import { equationOfTime } from '#time/equation-of-time.ts';
import { hundredths } from './minutes.ts';
import { packedHanja } from './packed-hanja.ts';
import { KOREA, readUnder, type ResolvedBirth } from './resolve-birth.ts';
import type { Applied, Note } from './types.ts';

/** "−32분", whole minutes towards zero as the apps print them. */
function signed(seconds: number): string {
  const whole = Math.trunc(seconds / 60);
  return `${whole < 0 ? '−' : '+'}${Math.abs(whole)}분`;
}

function summaryOf(clock: Clock, meridian: number, summer: number, equation: number): string {
  if (clock === 'utc+9') return 'UTC+9 시각 그대로';
  if (clock === 'civil') return summer ? '그날의 시계 그대로(서머타임 중)' : '그날의 시계 그대로';
  const parts = [clock === 'fixed-127.5' ? `동경 127.5도 ${signed(meridian)}` : `지역시 ${signed(meridian)}`];
  if (clock === 'true-solar') parts.push(`균시차 ${signed(equation)}`);
  if (summer) parts.push(`서머타임 ${signed(-summer)}`);
  return parts.join(', ');
}

/** The 절 that falls on the birthday (wall clock), as UTC seconds with its name. */
function termOnDay({ wall, utc }: ResolvedBirth): { utc: number; name: string } | null {
  const dayStart = utc - (((wall % 86400) + 86400) % 86400);
  const ordinal = monthOrdinal(dayStart + 86400);
  const start = monthStarts[ordinal] ?? 0;
  return start > dayStart && start < dayStart + 86400
    ? { utc: start, name: termNames[(ordinal * 2) % 24] ?? '' }
    : null;
}

/** What a reader should know about the time: skipped or repeated, a term on the day, borrowed or forecast data. */
export function notesOf(resolved: ResolvedBirth, lunar: LunarDate): Note[] {
  const { birth, offset, packed, timeKnown, utc } = resolved;
  const notes: Note[] = [];
  if (timeKnown && offset.edge) {
    const other = packedHanja(readUnder(resolved, offset.otherTotal).packed);
    const differs = other.join() !== packedHanja(packed).join();
    notes.push({
      code: offset.edge === 'gap' ? 'CLOCK_GAP' : 'CLOCK_FOLD',
      message:
        offset.edge === 'gap'
          ? '시계를 앞당기며 건너뛴 시각이에요. 앞당긴 뒤의 시계로 읽었어요.'
          : '시계를 되돌려 두 번 지나간 시각이에요. 먼저 지나간 쪽으로 읽었어요.',
      alternative: differs ? other : null,
    });
  }
  const term = timeKnown ? null : termOnDay(resolved);
  if (term) {
    const otherSide = utc < term.utc ? 43200 : -43200;
    const other = readUnder(resolved, offset.standard + offset.summer - otherSide);
    notes.push({
      code: 'TERM_ON_BIRTHDAY',
      message: `태어난 날에 ${term.name} 절기가 들어 있어, 태어난 시각에 따라 월주${term.name === '입춘' ? '와 연주' : ''}가 달라져요.`,
      alternative: packedHanja(other.packed).map((hanja, seat) =>
        seat < 2 ? hanja : (packedHanja(packed)[seat] ?? null),
      ),
    });
  }
  if (birth.timeZone !== KOREA && birth.clock !== 'utc+9') {
    notes.push({
      code: 'HOST_ZONE_DATA',
      message: '해외 시간대는 이 기기의 시간대 자료로 읽었어요.',
      alternative: null,
    });
  }
  if (isProvisionalMonth(lunar.year, lunar.month)) {
    notes.push({
      code: 'LUNAR_PROVISIONAL',
      message: '이 음력 달의 첫날은 지구 자전 예측에 따라 하루 달라질 수 있어요.',
      alternative: null,
    });
  }
  return notes;
}

type Offsets = Omit<Applied, 'wallTime' | 'instant' | 'localTime' | 'notes'>;

/** What was done to the clock, in numbers and in a line of Korean. Without `true-solar` the same for a whole era. */
export function offsetsView({ birth, offset, utc }: ResolvedBirth): Offsets {
  const { clock, dayTurn, timeZone, longitude } = birth;
  const mean =
    clock === 'local-mean' || clock === 'true-solar' ? longitude : clock === 'fixed-127.5' ? 127.5 : null;
  const meridian = mean === null ? 0 : meridianOffset(mean) - offset.standard;
  const equation = clock === 'true-solar' ? equationOfTime(utc) : 0;
  return {
    clock,
    dayTurn,
    timeZone,
    longitude,
    standardOffsetMinutes: hundredths(offset.standard),
    dstMinutes: hundredths(offset.summer),
    meridianMinutes: hundredths(meridian),
    equationOfTimeMinutes: hundredths(equation),
    summary: summaryOf(clock, meridian, offset.summer, equation),
  };
}

/** Everything that was done to the stated time. */
export function appliedView(resolved: ResolvedBirth, lunar: LunarDate): Applied {
  const { wall, utc, local, timeKnown } = resolved;
  return {
    ...offsetsView(resolved),
    wallTime: timeKnown ? isoMinutes(wall) : null,
    instant: timeKnown ? isoUtc(utc) : null,
    localTime: timeKnown ? isoSeconds(local) : null,
    notes: notesOf(resolved, lunar),
  };
}
