import { redirect } from 'react-router';
import type { Route } from './+types/partner-detail';
import { PartnerDetail } from '#features/partners/partner-detail.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { markdownToHtml } from '#lib/markdown.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, origin } = context.get(visitContext);
  const { partner } = await orErrorPage(api('GET /v1/partners/{id}', { params: { id: params.id } }));
  const ask = Number(new URL(request.url).searchParams.get('ask') ?? NaN);
  return {
    partner,
    chosen: partner.sampleQuestions[ask] === undefined ? null : ask,
    introHtml: partner.intro === null ? null : markdownToHtml(partner.intro),
    canonical: `${origin}${paths.partner(partner.id)}`,
  };
}

/** The consult button of a browser without scripts: on with the latest talk, or into a new one. */
export async function action({ params, context }: Route.ActionArgs) {
  const { api, signedIn } = context.get(visitContext);
  const partnerId = Number(params.id);
  if (!signedIn) throw redirect(paths.chatAuth(partnerId));
  const rooms = { params: { partnerId } };
  const found = await orErrorPage(api('GET /v1/chats/partners/{partnerId}', rooms));
  const { chat } = found.chat
    ? { chat: found.chat }
    : await orErrorPage(api('POST /v1/chats/partners/{partnerId}', rooms));
  return redirect(paths.chat(partnerId, chat.uuid));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `${loaderData.partner.name} 상담가` : '상담가 소개',
    description: loaderData?.partner.speciality ?? '',
    canonical: loaderData?.canonical,
  });

export default function PartnerPage({ loaderData: { partner, introHtml, chosen } }: Route.ComponentProps) {
  return (
    <>
      <AppBar tone="page" start={<BackButton fallback={paths.partners()} />} title="상담가 소개" />
      <main id="main" className="flex flex-1 flex-col">
        <PartnerDetail partner={partner} introHtml={introHtml} chosen={chosen} />
      </main>
    </>
  );
}
