import shell from './generated/pretendard-shell.woff2?url';

/** The one font every page's first view needs: preload it (as font, crossorigin), and only it. */
export const preloadedFont: string = shell;
