import { memo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { nextPosition } from './grid-steps.ts';

interface CardGridProps {
  ref: Ref<HTMLDivElement>;
  back: string;
  /** What lies at each place of the deck: the words of a card that was picked, undefined for one face down. */
  taken: ReadonlyMap<number, string>;
  size: number;
  multiple: boolean;
  isShuffling: boolean;
  onPick: (position: number, place: DOMRect) => void;
}

/**
 * The deck face down. One stop for the tab key; inside, the arrow keys go from card to card, Enter and space pick.
 * A picked card leaves its place, which can still be pressed to be told so.
 */
export function CardGrid({ ref, back, taken, size, multiple, isShuffling, onPick }: CardGridProps) {
  const [current, setCurrent] = useState(0);

  const pick = (place: HTMLElement | null): void => {
    if (place) onPick(Number(place.dataset['position']), place.getBoundingClientRect());
  };
  const placeOf = (target: EventTarget): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) pick(placeOf(event.target));
      return;
    }
    const next = nextPosition(event.key, current, size, columnsOf(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-position="${next}"]`)?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const place = placeOf(event.target);
    if (place) setCurrent(Number(place.dataset['position']));
  };
  return (
    <div
      ref={ref}
      role="listbox"
      aria-label={`뒤집힌 카드 ${size}장`}
      aria-multiselectable={multiple}
      className="tarot-grid"
      data-shuffling={isShuffling || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={(event: MouseEvent) => pick(placeOf(event.target))}
    >
      {Array.from({ length: size }, (_, position) => (
        <CardPlace
          key={position}
          position={position}
          back={back}
          taken={taken.get(position)}
          isStop={position === current}
        />
      ))}
    </div>
  );
}

interface CardPlaceProps {
  position: number;
  back: string;
  taken: string | undefined;
  isStop: boolean;
}

const CardPlace = memo(function CardPlace({ position, back, taken, isStop }: CardPlaceProps) {
  return (
    <div
      role="option"
      aria-selected={taken !== undefined}
      aria-label={taken === undefined ? `뒤집힌 카드 ${position + 1}번` : `${position + 1}번 카드, ${taken}`}
      tabIndex={isStop ? 0 : -1}
      data-position={position}
      className="tarot-place"
    >
      <img src={back} alt="" width={60} height={100} draggable={false} className="tarot-back" />
    </div>
  );
});

const columnsOf = (grid: HTMLElement): number =>
  Number(getComputedStyle(grid).getPropertyValue('--columns')) || 1;
