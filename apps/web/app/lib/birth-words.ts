import type { Member } from '@wolha/contract';

type Birth = Pick<Member, 'sexType' | 'calendarType' | 'birthday' | 'time' | 'leapMonth'>;

export const sexName = (sexType: Member['sexType']): string => (sexType === 'FEMALE' ? '여성' : '남성');

/** 19961023 → 1996. 10. 23. */
export const birthdayWords = (birthday: string): string =>
  `${birthday.slice(0, 4)}. ${Number(birthday.slice(4, 6))}. ${Number(birthday.slice(6, 8))}.`;

export const calendarName = ({
  calendarType,
  leapMonth,
}: Pick<Birth, 'calendarType' | 'leapMonth'>): string =>
  calendarType === 'SOLAR' ? '양력' : leapMonth ? '음력 윤달' : '음력';

/** 0724 → 오전 7:24; 시간 모름 when there is none. */
export function timeWords(time: string | null): string {
  if (time === null || time === '') return '시간 모름';
  const hour = Number(time.slice(0, 2));
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(2, 4)}`;
}

/** Birthday plus sex, as stored people are listed. */
export const memberTitle = (member: Birth): string =>
  `${birthdayWords(member.birthday)} ${sexName(member.sexType)}`;

export const memberDetail = (member: Birth): string => `${calendarName(member)} · ${timeWords(member.time)}`;

/** Everything of a birth in one line: 여성 · 양력 1994. 3. 12. 오전 7:24 */
export const birthLine = (birth: Birth): string =>
  `${sexName(birth.sexType)} · ${calendarName(birth)} ${birthdayWords(birth.birthday)} ${timeWords(birth.time)}`;
