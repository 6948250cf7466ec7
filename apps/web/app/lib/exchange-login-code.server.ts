import { redirect, type MiddlewareFunction } from 'react-router';
import { ApiError } from '@wolha/contract/client';
import { visitContext } from '#lib/visit.ts';

/**
 * A login ends with a one-time code in the address. It is swapped for the token's cookie at once, and the address
 * is cleaned before anything is rendered, so that the code is never stored in a history or sent along as a referrer.
 */
export const exchangeLoginCode: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const code = url.searchParams.get('code');
  if (request.method !== 'GET' || code === null || code === '') return next();
  const { api } = context.get(visitContext);
  url.searchParams.delete('code');
  try {
    await api('POST /v1/auth/token', { body: { code } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A used or expired code leaves the reader signed out; the page itself then asks for the login.
  }
  throw redirect(`${url.pathname}${url.search}`, { headers: { 'referrer-policy': 'no-referrer' } });
};
