import type { CardDirection } from '@wolha/contract';
import { DIRECTION_NAMES } from '@wolha/tarot/deck';

/** Which way a card lay, in an arrow and in words. */
export function DirectionChip({ direction }: { direction: CardDirection }) {
  return (
    <span className="tarot-direction" data-direction={direction}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path
          d={direction === 'UPRIGHT' ? 'M6 10.5v-9m0 0L2.5 5M6 1.5 9.5 5' : 'M6 1.5v9m0 0L2.5 7M6 10.5 9.5 7'}
        />
      </svg>
      {DIRECTION_NAMES[direction]}
    </span>
  );
}
