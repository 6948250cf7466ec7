import type { CreditHistoryEntry, CreditPayment, Member, Profile } from '@wolha/contract';
import { orNothing } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';

/** A reader's own data; null for what could not be loaded. */
export interface MyPageData {
  signedIn: boolean;
  profile: Profile | null;
  members: Member[] | null;
  credits: CreditHistoryEntry[] | null;
  payments: CreditPayment[] | null;
  images: { mark: string; noMembers: string; noCredits: string; noPayments: string };
}

export async function loadMyPage({ api, signedIn, artUrl }: Visit): Promise<MyPageData> {
  const images = {
    mark: artUrl('brand/favicon'),
    noMembers: artUrl('empty/no-members'),
    noCredits: artUrl('empty/no-credit-history'),
    noPayments: artUrl('empty/no-payments'),
  };
  if (!signedIn) return { signedIn, profile: null, members: null, credits: null, payments: null, images };
  const [profile, members, credits, payments] = await Promise.all([
    orNothing(api('GET /v1/profile')),
    orNothing(api('GET /v1/member/list')),
    orNothing(api('GET /v1/users/credit-history')),
    orNothing(api('GET /v1/users/credit-payments')),
  ]);
  return {
    signedIn,
    profile: profile?.profile ?? null,
    members: members?.memberList ?? null,
    credits: credits?.creditHistoryList ?? null,
    payments: payments?.creditPaymentList ?? null,
    images,
  };
}
