import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Struck } from '#kit/strike.ts';
import type { KakaoMemory } from '#kakao/memory.ts';
import { ACCESS_TOKEN_LIFETIME } from '#kakao/options.ts';
import { userBody, type KakaoPerson } from '#kakao/people.ts';

export type UserApiPorts = {
  people: readonly KakaoPerson[];
  adminKey: string | undefined;
  memory: KakaoMemory;
  clock: () => Date;
};

type Caller = { personId: number; accessToken?: string };
type ApiError = { status: 400 | 401 | 403; code: number; msg: string };

const notRegistered: ApiError = { status: 400, code: -101, msg: 'NotRegisteredUserException' };

/** The kapi calls: who am I, log out, unlink. */
export function userRoutes(ports: UserApiPorts): { me: Hono<Struck>; account: Hono<Struck> } {
  const me = async (c: Context<Struck>): Promise<Response> => {
    const caller = identify(c, ports);
    if ('code' in caller) return refuse(c, caller);
    const person = ports.people.find((candidate) => candidate.id === caller.personId);
    const connectedAt = ports.memory.connectedAt(caller.personId);
    if (!person || connectedAt === undefined) return refuse(c, notRegistered);
    return c.json(userBody(person, new Date(connectedAt)));
  };
  return {
    me: new Hono<Struck>().get('/me', me).post('/me', me),
    account: new Hono<Struck>()
      .post('/logout', async (c) => {
        const caller = identify(c, ports);
        if ('code' in caller) return refuse(c, caller);
        if (caller.accessToken) ports.memory.record({ type: 'logged-out', accessToken: caller.accessToken });
        return c.json({ id: caller.personId });
      })
      .post('/unlink', async (c) => {
        const caller = identify(c, ports);
        const target = 'code' in caller ? await adminTarget(c, ports, caller) : caller;
        if ('code' in target) return refuse(c, target);
        if (ports.memory.connectedAt(target.personId) === undefined) return refuse(c, notRegistered);
        ports.memory.record({ type: 'unlinked', personId: target.personId });
        return c.json({ id: target.personId });
      }),
  };
}

function identify(c: Context<Struck>, ports: UserApiPorts): Caller | ApiError {
  const outcome = c.var.fault?.outcome;
  if (typeof outcome === 'object') {
    const code = Number(outcome.code);
    return { status: code === -401 ? 401 : code === -402 ? 403 : 400, code, msg: 'injected error' };
  }
  const accessToken = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const token = accessToken === undefined ? undefined : ports.memory.token(accessToken);
  if (!token) return { status: 401, code: -401, msg: 'this access token does not exist' };
  if (ports.clock().getTime() - token.issuedAt > ACCESS_TOKEN_LIFETIME * 1000) {
    return { status: 401, code: -401, msg: 'this access token is already expired' };
  }
  return { personId: token.personId, accessToken };
}

/** `KakaoAK {admin key}` with `target_id_type=user_id&target_id=`: the shop acts for a person who is not there. */
async function adminTarget(c: Context, ports: UserApiPorts, otherwise: ApiError): Promise<Caller | ApiError> {
  const key = /^KakaoAK (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (key === undefined || key !== ports.adminKey) return otherwise;
  const form = new URLSearchParams(await c.req.text());
  const personId = Number(form.get('target_id'));
  if (form.get('target_id_type') !== 'user_id' || !Number.isSafeInteger(personId)) {
    return { status: 400, code: -2, msg: 'target_id_type and target_id are required' };
  }
  return { personId };
}

function refuse(c: Context, failure: ApiError): Response {
  return c.json({ msg: failure.msg, code: failure.code }, failure.status);
}
