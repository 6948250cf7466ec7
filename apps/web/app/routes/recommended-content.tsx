import type { Route } from './+types/recommended-content';
import { MainPage } from '#features/chrome/main-page.tsx';
import { RecommendedView } from '#features/recommended/recommended-view.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { NightHead } from '#ui/night-head.tsx';
import { PaperPanel } from '#ui/paper-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin, artUrl } = context.get(visitContext);
  const { recommendedContentList } = await orErrorPage(api('GET /v1/recommended-content-list'));
  return {
    contents: recommendedContentList,
    images: { emptyImage: artUrl('empty/no-recommended'), soonImage: artUrl('empty/soon') },
    canonical: `${origin}${paths.recommended()}`,
    shareImage: `${origin}${artUrl('og/default')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: '추천',
    description: '지금 읽기 좋은 사주와 타로 풀이를 그림으로 골라 보세요.',
    canonical: loaderData?.canonical,
    image: loaderData?.shareImage,
  });

export default function RecommendedContent({ loaderData: { contents, images } }: Route.ComponentProps) {
  return (
    <MainPage>
      <NightHead title="오늘은 어떤 이야기가 끌리나요" text="마음이 먼저 가는 그림을 눌러 보세요." />
      <PaperPanel plain>
        <RecommendedView contents={contents} {...images} />
      </PaperPanel>
    </MainPage>
  );
}
