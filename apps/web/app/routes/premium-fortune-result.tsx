import { redirect } from 'react-router';
import type { Route } from './+types/premium-fortune-result';
import { ChartTable } from '#features/chart/chart-table.tsx';
import { KeepChart } from '#features/chart/keep-chart.tsx';
import { NextReading } from '#features/content/next-reading.tsx';
import { RecommendedContents } from '#features/content/recommended-contents.tsx';
import { InResultCard } from '#features/content/in-result-card.tsx';
import { ModelNotice } from '#features/reading/model-notice.tsx';
import { PremiumChapters } from '#features/reading/premium-chapters.tsx';
import { gateUrls } from '#features/reading/gate-urls.server.ts';
import { renderChapters } from '#features/reading/render-chapters.server.ts';
import { ResultHead } from '#features/reading/result-head.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, signedIn, artUrl } = context.get(visitContext);
  if (!signedIn) throw redirect(paths.authFor(paths.premiumFortuneResult(params.id)));
  const { fortuneContent, premiumFortuneResult } = await orErrorPage(
    api('GET /v1/fortune-result/{id}/premium-fortune-analysis', { params: { id: params.id } }),
  );
  const { chapters, fortuneAnalysisResult: _, ...result } = premiumFortuneResult;
  return { content: fortuneContent, result, chapters: renderChapters(chapters), gates: gateUrls(artUrl) };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.content.title ?? '프리미엄 풀이', description: '', hidden: true });

export default function PremiumFortuneResult({
  loaderData: { content, result, chapters, gates },
}: Route.ComponentProps) {
  const [next, inside] = content.recommendations;
  return (
    <>
      <main id="main" className="result-page flex-1 pb-11">
        <ResultHead kind="프리미엄 사주" title={content.title} member={result.member} />
        <div className="result-chart">
          <ChartTable saju={result.saju} fortune={result.fortune} notes={result.chartNotes} />
          <KeepChart saju={result.saju} fortune={result.fortune} />
        </div>
        {result.writtenByModel && <ModelNotice />}
        <PremiumChapters
          chapters={chapters}
          gates={gates}
          aside={inside && <InResultCard content={inside} />}
        />
        <RecommendedContents title="이어서 읽으면 좋아요" recommendations={content.recommendations} />
      </main>
      {next && <NextReading content={next} />}
    </>
  );
}
