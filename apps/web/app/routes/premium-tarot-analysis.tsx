import { useCallback } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/premium-tarot-analysis';
import { AnalysisOverlay } from '#features/payment/analysis-overlay.tsx';
import { loadAnalysis } from '#features/payment/load-analysis.server.ts';
import { api } from '#lib/api.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const resultId = searchParams.get('tarotResultId') ?? '';
  const orderId = searchParams.get('orderId') ?? '';
  if (!visit.signedIn) {
    throw redirect(paths.authFor(paths.premiumTarotAnalysis({ tarotResultId: resultId, orderId })));
  }
  const resultPath = paths.premiumTarotResult(resultId);
  return { resultId, resultPath, ...(await loadAnalysis(visit, { orderId, resultId, resultPath })) };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta = () =>
  pageMeta({ title: '카드를 읽는 중', description: '프리미엄 타로를 쓰고 있습니다.', hidden: true });

export default function PremiumTarotAnalysis({ loaderData }: Route.ComponentProps) {
  const { resultId, orderId, ...shown } = loaderData;
  const ask = useCallback(
    () =>
      api('POST /v1/fortune-content/premium-tarot-analysis', { body: { tarotResultId: resultId, orderId } }),
    [resultId, orderId],
  );
  return (
    <AnalysisOverlay
      {...shown}
      service="TAROT"
      orderId={orderId}
      ask={ask}
      refusal="프리미엄 타로 운세 분석 에러"
    />
  );
}
