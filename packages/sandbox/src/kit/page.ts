import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/**
 * Sends a Korean page that needs nothing from elsewhere: one stylesheet beside it, no script unless named.
 * `form-action` is left open on purpose: browsers apply it to the redirect after a form, which leads back to the shop.
 */
export async function sendPage(
  c: Context,
  page: {
    title: string;
    style: string;
    script?: string;
    head?: Markup;
    body: Markup;
    status?: 200 | 400 | 401 | 404 | 410;
  },
): Promise<Response> {
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: http: https:; base-uri 'none'; frame-ancestors 'none'",
  );
  c.header('Cache-Control', 'no-store');
  // A form sent under no-referrer carries `Origin: null`, which a host that checks origins would refuse.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.html(
    html`<!doctype html>
      <html lang="ko">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="robots" content="noindex" />
          <link rel="icon" href="data:," />
          <title>${page.title}</title>
          <link rel="stylesheet" href="${page.style}" />
          ${page.script ? html`<script src="${page.script}" defer></script>` : ''} ${page.head ?? ''}
        </head>
        <body>
          ${page.body}
        </body>
      </html>`,
    page.status ?? 200,
  );
}

/** Sends a stylesheet or script that ships inside this package. */
export function sendAsset(c: Context, kind: 'text/css' | 'text/javascript', text: string): Response {
  c.header('Content-Type', `${kind}; charset=utf-8`);
  c.header('Cache-Control', 'no-cache');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(text);
}
