import { formatWon } from '#lib/won.ts';
import { Button } from '#ui/button.tsx';
import { CtaBar } from '#ui/cta-bar.tsx';
import { NeedsScript } from '#ui/needs-script.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { CONSENT_BOX } from './purchase-notes.tsx';
import type { Purchase } from './use-purchase.ts';

interface BuyBarProps {
  amount: number;
  consents: boolean;
  purchase: Purchase;
}

/** The fixed buy button with the sum that will be charged. Pressed without the consent, it leads to where that is given. */
export function BuyBar({ amount, consents, purchase }: BuyBarProps) {
  const { alert } = useAlert();
  const askConsent = async (): Promise<void> => {
    await alert('청약 철회 안내를 확인하고 동의해 주세요.');
    document.getElementById(CONSENT_BOX)?.focus({ focusVisible: true });
  };
  const press = (): void => {
    if (consents) purchase.buy();
    else void askConsent();
  };
  return (
    <CtaBar>
      <Button pending={purchase.isBuying} pendingLabel="결제창을 여는 중" onClick={press}>
        {formatWon(amount)} 결제하기
      </Button>
      <NeedsScript what="결제하려면" />
    </CtaBar>
  );
}
