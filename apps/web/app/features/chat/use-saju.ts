import { useEffect, useState } from 'react';
import type { MemberSajuResult } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { showToast } from '#ui/toast-store.ts';
import { partsOf } from './reference-date.ts';

/** A member's chart with the luck of a day. */
export interface DatedSaju {
  date: string;
  saju: MemberSajuResult;
}

/** Steps of the date come quickly: only the day they rest on is asked for. */
const REST_MS = 160;

/** The chart of a member on a day; while another day is on its way, the one before it. */
export function useSaju(
  memberId: string | null,
  date: string,
  first: DatedSaju | null,
): { saju: MemberSajuResult | null; pending: boolean } {
  const [known, setKnown] = useState(first);
  const isOfMember = memberId !== null && known?.saju.member.id === memberId;
  const isKnown = isOfMember && known.date === date;

  useEffect(() => {
    if (memberId === null || isKnown) return;
    const left = new AbortController();
    const fetchSaju = async (): Promise<void> => {
      try {
        const saju = await api(
          'GET /v1/members/{id}/saju',
          { params: { id: memberId }, query: partsOf(date) },
          { signal: left.signal },
        );
        setKnown({ date, saju });
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        showToast('멤버 사주 분석 에러', { tone: 'error' });
      }
    };
    const timer = setTimeout(() => void fetchSaju(), REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [memberId, date, isKnown]);

  return { saju: isOfMember ? known.saju : null, pending: memberId !== null && !isKnown };
}
