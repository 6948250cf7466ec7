import type { CreditPayment } from '@wolha/contract';
import { momentWords } from '#lib/korean-time.ts';
import { paths } from '#lib/paths.ts';
import { formatWon } from '#lib/won.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

const OUTCOMES: Record<CreditPayment['resultStatus'], { word: string; tone: StatusTone }> = {
  SUCCESS: { word: '성공', tone: 'done' },
  FAIL: { word: '실패', tone: 'failed' },
  CONFIRMING: { word: '확인 중', tone: 'moon' },
  REFUNDING: { word: '환불 중', tone: 'moon' },
  REFUNDED: { word: '환불됨', tone: 'plain' },
};

interface PaymentListProps {
  payments: readonly CreditPayment[] | null;
  emptyImage: string;
}

/** What a reader paid or tried to pay, newest first. */
export function PaymentList({ payments, emptyImage }: PaymentListProps) {
  if (payments === null) return <LoadFailed />;
  if (payments.length === 0) {
    return (
      <EmptyState
        image={emptyImage}
        title="결제 내역이 없습니다"
        text="결제하신 풀이와 크레딧이 여기에 남습니다."
        action={<ButtonLink to={paths.home()}>풀이 고르기</ButtonLink>}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.id} className="py-4">
          <PaymentRow payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { payment: CreditPayment }) {
  const outcome = OUTCOMES[payment.resultStatus];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 text-base leading-snug font-semibold">{payment.orderName}</p>
        <p className="flex-none text-base leading-snug font-bold">{formatWon(payment.amount)}</p>
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <p className="text-note text-ink-500">{momentWords(payment.createdAt)}</p>
        <StatusChip tone={outcome.tone}>{outcome.word}</StatusChip>
      </div>
      {payment.resultStatus === 'SUCCESS' && payment.refundedAmount > 0 && (
        <p className="mt-1.5 text-note font-semibold text-ink-700">
          이 가운데 {formatWon(payment.refundedAmount)}을 환불해 드렸습니다.
        </p>
      )}
      {payment.problemMessage && <p className="mt-1.5 text-note text-ink-700">{payment.problemMessage}</p>}
      <p className="mt-1 flex items-center justify-between gap-4 text-xs text-ink-500">
        <span className="min-w-0 wrap-anywhere">주문번호 {payment.orderId}</span>
        {payment.receiptUrl && (
          <a
            href={payment.receiptUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 min-w-11 flex-none items-center justify-end font-semibold text-purple-700 underline underline-offset-4"
          >
            영수증<span className="sr-only"> (새 창)</span>
          </a>
        )}
      </p>
    </>
  );
}
