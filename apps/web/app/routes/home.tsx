import { lazy, Suspense, useMemo, useState } from 'react';
import type { Route } from './+types/home';
import type { CategoryCode } from '@wolha/contract';
import { BestSection, sectionShape } from '#features/home/best-section.tsx';
import { CategoryIcons } from '#features/home/category-icons.tsx';
import { Hero } from '#features/home/hero.tsx';
import { MainPage } from '#features/chrome/main-page.tsx';
import { usePaymentProblem } from '#features/payment/use-payment-problem.ts';
import { useEmbeddedView } from '#lib/embedded-view.ts';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { shopData } from '#lib/structured-data.ts';
import { visitContext } from '#lib/visit.ts';

const CategoryDrawer = lazy(() => import('#features/home/category-drawer.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin, artUrl } = context.get(visitContext);
  const { fortuneCategoryList } = await orErrorPage(api('GET /v1/fortune-category/list'));
  return {
    hero: artUrl('hero/home'),
    petals: artUrl('hero/petals'),
    categories: fortuneCategoryList,
    canonical: `${origin}/`,
    shareImage: `${origin}${artUrl('og/default')}`,
    structuredData: shopData(origin, `${origin}${artUrl('brand/icon-512')}`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: '월하',
    description:
      '태어난 날의 여덟 글자와 카드로 나의 연애를 읽어 드려요. 무료 풀이부터 깊이 읽는 프리미엄까지.',
    canonical: loaderData?.canonical,
    image: loaderData?.shareImage,
    structuredData: loaderData?.structuredData,
  });

const Embedded = lazy(() => import('./embedded/embedded-view.tsx'));

/** Home, or the view its place in the history asks for. */
export default function Home(props: Route.ComponentProps) {
  const view = useEmbeddedView();
  return (
    <MainPage tone={view === null ? 'home' : 'night'}>
      {view === null ? (
        <HomeFront {...props.loaderData} />
      ) : (
        <Suspense>
          <Embedded view={view} />
        </Suspense>
      )}
    </MainPage>
  );
}

function HomeFront({ categories, hero, petals }: Route.ComponentProps['loaderData']) {
  const drawer = useOverlay('category');
  usePaymentProblem();
  const [opened, setOpened] = useState<CategoryCode | null>(null);
  const category = categories.find(({ code }) => code === opened);
  const { open: openDrawer } = drawer;
  // The same elements as long as the shelves are the same: whoever opens a drawer does not wait for the page below.
  const shelves = useMemo(() => {
    const open = (code: CategoryCode): void => {
      setOpened(code);
      openDrawer();
    };
    return (
      <>
        <Hero imageUrl={hero} petalsUrl={petals} />
        <div className="on-night bg-night-950">
          <CategoryIcons categories={categories.filter(({ iconUrl }) => iconUrl !== null)} onOpen={open} />
        </div>
        <div>
          {categories.map((one, index) => (
            <BestSection
              key={one.code}
              category={one}
              shape={sectionShape(one.code, index)}
              onMore={() => open(one.code)}
            />
          ))}
        </div>
      </>
    );
  }, [categories, hero, petals, openDrawer]);
  return (
    <>
      {shelves}
      <Suspense>{category && <CategoryDrawer overlay={drawer} category={category} />}</Suspense>
    </>
  );
}
