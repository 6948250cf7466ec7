import type { CreditPackage } from '@wolha/contract';
import { formatCount } from '#lib/won.ts';

/** How many credits a package holds, and how many come on top. */
export function CreditWords({ item: { credit, bonusCredit } }: { item: CreditPackage }) {
  return (
    <>
      크레딧 {formatCount(credit)}{' '}
      {bonusCredit > 0 && <span className="inline-block">+ 보너스 {formatCount(bonusCredit)}</span>}
    </>
  );
}
