import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/review';
import { MainPage } from '#features/chrome/main-page.tsx';
import { SignInPanel } from '#features/login/sign-in-panel.tsx';
import { firstTag, isReviewTag } from '#features/review/review-tag.ts';
import { loadReview } from '#features/review/load-review.server.ts';
import { ReviewView } from '#features/review/review-view.tsx';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadReview(context.get(visitContext));

/** The tag in the address is the page's own matter: choosing another asks the server for nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = () =>
  pageMeta({ title: '다시보기', description: '받아 둔 상담과 풀이를 다시 꺼내 봅니다.', hidden: true });

export default function Review({ loaderData }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tag');
  return (
    <MainPage>
      <ReviewView
        review={loaderData}
        tag={isReviewTag(wanted) ? wanted : firstTag(loaderData)}
        onTag={(tag) => setQuery({ tag }, { replace: true, preventScrollReset: true })}
        signIn={
          <SignInPanel
            title="로그인하고 다시 보기"
            text="받아 둔 상담과 풀이는 로그인하면 그대로 있어요."
            path={paths.review(isReviewTag(wanted) ? wanted : undefined)}
          />
        }
      />
    </MainPage>
  );
}
