import type { ReactElement, ReactNode } from 'react';
import { OverlayLink } from '#lib/overlay.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon, externalIcon, nextIcon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { Modal, type ModalProps } from './modal.tsx';

export interface SideDrawerItem {
  label: string;
  icon: ReactElement;
  /** A page of ours, or another house's address, which opens in a window of its own. */
  to?: string;
  href?: string;
}

interface SideDrawerProps extends Pick<ModalProps, 'overlay'> {
  items: readonly SideDrawerItem[];
  /** Who is signed in, or the way to sign in. */
  head?: ReactNode;
  footer?: ReactNode;
}

const ROW = 'flex min-h-14 items-center gap-[14px] rounded-m px-3 text-base font-medium hover:bg-white/8';

/** The few places beside the bottom navigation, from the column's right edge. */
export function SideDrawer({ overlay, items, head, footer }: SideDrawerProps) {
  return (
    <Modal
      overlay={overlay}
      label="메뉴"
      className="on-night bg-night-900 right-[max(0px,calc(50%-var(--spacing-column)/2))] mr-0 h-dvh w-[min(20rem,88vw)] [--travel:40px_0]"
    >
      <div className="relative flex min-h-full flex-col px-3 pt-1.5 pb-[calc(20px+var(--spacing-safe))]">
        <div className="flex min-h-11 items-center justify-between pl-3">
          <Logo tone="moon" height={28} />
          <IconButton icon={closeIcon} label="닫기" onClick={() => void overlay.close()} />
        </div>
        {head && <div className="px-3 pt-4 pb-5">{head}</div>}
        <nav aria-label="메뉴" className="border-t border-night-line pt-2">
          {items.map(({ label, icon, to, href }) =>
            to ? (
              <OverlayLink key={label} to={to} className={ROW}>
                <Icon of={icon} className="text-moon-200" />
                <span className="flex-1">{label}</span>
                <Icon of={nextIcon} size={18} className="text-on-night-3" />
              </OverlayLink>
            ) : (
              <a key={label} href={href} target="_blank" rel="noreferrer" className={ROW}>
                <Icon of={icon} className="text-moon-200" />
                <span className="flex-1">
                  {label}
                  <span className="sr-only"> (새 창)</span>
                </span>
                <Icon of={externalIcon} size={18} className="text-on-night-3" />
              </a>
            ),
          )}
        </nav>
        {footer && <div className="mt-auto px-3 pt-6 text-sm text-on-night-2">{footer}</div>}
      </div>
    </Modal>
  );
}
