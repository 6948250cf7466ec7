import type { FortuneContent } from '@wolha/contract';
import { Tag } from '#ui/tag.tsx';
import { PriceBox } from './price-box.tsx';

/** What is being bought, at the head of a payment page. */
export function PaymentContent({ content }: { content: FortuneContent }) {
  const tarot = content.serviceType === 'TAROT';
  return (
    <div className="px-gutter pt-5">
      <div className="flex gap-4">
        <img
          src={content.thumbnailImageUrl}
          alt=""
          width={96}
          height={120}
          className="h-30 w-24 flex-none rounded-thumb object-cover"
        />
        <div className="min-w-0 self-center">
          <Tag tone={tarot ? 'night' : 'lilac'}>{tarot ? '타로' : '사주'}</Tag>
          <h1 className="mt-1.5 text-lg leading-snug font-bold text-ink-900">{content.title}</h1>
          <p className="mt-1 text-note leading-normal text-balance text-ink-500">{content.subtitle}</p>
        </div>
      </div>
      <PriceBox content={content} />
    </div>
  );
}
