import { Icon } from './icon.tsx';
import { nextIcon } from './icons.tsx';
import { classNames } from './class-names.ts';

interface SectionHeadProps {
  id?: string;
  title: string;
  /** A line above the title. */
  tagline?: string;
  best?: boolean;
  onMore?: () => void;
  onNight?: boolean;
}

/** Head of a section: tagline over title, BEST beside it, 더보기 at the end. */
export function SectionHead({ id, title, tagline, best, onMore, onNight }: SectionHeadProps) {
  return (
    <div className="flex items-end justify-between gap-4">
      <div>
        {tagline && (
          <p className={classNames('text-sm', onNight ? 'text-on-night-2' : 'text-ink-500')}>{tagline}</p>
        )}
        <h2 id={id} className={classNames('text-xl font-bold', onNight ? 'text-white' : 'text-ink-900')}>
          {title}
          {best && (
            <span
              className={classNames(
                'ml-1.5 inline-block text-sm tracking-wide',
                onNight ? 'text-moon-300' : 'text-purple-600',
              )}
            >
              BEST
            </span>
          )}
        </h2>
      </div>
      {onMore && (
        <button
          type="button"
          onClick={onMore}
          aria-haspopup="dialog"
          className={classNames(
            '-mr-2 -mb-2 flex min-h-11 flex-none items-center gap-0.5 rounded-s px-2 text-note',
            onNight ? 'text-on-night-2' : 'text-ink-500',
          )}
        >
          <span className="sr-only">{title} </span>더보기
          <Icon of={nextIcon} size={16} />
        </button>
      )}
    </div>
  );
}
