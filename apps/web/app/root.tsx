import { use, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { BEFORE_SCRIPT } from '#lib/before-script.ts';
import { exchangeLoginCode } from '#lib/exchange-login-code.server.ts';
import { InlineStyles } from '#lib/inline-styles.ts';
import { OverlayHistory } from '#lib/overlay.tsx';
import { visitContext } from '#lib/visit.ts';
import { FailedPage } from '#features/chrome/failed-page.tsx';
import { NightBackdrop } from '#features/chrome/night-backdrop.tsx';
import { PageFocus } from '#features/chrome/page-focus.tsx';
import { ResultLoading } from '#features/chrome/result-loading.tsx';
import { VisitRecorder } from '#features/chrome/visit-recorder.tsx';
import { AlertPlace } from '#ui/alert-place.tsx';
import { preloadedFont } from '#styles/font-preload.ts';
import { Shell } from '#ui/shell.tsx';
import { Toaster } from '#ui/toaster.tsx';

export const middleware: Route.MiddlewareFunction[] = [exchangeLoginCode];

export function loader({ context }: Route.LoaderArgs) {
  const { nonce, signedIn, origin, shop, artUrl } = context.get(visitContext);
  const night = { left: artUrl('hero/desktop-left'), right: artUrl('hero/desktop-right') };
  const pictures = { lost: artUrl('empty/not-found'), door: artUrl('empty/sign-in') };
  return { nonce, signedIn, origin, shop, night, pictures };
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = root?.nonce;
  const styles = use(InlineStyles);
  const at = useLocation();
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          data-at={at.pathname + at.search}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: BEFORE_SCRIPT }}
        />
        <meta name="theme-color" content="#3a1478" />
        <meta name="format-detection" content="telephone=no" />
        <style
          data-shop-styles=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: styles ?? standingStyles() }}
        />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={preloadedFont} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          본문으로 건너뛰기
        </a>
        <Shell backdrop={<NightBackdrop night={root?.night} />}>{children}</Shell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A page that could not be had has no head of its own. */
export const meta: Route.MetaFunction = () => [{ title: '월하' }];

/** In the browser the style sheet stands in the document; it is written again only when the head is made anew. */
const standingStyles = (): string =>
  typeof document === 'undefined' ? '' : (document.querySelector('style[data-shop-styles]')?.innerHTML ?? '');

export default function App() {
  return (
    <>
      <OverlayHistory />
      <VisitRecorder />
      <ResultLoading />
      <Outlet />
      <PageFocus />
      <AlertPlace />
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <OverlayHistory />
      <FailedPage error={error} />
      <AlertPlace />
    </>
  );
}
