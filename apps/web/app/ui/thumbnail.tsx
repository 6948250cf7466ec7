import { classNames } from './class-names.ts';

interface ThumbnailProps {
  src: string;
  width: number;
  height: number;
  /** Words only where the picture stands alone; beside a title it is decoration. */
  alt?: string;
  /** 1, 2, 3 in the top-left corner. */
  rank?: number;
  /** In the first view: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** A picture of fixed proportion: its place is there before it is. */
export function Thumbnail({ src, width, height, alt = '', rank, eager, className }: ThumbnailProps) {
  return (
    <span
      className={classNames(
        'relative block flex-none overflow-hidden rounded-thumb bg-purple-100',
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
      {rank !== undefined && (
        <span className="absolute top-0 left-0 grid h-6 min-w-6.5 place-items-center rounded-br-s bg-night-950/80 px-1.5 text-sm font-bold text-moon-300">
          <span className="sr-only">인기 </span>
          {rank}
          <span className="sr-only">위</span>
        </span>
      )}
    </span>
  );
}
