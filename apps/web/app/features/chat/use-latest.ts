import { useCallback, useEffect, useRef } from 'react';

/** One lasting function that does what the latest drawing of the page would do. For events only. */
export function useLatest<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
