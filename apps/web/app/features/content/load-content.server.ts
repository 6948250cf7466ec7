import { data } from 'react-router';
import type { FortuneContent, PurchaseType, ServiceType } from '@wolha/contract';
import { orErrorPage } from '#lib/load.server.ts';
import { markdownToHtml } from '#lib/markdown.server.ts';
import { paths } from '#lib/paths.ts';
import type { Visit } from '#lib/visit.ts';

export interface LoadedContent {
  content: FortuneContent;
  introHtml: string;
  canonical: string;
  shareImage: string;
}

/** A content for its own page; one of another kind stands at another address, so it is missing here. */
export async function loadContent(
  { api, origin }: Visit,
  id: string,
  kind: { serviceType: ServiceType; purchaseType: PurchaseType },
): Promise<LoadedContent> {
  const { fortuneContent: content } = await orErrorPage(
    api('GET /v1/fortune-content/{id}', { params: { id } }),
  );
  if (content.serviceType !== kind.serviceType || content.purchaseType !== kind.purchaseType) {
    throw data(null, { status: 404 });
  }
  return {
    content,
    introHtml: markdownToHtml(content.intro),
    canonical: `${origin}${paths.content(content)}`,
    shareImage: `${origin}${content.shareImageUrl}`,
  };
}
