import { useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/payment';
import { ChartTable } from '#features/chart/chart-table.tsx';
import { DetailPanels } from '#features/content/detail-panels.tsx';
import { TableOfContents } from '#features/content/table-of-contents.tsx';
import { BuyBar } from '#features/payment/buy-bar.tsx';
import { PaymentContent } from '#features/payment/payment-content.tsx';
import { PaymentSection } from '#features/payment/payment-section.tsx';
import { PersonBox } from '#features/payment/person-box.tsx';
import { PurchaseNotes } from '#features/payment/purchase-notes.tsx';
import { usePaymentProblem } from '#features/payment/use-payment-problem.ts';
import { usePurchase } from '#features/payment/use-purchase.ts';
import { visitTags } from '#lib/analytics.ts';
import { api } from '#lib/api.ts';
import { keepBirthData } from '#lib/keep-birth-data.server.ts';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { searchParams } = new URL(request.url);
  const fortuneContentId = Number(searchParams.get('fortuneContentId'));
  const memberId = searchParams.get('memberId');
  if (searchParams.has('birthday')) throw await keepBirthData(visit, request, paths.payment);
  const choice = { serviceType: 'SAJU', purchaseType: 'PREMIUM', memberType: 'EXISTING' } as const;
  if (!visit.signedIn)
    throw redirect(paths.auth({ ...choice, fortuneContentId, memberId: memberId ?? undefined }));
  if (memberId === null) throw redirect(paths.content({ ...choice, id: fortuneContentId }));
  return orErrorPage(
    visit.api('POST /v1/fortune-content/{id}/member-saju-analysis', {
      params: { id: fortuneContentId },
      body: { memberType: 'EXISTING', memberId },
    }),
  );
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: '결제', description: '풀이할 사람과 금액을 확인하고 결제합니다.', hidden: true });

export default function Payment({
  loaderData: { fortuneContent: content, memberSajuResult },
}: Route.ComponentProps) {
  const [consents, setConsents] = useState(false);
  const { member, saju, fortune, chartNotes } = memberSajuResult;
  const purchase = usePurchase({
    service: 'SAJU',
    placeOrder: (orderId) =>
      api('POST /v1/payment/check', {
        body: {
          fortuneContentId: content.id,
          memberType: 'EXISTING',
          memberId: member.id,
          orderId,
          ...visitTags(),
        },
      }),
  });
  usePaymentProblem({ service: 'SAJU' });
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title="결제" />
      <main id="main" className="flex-1">
        <PaymentContent content={content} />
        <PaymentSection title="풀이할 사람">
          <PersonBox member={member} />
        </PaymentSection>
        <PaymentSection title="사주팔자">
          <div className="-mx-gutter">
            <ChartTable saju={saju} fortune={fortune} notes={chartNotes} />
          </div>
        </PaymentSection>
        <div className="mt-10">
          <DetailPanels panels={content.detailPanels} title={content.title} />
        </div>
        <TableOfContents chapters={content.chapters} />
        <PurchaseNotes consents={consents} onConsent={setConsents} />
      </main>
      <BuyBar amount={content.discountPrice} consents={consents} purchase={purchase} />
    </>
  );
}
