import type { PurchaseType, ServiceType, SexType } from '@wolha/contract';

type Query = Record<string, string | number | undefined>;

const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
};

/** Every address of the shop. */
export const paths = {
  home: () => '/?view=home',
  root: () => '/',
  recommended: () => '/recommended-content',
  partners: () => '/partner',
  partner: (id: number, ask?: number) => withQuery(`/partner/${id}`, { ask }),
  chat: (partnerId: number, chatId: string) => `/partner/${partnerId}/chat/${encodeURIComponent(chatId)}`,
  /** `ask`: which of the adviser's sample questions the reader chose, counted from 0. */
  chatAuth: (partnerId: number, ask?: number) => withQuery('/chat-auth', { partnerId, ask }),
  /** To the login, and back into a room. */
  chatRoomAuth: (partnerId: number, chatId: string) => withQuery('/chat-auth', { partnerId, chatId }),
  review: (tag?: string) => withQuery('/review', { tag }),
  /** The list in which a bought reading stands. */
  bought: (service: ServiceType): string => paths.review(service.toLowerCase()),
  myPage: () => '/mypage',
  payments: () => '/mypage?tab=payments',
  credits: () => '/credit-package',
  terms: () => '/terms',
  privacy: () => '/privacy',
  refund: () => '/refund',
  auth: (query: Query = {}) => withQuery('/auth', query),
  /** To the login, and back to a page of the reader's own. */
  authFor: (path: string) => withQuery('/auth', { path }),
  content: (content: { id: number; serviceType: ServiceType; purchaseType: PurchaseType }) =>
    `/${content.purchaseType === 'FREE' ? 'free' : 'premium'}-${content.serviceType === 'SAJU' ? 'fortune' : 'tarot'}-content/${content.id}`,
  freeFortuneResult: (query: { fortuneContentId: number; memberId: string }) =>
    withQuery('/free-fortune-result', { ...query, memberType: 'EXISTING' }),
  payment: (query: { fortuneContentId: number; memberId: string }) =>
    withQuery('/payment', { ...query, memberType: 'EXISTING' }),
  freeTarotResult: (query: {
    fortuneContentId: number;
    tarotCardId?: number;
    gender?: SexType;
    /** An earlier draw, read again. */
    tarotResultId?: string;
  }) => withQuery('/free-tarot-result', query),
  tarotPayment: (query: {
    fortuneContentId: number;
    tarotCardIds: string;
    gender: SexType;
    spreadCode?: string;
  }) => withQuery('/tarot-payment', query),
  premiumFortuneResult: (id: string) => `/premium-fortune-result/${encodeURIComponent(id)}`,
  premiumFortuneAnalysis: (query: { fortuneResultId: string; orderId: string }) =>
    withQuery('/premium-fortune-analysis', query),
  premiumTarotAnalysis: (query: { tarotResultId: string; orderId: string }) =>
    withQuery('/premium-tarot-analysis', query),
  /** Leads on from a payment that came to nothing, to the page it was begun on; no page of the shop's own. */
  paymentFailed: (orderId: string) => withQuery('/v1/payments/fail', { order: orderId }),
  premiumTarotResult: (id: string) => `/premium-tarot-result/${encodeURIComponent(id)}`,
  /** Where the browser leaves for the social login, to come back to a path or to a choice left as a draft. */
  loginToPath: (path: string) => withQuery('/v1/auth/kakao/home', { state: JSON.stringify({ path }) }),
  loginWithChoice: (choice: Record<string, unknown>) =>
    withQuery('/v1/auth/kakao', { state: JSON.stringify(choice) }),
};
