import type { FortuneContent } from '@wolha/contract';
import { ContentFacts } from './content-facts.tsx';
import { ContentHero } from './content-hero.tsx';
import { DetailPanels } from './detail-panels.tsx';
import { PremiumNotes } from './premium-notes.tsx';
import { RecommendedContents } from './recommended-contents.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ContentBodyProps {
  content: FortuneContent;
  /** The introduction, made HTML from Markdown that lets no HTML through. */
  introHtml: string;
}

/** Everything of a content's page but its button. */
export function ContentBody({ content, introHtml }: ContentBodyProps) {
  return (
    <main id="main" className="flex-1 pb-11">
      <ContentHero content={content} />
      <ContentFacts content={content} />
      <div className="content-intro px-gutter pt-8" dangerouslySetInnerHTML={{ __html: introHtml }} />
      <div className="mt-9">
        <DetailPanels panels={content.detailPanels} title={content.title} />
      </div>
      <TableOfContents chapters={content.chapters} />
      {content.purchaseType === 'PREMIUM' && <PremiumNotes />}
      <RecommendedContents title="함께 보면 좋은 풀이" recommendations={content.recommendations} />
    </main>
  );
}
