import type { ChatCare } from '../ask.ts';
import * as lexicon from './care-lexicon.ts';
import { folded } from './fold.ts';
import { PETS } from './sayings.ts';

/** What kind of care: more than the contract tells apart, since each wants other words. */
export const CARES = [
  'distress', 'partner-distress', 'violence', 'harming', 'image-abuse', 'stalked', 'stalking', 'spying', 'boundary', 'minor', 'medical', 'legal',
  'money', 'scam', 'gambling', 'pregnancy',
] as const; // prettier-ignore
export type Care = (typeof CARES)[number];

export const CARE_CODE: Readonly<Record<Care, Exclude<ChatCare, 'NONE'>>> = {
  distress: 'DISTRESS',
  'partner-distress': 'DISTRESS',
  violence: 'VIOLENCE',
  harming: 'VIOLENCE',
  'image-abuse': 'VIOLENCE',
  stalked: 'STALKING',
  stalking: 'STALKING',
  spying: 'STALKING',
  boundary: 'OTHER',
  minor: 'OTHER',
  medical: 'OTHER',
  legal: 'OTHER',
  money: 'OTHER',
  scam: 'OTHER',
  gambling: 'OTHER',
  pregnancy: 'OTHER',
};

/** Signs of two syllables that are none where the first ends a longer word: 의자 살까, 전자 살까, 영감 금방; 혼자 살까 is known whole. */
const CLOSED = [
  '자살', '자해', '투신', '유서', '한강', '학대', '감금', '고막', '구타', '폭행', '협박', '위협', '미행', '강간', '도박', '사채', '고소',
  '주식', '코인', '투자', '피임', '임신', '유산', '낙태', '수술', '해킹', '도청', '사기', '파산', '소송',
] as const; // prettier-ignore
const TWO_WORDS = new RegExp(
  CLOSED.map(([first, second]) => `(?<=(?![혼각])[가-힣a-zA-Z]${first})\\s+(?=${second})`).join('|'),
  'gu',
);

/**
 * What has to be met with care before any fortune, or null. Danger to life first, then violence, then being followed and
 * following, refusals, the young, and what a chart cannot know.
 */
export function careOf(question: string): Care | null {
  const text = without(lexicon.FIGURES, folded(question.replace(TWO_WORDS, '?')));
  const has = (...signs: readonly RegExp[]): boolean => signs.every((sign) => sign.test(text));
  const l = lexicon;
  if (has(l.OTHERS_DISTRESS)) return 'partner-distress';
  if (has(l.DISTRESS)) return 'distress';
  if (has(l.IMAGE_ABUSE)) return 'image-abuse';
  if (has(l.STALKED)) return 'stalked';
  if (has(l.HARMING) && !l.VIOLENCE.test(without(l.HARMING, text))) return 'harming';
  if (has(l.VIOLENCE)) return 'violence';
  if (has(l.UNWANTED, l.VISITS) || (has(l.STALKING) && !has(l.SURPRISE))) return 'stalking';
  if (has(l.SPYING)) return 'spying';
  if (isOfMinor(text)) return 'minor';
  if (has(l.REFUSED, l.REACHES) && !has(l.LETS_GO)) return 'boundary';
  if (has(l.GAMBLING)) return 'gambling';
  if (has(l.LEGAL)) return 'legal';
  const amongKin = has(l.AMONG_KIN);
  if (has(l.SCAM) && !amongKin) return 'scam';
  if (has(l.MONEY) && !amongKin) return 'money';
  if (has(l.PREGNANCY)) return 'pregnancy';
  return has(l.MEDICAL) && !PETS.test(text) ? 'medical' : null;
}

const without = (found: RegExp, text: string): string => text.replace(new RegExp(found.source, 'gu'), '');

/** A child and a grown person are spoken of: not as they were long ago, nor somebody's child at home. */
function isOfMinor(text: string): boolean {
  const now = without(lexicon.CHILD_AT_HOME, without(lexicon.LONG_AGO, text));
  return lexicon.MINOR.test(now) && lexicon.ADULT.test(now);
}
