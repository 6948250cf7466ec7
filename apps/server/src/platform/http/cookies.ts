import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from './request-context.ts';

/**
 * A cookie of this host alone, out of reach of scripts. Over https its name carries the `__Host-` prefix, which makes
 * browsers insist on that; over plain http, where only a local machine is served, the prefix would be refused.
 */
export interface HostCookie {
  read(context: AppContext): string | undefined;
  write(context: AppContext, value: string, maxAgeSeconds: number): void;
  clear(context: AppContext): void;
}

export function hostCookie(name: string, isSecure: (request: Request) => boolean): HostCookie {
  const full = (context: AppContext): string => (isSecure(context.req.raw) ? `__Host-${name}` : name);
  const attributes = (context: AppContext) =>
    ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(context.req.raw) }) as const;
  return {
    read: (context) => getCookie(context, full(context)),
    write: (context, value, maxAge) =>
      setCookie(context, full(context), value, { ...attributes(context), maxAge }),
    clear: (context) => void deleteCookie(context, full(context), attributes(context)),
  };
}
