import { OverlayLink } from '#lib/overlay.tsx';
import { classNames } from './class-names.ts';
import { PriceLine, type Price } from './price-line.tsx';
import { Tag, type TagTone } from './tag.tsx';
import { Thumbnail } from './thumbnail.tsx';

export interface ContentCardProps {
  to: string;
  title: string;
  /** Shown when given: on home rows only free pieces carry one. */
  subtitle?: string;
  tag?: { label: string; tone: TagTone };
  image: string;
  /** Left out where nothing is sold (results, saved pieces). */
  price?: Price;
  rank?: number;
  /** row: list; tall: drawer list; poster: rail; feature: one large on top. */
  shape?: 'row' | 'tall' | 'poster' | 'feature';
  onNight?: boolean;
  eager?: boolean;
  onClick?: () => void;
}

const PICTURES = {
  row: { width: 104, height: 104, className: 'w-[min(6.5rem,29vw)]' },
  tall: { width: 112, height: 132, className: 'w-[min(7rem,31vw)]' },
  poster: { width: 142, height: 178, className: 'w-full rounded-m' },
  feature: { width: 350, height: 220, className: 'w-full rounded-m' },
};

const FRAMES = {
  row: 'flex items-center gap-4 py-2.5',
  tall: 'flex items-center gap-4 py-2.5',
  poster: 'flex w-35.5 flex-col gap-2.5',
  feature: 'flex flex-col gap-3 py-2.5',
};

const TITLES = { row: 'text-base', tall: 'text-base', poster: 'text-md', feature: 'text-lg' };

/** One content as lists, rails and features show it; the whole card is the link. */
export function ContentCard({
  to,
  title,
  subtitle,
  tag,
  image,
  price,
  rank,
  shape = 'row',
  onNight,
  eager,
  onClick,
}: ContentCardProps) {
  const { className, ...size } = PICTURES[shape];
  return (
    <OverlayLink
      to={to}
      prefetch="intent"
      onClick={onClick}
      className={classNames('group rounded-m', FRAMES[shape], onNight && 'on-night')}
    >
      <Thumbnail src={image} rank={rank} eager={eager} className={className} {...size} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        {tag && shape !== 'poster' && (
          <span className="mb-1 flex">
            <Tag tone={tag.tone}>{tag.label}</Tag>
          </span>
        )}
        <h3
          className={classNames(
            'line-clamp-3 leading-snug font-semibold underline-offset-4 group-hover:underline',
            TITLES[shape],
            onNight ? 'text-white' : 'text-ink-900',
          )}
        >
          {title}
        </h3>
        {subtitle && (
          <p
            className={classNames(
              'line-clamp-2 text-note leading-snug text-balance',
              onNight ? 'text-on-night-2' : 'text-ink-500',
            )}
          >
            {subtitle}
          </p>
        )}
        {price && (
          <PriceLine
            {...price}
            size={shape === 'poster' ? 'small' : 'medium'}
            struck={shape === 'poster' ? 'below' : 'beside'}
            onNight={onNight}
          />
        )}
      </div>
    </OverlayLink>
  );
}
