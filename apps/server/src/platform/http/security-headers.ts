/** Headers every answer carries, pages and failures alike. */
export function securityHeaders(options: {
  nonce: string;
  production: boolean;
  /** The page opens the card company’s window: its script and frames are let in, here and nowhere else. */
  opensCardWindow?: boolean;
}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options.nonce, options.opensCardWindow ?? false),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const CARD_COMPANY = 'https://*.tosspayments.com';
const CARD_WINDOW_PAGES = /^\/(?:tarot-)?payment$|^\/credit-(?:payment|package)$/;

export const opensCardWindow = (path: string): boolean => CARD_WINDOW_PAGES.test(path);

/** Scripts run only with this answer's nonce; nothing is loaded from, framed by or sent to anyone else. */
function contentSecurityPolicy(nonce: string, opensCardWindow: boolean): string {
  const card = opensCardWindow ? ` ${CARD_COMPANY}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${card}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${card}`,
    ...(opensCardWindow ? [`frame-src ${CARD_COMPANY}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
