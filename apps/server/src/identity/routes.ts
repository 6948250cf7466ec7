import type { Hono } from 'hono';
import {
  birthInput,
  choiceLoginState,
  homeLoginState,
  type BirthInput,
  type identityRoutes,
  type LoginChoice,
} from '@wolha/contract';
import type { z } from 'zod';
import { safeReturnPath } from '@wolha/contract/return-path';
import { AppError } from '#platform/app-error.ts';
import type { HostCookie } from '#platform/http/cookies.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import type { PublicOrigin } from '#platform/http/public-origin.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AppContext, AppEnv } from '#platform/http/request-context.ts';
import { randomSecret } from '#platform/secrets.ts';
import { TOKEN_SECONDS } from './access-token.ts';
import { beginLogin } from './begin-login.ts';
import { finishLogin, recallLogin, type FinishedLogin } from './finish-login.ts';
import { contentOf, loginPage, pathAfterLogin } from './login-choice.ts';
import { LOGIN_MINUTES, type LoginMemory } from './login-memory.ts';
import { openSession } from './open-session.ts';
import type { IdentityPorts } from './ports.ts';
import { deleteSession, findProfile } from './repository.ts';
import { saveLoginDraft } from './save-login-draft.ts';
import type { SessionWatch } from './session-watch.ts';
import { withdraw, type WithdrawPorts } from './withdraw.ts';

export interface IdentityRouting {
  ports: IdentityPorts;
  origin: PublicOrigin;
  tokenCookie: HostCookie;
  /** Binds drafts, states and codes to the browser they were made in. */
  browserCookie: HostCookie;
  /** Where the provider's pages are for a browser that sees the shop at this origin. */
  browserBase: (publicOrigin: string) => string;
  limit: RateLimiter;
  /** Stores the birth data of a choice as a member of whoever logged in; answers the member's id. */
  keepMember: (userId: number, birth: BirthInput) => Promise<string>;
  /** Credits a reader holds. */
  totalCredit: (userId: number) => Promise<number>;
  hasMoneyUnderWay: WithdrawPorts['hasMoneyUnderWay'];
  closeWallet: WithdrawPorts['closeWallet'];
  sessions: SessionWatch;
}

export const identityHandlers = (routing: IdentityRouting): RouteHandlers<typeof identityRoutes> => ({
  getProfile: async ({ caller }) => {
    const profile = await findProfile(routing.ports.db, caller.userId);
    if (!profile) throw new AppError('UNAUTHORIZED');
    return { profile: { ...profile, totalCredit: await routing.totalCredit(caller.userId) } };
  },
  saveLoginDraft: async ({ body, context }) => ({
    draft: await saveLoginDraft(routing.ports, {
      choice: body,
      browserSecret: browserSecret(routing, context),
    }),
  }),
  exchangeLoginCode: async ({ body, context }) => {
    const secret = routing.browserCookie.read(context);
    if (secret === undefined) throw new AppError('INVALID_LOGIN_CODE');
    const accessToken = await openSession(routing.ports, { code: body.code, browserSecret: secret });
    routing.tokenCookie.write(context, accessToken, TOKEN_SECONDS);
    return { accessToken, expiresIn: TOKEN_SECONDS };
  },
  logout: async ({ caller, context }) => {
    if (caller) await deleteSession(routing.ports.db, caller);
    await routing.sessions.look();
    routing.tokenCookie.clear(context);
    context.header('clear-site-data', '"cache"');
    return { loggedOut: true as const };
  },
  withdraw: async ({ caller, context }) => {
    const { hasMoneyUnderWay, closeWallet } = routing;
    await withdraw({ db: routing.ports.db, hasMoneyUnderWay, closeWallet }, caller.userId);
    await routing.sessions.look();
    routing.tokenCookie.clear(context);
    context.header('clear-site-data', '"cache", "storage"');
    return { withdrawn: true as const };
  },
});

