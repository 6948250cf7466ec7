const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Where a login may lead back to when it was started from a page rather than from a choice. */
const KNOWN_PATHS = new RegExp(
  `^/(?:${[
    '',
    String.raw`\?view=home`,
    String.raw`review(?:\?tag=(?:chat|saju|tarot))?`,
    'mypage',
    'recommended-content',
    'partner',
    String.raw`partner/[0-9]{1,9}(?:\?ask=[0-9])?`,
    `partner/[0-9]{1,9}/chat/${UUID}`,
    'credit-payment',
    'credit-package',
    `premium-(?:fortune|tarot)-result/${UUID}`,
    String.raw`premium-(?:fortune|tarot)-analysis\?(?:fortune|tarot)ResultId=${UUID}&orderId=[A-Za-z0-9_-]{6,64}`,
    String.raw`free-tarot-result\?fortuneContentId=[0-9]{1,9}&tarotResultId=${UUID}`,
  ].join('|')})$`,
);

/** A known path of the shop, or home: nothing else ever comes back from a login. Free of any library. */
export const safeReturnPath = (path: string | null | undefined): string =>
  path !== null && path !== undefined && KNOWN_PATHS.test(path) ? path : '/';
