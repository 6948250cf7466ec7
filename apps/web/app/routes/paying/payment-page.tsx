import { useState, type ReactNode } from 'react';
import type { FortuneContent } from '@wolha/contract';
import { DetailPanels } from '#features/content/detail-panels.tsx';
import { TableOfContents } from '#features/content/table-of-contents.tsx';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { BuyBar } from '#features/payment/buy-bar.tsx';
import { PaymentContent } from '#features/payment/payment-content.tsx';
import { PurchaseNotes } from '#features/payment/purchase-notes.tsx';
import { usePaymentProblem } from '#features/payment/use-payment-problem.ts';
import { usePurchase, type PlaceOrder } from '#features/payment/use-purchase.ts';

interface PaymentPageProps {
  content: FortuneContent;
  placeOrder: PlaceOrder;
  /** What it is bought for: the person and the chart, or the cards. */
  children: ReactNode;
}

/** Where a reading is paid: what is bought and for whom, what it holds, the rules, and the button that stays in sight. */
export function PaymentPage({ content, placeOrder, children }: PaymentPageProps) {
  const service = content.serviceType;
  const [consents, setConsents] = useState(false);
  const purchase = usePurchase({ service, placeOrder });
  usePaymentProblem({ service });
  return (
    <>
      <AppBar tone="page" start={<BackButton />} title="결제" />
      <main id="main" className="flex-1">
        <PaymentContent content={content} />
        {children}
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
