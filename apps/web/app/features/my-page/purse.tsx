import { paths } from '#lib/paths.ts';
import { formatCount } from '#lib/won.ts';
import { Icon } from '#ui/icon.tsx';
import { coinIcon, nextIcon } from '#ui/icons.tsx';

/**
 * What the reader has, and the way to more. The credit page admits the card company's script, so it begins as a document
 * of its own.
 */
export const Purse = ({ credit }: { credit: number }) => (
  <a
    href={paths.credits()}
    className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-m bg-night-card px-4.5 py-2.5 inset-ring inset-ring-night-line transition-colors hover:bg-night-800"
  >
    <Icon of={coinIcon} className="text-moon-200" />
    <span className="flex-1 text-note whitespace-nowrap text-on-night-2">
      보유 크레딧 <b className="ml-1.5 text-lg font-bold text-moon-300">{formatCount(credit)}</b>
    </span>
    <span className="flex items-center gap-1 text-note font-semibold text-white">
      충전하기 <Icon of={nextIcon} size={16} />
    </span>
  </a>
);
