import type { FortuneCategory } from '@wolha/contract';
import { SectionHead } from '#ui/section-head.tsx';
import { ContentItem } from './content-item.tsx';

const BEST_COUNT = 3;

/** How a section is laid out. They alternate down the page, so that nine in a row stay lively. */
export type SectionShape = 'rows' | 'posters' | 'feature' | 'paper';

export const sectionShape = (code: FortuneCategory['code'], index: number): SectionShape => {
  if (code === 'PREMIUM' || code === 'TAROT') return 'posters';
  return (['rows', 'feature', 'paper'] as const)[index % 3] ?? 'rows';
};

interface BestSectionProps {
  category: FortuneCategory;
  shape: SectionShape;
  onMore: () => void;
}

/** A category's first three contents. */
export function BestSection({ category, shape, onMore }: BestSectionProps) {
  const best = category.fortuneContentCategory.slice(0, BEST_COUNT).map((item) => item.fortuneContent);
  const headId = `best-${category.code.toLowerCase()}`;
  const onNight = shape === 'posters';
  return (
    <section aria-labelledby={headId} className={`best best-${shape}`}>
      <div className="px-gutter">
        <SectionHead
          id={headId}
          title={category.name}
          tagline={category.tagline}
          best
          onMore={onMore}
          onNight={onNight}
        />
      </div>
      <ul className={onNight ? 'rail mt-2.5' : 'mt-2 px-gutter'}>
        {best.map((content, index) => (
          <li key={content.id} className={onNight ? 'flex-none' : undefined}>
            <ContentItem
              content={content}
              rank={index + 1}
              onNight={onNight}
              shape={onNight ? 'poster' : shape === 'feature' && index === 0 ? 'feature' : 'row'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
