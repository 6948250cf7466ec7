import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const VIEWS = ['review', 'profile'] as const;

/** Views that home can show in its own place, by the state of its history entry. */
export type EmbeddedView = (typeof VIEWS)[number];

/** The state of a link to `/` that shows a view there. */
export const showInHome = (path: EmbeddedView): { path: EmbeddedView } => ({ path });

/** The view a place in the history asks home for; `view=home` in the address asks for home itself. */
export function embeddedView({ state, search }: { state: unknown; search: string }): EmbeddedView | null {
  if (new URLSearchParams(search).get('view') === 'home') return null;
  const path: unknown = typeof state === 'object' && state !== null && 'path' in state ? state.path : null;
  return VIEWS.find((view) => view === path) ?? null;
}

const never = () => () => undefined;

/** As {@link embeddedView}; null until the page stands in the browser, which alone knows the state. */
export function useEmbeddedView(): EmbeddedView | null {
  const location = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? embeddedView(location) : null;
}
