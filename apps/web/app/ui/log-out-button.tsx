import { useState } from 'react';
import { ApiError } from '@wolha/contract/client';
import { logOut } from '#lib/log-out.ts';
import { useAlert } from './use-alert.ts';

/** The way out, on night. */
export function LogOutButton() {
  const [isLeaving, setLeaving] = useState(false);
  const { alert } = useAlert();
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await logOut();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLeaving(false);
      await alert(error.message, { title: '로그아웃하지 못했습니다' });
    }
  };
  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void leave()}
      className="min-h-11 flex-none rounded-thumb border border-on-night-3 px-4 text-note font-medium text-white hover:bg-white/8"
    >
      로그아웃
    </button>
  );
}
