import { useRouteLoaderData } from 'react-router';
import type { ShopFacts } from './visit.ts';

interface RootData {
  signedIn: boolean;
  origin: string;
  shop: ShopFacts;
  /** For pages that belong to nobody's route: a lost one, and one behind a login. Missing where nothing could be loaded. */
  pictures?: { lost: string; door: string };
}

/** What every page knows: whether somebody is signed in, and the facts of the shop. */
export function useShop(): RootData {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return (
    root ?? {
      signedIn: false,
      origin: '',
      shop: { inquiryUrl: null, kakaoKey: null, sandbox: false, writesByModel: false, business: {} },
    }
  );
}
