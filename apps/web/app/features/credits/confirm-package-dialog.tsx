import type { ReactNode } from 'react';
import type { CreditPackage } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { formatWon } from '#lib/won.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CreditWords } from './credit-words.tsx';

interface ConfirmPackageDialogProps {
  overlay: Overlay;
  item: CreditPackage;
  isBuying: boolean;
  /** Null for whoever has to sign in first. */
  onBuy: (() => void) | null;
  signIn: ReactNode;
}

/** What is about to be bought, and for how much. */
export function ConfirmPackageDialog({ overlay, item, isBuying, onBuy, signIn }: ConfirmPackageDialogProps) {
  return (
    <Dialog overlay={overlay} kind="notice" title="이 크레딧을 충전할까요?">
      <dl className="rounded-m bg-purple-50 px-4.5 py-3 text-md">
        <Row name="상품">{item.name}</Row>
        <Row name="크레딧">
          <CreditWords item={item} />
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 pb-1">
          <dt className="font-semibold">결제 금액</dt>
          <dd className="text-xl font-bold">{formatWon(item.price)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-center text-note text-balance text-ink-500">
        {onBuy
          ? '구매한 크레딧은 환불되지 않습니다.'
          : '결제하려면 로그인이 필요해요. 로그인하면 이 화면으로 돌아옵니다.'}
      </p>
      <div className="mt-5 grid gap-1.5">
        {onBuy ? (
          <Button pending={isBuying} pendingLabel="결제창을 여는 중" onClick={onBuy}>
            {formatWon(item.price)} 결제하기
          </Button>
        ) : (
          signIn
        )}
        <Button variant="ghost" size="medium" onClick={() => void overlay.close()}>
          취소
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="flex-none text-ink-700">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
