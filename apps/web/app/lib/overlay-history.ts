/**
 * Drawers and dialogs that the browser's Back closes: one history entry for each, marked in its state.
 *
 * The router must not see these entries (the same address again would make it load its data again), yet its own
 * bookkeeping must stay right. So the entries are pushed past it with its `idx` counted on, and a step between them
 * is kept from its popstate listener; every other step passes through untouched. For that we must listen before it
 * does: Chromium calls a window's popstate listeners in the order they came, capturing or not.
 */

/** What an overlay's entry carries: the key of the page entry it stands on, and how many overlays deep it is. */
interface Marker {
  base: string;
  depth: number;
}

/** The router's own entry state (`key`, `idx`, …) with our mark beside it. */
interface EntryState {
  key?: string;
  idx?: number;
  overlay?: Marker;
}

/** `depth` counts the history entries up to this overlay; one opened without a reader's gesture adds none. */
interface OpenOverlay {
  id: string;
  depth: number;
}

export interface OverlayHistory {
  /** Listens to Back and Forward; returns the undoing. Call it before the router is made. */
  listen: () => () => void;
  /** Steps off the entry of an overlay that is no more, after a reload. Call it once the page stands. */
  recover: () => void;
  /** Tells which entry the router shows (its location key), and whether it is on its way elsewhere. */
  arriveAt: (key: string, busy: boolean) => void;
  open: (id: string) => void;
  /** Closes the overlay and all above it. Resolves when the history has really stepped back: navigate only then. */
  close: (id: string) => Promise<void>;
  /** Goes to another page by `navigate`: out of an overlay in the place of the lowest one's entry. */
  leave: (navigate: (replace: boolean) => Promise<void>) => Promise<void>;
  isOpen: (id: string) => boolean;
  /** How many history entries the open overlays hold. */
  depth: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** A popstate that never comes (a trimmed history) must not leave a dialog standing. */
const PATIENCE_MS = 1000;

const stateOf = (state: EntryState | null): EntryState => state ?? {};
const keyOf = (state: EntryState): string => state.key ?? 'default';

/** What of the browser it works with. */
export interface OverlayBrowser extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  history: Pick<History, 'state' | 'pushState' | 'go'>;
  navigator: { userActivation?: { readonly isActive: boolean } };
  document: { documentElement: Pick<Element, 'toggleAttribute'> };
}

export function createOverlayHistory(browser: OverlayBrowser = globalThis.window): OverlayHistory {
  const listeners = new Set<() => void>();
  let stack: readonly OpenOverlay[] = [];
  let routerKey: string | undefined;
  /** The key of the entry the page itself stands on: another than the router's, when it was loaded on an overlay's. */
  let pageKey: string | undefined;
  let routerBusy = false;
  /** Where the entry shown stands among this document's. */
  let place = 0;
  let stepping: { done: Promise<void>; finish: () => void } | undefined;

  const depth = () => stack.at(-1)?.depth ?? 0;

  function publish(next: readonly OpenOverlay[]): void {
    if (next.length === stack.length) return;
    stack = next;
    for (const listener of listeners) listener();
  }

  function stepBack(entries: number, keep: readonly OpenOverlay[]): Promise<void> {
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = () => {
        clearTimeout(timer);
        stepping = undefined;
        publish(keep);
        resolve();
      };
    });
    const timer = setTimeout(finish, PATIENCE_MS);
    stepping = { done, finish };
    browser.history.go(-entries);
    return done;
  }

  function onPopState(event: PopStateEvent): void {
    const state = stateOf(event.state);
    const marker = state.overlay;
    const landed = marker?.depth ?? 0;
    const next = state.idx ?? 0;
    const onThisPage = state.idx !== undefined && (marker?.base ?? keyOf(state)) === pageKey;
    const standing = onThisPage ? depth() : 0;

    if (landed > standing) {
      // That overlay is gone, so step off its entry: after Forward to where the reader was, after Back from a page
      // that a plain link led to on to the overlay's page.
      event.stopImmediatePropagation();
      browser.history.go(next > place ? place - next : standing - landed);
      return;
    }
    place = next;
    if (onThisPage && !routerBusy) event.stopImmediatePropagation();
    // The next step may come before the router has said that it is on its way.
    else routerBusy = true;
    if (stepping) {
      stepping.finish();
      return;
    }
    // The browser's own Back has already shown the page bare; motion.css then plays no way out.
    browser.document.documentElement.toggleAttribute('data-overlay-back', true);
    publish(onThisPage ? stack.filter((open) => open.depth <= landed) : []);
  }

  function recover(): void {
    publish([]);
    const marker = stateOf(browser.history.state).overlay;
    // What is opened meanwhile waits for it.
    if (marker) void stepBack(marker.depth, []);
  }

  /** Out of the back/forward cache a page comes as it was left, overlays and all. */
  function onPageShow(event: PageTransitionEvent): void {
    if (event.persisted) recover();
  }

  function open(id: string): void {
    if (stepping) {
      void stepping.done.then(() => open(id));
      return;
    }
    if (stack.some((other) => other.id === id)) return;
    // Chromium skips entries a page adds unasked, and Back would then leave the page: go without one.
    const mayPush = browser.navigator.userActivation?.isActive ?? true;
    if (mayPush) {
      const state = stateOf(browser.history.state);
      const overlay = { base: state.overlay?.base ?? keyOf(state), depth: depth() + 1 };
      const key = `${overlay.base}:${overlay.depth}`;
      place = (state.idx ?? 0) + 1;
      browser.history.pushState({ ...state, idx: place, key, overlay } satisfies EntryState, '');
    }
    browser.document.documentElement.toggleAttribute('data-overlay-back', false);
    publish([...stack, { id, depth: depth() + (mayPush ? 1 : 0) }]);
  }

  async function close(id: string): Promise<void> {
    if (stepping) await stepping.done;
    const at = stack.findIndex((open) => open.id === id);
    if (at < 0) return;
    const keep = stack.slice(0, at);
    const entries = depth() - (keep.at(-1)?.depth ?? 0);
    if (entries > 0) await stepBack(entries, keep);
    else publish(keep);
  }

  async function leave(navigate: (replace: boolean) => Promise<void>): Promise<void> {
    if (stepping) await stepping.done;
    const lowest = stack.filter((open) => open.depth <= 1);
    if (depth() > 1) await stepBack(depth() - 1, lowest);
    await navigate(depth() > 0);
  }

  function listen(): () => void {
    browser.addEventListener('popstate', onPopState);
    browser.addEventListener('pageshow', onPageShow);
    return () => {
      browser.removeEventListener('popstate', onPopState);
      browser.removeEventListener('pageshow', onPageShow);
    };
  }

  return {
    listen,
    recover,
    arriveAt(key, busy) {
      routerBusy = busy;
      if (key === routerKey) return;
      routerKey = key;
      const state = stateOf(browser.history.state);
      pageKey = state.overlay && keyOf(state) === key ? state.overlay.base : key;
      place = state.idx ?? 0;
      publish([]);
    },
    open,
    close,
    leave,
    isOpen: (id) => stack.some((open) => open.id === id),
    depth,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
