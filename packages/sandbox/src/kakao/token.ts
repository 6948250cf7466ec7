import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { randomToken, type Random } from '#kit/random.ts';
import type { Struck } from '#kit/strike.ts';
import type { IssuedCode, KakaoMemory } from '#kakao/memory.ts';
import {
  ACCESS_TOKEN_LIFETIME,
  CODE_LIFETIME,
  CONSENT_ITEMS,
  REFRESH_TOKEN_LIFETIME,
} from '#kakao/options.ts';

export type TokenPorts = {
  clientId: string;
  clientSecret: string;
  memory: KakaoMemory;
  clock: () => Date;
  random: Random;
};

type TokenError = { status: 400 | 401 | 429; error: string; description: string; code?: string };

/** `POST /oauth/token`, the exchange of an authorization code. Errors in the order Kakao finds them. */
export function tokenRoutes(ports: TokenPorts): Hono<Struck> {
  return new Hono<Struck>().post('/token', async (c) => {
    const outcome = c.var.fault?.outcome;
    if (typeof outcome === 'object') return refuse(c, knownError(outcome.code));
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) {
      return refuse(c, knownError('KOE001'));
    }
    const form = new URLSearchParams(await c.req.text());
    const exchanged = exchange(form, ports);
    return 'error' in exchanged ? refuse(c, exchanged) : c.json(exchanged.token);
  });
}

function exchange(form: URLSearchParams, ports: TokenPorts): TokenError | { token: Record<string, unknown> } {
  const now = ports.clock().getTime();
  if (form.get('client_id') !== ports.clientId) return knownError('KOE101', form.get('client_id') ?? '');
  if (!sameText(form.get('client_secret') ?? '', ports.clientSecret)) return knownError('KOE010');
  if (form.get('grant_type') !== 'authorization_code') {
    return {
      status: 400,
      error: 'unsupported_grant_type',
      description: 'grant_type must be authorization_code',
    };
  }
  const code = form.get('code') ?? '';
  const issued = ports.memory.code(code);
  if (!issued || now - issued.issuedAt > CODE_LIFETIME * 1000) return knownError('KOE320', code);
  if (form.get('redirect_uri') !== issued.redirectUri) return knownError('KOE303');
  if (!verifierFits(form.get('code_verifier'), issued)) {
    return {
      status: 400,
      error: 'invalid_grant',
      description: 'code_verifier does not match code_challenge',
    };
  }
  const accessToken = randomToken(ports.random, 54);
  ports.memory.record({ type: 'code-spent', code, accessToken, personId: issued.personId, issuedAt: now });
  return {
    token: {
      access_token: accessToken,
      token_type: 'bearer',
      refresh_token: randomToken(ports.random, 54),
      expires_in: ACCESS_TOKEN_LIFETIME,
      scope: CONSENT_ITEMS.join(' '),
      refresh_token_expires_in: REFRESH_TOKEN_LIFETIME,
    },
  };
}

/** RFC 7636 §4.6: with a challenge the verifier must hash to it; without one, none may be sent. */
function verifierFits(verifier: string | null, issued: IssuedCode): boolean {
  if (issued.challenge === undefined) return verifier === null;
  if (verifier === null || !/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === issued.challenge;
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function knownError(code: string, about = ''): TokenError {
  switch (code) {
    case 'KOE010':
      return { status: 401, error: 'invalid_client', description: 'Bad client credentials', code };
    case 'KOE101':
      return { status: 401, error: 'invalid_client', description: `Not exist client_id [${about}]`, code };
    case 'KOE237':
      return {
        status: 429,
        error: 'too_many_requests',
        description: 'token request rate limit exceeded.',
        code,
      };
    case 'KOE303':
      return { status: 400, error: 'invalid_grant', description: 'Redirect URI mismatch.', code };
    case 'KOE320':
      return {
        status: 400,
        error: 'invalid_grant',
        description: `authorization code not found for code=${about}`,
        code,
      };
    default:
      return { status: 400, error: 'invalid_request', description: 'bad request', code };
  }
}

function refuse(c: Context, failure: TokenError): Response {
  return c.json(
    { error: failure.error, error_description: failure.description, error_code: failure.code },
    failure.status,
  );
}
