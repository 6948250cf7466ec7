import { Fragment, type ReactNode } from 'react';
import { ReadingBlockView } from './reading-block.tsx';
import type { RenderedChapter } from './render-chapters.server.ts';

const ORDINALS = ['첫째', '둘째', '셋째', '넷째', '다섯째', '여섯째', '일곱째', '여덟째', '아홉째', '열째'];

interface ReadingChaptersProps {
  chapters: readonly RenderedChapter[];
  /** Stands between the chapters, after about three fifths of them. */
  aside?: ReactNode;
}

const ASIDE_AFTER = 0.62;

/** A free reading as it is read: number, hairline, title; the answer in one line, then the reasons. */
export function ReadingChapters({ chapters, aside }: ReadingChaptersProps) {
  const asideAt = Math.max(1, Math.round(chapters.length * ASIDE_AFTER));
  return (
    <div className="reading px-gutter">
      {chapters.map((chapter, index) => (
        <Fragment key={chapter.title}>
          <section className="reading-chapter" aria-labelledby={`chapter-${index + 1}`}>
            <p className="reading-ordinal">{ORDINALS[index] ?? `${index + 1}번째`} 이야기</p>
            <h2 id={`chapter-${index + 1}`} className="title-serif text-2xl">
              {chapter.title}
            </h2>
            <p className="answer">{chapter.answer}</p>
            {chapter.blocks.map((block, at) => (
              <ReadingBlockView key={at} block={block} />
            ))}
          </section>
          {aside !== undefined && index + 1 === asideAt && aside}
        </Fragment>
      ))}
    </div>
  );
}
