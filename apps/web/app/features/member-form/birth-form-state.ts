import type { BirthCity, CalendarType, MemberType, SexType } from '@wolha/contract';
import { birthdayError, timeError } from '@wolha/contract/member-form';

export type TimeOption = 'UNKNOWN' | 'KNOWN';

/** The fields of the form as they stand in it. */
export interface BirthFormState {
  memberType: MemberType;
  memberId: string;
  sexType: SexType;
  calendarType: CalendarType;
  birthday: string;
  leapMonth: boolean;
  timeOption: TimeOption;
  time: string;
  birthCity: BirthCity;
}

export interface BirthFormErrors {
  birthday?: string;
  time?: string;
}

export const emptyBirthForm: BirthFormState = {
  memberType: 'NEW',
  memberId: '',
  sexType: 'FEMALE',
  calendarType: 'SOLAR',
  birthday: '',
  leapMonth: false,
  timeOption: 'UNKNOWN',
  time: '',
  birthCity: 'SEOUL',
};

/** A signed-in reader with stored people starts from the default one. */
export function initialBirthForm(members: readonly { id: string; status: string }[]): BirthFormState {
  const chosen = members.find((member) => member.status === 'ON') ?? members[0];
  return chosen ? { ...emptyBirthForm, memberType: 'EXISTING', memberId: chosen.id } : emptyBirthForm;
}

/** Choosing "unknown" clears the time; a solar birthday has no leap month. */
export function changeBirthForm(state: BirthFormState, change: Partial<BirthFormState>): BirthFormState {
  const next = { ...state, ...change };
  if (next.timeOption === 'UNKNOWN') next.time = '';
  if (next.calendarType === 'SOLAR') next.leapMonth = false;
  return next;
}

/** What is wrong with the form; empty when it may be sent. Stored people need no checking. */
export function birthFormErrors(state: BirthFormState): BirthFormErrors {
  if (state.memberType === 'EXISTING') return {};
  const birthday = birthdayError(state.birthday, state.calendarType);
  const time = state.timeOption === 'KNOWN' ? timeError(state.time) : undefined;
  return { ...(birthday ? { birthday } : {}), ...(time ? { time } : {}) };
}

/** The month of a lunar birthday that could be a leap one: year and month, once both are typed. */
export function typedLunarMonth(state: BirthFormState): { year: number; month: number } | null {
  if (state.calendarType !== 'LUNAR' || !/^[0-9]{6,8}$/.test(state.birthday)) return null;
  return { year: Number(state.birthday.slice(0, 4)), month: Number(state.birthday.slice(4, 6)) };
}
