import type { ReadingBlock } from '@wolha/contract';

type Pair = Extract<ReadingBlock, { kind: 'signPair' }>;

function Sign({ sign, role }: { sign: Pair['left']; role: string }) {
  return (
    <div className="sign">
      <span className="sign-role">{role}</span>
      <span className="sign-disc hanja" data-element={sign.element} lang="zh-Hant" aria-hidden="true">
        {sign.chinese}
      </span>
      <span className="sign-name">
        {sign.korean} · {sign.label}
      </span>
    </div>
  );
}

/** Two characters of the chart and the thread between them. */
export function SignPair({ block }: { block: Pair }) {
  return (
    <figure className="beat">
      <div className="sign-pair">
        <Sign sign={block.left} role="나" />
        <svg viewBox="0 0 80 40" width="80" height="40" aria-hidden="true">
          <path
            d="M2 22C18 2 34 4 40 20S64 38 78 18"
            fill="none"
            stroke="var(--color-thread-600)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <circle cx="40" cy="20" r="4" fill="var(--color-thread-600)" />
        </svg>
        <Sign sign={block.right} role="짝의 자리" />
      </div>
      <figcaption className="beat-caption title-serif">{block.caption}</figcaption>
    </figure>
  );
}
