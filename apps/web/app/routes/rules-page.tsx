import type { Route } from './+types/rules-page';
import type { PageName } from '@wolha/contract';
import { rulesHtml } from '#features/rules/rules-html.server.ts';
import { RulesView } from '#features/rules/rules-view.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { visitContext } from '#lib/visit.ts';

/** One page for each of the shop's rules; the address names which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, origin, artUrl } = context.get(visitContext);
  const [, name] = new URL(request.url).pathname.split(/[/.]/);
  const { page } = await orErrorPage(api('GET /v1/pages/{name}', { params: { name: name as PageName } }));
  const { markdown, ...facts } = page;
  return {
    page: facts,
    html: rulesHtml(markdown),
    canonical: `${origin}/${page.name}`,
    shareImage: `${origin}${artUrl('og/default')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.page.title ?? '안내',
    description: `월하의 ${loaderData?.page.title ?? '안내'}입니다.`,
    canonical: loaderData?.canonical,
    image: loaderData?.shareImage,
  });

export default function RulesPage({ loaderData: { page, html } }: Route.ComponentProps) {
  return <RulesView page={page} html={html} />;
}
