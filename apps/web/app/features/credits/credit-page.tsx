import { useState, type ReactNode } from 'react';
import type { CreditPackage } from '@wolha/contract';
import { useOverlay } from '#lib/overlay.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { NightHead } from '#ui/night-head.tsx';
import { NeedsScript } from '#ui/needs-script.tsx';
import { PaperPanel } from '#ui/paper-panel.tsx';
import { ConfirmPackageDialog } from './confirm-package-dialog.tsx';
import { CreditNotes } from './credit-notes.tsx';
import { HeldCredit } from './held-credit.tsx';
import { PackageCard } from './package-card.tsx';

interface CreditPageProps {
  /** Null when they could not be loaded. */
  packages: readonly CreditPackage[] | null;
  /** Null for whoever is not signed in. */
  held: number | null;
  emptyImage: string;
  isBuying: boolean;
  onBuy: (chosen: CreditPackage) => void;
  /** In the buying button's place for whoever is not signed in. */
  signIn: ReactNode;
}

/** Credits for the chat: what there is, what it costs, and what holds for it. */
export function CreditPage({ packages, held, emptyImage, isBuying, onBuy, signIn }: CreditPageProps) {
  const dialog = useOverlay('confirm-package');
  const [chosen, setChosen] = useState<CreditPackage | null>(null);
  const choose = (picked: CreditPackage): void => {
    setChosen(picked);
    dialog.open();
  };
  return (
    <>
      <NightHead title="크레딧 충전" text="내 사주를 아는 상담가에게 더 물어보세요." moon="half">
        {held !== null && <HeldCredit credit={held} />}
      </NightHead>
      <PaperPanel>
        {packages === null ? (
          <LoadFailed />
        ) : packages.length === 0 ? (
          <EmptyState
            image={emptyImage}
            title="크레딧 상품이 없습니다"
            text="잠시 후 다시 시도해 주세요. 가지고 계신 크레딧은 그대로 쓸 수 있습니다."
          />
        ) : (
          <ul aria-label="크레딧 상품" className="grid gap-3 pt-2">
            {packages.map((one, index) => (
              <li key={one.id}>
                <PackageCard
                  item={one}
                  fullness={(index + 1) / packages.length}
                  onChoose={() => choose(one)}
                />
              </li>
            ))}
          </ul>
        )}
        <NeedsScript what="충전하려면" />
        <CreditNotes />
      </PaperPanel>
      {chosen && (
        <ConfirmPackageDialog
          overlay={dialog}
          item={chosen}
          isBuying={isBuying}
          onBuy={held === null ? null : () => onBuy(chosen)}
          signIn={signIn}
        />
      )}
    </>
  );
}
