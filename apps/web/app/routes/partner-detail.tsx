import type { Route } from './+types/partner-detail';
import { ConsultBar } from '#features/partners/consult-bar.tsx';
import { PartnerDetail } from '#features/partners/partner-detail.tsx';
import { orErrorPage } from '#lib/load.server.ts';
import { markdownToHtml } from '#lib/markdown.server.ts';
import { pageMeta } from '#lib/meta.ts';
import { paths } from '#lib/paths.ts';
import { visitContext } from '#lib/visit.ts';
import { AppBar } from '#ui/app-bar.tsx';
import { BackButton } from '#ui/back-button.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, origin } = context.get(visitContext);
  const { partner } = await orErrorPage(api('GET /v1/partners/{id}', { params: { id: params.id } }));
  return {
    partner,
    introHtml: partner.intro === null ? null : markdownToHtml(partner.intro),
    canonical: `${origin}${paths.partner(partner.id)}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `${loaderData.partner.name} 상담가` : '상담가 소개',
    description: loaderData?.partner.speciality ?? '',
    canonical: loaderData?.canonical,
  });

export default function PartnerPage({ loaderData: { partner, introHtml } }: Route.ComponentProps) {
  return (
    <>
      <AppBar tone="page" start={<BackButton fallback={paths.partners()} />} title="상담가 소개" />
      <main id="main" className="flex flex-1 flex-col">
        <div className="flex-1">
          <PartnerDetail partner={partner} introHtml={introHtml} />
        </div>
        <ConsultBar partner={partner} />
      </main>
    </>
  );
}
