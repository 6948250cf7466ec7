import type { Profile } from '@wolha/contract';
import { LogOutButton } from '#ui/log-out-button.tsx';
import { Purse } from './purse.tsx';

/** Where the login gave no address. */
const NO_EMAIL = '이메일 정보 없음';

interface AccountHeadProps {
  profile: Profile | null;
  /** The house's mark, beside the name. */
  mark: string;
}

/** Who is signed in, the way out, and what credits they have. */
export function AccountHead({ profile, mark }: AccountHeadProps) {
  return (
    <header className="on-night grid gap-5 bg-night-900 px-gutter pt-3 pb-7">
      <div className="flex flex-wrap items-center gap-3.5">
        <img
          src={mark}
          alt=""
          width={52}
          height={52}
          className="flex-none rounded-m border border-night-line"
        />
        <div className="min-w-32 flex-1">
          <h1 className="text-note text-on-night-2">안녕하세요</h1>
          <p className="line-clamp-2 text-base leading-snug font-bold break-all text-white">
            {profile?.email ?? NO_EMAIL}
          </p>
        </div>
        <LogOutButton />
      </div>
      {profile && <Purse credit={profile.totalCredit} />}
    </header>
  );
}
