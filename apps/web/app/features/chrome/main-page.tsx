import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { browserStore } from '#lib/browser-store.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { useOnceOpen } from '#lib/once-open.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BottomNav } from '#ui/bottom-nav.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chatIcon, homeIcon, menuIcon, reviewIcon, sparkleIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import { Link } from 'react-router';
import { ShopFooter } from './shop-footer.tsx';

const MainMenu = lazy(() => import('./main-menu.tsx'));

const NAVIGATION = [
  { to: paths.home(), label: '홈', icon: homeIcon },
  { to: paths.recommended(), label: '추천', icon: sparkleIcon },
  { to: paths.partners(), label: '사주 상담', icon: chatIcon },
  { to: paths.review(), label: '다시보기', icon: reviewIcon },
];

interface MainPageProps {
  /** Home runs into its hero; the other main pages carry the moon's yellow. */
  tone?: 'home' | 'night';
  children: ReactNode;
}

/** A page of the bottom navigation: header with the drawer's icon, the page, what the law asks, and the four places. */
export function MainPage({ tone = 'night', children }: MainPageProps) {
  const drawer = useOverlay('menu');
  const wasOpen = useOnceOpen(drawer.isOpen);
  useEffect(() => browserStore.write('headerLogoColor', tone === 'home' ? 'purple' : 'yellow'), [tone]);
  return (
    <>
      <AppBar
        tone={tone}
        start={
          <Link to={paths.home()} aria-label="월하 홈" className="target relative">
            <Logo tone={tone === 'home' ? 'lavender' : 'moon'} />
          </Link>
        }
        end={<IconButton icon={menuIcon} label="메뉴" aria-haspopup="dialog" onClick={drawer.open} />}
      />
      <main id="main" className="flex-1">
        {children}
      </main>
      <ShopFooter />
      <BottomNav items={NAVIGATION} />
      <Suspense>{wasOpen && <MainMenu overlay={drawer} />}</Suspense>
    </>
  );
}
