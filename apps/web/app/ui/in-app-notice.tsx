import { useSyncExternalStore } from 'react';
import { inAppBrowser } from '#lib/in-app-browser.ts';
import { classNames } from './class-names.ts';

const never = () => () => undefined;
const shown = (): string => JSON.stringify(inAppBrowser(navigator.userAgent, location.href));

/** Where the card window may not open: says that an app shows this page, and the way into the reader's own browser. */
export function InAppNotice({ className }: { className?: string }) {
  const found = JSON.parse(useSyncExternalStore(never, shown, () => 'null')) as ReturnType<
    typeof inAppBrowser
  >;
  if (!found) return null;
  return (
    <p
      role="note"
      className={classNames('rounded-m bg-purple-50 px-4 py-3 text-note text-ink-700', className)}
    >
      {found.app} 안에서 열려 있어요. 결제창이 열리지 않으면{' '}
      {found.wayOut === null ? (
        '화면 구석의 더보기(⋯)에서 ‘브라우저로 열기’를 눌러 주세요.'
      ) : (
        <>
          <a href={found.wayOut} className="text-purple-700 underline underline-offset-4">
            브라우저로 열어
          </a>{' '}
          주세요.
        </>
      )}
    </p>
  );
}
