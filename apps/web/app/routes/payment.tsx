import { redirect } from 'react-router';
import type { Route } from './+types/payment';
import { ChartTable } from '#features/chart/chart-table.tsx';
import { PaymentPage } from './paying/payment-page.tsx';
import { PaymentSection } from '#features/payment/payment-section.tsx';
import { PersonBox } from '#features/payment/person-box.tsx';
import { visitTags } from '#lib/analytics.ts';
import { api } from '#lib/api.ts';
import { keepBirthData } from '#lib/keep-birth-data.server.ts';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';

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
  const { member, saju, fortune, chartNotes } = memberSajuResult;
  const placeOrder = (orderId: string) =>
    api('POST /v1/payment/check', {
      body: {
        fortuneContentId: content.id,
        memberType: 'EXISTING',
        memberId: member.id,
        orderId,
        ...visitTags(),
      },
    });
  return (
    <PaymentPage content={content} placeOrder={placeOrder}>
      <PaymentSection title="풀이할 사람">
        <PersonBox member={member} />
      </PaymentSection>
      <PaymentSection title="사주팔자">
        <div className="-mx-gutter">
          <ChartTable saju={saju} fortune={fortune} notes={chartNotes} />
        </div>
      </PaymentSection>
    </PaymentPage>
  );
}
