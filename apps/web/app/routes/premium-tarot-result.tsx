import { redirect } from 'react-router';
import type { Route } from './+types/premium-tarot-result';
import { InResultCard } from '#features/content/in-result-card.tsx';
import { NextReading } from '#features/content/next-reading.tsx';
import { RecommendedContents } from '#features/content/recommended-contents.tsx';
import { ModelNotice } from '#features/reading/model-notice.tsx';
import { ReadingChapters } from '#features/reading/reading-chapters.tsx';
import { renderChapters } from '#features/reading/render-chapters.server.ts';
import { BoughtDrawHead } from '#features/tarot/bought-draw-head.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, signedIn } = context.get(visitContext);
  if (!signedIn) throw redirect(paths.authFor(paths.premiumTarotResult(params.id)));
  const { premiumTarotResult } = await orErrorPage(
    api('GET /v1/tarot-result/{id}/premium-tarot-analysis', { params: { id: params.id } }),
  );
  const { chapters, answer: _, fortuneContent, ...result } = premiumTarotResult;
  return { content: fortuneContent, result, chapters: renderChapters(chapters) };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.content.title ?? '프리미엄 타로', description: '', hidden: true });

export default function PremiumTarotResult({
  loaderData: { content, result, chapters },
}: Route.ComponentProps) {
  const [next, inside] = content.recommendations;
  return (
    <>
      <main id="main" className="result-page flex-1 pb-11">
        <BoughtDrawHead title={content.title} result={result} />
        {result.writtenByModel && <ModelNotice />}
        <ReadingChapters chapters={chapters} aside={inside && <InResultCard content={inside} />} />
        <RecommendedContents title="이어서 읽으면 좋아요" recommendations={content.recommendations} />
      </main>
      {next && <NextReading content={next} />}
    </>
  );
}
