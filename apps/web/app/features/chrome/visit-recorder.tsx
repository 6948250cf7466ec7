import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { beginVisit } from '#lib/analytics.ts';
import { showToast } from '#ui/toast-store.ts';

/** Counts the visit once it begins. Stands once, in the root; a failure passes by and stops nobody. */
export function VisitRecorder() {
  const { pathname } = useLocation();
  useEffect(() => {
    beginVisit().catch((error: unknown) => {
      console.error(error);
      showToast('이벤트 전송 에러', { tone: 'error' });
    });
  }, [pathname]);
  return null;
}
