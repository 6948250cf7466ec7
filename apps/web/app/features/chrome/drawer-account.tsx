import { useLocation } from 'react-router';
import { withVisitTags } from '#lib/analytics.ts';
import { showInHome } from '#lib/embedded-view.ts';
import { OverlayLink } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { buttonClass } from '#ui/button-style.ts';
import { LogOutButton } from '#ui/log-out-button.tsx';
import { LoginTerms } from '#ui/login-terms.tsx';

/** At the head of the side drawer: the way in, or to oneself and out. */
export function DrawerAccount() {
  const { signedIn } = useShop();
  const { pathname } = useLocation();
  if (signedIn) {
    return (
      <div className="flex flex-wrap gap-2.5">
        <OverlayLink
          to={paths.root()}
          state={showInHome('profile')}
          className="inline-flex min-h-11 min-w-fit flex-1 items-center justify-center rounded-thumb bg-night-card px-4 text-note font-semibold text-white"
        >
          내 정보
        </OverlayLink>
        <LogOutButton />
      </div>
    );
  }
  const href = paths.loginToPath(pathname);
  return (
    <>
      <p className="mb-3 text-note text-balance text-on-night-2">
        로그인하면 받아 둔 풀이를 언제든 다시 볼 수 있어요.
      </p>
      <a
        href={href}
        onClick={(event) => (event.currentTarget.href = withVisitTags(href))}
        className={buttonClass({ variant: 'kakao', size: 'medium', wide: true })}
      >
        카카오로 로그인
      </a>
      <LoginTerms className="text-on-night-3" />
    </>
  );
}
