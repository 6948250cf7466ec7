import { Link } from 'react-router';
import type { RecommendedContent } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { Tag } from '#ui/tag.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';

const IN_FIRST_VIEW = 4;

/** Contents by their pictures, two in a row, each with its kind. */
export function RecommendedGrid({ contents }: { contents: readonly RecommendedContent[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5">
      {contents.map((content, index) => {
        const isTarot = content.serviceType === 'TAROT';
        return (
          <li key={content.id}>
            <Link to={paths.content(content)} prefetch="intent" className="group relative block rounded-m">
              <Thumbnail
                src={content.marketingImageUrl}
                width={600}
                height={600}
                eager={index < IN_FIRST_VIEW}
                className="w-full rounded-m"
              />
              <span className="absolute top-2.5 left-2.5 flex">
                <Tag tone={isTarot ? 'night' : 'lilac'}>{isTarot ? '타로' : '사주'}</Tag>
              </span>
              <span className="mt-2.5 block text-md leading-snug font-semibold text-balance text-ink-900 underline-offset-4 group-hover:underline">
                {content.title}
                {content.purchaseType === 'FREE' && (
                  <span className="ml-1 text-note font-bold text-purple-700">(무료)</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
