import type { Route } from './+types/premium-tarot-content';
import { ContentBody } from '#features/content/content-body.tsx';
import { contentMeta } from '#features/content/content-meta.ts';
import { ContentStart } from '#features/content/content-start.tsx';
import { loadContent } from '#features/content/load-content.server.ts';
import { cardArt } from '#features/tarot/card-art.ts';
import { CardDoor } from '#features/tarot/card-door.tsx';
import { useOverlay } from '#lib/overlay.tsx';
import { visitContext } from '#lib/visit.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const content = await loadContent(visit, params.id, { serviceType: 'TAROT', purchaseType: 'PREMIUM' });
  return { ...content, art: cardArt(visit.artUrl) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => contentMeta(loaderData);

export default function PremiumTarotContent({
  loaderData: { content, introHtml, art },
}: Route.ComponentProps) {
  const cards = useOverlay('cards');
  return (
    <>
      <ContentBody content={content} introHtml={introHtml} />
      <ContentStart content={content} onStart={() => content.tarotPrompt && cards.open()} />
      <CardDoor overlay={cards} content={content} art={art} />
    </>
  );
}
