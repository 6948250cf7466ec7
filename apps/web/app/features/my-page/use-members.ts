import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import { useAlert } from '#ui/use-alert.ts';

export interface MemberChanges {
  /** The member whose change is under way. */
  pendingId: string | null;
  select: (id: string) => Promise<void>;
  /** False when it failed; the reader has been told then. */
  remove: (id: string) => Promise<boolean>;
}

/** Changes of a reader's members. The page's data is loaded again after each; a failure is said in a dialog. */
export function useMembers(): MemberChanges {
  const [pendingId, setPendingId] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const { alert } = useAlert();

  async function change(id: string, problem: string, call: () => Promise<unknown>): Promise<boolean> {
    setPendingId(id);
    try {
      await call();
      await revalidate();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.error(error);
      await alert(error.message, { title: problem });
      return false;
    } finally {
      setPendingId(null);
    }
  }

  return {
    pendingId,
    select: async (id) => {
      await change(id, '멤버 디폴트 값 설정 에러', () => api('PATCH /v1/member/{id}', { params: { id } }));
    },
    remove: (id) => change(id, '멤버 삭제 에러', () => api('DELETE /v1/member/{id}', { params: { id } })),
  };
}
