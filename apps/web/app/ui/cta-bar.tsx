import type { ReactNode } from 'react';
import { PriceLine, type Price } from './price-line.tsx';

interface CtaBarProps {
  price?: Price;
  /** One large button. */
  children: ReactNode;
}

/**
 * The page's one action, at the foot of the view. As the last thing of its column it keeps its own place there,
 * so it never covers the end of the text.
 */
export function CtaBar({ price, children }: CtaBarProps) {
  return (
    <section
      aria-label="다음 걸음"
      data-bottom-bar="cta"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-white px-gutter pt-3 pb-[calc(12px+var(--spacing-safe))] shadow-bar"
    >
      {price && <PriceLine {...price} size="large" struck="above" />}
      <div className="grid min-w-32 flex-1">{children}</div>
    </section>
  );
}
