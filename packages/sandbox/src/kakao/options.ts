import type { FaultPlan } from '#kit/faults.ts';
import type { Random } from '#kit/random.ts';
import type { Die, Sleep } from '#kit/strike.ts';
import type { KakaoPerson } from '#kakao/people.ts';

export const kakaoOperations = ['authorize', 'token', 'me', 'logout', 'unlink'] as const;
export type KakaoOperation = (typeof kakaoOperations)[number];
export type KakaoFaultPlan = FaultPlan<KakaoOperation>;

export type KakaoSandboxOptions = {
  /** The app's REST API key. */
  clientId: string;
  clientSecret: string;
  /** Whether this exact address is registered; a list of addresses, or a rule where the origin varies. */
  isRedirectAllowed: (redirectUri: string) => boolean;
  people?: readonly KakaoPerson[];
  clock?: () => Date;
  /** For codes and tokens. Do not seed it together with `stateFile`: a restart would issue the same codes again. */
  random?: Random;
  faults?: KakaoFaultPlan;
  /** Journal that survives a crash; without it the memory ends with the process. */
  stateFile?: string;
  sleep?: Sleep;
  die?: Die;
  /** The service the page says it signs people in to. */
  serviceName?: string;
  /** Admin key of the app, for `KakaoAK` calls and the unlink webhook. */
  adminKey?: string;
  appId?: number;
  unlinkWebhookUrl?: string;
  /** Opens `/_sandbox/*`: faults and unlinking from outside. Only for tests. */
  controls?: boolean;
  fetch?: typeof fetch;
};

/** Seconds. Kakao's documented lifetimes. */
export const CODE_LIFETIME = 600;
export const ACCESS_TOKEN_LIFETIME = 21_599;
export const REFRESH_TOKEN_LIFETIME = 5_183_999;

/** The consent items set up for the app; asking for any other is KOE205. */
export const CONSENT_ITEMS = ['profile_nickname', 'account_email'] as const;
