import { useState } from 'react';
import type { Profile } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { logOut } from '#lib/log-out.ts';
import { Logo } from '#ui/logo.tsx';
import { useAlert } from '#ui/use-alert.ts';

/** Where the login gave no address. */
const NO_EMAIL = '이메일 정보 없음';

/** Who is signed in, and the way out. */
export function AccountHead({ profile }: { profile: Profile | null }) {
  const [isLeaving, setLeaving] = useState(false);
  const { alert } = useAlert();
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await logOut();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLeaving(false);
      await alert(error.message);
    }
  };
  return (
    <header className="on-night flex items-center gap-3.5 bg-night-900 px-gutter pt-3 pb-7">
      <span
        aria-hidden
        className="grid size-13 flex-none place-items-center rounded-m border border-night-line bg-night-card"
      >
        <Logo tone="moon" height={20} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-note text-on-night-2">안녕하세요</h1>
        <p className="truncate text-lg leading-snug font-bold text-white">{profile?.email ?? NO_EMAIL}</p>
      </div>
      <button
        type="button"
        disabled={isLeaving}
        onClick={() => void leave()}
        className="min-h-11 flex-none rounded-thumb border border-on-night-3 px-3.5 text-note font-medium text-white hover:bg-white/8"
      >
        로그아웃
      </button>
    </header>
  );
}
