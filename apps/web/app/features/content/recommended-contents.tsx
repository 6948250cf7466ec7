import type { Recommendation } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { ContentCard } from '#ui/content-card.tsx';
import { SectionHead } from '#ui/section-head.tsx';

interface RecommendedContentsProps {
  title: string;
  recommendations: readonly Recommendation[];
}

/** Contents that go on from this one: picture, title, subtitle. */
export function RecommendedContents({ title, recommendations }: RecommendedContentsProps) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="mt-11 px-gutter">
      <SectionHead id="recommended" title={title} />
      <ul className="mt-2">
        {recommendations.map((content) => (
          <li key={content.id}>
            <ContentCard
              to={paths.content(content)}
              title={content.title}
              subtitle={content.subtitle}
              image={content.thumbnailImageUrl}
              tag={
                content.serviceType === 'TAROT'
                  ? { label: '타로', tone: 'night' }
                  : { label: '사주', tone: 'lilac' }
              }
              price={{ original: content.originalPrice, price: content.discountPrice }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
