import { redirect } from 'react-router';
import type { ReadingChapter } from '@wolha/contract';
import type { Route } from './+types/free-tarot-result';
import { NextReading } from '#features/content/next-reading.tsx';
import { RecommendedContents } from '#features/content/recommended-contents.tsx';
import { ReadingChapters } from '#features/reading/reading-chapters.tsx';
import { renderChapters } from '#features/reading/render-chapters.server.ts';
import { FreeDrawHead } from '#features/tarot/free-draw-head.tsx';
import { readFreeDraw } from '#features/tarot/read-free-draw.server.ts';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { visitContext } from '#lib/visit.ts';

/** The first draw of a day stays; whatever the address says afterwards, that one is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const found = await orErrorPage(readFreeDraw(context.get(visitContext), searchParams));
  if ('redirectTo' in found) throw redirect(found.redirectTo);
  const { chapters, answer: _, ...result } = found.freeTarotResult;
  return { content: found.fortuneContent, result, chapters: renderChapters(chapters.map(withoutCards)) };
}

/** The one card already lies at the head of the page. */
const withoutCards = (chapter: ReadingChapter): ReadingChapter => ({
  ...chapter,
  blocks: chapter.blocks.filter((block) => block.kind !== 'cards'),
});

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.content.freeTitle ?? '무료 타로',
    description: loaderData?.content.subtitle ?? '',
    hidden: true,
  });

export default function FreeTarotResult({ loaderData: { content, result, chapters } }: Route.ComponentProps) {
  const [next] = content.recommendations;
  return (
    <>
      <main id="main" className="result-page flex-1 pb-11">
        <FreeDrawHead title={content.freeTitle ?? content.title} result={result} />
        <ReadingChapters chapters={chapters} />
        <RecommendedContents title="이어서 읽으면 좋아요" recommendations={content.recommendations} />
      </main>
      {next && <NextReading content={next} />}
    </>
  );
}
