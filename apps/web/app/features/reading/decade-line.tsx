import type { ReadingBlock } from '@wolha/contract';

type Decades = Extract<ReadingBlock, { kind: 'decades' }>;

/** The decades of a life on one thread; the one now is a night column. */
export function DecadeLine({ block }: { block: Decades }) {
  return (
    <figure className="beat">
      {/* It scrolls sideways on a narrow phone, by keyboard too. */}
      <ol className="decade-line" tabIndex={0} aria-label="열 해씩 흐르는 운">
        {block.decades.map((decade) => (
          <li
            key={decade.ages}
            data-now={decade.now || undefined}
            aria-current={decade.now ? 'true' : undefined}
          >
            <span className="decade-ages">{decade.ages}</span>
            <span className="decade-pillar hanja" lang="zh-Hant">
              {decade.pillar}
            </span>
            <span className="decade-text">{decade.text}</span>
          </li>
        ))}
      </ol>
      <figcaption className="beat-caption">{block.caption}</figcaption>
    </figure>
  );
}
