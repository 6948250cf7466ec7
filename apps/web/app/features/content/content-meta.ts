import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#lib/meta.ts';
import { contentData } from '#lib/structured-data.ts';
import type { LoadedContent } from './load-content.server.ts';

/** The head of a content's own page. */
export function contentMeta(loaded: LoadedContent | undefined): MetaDescriptor[] {
  if (!loaded) return pageMeta({ title: '풀이', description: '', hidden: true });
  const { content, canonical, shareImage } = loaded;
  return pageMeta({
    title: content.title,
    description: content.subtitle,
    canonical,
    image: shareImage,
    structuredData: contentData({ content, canonical, shareImage, origin: new URL(canonical).origin }),
  });
}
