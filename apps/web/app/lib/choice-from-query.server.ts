import type { LoginChoice } from '@wolha/contract';

const FIELDS = [
  'purchaseType',
  'serviceType',
  'fortuneContentId',
  'memberType',
  'memberId',
  'sexType',
  'calendarType',
  'birthday',
  'time',
  'tarotCardIds',
  'tarotCardId',
  'spreadCode',
  'gender',
  'partnerId',
] as const satisfies readonly (keyof LoginChoice)[];

/** The choice in progress as the product's addresses spell it; the API checks every part of it. */
export function choiceFromQuery(query: URLSearchParams): { choice: LoginChoice; hasBirthData: boolean } {
  const given: Record<string, string | boolean> = {};
  for (const field of FIELDS) {
    const value = query.get(field);
    if (value !== null && value !== '') given[field] = value;
  }
  if (query.get('leapMonth') === 'true') given['leapMonth'] = true;
  return { choice: given as LoginChoice, hasBirthData: 'birthday' in given || 'time' in given };
}
