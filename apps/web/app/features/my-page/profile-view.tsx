import { Link } from 'react-router';
import { showInHome } from '#lib/embedded-view.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { nextIcon } from '#ui/icons.tsx';
import { AccountHead } from './account-head.tsx';
import type { MyPageData } from './load-my-page.server.ts';
import { MemberList } from './member-list.tsx';

const ROW =
  'flex min-h-13 items-center justify-between gap-4 border-b border-line py-3 text-md hover:text-purple-700';

/** Home's view of who is signed in: the address, the way out, and the stored people. */
export function ProfileView({ data: { profile, members, images } }: { data: MyPageData }) {
  return (
    <>
      <AccountHead profile={profile} mark={images.mark} />
      <div className="min-h-[46svh] px-gutter pt-5 pb-10">
        <MemberList members={members} emptyImage={images.noMembers} />
        <nav aria-label="내 정보" className="mt-7 border-t border-line">
          <Link to={paths.root()} state={showInHome('review')} replace={false} className={ROW}>
            다시보기
            <Icon of={nextIcon} size={18} className="text-purple-600" />
          </Link>
          <Link to={paths.myPage()} className={ROW}>
            사주 정보 추가와 결제 내역
            <Icon of={nextIcon} size={18} className="text-purple-600" />
          </Link>
        </nav>
      </div>
    </>
  );
}
