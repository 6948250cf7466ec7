import type { Context } from 'hono';
import { Hono } from 'hono';
import { sendAsset } from '#kit/page.ts';
import { randomToken, type Random } from '#kit/random.ts';
import type { Struck } from '#kit/strike.ts';
import { backTo, readAuthorizeRequest, type AuthorizeRequest } from '#kakao/authorize-request.ts';
import { sendDoubleReturn, sendRefusal, sendSignIn } from '#kakao/pages.ts';
import type { KakaoMemory } from '#kakao/memory.ts';
import type { KakaoSandboxOptions } from '#kakao/options.ts';
import type { KakaoPerson } from '#kakao/people.ts';
import { kakaoStyle } from '#kakao/style.ts';

export type AuthorizePorts = Pick<KakaoSandboxOptions, 'clientId' | 'isRedirectAllowed'> & {
  people: readonly KakaoPerson[];
  serviceName: string;
  memory: KakaoMemory;
  clock: () => Date;
  random: Random;
};

/** `GET /oauth/authorize`: the sign-in page; its form posts back to the same address, query and all. */
export function authorizeRoutes(ports: AuthorizePorts): Hono<Struck> {
  return new Hono<Struck>()
    .get('/authorize', (c) => answer(c, ports, () => showSignIn(c, ports)))
    .post('/authorize', (c) => answer(c, ports, (request) => decide(c, ports, request)))
    .get('/sign-in.css', (c) => sendAsset(c, 'text/css', kakaoStyle));
}

async function answer(
  c: Context<Struck>,
  ports: AuthorizePorts,
  proceed: (request: AuthorizeRequest) => Promise<Response>,
): Promise<Response> {
  const outcome = c.var.fault?.outcome;
  if (typeof outcome === 'object') {
    return sendRefusal(c, { code: outcome.code, title: '카카오 로그인을 쓸 수 없습니다.', status: 400 });
  }
  const request = readAuthorizeRequest(new URL(c.req.url).searchParams, ports);
  if ('code' in request) return sendRefusal(c, request);
  // Nobody is ever signed in to this Kakao, so silent sign-in always has to ask.
  if (request.prompt.includes('none')) {
    return c.redirect(
      backTo(request, { error: 'login_required', error_description: 'user must be logged in' }),
    );
  }
  return proceed(request);
}

function showSignIn(c: Context<Struck>, ports: AuthorizePorts): Promise<Response> {
  return sendSignIn(c, { people: ports.people, serviceName: ports.serviceName });
}

async function decide(
  c: Context<Struck>,
  ports: AuthorizePorts,
  request: AuthorizeRequest,
): Promise<Response> {
  const form = await c.req.parseBody();
  if (form.decision === 'cancel') {
    return c.redirect(
      backTo(request, { error: 'access_denied', error_description: 'User denied access' }),
      302,
    );
  }
  const person = ports.people.find((candidate) => String(candidate.id) === form.person);
  if (!person) return sendRefusal(c, { code: 'KOE001', title: '없는 사람을 골랐습니다.', status: 400 });
  const code = randomToken(ports.random, 86);
  ports.memory.record({
    type: 'code-issued',
    code,
    personId: person.id,
    redirectUri: request.redirectUri,
    challenge: request.challenge,
    issuedAt: ports.clock().getTime(),
  });
  const destination = backTo(request, { code });
  return c.var.fault?.outcome === 'twice' ? sendDoubleReturn(c, destination) : c.redirect(destination, 302);
}
