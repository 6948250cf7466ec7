import { useRouteLoaderData } from 'react-router';
import type { ShopFacts } from './visit.ts';

interface RootData {
  signedIn: boolean;
  origin: string;
  shop: ShopFacts;
}

/** What every page knows: whether somebody is signed in, and the facts of the shop. */
export function useShop(): RootData {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return (
    root ?? {
      signedIn: false,
      origin: '',
      shop: { inquiryUrl: null, kakaoKey: null, sandbox: false, business: {} },
    }
  );
}
