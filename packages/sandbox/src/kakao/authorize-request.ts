import { CONSENT_ITEMS, type KakaoSandboxOptions } from '#kakao/options.ts';

/** What the authorize page was asked for, once nothing is wrong with it. */
export type AuthorizeRequest = {
  redirectUri: string;
  state?: string;
  challenge?: string;
  prompt: readonly string[];
};

/** A refusal that stays on Kakao's own page: the address to go back to cannot be trusted, or the app is set up wrongly. */
export type AuthorizeRefusal = { code: string; title: string; status: 400 | 401 };

const prompts = ['login', 'none', 'create', 'select_account'];

/** Checks an authorize query in Kakao's order: app key, redirect address, then the rest. */
export function readAuthorizeRequest(
  query: URLSearchParams,
  app: Pick<KakaoSandboxOptions, 'clientId' | 'isRedirectAllowed'>,
): AuthorizeRequest | AuthorizeRefusal {
  const one = (name: string): string | undefined => query.get(name) ?? undefined;
  const repeated = [...new Set(query.keys())].some((name) => query.getAll(name).length > 1);
  if (repeated) return refusal('KOE001', '같은 파라미터가 두 번 왔습니다.');
  if (one('client_id') !== app.clientId) {
    return { code: 'KOE101', title: '앱 키가 올바르지 않습니다.', status: 401 };
  }
  const redirectUri = one('redirect_uri');
  if (redirectUri === undefined || !isAbsolute(redirectUri) || !app.isRedirectAllowed(redirectUri)) {
    return refusal('KOE006', '등록하지 않은 리다이렉트 URI입니다.');
  }
  if (one('response_type') !== 'code') return refusal('KOE201', '지원하지 않는 response_type입니다.');
  const scopes = (one('scope') ?? '').split(/[,\s]+/).filter((scope) => scope !== '');
  if (scopes.some((scope) => !CONSENT_ITEMS.some((item) => item === scope))) {
    return refusal('KOE205', '설정하지 않은 동의 항목을 요청했습니다.');
  }
  const prompt = (one('prompt') ?? '').split(/[,\s]+/).filter((value) => value !== '');
  if (prompt.some((value) => !prompts.includes(value)))
    return refusal('KOE001', 'prompt 값이 올바르지 않습니다.');
  const challenge = one('code_challenge');
  const method = one('code_challenge_method');
  if (challenge === undefined ? method !== undefined : method !== 'S256' || !isS256(challenge)) {
    return refusal('KOE001', 'code_challenge는 S256만 쓸 수 있습니다.');
  }
  return { redirectUri, state: one('state'), challenge, prompt };
}

/** The address the browser goes back to, with the shop's own query kept and `state` echoed untouched. */
export function backTo(request: AuthorizeRequest, outcome: Record<string, string>): string {
  const address = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(outcome)) address.searchParams.set(name, value);
  if (request.state !== undefined) address.searchParams.set('state', request.state);
  return address.toString();
}

function refusal(code: string, title: string): AuthorizeRefusal {
  return { code, title, status: 400 };
}

function isAbsolute(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** A SHA-256 digest in base64url is always 43 characters (RFC 7636 §4.2). */
function isS256(challenge: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(challenge);
}
