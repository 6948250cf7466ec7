import type { LoginChoice } from '@wolha/contract';

const FIELDS = [
  'purchaseType',
  'serviceType',
  'memberType',
  'memberId',
  'sexType',
  'calendarType',
  'birthday',
  'time',
  'tarotCardIds',
  'spreadCode',
  'gender',
] as const satisfies readonly (keyof LoginChoice)[];

const NUMBERS = [
  'fortuneContentId',
  'tarotCardId',
  'partnerId',
] as const satisfies readonly (keyof LoginChoice)[];

/** The choice in progress as the product's addresses spell it; the API checks every part of it. What is no number is left out. */
export function choiceFromQuery(query: URLSearchParams): { choice: LoginChoice; hasBirthData: boolean } {
  const given: Record<string, string | number | boolean> = {};
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value !== null && value !== '') given[field] = value;
  }
  for (const field of NUMBERS) {
    const value = query.get(field) ?? '';
    if (/^[0-9]{1,9}$/.test(value)) given[field] = Number(value);
  }
  if (query.get('leapMonth') === 'true') given['leapMonth'] = true;
  return { choice: given as LoginChoice, hasBirthData: 'birthday' in given || 'time' in given };
}
