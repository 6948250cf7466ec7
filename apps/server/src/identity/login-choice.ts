import type { LoginChoice } from '@wolha/contract';

/** The login page, with what may stand in an address. */
export function loginPage(query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/auth?${search.toString()}`;
}

/** The content a choice is about: the part of it that is nobody's secret. */
export const contentOf = ({ serviceType, purchaseType, fortuneContentId }: LoginChoice) => ({
  serviceType,
  purchaseType,
  fortuneContentId,
});

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
