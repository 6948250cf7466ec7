import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  LoginRefusedError,
  LoginUnavailableError,
  type AuthorizeRequest,
  type CodeExchange,
  type LoginProvider,
  type ProviderPerson,
} from '#providers/login-provider.ts';

export interface KakaoServers {
  auth: string;
  api: string;
}

export const KAKAO_SERVERS: KakaoServers = { auth: 'https://kauth.kakao.com', api: 'https://kapi.kakao.com' };

export interface KakaoOptions {
  restApiKey: string;
  clientSecret: string;
  pkce: boolean;
  /** Where tokens are asked for and people are read; only a stand-in is elsewhere than {@link KAKAO_SERVERS}. */
  servers: () => KakaoServers;
  timeoutMs?: number;
}

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const personAnswer = z.object({
  id: z.union([z.number().int(), z.string()]).transform(String),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
    })
    .optional(),
});

/** Kakao Login over its REST API (developers.kakao.com, Kakao Login › REST API). */
export function createKakaoLogin(options: KakaoOptions): LoginProvider {
  const timeout = () => AbortSignal.timeout(options.timeoutMs ?? 10_000);
  return {
    usesPkce: options.pkce,
    authorizeUrl: (request) => authorizeUrl(options, request),
    identify: async (exchange) => {
      const accessToken = await askForToken(options, exchange, timeout());
      return readPerson(options, accessToken, timeout());
    },
  };
}

function authorizeUrl(options: KakaoOptions, request: AuthorizeRequest): string {
  const url = new URL(`${request.browserBase}/oauth/authorize`);
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('client_id', options.restApiKey);
  url.searchParams.set('redirect_uri', request.redirectUri);
  url.searchParams.set('state', request.state);
  if (request.codeVerifier !== null) {
    url.searchParams.set(
      'code_challenge',
      createHash('sha256').update(request.codeVerifier).digest('base64url'),
    );
    url.searchParams.set('code_challenge_method', 'S256');
  }
  return url.href;
}

async function askForToken(
  options: KakaoOptions,
  exchange: CodeExchange,
  signal: AbortSignal,
): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: options.restApiKey,
    client_secret: options.clientSecret,
    redirect_uri: exchange.redirectUri,
    code: exchange.code,
  });
  if (exchange.codeVerifier !== null) form.set('code_verifier', exchange.codeVerifier);
  const response = await reach(`${options.servers().auth}/oauth/token`, {
    method: 'POST',
    body: form,
    signal,
  });
  if (response.status === 400 || response.status === 401) {
    await response.body?.cancel();
    throw new LoginRefusedError(`Kakao refused the code with status ${response.status}.`);
  }
  return (await readAnswer(response, tokenAnswer)).access_token;
}

async function readPerson(
  options: KakaoOptions,
  accessToken: string,
  signal: AbortSignal,
): Promise<ProviderPerson> {
  const response = await reach(`${options.servers().api}/v2/user/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal,
  });
  const person = await readAnswer(response, personAnswer);
  const account = person.kakao_account;
  const usable = account?.is_email_valid !== false && account?.is_email_verified !== false;
  return { subject: person.id, email: usable ? (account?.email ?? null) : null };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new LoginUnavailableError('Kakao could not be reached.', { cause: error });
  }
}

async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new LoginUnavailableError(`Kakao answered with status ${response.status}.`);
  }
  const answer = schema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new LoginUnavailableError('Kakao answered in an unknown shape.');
  return answer.data;
}
