import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end, a reader means to be at it. */
const AT_END = 56;

interface ReadingPlace {
  onScroll: () => void;
  isAtEnd: boolean;
  goToEnd: () => void;
}

/**
 * Where the reader is in the talk. The list is laid out from its end (column-reverse), so browsers begin and stay there
 * by themselves, and what is loaded above moves nothing. What grows below would push the text under a reader who is
 * further up: browsers that anchor the scroll prevent it, for the others the row in view is put back.
 * `asked`: a question just sent, which takes the reader to the end.
 */
export function useReadingPlace(scroller: RefObject<HTMLElement | null>, asked: string | null): ReadingPlace {
  const kept = useRef<{ row: Element; top: number } | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const goToEnd = (): void => {
    kept.current = null;
    scroller.current?.scrollTo({ top: 0, behavior: 'smooth' });
  };

  useEffect(() => {
    if (asked === null) return;
    kept.current = null;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, asked]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !kept.current?.row.isConnected) return;
    const moved = kept.current.row.getBoundingClientRect().top - kept.current.top;
    if (Math.abs(moved) >= 1) element.scrollBy({ top: moved });
  });

  const onScroll = (): void => {
    const element = scroller.current;
    if (!element) return;
    const isNow = Math.abs(element.scrollTop) < AT_END;
    setAtEnd(isNow);
    kept.current = isNow ? null : rowInView(element);
  };

  return { onScroll, isAtEnd, goToEnd };
}

/** The first row that reaches into the view, and where it stands. */
function rowInView(scroller: HTMLElement): { row: Element; top: number } | null {
  const { top } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll('.exchange')) {
    const box = row.getBoundingClientRect();
    if (box.bottom > top) return { row, top: box.top };
  }
  return null;
}
