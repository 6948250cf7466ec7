import type { FortuneContentCard } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { ContentCard, type ContentCardProps } from '#ui/content-card.tsx';

type Shape = NonNullable<ContentCardProps['shape']>;

interface ContentItemProps extends Pick<ContentCardProps, 'rank' | 'onNight' | 'eager' | 'onClick'> {
  content: FortuneContentCard;
  shape?: Shape;
}

/** One content in a list: its picture, kind, title and price. Free pieces carry their subtitle too, and every piece does in a drawer. */
export function ContentItem({ content, shape = 'row', onNight, ...card }: ContentItemProps) {
  const free = content.purchaseType === 'FREE';
  const tarot = content.serviceType === 'TAROT';
  return (
    <ContentCard
      {...card}
      shape={shape}
      onNight={onNight}
      to={paths.content(content)}
      title={content.title}
      subtitle={free || shape === 'tall' ? content.subtitle : undefined}
      image={content.thumbnailImageUrl}
      tag={{ label: tarot ? '타로' : '사주', tone: tarot ? (onNight ? 'moon' : 'night') : 'lilac' }}
      price={{ original: content.originalPrice, price: content.discountPrice }}
    />
  );
}
