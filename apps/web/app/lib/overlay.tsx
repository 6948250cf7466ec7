import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate, useNavigation, type LinkProps, type To } from 'react-router';
import { isLeavingEarly, takeOver } from './before-script.ts';
import { createOverlayHistory } from './overlay-history.ts';

const overlays = createOverlayHistory();
if (typeof document !== 'undefined') overlays.listen();

export interface Overlay {
  isOpen: boolean;
  /** Call it in the reader's own click, so that Back closes what opens. */
  open: () => void;
  /** Await it before navigating elsewhere. */
  close: () => Promise<void>;
}

/** One drawer or dialog by its id. It opens on a history entry of its own, so Back closes it first. */
export function useOverlay(id: string): Overlay {
  const isOpen = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.isOpen(id),
    () => false,
  );
  useEffect(() => () => void overlays.close(id), [id]);
  const steps = useMemo(() => ({ open: () => overlays.open(id), close: () => overlays.close(id) }), [id]);
  return useMemo(() => ({ isOpen, ...steps }), [isOpen, steps]);
}

/** Keeps the overlays and the router of one mind. Stands once, in the root, inside the router. */
export function OverlayHistory() {
  const { key } = useLocation();
  const busy = useNavigation().state !== 'idle';
  useLayoutEffect(() => overlays.arriveAt(key, busy), [key, busy]);
  useEffect(() => {
    if (isLeavingEarly()) return;
    overlays.recover();
    void takeOver();
  }, []);
  return null;
}

/** Goes to a page from wherever the reader is; out of an overlay it takes the overlay's place in the history. */
export function useOverlayNavigate(): (to: To, state?: unknown) => Promise<void> {
  const navigate = useNavigate();
  return (to, state) => overlays.leave(async (replace) => navigate(to, { replace, state }));
}

/** A link that may stand in an overlay: Back from its page then returns to the page below, without the overlay. */
export function OverlayLink({ onClick, ...link }: LinkProps) {
  const navigate = useOverlayNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (overlays.depth() === 0 || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void navigate(link.to, link.state);
  };
  return <Link {...link} onClick={follow} />;
}
