import type { FortuneContent } from '@wolha/contract';
import { discountPercent, formatWon } from '#lib/won.ts';

/** What is charged, and how it comes to that. */
export function PriceBox({ content }: { content: FortuneContent }) {
  const { originalPrice, discountPrice } = content;
  const percent = discountPercent(originalPrice, discountPrice);
  return (
    <dl className="mt-5 rounded-m border border-line px-4.5 py-4 text-md">
      <div className="flex justify-between py-1">
        <dt className="text-ink-700">정가</dt>
        <dd className="text-ink-500">
          <s>{formatWon(originalPrice)}</s>
        </dd>
      </div>
      <div className="flex justify-between py-1">
        <dt className="text-ink-700">
          할인 <b className="font-bold text-thread-600">{percent}%</b>
        </dt>
        <dd className="text-thread-600">−{formatWon(originalPrice - discountPrice)}</dd>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="font-semibold text-ink-900">결제 금액</dt>
        <dd className="text-2xl font-bold whitespace-nowrap text-ink-900">{formatWon(discountPrice)}</dd>
      </div>
    </dl>
  );
}