/** The browser's way through the social login: out to the provider with a choice or a path, and back. */
export function mountLoginRedirects(app: Hono<AppEnv>, routing: IdentityRouting): void {
  app.get('/v1/auth/kakao/home', async (context) => {
    await routing.limit('login', context);
    const state = readState(context, homeLoginState);
    return startLogin(routing, context, { choice: {}, path: safeReturnPath(state.path) });
  });

  app.get('/v1/auth/kakao', async (context) => {
    await routing.limit('login', context);
    const { draft, sessionId: _, utmCampaign: __, ...choice } = readState(context, choiceLoginState);
    return startLogin(routing, context, { choice, draft, path: '/' });
  });

  app.get('/v1/auth/kakao/callback', async (context) => {
    await routing.limit('login', context);
    const target = await returnFromProvider(routing, context);
    context.header('referrer-policy', 'no-referrer');
    return context.redirect(target, 303);
  });
}

function browserSecret(routing: IdentityRouting, context: AppContext): string {
  const secret = routing.browserCookie.read(context) ?? randomSecret();
  routing.browserCookie.write(context, secret, LOGIN_MINUTES * 60);
  return secret;
}

function readState<S extends z.ZodType>(context: AppContext, schema: S): z.output<S> {
  const text = context.req.query('state') ?? '{}';
  if (text.length > 4096) throw new AppError('INVALID_LOGIN_STATE');
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Broken JSON is the same mistake as JSON of another shape.
  }
  throw new AppError('INVALID_LOGIN_STATE');
}

async function startLogin(
  routing: IdentityRouting,
  context: AppContext,
  start: { choice: LoginChoice; draft?: string | undefined; path: string },
): Promise<Response> {
  const publicOrigin = routing.origin.of(context.req.raw);
  const url = await beginLogin(routing.ports, {
    ...start,
    redirectUri: `${publicOrigin}/v1/auth/kakao/callback`,
    browserBase: routing.browserBase(publicOrigin),
    browserSecret: browserSecret(routing, context),
  });
  return context.redirect(url, 302);
}

/** Where to go once the provider has sent the browser back. Every failure ends on a page that offers to try again. */
async function returnFromProvider(routing: IdentityRouting, context: AppContext): Promise<string> {
  const secret = routing.browserCookie.read(context);
  const state = context.req.query('state');
  // Some in-app browsers call back twice; the second call finds its state used but the reader signed in.
  const fallback = context.var.caller ? '/' : '/auth?problem=expired';
  if (secret === undefined || state === undefined) return fallback;
  const warn = (code: string): void => context.var.log.warn({ code }, 'login not finished');
  const memory = await recallLogin(routing.ports, { state, browserSecret: secret }).catch(orCode);
  if (typeof memory === 'string') {
    warn(memory);
    return fallback;
  }
  const code = context.req.query('error') === undefined ? context.req.query('code') : undefined;
  if (code === undefined) return tryAgain(routing, context, memory, 'cancelled');
  const finished = await finishLogin(routing.ports, { memory, code, browserSecret: secret }).catch(orCode);
  if (typeof finished !== 'string') return pathOf(routing, memory, finished);
  warn(finished);
  const problem = finished === 'LOGIN_PROVIDER_UNAVAILABLE' ? 'unavailable' : 'expired';
  return tryAgain(routing, context, memory, problem);
}

function orCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}

/** The login page once more. What the login was for is left with us again, so that the next try goes on with it. */
async function tryAgain(
  routing: IdentityRouting,
  context: AppContext,
  { choice, path }: LoginMemory,
  problem: string,
): Promise<string> {
  if (Object.keys(choice).length === 0) return loginPage({ path: path === '/' ? undefined : path, problem });
  const draft = await saveLoginDraft(routing.ports, {
    choice,
    browserSecret: browserSecret(routing, context),
  });
  return loginPage({ ...contentOf(choice), draft, problem });
}

async function pathOf(
  routing: IdentityRouting,
  { choice, path }: LoginMemory,
  { userId, loginCode }: FinishedLogin,
): Promise<string> {
  const target = Object.keys(choice).length === 0 ? path : pathAfterLogin(choice, await memberOf());
  return `${target}${target.includes('?') ? '&' : '?'}code=${loginCode}`;

  async function memberOf(): Promise<string | null> {
    if (choice.memberType === 'EXISTING') return choice.memberId ?? null;
    const birth = birthInput.safeParse({
      sexType: choice.sexType,
      calendarType: choice.calendarType,
      birthday: choice.birthday,
      time: choice.time ?? null,
      leapMonth: choice.leapMonth ?? false,
      birthCity: choice.birthCity ?? 'SEOUL',
    });
    return birth.success ? routing.keepMember(userId, birth.data) : null;
  }
}
