import { formatCount } from '#lib/won.ts';
import { Icon } from '#ui/icon.tsx';
import { coinIcon } from '#ui/icons.tsx';

/** What the reader has. */
export function HeldCredit({ credit }: { credit: number }) {
  return (
    <p className="flex items-center gap-3 rounded-m bg-night-card px-4.5 py-3.5 inset-ring inset-ring-night-line">
      <Icon of={coinIcon} className="text-moon-200" />
      <span className="flex-1 text-note text-on-night-2">보유 크레딧</span>
      <b className="text-xl font-bold text-white">{formatCount(credit)}</b>
    </p>
  );
}
