import { redirect } from 'react-router';
import type { Route } from './+types/free-fortune-result';
import { ChartTable } from '#features/chart/chart-table.tsx';
import { KeepChart } from '#features/chart/keep-chart.tsx';
import { NextReading } from '#features/content/next-reading.tsx';
import { RecommendedContents } from '#features/content/recommended-contents.tsx';
import { ReadingChapters } from '#features/reading/reading-chapters.tsx';
import { renderChapters } from '#features/reading/render-chapters.server.ts';
import { ResultHead } from '#features/reading/result-head.tsx';
import { keepBirthData } from '#lib/keep-birth-data.server.ts';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

/**
 * The product's address may spell birth data out. It then becomes a member, or a draft on the way to the login, and
 * the address is replaced by one that holds its id alone.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const fortuneContentId = Number(searchParams.get('fortuneContentId'));
  const memberId = searchParams.get('memberId');
  if (searchParams.has('birthday')) throw await keepBirthData(visit, request, paths.freeFortuneResult);
  const choice = { serviceType: 'SAJU', purchaseType: 'FREE', memberType: 'EXISTING' } as const;
  if (!visit.signedIn) {
    throw redirect(paths.auth({ ...choice, fortuneContentId, memberId: memberId ?? undefined }));
  }
  if (memberId === null) throw redirect(paths.content({ ...choice, id: fortuneContentId }));
  const { fortuneContent, freeFortuneResult } = await orErrorPage(
    visit.api('POST /v1/fortune-content/{id}/free-fortune-analysis', {
      params: { id: fortuneContentId },
      body: { memberType: 'EXISTING', memberId },
    }),
  );
  const { chapters, sajuAnalysisResult: _, ...result } = freeFortuneResult;
  return { content: fortuneContent, result, chapters: renderChapters(chapters) };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.content.freeTitle ?? '무료 사주',
    description: loaderData?.content.subtitle ?? '',
    hidden: true,
  });

export default function FreeFortuneResult({
  loaderData: { content, result, chapters },
}: Route.ComponentProps) {
  const [next] = content.recommendations;
  return (
    <>
      <main id="main" className="result-page flex-1 pb-11">
        <ResultHead kind="무료 사주" title={content.freeTitle ?? content.title} member={result.member} />
        <div className="result-chart">
          <ChartTable saju={result.saju} fortune={result.fortune} notes={result.chartNotes} />
          <KeepChart saju={result.saju} fortune={result.fortune} />
        </div>
        <ReadingChapters chapters={chapters} />
        <RecommendedContents title="이어서 읽으면 좋아요" recommendations={content.recommendations} />
      </main>
      {next && <NextReading content={next} />}
    </>
  );
}
