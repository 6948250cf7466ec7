import { discountPercent, formatWon } from '#lib/won.ts';
import { classNames } from './class-names.ts';

export interface Price {
  original: number | null;
  /** What is charged; 0 or null is free. */
  price: number | null;
}

interface PriceLineProps extends Price {
  size?: 'small' | 'medium' | 'large';
  /** Above: the struck price over the others (the CTA bar). Below: under them (posters). */
  struck?: 'beside' | 'above' | 'below';
  onNight?: boolean;
}

const SIZES = { small: 'text-md', medium: 'text-base', large: 'text-xl' };

/** percent · price · struck original, on one baseline; or "(무료)". */
export function PriceLine({ original, price, size = 'medium', struck = 'beside', onNight }: PriceLineProps) {
  if (!price) {
    return (
      <p className={classNames('text-md font-bold', onNight ? 'text-moon-300' : 'text-purple-700')}>(무료)</p>
    );
  }
  const percent = discountPercent(original, price);
  const isReduced = percent > 0 && original !== null;
  const before = isReduced && (
    <s
      className={classNames(
        'text-sm font-normal tracking-text',
        onNight ? 'text-on-night-3' : 'text-ink-500',
      )}
      aria-label={`정가 ${formatWon(original)}`}
    >
      {formatWon(original)}
    </s>
  );
  return (
    <div
      className={classNames(
        'font-bold tracking-tight [&_s]:whitespace-nowrap [&_span]:whitespace-nowrap',
        SIZES[size],
      )}
    >
      {struck === 'above' && before && <p className="leading-tight">{before}</p>}
      <p className="flex flex-wrap items-baseline gap-x-1.5 leading-normal">
        {isReduced && <span className={onNight ? 'text-thread-300' : 'text-thread-700'}>{percent}%</span>}
        <span className={onNight ? 'text-white' : 'text-ink-900'}>{formatWon(price)}</span>
        {struck === 'beside' && before}
      </p>
      {struck === 'below' && before && <p className="leading-snug">{before}</p>}
    </div>
  );
}
