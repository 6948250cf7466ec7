import { useEffect, type ReactNode } from 'react';
import { browserStore } from '#lib/browser-store.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BottomNav } from '#ui/bottom-nav.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { chatIcon, helpIcon, homeIcon, menuIcon, personIcon, reviewIcon, sparkleIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/logo.tsx';
import { SideDrawer, type SideDrawerItem } from '#ui/side-drawer.tsx';
import { Link } from 'react-router';
import { DrawerAccount } from './drawer-account.tsx';
import { ShopFooter } from './shop-footer.tsx';

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
  const { shop } = useShop();
  useEffect(() => browserStore.write('headerLogoColor', tone === 'home' ? 'purple' : 'yellow'), [tone]);
  const items: SideDrawerItem[] = [
    { label: '마이페이지', icon: personIcon, to: paths.myPage() },
    ...(shop.inquiryUrl ? [{ label: '1:1 문의', icon: helpIcon, href: shop.inquiryUrl }] : []),
  ];
  return (
    <>
      <AppBar
        tone={tone}
        start={
          <Link to={paths.home()} aria-label="월하 홈">
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
      <SideDrawer overlay={drawer} items={items} head={<DrawerAccount />} />
    </>
  );
}
