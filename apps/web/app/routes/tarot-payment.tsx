import { redirect } from 'react-router';
import type { Route } from './+types/tarot-payment';
import { PaymentPage } from './paying/payment-page.tsx';
import { PaymentSection } from '#features/payment/payment-section.tsx';
import { DrawnCards } from '#features/tarot/drawn-cards.tsx';
import { loadDraw } from '#features/tarot/load-draw.server.ts';
import { questionsOf } from '#features/tarot/questions.ts';
import { visitTags } from '#lib/analytics.ts';
import { api } from '#lib/api.ts';
import { pageMeta } from '#lib/meta.ts';
import { visitContext } from '#lib/visit.ts';

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
  const placeOrder = (orderId: string) =>
    api('POST /v1/tarot-payment/check', {
      body: {
        fortuneContentId: content.id,
        orderId,
        tarotCardIds: cards.map((card) => card.id),
        gender,
        spreadCode: content.tarotPrompt?.tarotSpread.code,
        ...visitTags(),
      },
    });
  return (
    <PaymentPage content={content} placeOrder={placeOrder}>
      <PaymentSection title="뽑은 카드" aside={`${cards.length}장`}>
        <DrawnCards gender={gender} questions={questionsOf(content)} cards={cards} back={back} />
      </PaymentSection>
    </PaymentPage>
  );
}
