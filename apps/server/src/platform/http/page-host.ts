import { createRequestHandler, type ServerBuild } from 'react-router';
import type { AppContext } from './request-context.ts';

/** What the pages are told with each request. */
export interface PageVisit {
  /** Calls the API of this very process, as the reader who asks for the page. */
  apiFetch: (path: string, init: RequestInit) => Promise<Response>;
  nonce: string;
  signedIn: boolean;
  origin: string;
  shop: ShopFacts;
  artUrl: (name: string) => string;
}

/** Facts of the shop that pages show and that come from its configuration. */
export interface ShopFacts {
  inquiryUrl: string | null;
  /** The public key that KakaoTalk's sharing takes, or null. */
  kakaoKey: string | null;
  /** The stand-ins are in use: pages say so. */
  sandbox: boolean;
  /** A language model writes some of the readings and replies: pages say so beforehand. */
  writesByModel: boolean;
  business: Readonly<Record<string, string | null>>;
}

/** What the built pages export besides their routes. */
interface PagesEntry {
  createPageContext: (
    visit: PageVisit,
  ) => NonNullable<Parameters<ReturnType<typeof createRequestHandler>>[1]>;
}

export type CallApi = (request: Request, context: AppContext) => Promise<Response>;

export interface PageHostOptions {
  mode: string;
  callApi: CallApi;
  originOf: (request: Request) => string;
  shop: ShopFacts;
  artUrl: (name: string) => string;
}

/** Paths whose page is the same for every reader who is not signed in. */
const SHARED_PAGES =
  /^\/(?:(?:free|premium)-(?:fortune|tarot)-content\/[0-9]{1,9}|recommended-content|partner|partner\/[0-9]{1,9}|terms|privacy|refund)?(?:\.data)?$/;

/** Renders pages. The pages know the API and nothing else of the server; their calls stay inside the process. */
export function createPageHost(
  build: ServerBuild | (() => Promise<ServerBuild>),
  options: PageHostOptions,
): (context: AppContext) => Promise<Response> {
  const render = createRequestHandler(build, options.mode);
  return async (context) => {
    const entry = (typeof build === 'function' ? await build() : build).entry.module as unknown as PagesEntry;
    const cookies: string[] = [];
    const origin = options.originOf(context.req.raw);
    const visit: PageVisit = {
      nonce: context.var.cspNonce,
      signedIn: context.var.caller !== null,
      origin,
      shop: options.shop,
      artUrl: options.artUrl,
      apiFetch: async (path, init) => {
        const headers = new Headers(init.headers);
        const cookie = context.req.header('cookie');
        if (cookie !== undefined) headers.set('cookie', cookie);
        headers.set('host', new URL(origin).host);
        const response = await options.callApi(
          new Request(`${origin}${path}`, { ...init, headers }),
          context,
        );
        cookies.push(...response.headers.getSetCookie());
        return response;
      },
    };
    const response = await render(context.req.raw, entry.createPageContext(visit));
    return finishPage(response, context, cookies);
  };
}

function finishPage(response: Response, context: AppContext, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const shared =
    response.status === 200 &&
    context.var.caller === null &&
    cookies.length === 0 &&
    SHARED_PAGES.test(context.req.path) &&
    new URL(context.req.url).search === '';
  if (shared) context.env.shared = { nonce: context.var.cspNonce };
  if (!headers.has('cache-control')) headers.set('cache-control', shared ? 'no-cache' : 'private, no-store');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
