import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { loginChoice, profile } from '../models/identity.ts';

export const identityRoutes = {
  getProfile: defineRoute({
    method: 'GET',
    path: '/v1/profile',
    summary: 'The signed-in reader',
    access: 'user',
    rate: 'read',
    output: z.object({ profile }),
  }),
  saveLoginDraft: defineRoute({
    method: 'POST',
    path: '/v1/auth/draft',
    summary:
      'Leave the choice in progress with the server before logging in, bound to this browser, for ten minutes',
    access: 'public',
    rate: 'write',
    body: loginChoice,
    output: z.object({ draft: z.string() }),
  }),
  exchangeLoginCode: defineRoute({
    method: 'POST',
    path: '/v1/auth/token',
    summary: 'Swap the one-time code of a login for an access token; also set as a cookie',
    access: 'public',
    rate: 'login',
    body: z.strictObject({ code: z.string().min(1).max(128) }),
    output: z.object({ accessToken: z.string(), expiresIn: z.number().int().describe('seconds') }),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'End this session; the access token is void from now on',
    access: 'optional',
    rate: 'write',
    output: z.object({ loggedOut: z.literal(true) }),
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/v1/profile',
    summary:
      'Give up the account: everything personal is deleted; records of payments stay, tied to no person',
    access: 'user',
    rate: 'write',
    output: z.object({ withdrawn: z.literal(true) }),
  }),
};
