/** Headers every answer carries, pages and failures alike. */
export function securityHeaders(options: {
  nonce: string;
  production: boolean;
  /** The page opens the card company’s window: its script and frames are let in, here and nowhere else. */
  opensCardWindow?: boolean;
  /** Pages can be sent by KakaoTalk: its script is let in, and what it opens. */
  sharesByKakao?: boolean;
}): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const CARD_COMPANY = 'https://*.tosspayments.com';
const KAKAO_SHARING = {
  script: ' https://t1.kakaocdn.net',
  connect: ' https://*.kakao.com',
  form: ' https://sharer.kakao.com',
};
const CARD_WINDOW_PAGES = /^\/(?:tarot-)?payment$|^\/credit-(?:payment|package)$/;

export const opensCardWindow = (path: string): boolean => CARD_WINDOW_PAGES.test(path);

/** Scripts run only with this answer's nonce; nothing is loaded from, framed by or sent to anyone else. */
function contentSecurityPolicy({
  nonce,
  opensCardWindow = false,
  sharesByKakao = false,
}: Parameters<typeof securityHeaders>[0]): string {
  const card = opensCardWindow ? ` ${CARD_COMPANY}` : '';
  const kakao = sharesByKakao ? KAKAO_SHARING : { script: '', connect: '', form: '' };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${card}${kakao.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${card}${kakao.connect}`,
    ...(opensCardWindow ? [`frame-src ${CARD_COMPANY}`] : []),
    `form-action 'self'${kakao.form}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
