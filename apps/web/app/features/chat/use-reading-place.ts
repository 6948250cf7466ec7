import { useEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end, a reader means to be at it. */
const AT_END = 56;

/** The end of the talk: the exchange by its key, and how far it is. */
interface LastExchange {
  key: string;
  state: 'asked' | 'underWay' | 'settled';
}

interface ReadingPlace {
  onScroll: () => void;
  isAtEnd: boolean;
  goToEnd: () => void;
}

/** A row in view, and how far below the view's top it stands. */
interface Kept {
  row: Element;
  below: number;
}

/**
 * Where the reader is in the talk. The list is laid out from its end (column-reverse), so browsers begin there and stay
 * there by themselves, and what is loaded above moves nothing. A reader who is further up keeps the row in view
 * whatever grows below. A question just sent takes the reader to the end; its reply is followed until it is longer than
 * the view, and then held at its start.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  last: LastExchange | null,
): ReadingPlace {
  const kept = useRef<Kept | null>(null);
  const followed = useRef<string | null>(null);
  const putAt = useRef(Number.NaN);
  const [isAtEnd, setAtEnd] = useState(true);
  const asked = last?.state === 'asked' ? last.key : null;
  const underWay = last && last.state !== 'settled' ? last.key : null;

  useEffect(() => {
    if (underWay !== null) followed.current = underWay;
  }, [underWay]);

  useEffect(() => {
    if (asked === null) return;
    kept.current = null;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, asked]);

  useEffect(() => {
    const element = scroller.current;
    const list = element?.firstElementChild;
    if (!element || !list) return;
    // Told after the layout and before the picture: a place that is put back was never seen to move.
    const grown = new ResizeObserver(() => {
      const row = followed.current === null ? null : rowOf(element, followed.current);
      if (kept.current === null && row && belowTop(element, row) < 0) {
        followed.current = null;
        kept.current = { row, below: 0 };
      }
      if (!kept.current?.row.isConnected) return;
      const moved = belowTop(element, kept.current.row) - kept.current.below;
      if (Math.abs(moved) < 1) return;
      element.scrollBy({ top: moved });
      putAt.current = element.scrollTop;
    });
    grown.observe(list);
    return () => grown.disconnect();
  }, [scroller]);

  const goToEnd = (): void => {
    kept.current = null;
    followed.current = null;
    scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
  };

  const onScroll = (): void => {
    const element = scroller.current;
    if (!element) return;
    const distance = Math.abs(element.scrollTop);
    const isNow = distance < AT_END;
    setAtEnd(isNow);
    // Where we put the view ourselves, the kept row stays the kept one: a reply held at its start may be near the end.
    if (distance >= 1 && Math.abs(element.scrollTop - putAt.current) < 1) return;
    kept.current = isNow ? null : rowInView(element);
  };

  return { onScroll, isAtEnd, goToEnd };
}

const rowOf = (scroller: Element, key: string): Element | null =>
  scroller.querySelector(`[data-key="${CSS.escape(key)}"]`);

const belowTop = (scroller: Element, row: Element): number =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/** The first row that reaches into the view. */
function rowInView(scroller: Element): Kept | null {
  const { top } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll('.exchange'))
    if (row.getBoundingClientRect().bottom > top + 1) return { row, below: belowTop(scroller, row) };
  return null;
}
