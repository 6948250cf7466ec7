import type { LinkDescriptor } from 'react-router';
import contents from './generated/pretendard-contents.woff2?url';
import headings from './generated/gowun-batang-headings.woff2?url';
import pages from './generated/pretendard-pages.woff2?url';
import shell from './generated/pretendard-shell.woff2?url';

/** The one font every page's first view needs: preload it (as font, crossorigin), and only it. */
export const preloadedFont: string = shell;

const preload = (href: string): LinkDescriptor => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  href,
});

/** What the first view of a content's page needs besides. */
export const contentFontLinks = (): LinkDescriptor[] => [contents, headings].map(preload);

/** What the first view of a reading needs besides. */
export const readingFontLinks = (): LinkDescriptor[] => [contents, headings, pages].map(preload);
