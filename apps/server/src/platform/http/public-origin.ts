/** The origin readers see. Configured in the open; on a local machine it follows the host the request came to. */
export interface PublicOrigin {
  of(request: Request): string;
  isSecure(request: Request): boolean;
}

const LOCAL_HOST = /^[a-z0-9.-]+(:[0-9]{1,5})?$|^\[[0-9a-f:]+\](:[0-9]{1,5})?$/i;

export function createPublicOrigin(configured: string | null, trustedProxies: number): PublicOrigin {
  const of = (request: Request): string => {
    if (configured !== null) return configured;
    const url = new URL(request.url);
    const host = request.headers.get('host') ?? url.host;
    const forwarded =
      trustedProxies > 0 ? request.headers.get('x-forwarded-proto')?.split(',').at(0)?.trim() : null;
    const scheme = forwarded === 'https' || url.protocol === 'https:' ? 'https' : 'http';
    return LOCAL_HOST.test(host) ? `${scheme}://${host}` : url.origin;
  };
  return { of, isSecure: (request) => of(request).startsWith('https:') };
}

/** The client's address: the socket's, or what the nearest trusted proxy wrote. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return (trustedProxies > 0 ? hops.at(-trustedProxies) : undefined) ?? socketAddress ?? 'unknown';
}
