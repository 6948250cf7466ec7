import type { CreditPackage } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { formatCount, formatWon } from '#lib/won.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NightBanner } from './night-banner.tsx';

interface UsageLimitDialogProps {
  overlay: Overlay;
  /** What the product says about the limit that is reached. */
  message: string;
  credit: number;
  /** What most readers take; none when nothing is sold. */
  offer: CreditPackage | null;
}

/** Free use is spent and no credit is left. */
export function UsageLimitDialog({ overlay, message, credit, offer }: UsageLimitDialogProps) {
  return (
    <Dialog
      overlay={overlay}
      title="오늘의 무료 상담을 다 썼어요"
      kind="notice"
      serif
      banner={<NightBanner />}
    >
      <p className="text-center text-md text-balance text-ink-700">{message}</p>
      <dl className="mt-5 flex items-baseline justify-between border-t border-beat-line pt-4">
        <dt className="text-note text-ink-700">보유 크레딧</dt>
        <dd className="text-lg font-bold">{formatCount(credit)}</dd>
      </dl>
      {offer && (
        <div className="mt-4 flex items-center justify-between gap-4 rounded-m bg-moon-100 px-4.5 py-4">
          <p>
            <b className="block text-base font-bold">{offer.name}</b>
            {offer.bonusCredit > 0 && (
              <span className="text-note text-moon-ink">보너스 {formatCount(offer.bonusCredit)} 크레딧</span>
            )}
          </p>
          <p className="text-base font-bold">{formatWon(offer.price)}</p>
        </div>
      )}
      <div className="mt-5 grid gap-1">
        <a href={paths.credits()} className={buttonClass({ wide: true })}>
          크레딧 충전하기
        </a>
        <Button variant="ghost" size="medium" onClick={() => void overlay.close()}>
          내일 다시 올게요
        </Button>
      </div>
    </Dialog>
  );
}
