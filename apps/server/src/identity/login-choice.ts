import type { LoginChoice } from '@wolha/contract';

/** Where a login may come back to when it was started from a page rather than from a choice. */
const HOME_PATHS =
  /^\/(?:$|\?view=home$|review$|mypage$|recommended-content$|partner$|partner\/[0-9]{1,9}(?:\?ask=[0-9])?$|credit-payment$|credit-package$)/;

/** A known path of ours, or home: nothing else ever comes back from a login. */
export const safeReturnPath = (path: string | undefined): string =>
  path !== undefined && HOME_PATHS.test(path) ? path : '/';

const digits = (value: unknown): string | null => {
  const text = Array.isArray(value) ? JSON.stringify(value) : typeof value === 'string' ? value : null;
  return text !== null && /^\[\s*[0-9]{1,3}\s*(,\s*[0-9]{1,3}\s*){0,2}\]$/.test(text)
    ? text.replace(/\s/g, '')
    : null;
};

/**
 * The page on which a choice goes on after the login. Birth data is never part of it: by then it has become
 * a member, whose id is passed in.
 */
export function pathAfterLogin(choice: LoginChoice, memberId: string | null): string {
  const { serviceType, purchaseType, fortuneContentId } = choice;
  if (choice.partnerId !== undefined) return `/partner/${choice.partnerId}`;
  if (fortuneContentId === undefined || serviceType === undefined) return '/';
  const free = purchaseType !== 'PREMIUM';
  const query = new URLSearchParams({ fortuneContentId: String(fortuneContentId) });
  if (serviceType === 'SAJU') {
    if (memberId === null) return `/${free ? 'free' : 'premium'}-fortune-content/${fortuneContentId}`;
    query.set('memberType', 'EXISTING');
    query.set('memberId', memberId);
    return `/${free ? 'free-fortune-result' : 'payment'}?${query.toString()}`;
  }
  const cards = digits(choice.tarotCardIds);
  if (choice.gender !== undefined) query.set('gender', choice.gender);
  if (free && choice.tarotCardId !== undefined) {
    query.set('tarotCardId', String(choice.tarotCardId));
    return `/free-tarot-result?${query.toString()}`;
  }
  if (!free && cards !== null) {
    query.set('tarotCardIds', cards);
    if (choice.spreadCode !== undefined && /^[A-Z_]{1,32}$/.test(choice.spreadCode)) {
      query.set('spreadCode', choice.spreadCode);
    }
    return `/tarot-payment?${query.toString()}`;
  }
  return `/${free ? 'free' : 'premium'}-tarot-content/${fortuneContentId}`;
}
