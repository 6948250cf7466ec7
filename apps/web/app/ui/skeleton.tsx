import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Says once that something is coming; the shapes inside are for the eye. */
export function Loading({ label = '불러오고 있어요', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="animate-glimmer">
        {children}
      </div>
    </div>
  );
}

/** A grey place of a given shape (classes give it its size). */
function Bone({ className }: { className?: string }) {
  return <span className={classNames('block rounded-s bg-line', className)} />;
}

export function RowSkeleton({ rows = 3 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="flex items-center gap-4 py-2.5">
      <Bone className="size-26 rounded-thumb" />
      <div className="grid flex-1 gap-2.5">
        <Bone className="h-5 w-10 rounded-tag" />
        <Bone className="h-5 w-4/5" />
        <Bone className="h-4 w-3/5" />
      </div>
    </div>
  ));
}

export function PosterSkeleton({ posters = 3 }: { posters?: number }) {
  return (
    <div className="flex gap-3 overflow-hidden">
      {Array.from({ length: posters }, (_, poster) => (
        <div key={poster} className="grid w-35.5 flex-none gap-2.5">
          <Bone className="h-44.5 rounded-m" />
          <Bone className="h-4 w-4/5" />
          <Bone className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

export function TextSkeleton({ lines = 5 }: { lines?: number }) {
  return (
    <div className="grid gap-3.5">
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} className={classNames('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** A table of two rows of tiles, as wide as its place. */
export function TableSkeleton({ columns = 6 }: { columns?: number }) {
  return (
    <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {Array.from({ length: columns * 2 }, (_, tile) => (
        <Bone key={tile} className="h-19.5 rounded-[12px]" />
      ))}
    </div>
  );
}
