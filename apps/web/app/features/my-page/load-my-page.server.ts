import type { CreditPayment, Member, Profile } from '@wolha/contract';
import { orNothing } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';

/** A reader's own data; null for what could not be loaded. */
export interface MyPageData {
  signedIn: boolean;
  profile: Profile | null;
  members: Member[] | null;
  payments: CreditPayment[] | null;
  emptyImages: { members: string; credits: string; payments: string };
}

export async function loadMyPage({ api, signedIn, artUrl }: Visit): Promise<MyPageData> {
  const emptyImages = {
    members: artUrl('empty/no-members'),
    credits: artUrl('empty/no-credit-history'),
    payments: artUrl('empty/no-payments'),
  };
  if (!signedIn) return { signedIn, profile: null, members: null, payments: null, emptyImages };
  const [profile, members, payments] = await Promise.all([
    orNothing(api('GET /v1/profile')),
    orNothing(api('GET /v1/member/list')),
    orNothing(api('GET /v1/users/credit-payments')),
  ]);
  return {
    signedIn,
    profile: profile?.profile ?? null,
    members: members?.memberList ?? null,
    payments: payments?.creditPaymentList ?? null,
    emptyImages,
  };
}
