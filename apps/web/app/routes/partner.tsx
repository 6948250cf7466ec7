import type { Route } from './+types/partner';
import { MainPage } from '#features/chrome/main-page.tsx';
import { PartnerList } from '#features/partners/partner-list.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { NightHead } from '#ui/night-head.tsx';
import { PaperPanel } from '#ui/paper-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin, artUrl } = context.get(visitContext);
  const { partnerList } = await orErrorPage(api('GET /v1/partners'));
  return {
    partners: partnerList,
    canonical: `${origin}${paths.partners()}`,
    shareImage: `${origin}${artUrl('og/default')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: '사주 상담',
    description:
      '내 사주를 아는 상담가와 연애, 이별, 결혼 이야기를 채팅으로 나눠 보세요. 하루 세 번은 무료입니다.',
    canonical: loaderData?.canonical,
    image: loaderData?.shareImage,
  });

export default function Partner({ loaderData: { partners } }: Route.ComponentProps) {
  return (
    <MainPage>
      <NightHead title="누구와 이야기할까요" text="하루 세 번은 무료로 물어볼 수 있어요." />
      <PaperPanel>
        <PartnerList partners={partners} />
      </PaperPanel>
    </MainPage>
  );
}
