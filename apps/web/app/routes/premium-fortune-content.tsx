import type { Route } from './+types/premium-fortune-content';
import { ContentBody } from '#features/content/content-body.tsx';
import { contentMeta } from '#features/content/content-meta.ts';
import { ContentStart } from '#features/content/content-start.tsx';
import { loadContent } from '#features/content/load-content.server.ts';
import { MemberDialog } from '#features/member-form/member-dialog.tsx';
import { submitPerson } from '#features/member-form/submit-person.server.ts';
import { loadMembers } from '#lib/load-members.server.ts';
import { useOverlay } from '#lib/overlay.tsx';
import { visitContext } from '#lib/visit.ts';

const KIND = { serviceType: 'SAJU', purchaseType: 'PREMIUM' } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [content, members] = await Promise.all([loadContent(visit, params.id, KIND), loadMembers(visit)]);
  return { ...content, members };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const content = { id: Number(params.id), purchaseType: KIND.purchaseType };
  return submitPerson(context.get(visitContext), await request.formData(), content);
}

export const meta: Route.MetaFunction = ({ loaderData }) => contentMeta(loaderData);

export default function PremiumFortuneContent({ loaderData, actionData }: Route.ComponentProps) {
  const { content, introHtml, members } = loaderData;
  const form = useOverlay('member-form');
  return (
    <>
      <ContentBody content={content} introHtml={introHtml} />
      <ContentStart content={content} onStart={form.open} />
      <MemberDialog overlay={form} members={members} serverErrors={actionData?.errors} />
    </>
  );
}
