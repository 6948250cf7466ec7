import type { LinkDescriptor } from 'react-router';
import contents from './generated/pretendard-contents.woff2?url';
import headings from './generated/gowun-batang-headings.woff2?url';
import shell from './generated/pretendard-shell.woff2?url';

/** The one font every page's first view needs: preload it (as font, crossorigin), and only it. */
export const preloadedFont: string = shell;

/** What the first view of a content's page needs besides. */
export const contentFontLinks = (): LinkDescriptor[] =>
  [contents, headings].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));
