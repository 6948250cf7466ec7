import type { CreditPackage } from '@wolha/contract';
import { PriceLine } from '#ui/price-line.tsx';
import { Tag } from '#ui/tag.tsx';
import { classNames } from '#ui/class-names.ts';
import { CreditWords } from './credit-words.tsx';
import { PackageMoon } from './package-moon.tsx';

interface PackageCardProps {
  item: CreditPackage;
  /** How full its moon is, 0 to 1. */
  fullness: number;
  onChoose: () => void;
}

/** One package; the recommended one stands on the night. */
export function PackageCard({ item, fullness, onChoose }: PackageCardProps) {
  const { isRecommended } = item;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className={classNames(
        'flex w-full items-center gap-3.5 rounded-l px-4 py-4.5 text-left transition-colors duration-150',
        isRecommended
          ? 'on-night bg-linear-to-br from-night-900 to-night-700 shadow-card hover:from-night-800'
          : 'border border-line bg-white hover:bg-purple-50',
      )}
    >
      <PackageMoon fullness={fullness} />
      <span className="package-words">
        <b className="mr-2 text-base leading-normal font-bold">{item.name}</b>
        {isRecommended && <Tag tone="moon">추천</Tag>}
        <PriceLine original={item.originalPrice} price={item.price} struck="below" onNight={isRecommended} />
        <span
          className={classNames(
            'block text-note font-semibold',
            isRecommended ? 'text-moon-300' : 'text-purple-700',
          )}
        >
          <CreditWords item={item} />
        </span>
        <span
          className={classNames(
            'mt-0.5 block text-sm leading-normal',
            isRecommended ? 'text-on-night-2' : 'text-ink-500',
          )}
        >
          {item.description}
        </span>
      </span>
    </button>
  );
}
