import { useState } from 'react';
import { redirect } from 'react-router';
import type { Route } from './+types/tarot-payment';
import { DetailPanels } from '#features/content/detail-panels.tsx';
import { TableOfContents } from '#features/content/table-of-contents.tsx';
import { BuyBar } from '#features/payment/buy-bar.tsx';
import { PaymentContent } from '#features/payment/payment-content.tsx';
import { PaymentSection } from '#features/payment/payment-section.tsx';
import { PurchaseNotes } from '#features/payment/purchase-notes.tsx';
import { usePaymentProblem } from '#features/payment/use-payment-problem.ts';
import { usePurchase } from '#features/payment/use-purchase.ts';
import { DrawnCards } from '#features/tarot/drawn-cards.tsx';
import { loadDraw } from '#features/tarot/load-draw.server.ts';
import { questionsOf } from '#features/tarot/questions.ts';
import { visitTags } from '#lib/analytics.ts';
import { api } from '#lib/api.ts';
import { pageMeta } from '#lib/meta.ts';
import { visitContext } from '#lib/visit.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadDraw(visit, new URL(request.url).searchParams);
  if ('redirectTo' in found) throw redirect(found.redirectTo);
  return { ...found, back: visit.artUrl('card/back') };
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });

export const meta = () =>
  pageMeta({ title: '결제', description: '뽑은 카드와 금액을 확인하고 결제합니다.', hidden: true });

export default function TarotPayment({ loaderData: { content, cards, gender, back } }: Route.ComponentProps) {
  const [consents, setConsents] = useState(false);
  const purchase = usePurchase({
    service: 'TAROT',
    placeOrder: (orderId) =>
      api('POST /v1/tarot-payment/check', {
        body: {
          fortuneContentId: content.id,
          orderId,
          tarotCardIds: cards.map((card) => card.id),
          gender,
          spreadCode: content.tarotPrompt?.tarotSpread.code,
          ...visitTags(),
        },
      }),
  });
  usePaymentProblem({ service: 'TAROT' });
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title="결제" />
      <main id="main" className="flex-1">
        <PaymentContent content={content} />
        <PaymentSection title="뽑은 카드" aside={`${cards.length}장`}>
          <DrawnCards gender={gender} questions={questionsOf(content)} cards={cards} back={back} />
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
