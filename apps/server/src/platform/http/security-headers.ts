/** Headers every answer carries, pages and failures alike. */
export function securityHeaders(options: { nonce: string; production: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options.nonce),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(options.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Scripts run only with this answer's nonce; nothing is loaded from, framed by or sent to anyone else. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
