import shell from './generated/pretendard-shell.woff2?url';

/**
 * The one font every page's first view needs: preload it (as font, crossorigin), and only it. The others are found as
 * soon as the style sheet in the document meets their characters, and would only stand in the first picture's way.
 */
export const preloadedFont: string = shell;
