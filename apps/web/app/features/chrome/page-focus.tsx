import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * When a page takes the place of the one that held the focus, the focus goes to its beginning, so that a keyboard and a
 * screen reader go on there. A page that places the focus itself is left alone. Stands once, in the root.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (!main || document.activeElement !== document.body) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
