import { Fragment, type ReactNode } from 'react';
import { ReadingBlockView } from './reading-block.tsx';
import type { RenderedChapter } from './render-chapters.server.ts';

interface PremiumChaptersProps {
  chapters: readonly RenderedChapter[];
  /** The gates' drawings, from the thinnest moon to the full one. */
  gates: readonly string[];
  /** Stands between the chapters, after about three fifths of them. */
  aside?: ReactNode;
}

const ASIDE_AFTER = 0.62;

/** The first chapter has the thinnest moon and the last the full one, however many there are between. */
const gateOf = (index: number, chapters: number, gates: number): number =>
  chapters < 2 ? gates - 1 : Math.round((index / (chapters - 1)) * (gates - 1));

/** A bought reading: its contents as a list, then each chapter behind a gate of night with a moon that fills. */
export function PremiumChapters({ chapters, gates, aside }: PremiumChaptersProps) {
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
            <Gate
              number={index + 1}
              title={chapter.title}
              imageUrl={gates[gateOf(index, chapters.length, gates.length)]}
            />
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

interface GateProps {
  number: number;
  title: string;
  imageUrl: string | undefined;
}

/** Night between two stretches of paper; its moon waxes with the chapters, and another scene stands under each. */
function Gate({ number, title, imageUrl }: GateProps) {
  return (
    <header className="reading-gate on-night">
      {imageUrl && <img src={imageUrl} alt="" width={480} height={450} loading="lazy" decoding="async" />}
      <div className="reading-gate-words">
        <p className="text-note font-semibold text-moon-300">제{number}장</p>
        <span className="reading-gate-thread" aria-hidden="true" />
        <h2 id={`chapter-${number}`} className="title-serif text-[1.5rem] leading-[1.5] text-white">
          {title}
        </h2>
      </div>
    </header>
  );
}
