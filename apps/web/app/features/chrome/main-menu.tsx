import type { Overlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { helpIcon, personIcon } from '#ui/icons.tsx';
import { SideDrawer, type SideDrawerItem } from '#ui/side-drawer.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { MenuNight } from './menu-night.tsx';

/** The drawer beside the main pages: my page, the inquiry link, who is signed in. */
export default function MainMenu({ overlay }: { overlay: Overlay }) {
  const { shop } = useShop();
  const items: SideDrawerItem[] = [
    { label: '마이페이지', icon: personIcon, to: paths.myPage() },
    ...(shop.inquiryUrl ? [{ label: '1:1 문의', icon: helpIcon, href: shop.inquiryUrl }] : []),
  ];
  return <SideDrawer overlay={overlay} items={items} head={<DrawerAccount />} footer={<MenuNight />} />;
}
