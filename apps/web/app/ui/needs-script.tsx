/** Beside a button that does nothing in a browser that runs no scripts. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="mt-2 text-center text-note text-balance text-ink-700">{`${what} 브라우저에서 스크립트를 켜 주세요.`}</p>
    </noscript>
  );
}
