import { Fragment, type ReactNode } from 'react';
import { ReadingBlockView } from './reading-block.tsx';
import type { RenderedChapter } from './render-chapters.server.ts';

interface PremiumChaptersProps {
  chapters: readonly RenderedChapter[];
  /** Stands between the chapters, after about three fifths of them. */
  aside?: ReactNode;
}

const ASIDE_AFTER = 0.62;

/** A bought reading: its contents as a list, then each chapter behind a gate of night with a moon that fills. */
export function PremiumChapters({ chapters, aside }: PremiumChaptersProps) {
  const asideAt = Math.max(1, Math.round(chapters.length * ASIDE_AFTER));
  return (
    <>
      <nav aria-label="목차" className="mx-gutter mt-8">
        <ol className="reading-toc">
          {chapters.map((chapter, index) => (
            <li key={chapter.title}>
              <a href={`#chapter-${index + 1}`}>
                <span>{index + 1}</span>
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter, index) => (
        <Fragment key={chapter.title}>
          <section aria-labelledby={`chapter-${index + 1}`}>
            <Gate number={index + 1} total={chapters.length} title={chapter.title} />
            <div className="reading px-gutter pt-2">
              <p className="answer">{chapter.answer}</p>
              {chapter.blocks.map((block, at) => (
                <ReadingBlockView key={at} block={block} />
              ))}
            </div>
          </section>
          {index + 1 === asideAt && aside && <div className="px-gutter">{aside}</div>}
        </Fragment>
      ))}
    </>
  );
}

/** The lit part of the moon grows from a crescent at the first chapter to full at the last. */
function Gate({ number, total, title }: { number: number; total: number; title: string }) {
  const lit = total === 1 ? 1 : (number - 1) / (total - 1);
  const edge = 28 * (1 - 2 * (0.12 + 0.88 * lit));
  return (
    <header className="reading-gate on-night">
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <circle cx="36" cy="36" r="28" fill="var(--color-night-700)" />
        <path
          d={`M36 8a28 28 0 0 1 0 56A${Math.abs(edge)} 28 0 0 ${edge > 0 ? 0 : 1} 36 8z`}
          fill="var(--color-moon-300)"
        />
      </svg>
      <p className="mt-4 text-note font-semibold text-moon-300">제{number}장</p>
      <span className="reading-gate-thread" aria-hidden="true" />
      <h2 id={`chapter-${number}`} className="title-serif text-[1.5rem] leading-[1.5] text-white">
        {title}
      </h2>
    </header>
  );
}
