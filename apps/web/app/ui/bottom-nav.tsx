import type { ReactElement } from 'react';
import { NavLink } from 'react-router';
import { Icon } from './icon.tsx';

export interface BottomNavItem {
  to: string;
  label: string;
  icon: ReactElement;
}

/** Four places at the foot of the main pages. */
export function BottomNav({ items }: { items: readonly BottomNavItem[] }) {
  return (
    <nav
      aria-label="주요 화면"
      data-bottom-bar="nav"
      className="sticky bottom-0 z-10 flex border-t border-line bg-white pb-(--spacing-safe)"
    >
      {items.map(({ to, label, icon }) => (
        <NavLink
          key={label}
          to={to}
          end
          prefetch="intent"
          className="group flex h-nav flex-1 flex-col items-center justify-center gap-1 text-2xs font-medium text-ink-500 -outline-offset-3 aria-[current=page]:font-bold aria-[current=page]:text-purple-700"
        >
          <Icon
            of={icon}
            className="group-aria-[current=page]:fill-purple-100 group-aria-[current=page]:stroke-2"
          />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
