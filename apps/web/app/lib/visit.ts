import { createContext, RouterContextProvider } from 'react-router';
import { createClient, type ApiClient, type ApiFetch } from '@wolha/contract/client';

/** Facts of the shop that come from its configuration. */
export interface ShopFacts {
  inquiryUrl: string | null;
  /** The public key that KakaoTalk's sharing takes, or null. */
  kakaoKey: string | null;
  sandbox: boolean;
  /** A language model writes some of the readings and replies. */
  writesByModel: boolean;
  business: Readonly<Record<string, string | null>>;
}

/** One request for a page: who asks is known to the API alone; the page knows whether somebody does. */
export interface Visit {
  api: ApiClient;
  nonce: string;
  signedIn: boolean;
  /** The shop's own public origin, for canonical addresses. */
  origin: string;
  shop: ShopFacts;
  /** The address of a drawing by its name, e.g. `home/hero`. */
  artUrl: (name: string) => string;
}

export const visitContext = createContext<Visit>();

export interface VisitInput extends Omit<Visit, 'api'> {
  apiFetch: ApiFetch;
}

/** Called by whoever hosts the pages, once a request. */
export function createPageContext({ apiFetch, ...visit }: VisitInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, { ...visit, api: createClient(apiFetch) });
  return context;
}
