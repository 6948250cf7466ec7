import { Link } from 'react-router';
import type { Recommendation } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { PriceLine } from '#ui/price-line.tsx';

/** One content that goes on from what was just read, inside a long result. */
export function InResultCard({ content }: { content: Recommendation }) {
  return (
    <Link to={paths.content(content)} className="on-night my-12 flex gap-4 rounded-m bg-night-900 p-4">
      <img
        src={content.thumbnailImageUrl}
        alt=""
        width={88}
        height={110}
        loading="lazy"
        className="h-27.5 w-22 flex-none rounded-thumb object-cover"
      />
      <span className="self-center">
        <span className="block text-xs text-moon-300">이어 읽기</span>
        <span className="mt-1 block text-base leading-snug font-bold text-white">{content.title}</span>
        <span className="mt-1 block text-note leading-normal text-balance text-on-night-2">
          {content.subtitle}
        </span>
        <PriceLine original={content.originalPrice} price={content.discountPrice} onNight />
      </span>
    </Link>
  );
}
