import { useRef } from 'react';
import type { CreditPackage } from '@wolha/contract';
import type { Route } from './+types/credit-package';
import { MainPage } from '#features/chrome/main-page.tsx';
import { CreditPage } from '#features/credits/credit-page.tsx';
import { CREDIT_PURCHASE_FAILED } from '#features/credits/purchase-words.ts';
import { useCreditArrival } from '#features/credits/use-credit-arrival.ts';
import { LoginTerms } from '#ui/login-terms.tsx';
import { KakaoLoginLink } from '#features/login/kakao-login-link.tsx';
import { usePaymentProblem } from '#features/payment/use-payment-problem.ts';
import { usePurchase } from '#features/payment/use-purchase.ts';
import { visitTags } from '#lib/analytics.ts';
import { api } from '#lib/api.ts';
import { orNothing } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { showToast } from '#ui/toast-store.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, signedIn, origin, artUrl } = context.get(visitContext);
  const [packages, profile] = await Promise.all([
    orNothing(api('GET /v1/credit-packages')),
    signedIn ? orNothing(api('GET /v1/profile')) : null,
  ]);
  return {
    packages: packages?.creditPackageList ?? null,
    held: signedIn ? (profile?.profile.totalCredit ?? 0) : null,
    emptyImage: artUrl('empty/no-packages'),
    canonical: `${origin}${paths.credits()}`,
    shareImage: `${origin}${artUrl('og/default')}`,
  };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: '크레딧 충전',
    description: '사주 상담에 쓰는 크레딧을 충전합니다. 하루 세 번은 크레딧 없이 무료로 물어볼 수 있어요.',
    canonical: loaderData?.canonical,
    image: loaderData?.shareImage,
  });

const tellFailure = (): Promise<void> =>
  Promise.resolve(showToast(CREDIT_PURCHASE_FAILED, { tone: 'error' }));

/** Why the browser came back without credits. */
const tellProblem = (words: string): Promise<void> =>
  Promise.resolve(showToast(`${CREDIT_PURCHASE_FAILED} ${words}`, { tone: 'error' }));

export default function CreditPackagePage({ loaderData }: Route.ComponentProps) {
  const chosen = useRef<CreditPackage>(null);
  const purchase = usePurchase({
    placeOrder: (orderId) =>
      api('POST /v1/credit-payments/check', {
        body: { creditPackageId: chosen.current?.id ?? 0, orderId, ...visitTags() },
      }),
    tellFailure,
  });
  usePaymentProblem({ tell: tellProblem });
  const isArriving = useCreditArrival();
  const buy = (one: CreditPackage): void => {
    chosen.current = one;
    purchase.buy();
  };
  return (
    <MainPage>
      <CreditPage
        {...loaderData}
        isBuying={purchase.isBuying}
        onBuy={buy}
        signIn={
          <div className="mb-2">
            <KakaoLoginLink href={paths.loginToPath(paths.credits())} />
            <LoginTerms className="text-ink-500" />
          </div>
        }
      />
      {isArriving && (
        <LoadingOverlay title="결제를 확인하고 있어요" line="크레딧이 들어오는 대로 알려 드릴게요" />
      )}
    </MainPage>
  );
}
