/**
 * The rules of the member form, in one place for the browser, the pages and the API: what a field may hold
 * and the message a reader sees when it does not. Free of any library, so that a form costs no bytes.
 */

const MESSAGES = {
  birthdayRequired: '생년월일 입력은 필수 입니다.',
  birthdayDigits: '생년월일은 8 자리 숫자로 입력하세요 (예: 19961023).',
  birthdayRange: '생년월일은 1900년 01월01일 ~ 2100년 12월31일 가능합니다.',
  timeDigits: '시간은 4 자리 숫자로 입력하세요 (예: 0724).',
  timeRange: '시간은 00~23 시간과 00~59 분의 형식으로 입력하세요.',
} as const;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * Whether the eight digits name a day of 1900-01-01..2100-12-31. A lunar month has at most 30 days in any month;
 * whether that very month had a 30th day is the calendar's question, not the form's.
 */
function isCalendarDay(birthday: string, calendarType: 'SOLAR' | 'LUNAR'): boolean {
  const year = Number(birthday.slice(0, 4));
  const month = Number(birthday.slice(4, 6));
  const day = Number(birthday.slice(6, 8));
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1) return false;
  if (calendarType === 'LUNAR') return day <= 30;
  const length = month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day <= length;
}

/** The first problem of the birthday, in the order the form names them; undefined when it is fine. */
export function birthdayError(
  birthday: string,
  calendarType: 'SOLAR' | 'LUNAR' = 'SOLAR',
): string | undefined {
  if (birthday.trim() === '') return MESSAGES.birthdayRequired;
  if (!/^[0-9]{8}$/.test(birthday)) return MESSAGES.birthdayDigits;
  if (!isCalendarDay(birthday, calendarType)) return MESSAGES.birthdayRange;
  return undefined;
}

/** The first problem of a known birth time; an empty time is not one of four digits. */
export function timeError(time: string): string | undefined {
  if (!/^[0-9]{4}$/.test(time)) return MESSAGES.timeDigits;
  if (Number(time.slice(0, 2)) > 23 || Number(time.slice(2, 4)) > 59) return MESSAGES.timeRange;
  return undefined;
}
