import type { Route } from './+types/mypage';
import { MainPage } from '#features/chrome/main-page.tsx';
import { SignInPanel } from '#features/login/sign-in-panel.tsx';
import { AddMember } from '#features/member-form/add-member.tsx';
import { loadMyPage } from '#features/my-page/load-my-page.server.ts';
import { MyPageView } from '#features/my-page/my-page-view.tsx';
import { pageMeta } from '#lib/meta.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { NightHead } from '#ui/night-head.tsx';
import { PaperPanel } from '#ui/paper-panel.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadMyPage(context.get(visitContext));

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = () =>
  pageMeta({ title: '마이페이지', description: '사주 정보와 크레딧, 결제 내역을 봅니다.', hidden: true });

export default function MyPage({ loaderData }: Route.ComponentProps) {
  const form = useOverlay('add-member');
  if (!loaderData.signedIn) {
    return (
      <MainPage>
        <NightHead title="마이페이지" text="내 사주와 결제 내역을 한자리에서 봐요." />
        <PaperPanel>
          <SignInPanel
            title="로그인이 필요합니다"
            text="저장해 둔 사주 정보와 결제 내역을 보여 드릴게요."
            path={paths.myPage()}
          />
        </PaperPanel>
      </MainPage>
    );
  }
  return (
    <MainPage>
      <MyPageView
        data={loaderData}
        addMember={
          <div className="mt-4">
            <AddMember overlay={form} />
          </div>
        }
      />
    </MainPage>
  );
}
