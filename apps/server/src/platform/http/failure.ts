import { errorCatalogue, type ErrorCode } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import type { AppContext } from './request-context.ts';

/** A failure as the API words it, with the same status in the body and on the wire. */
export function failureResponse(error: AppError): Response {
  const { status, message } = errorCatalogue[error.code];
  const [firstField] = Object.values(error.fields ?? {});
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter));
  return new Response(
    JSON.stringify({
      statusCode: status,
      code: error.code,
      message: firstField ?? message,
      ...(error.fields ? { fields: error.fields } : {}),
    }),
    { status, headers },
  );
}

/** Postgres tells by class of state whether trying again soon makes sense. */
const TRANSIENT_STATES = /^(08|40|53|55P03|57)/;
const TRANSIENT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']);

/** What the driver says, without a code, when the server went away or has no connection to give. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

function codeForUnexpected(error: unknown): ErrorCode {
  let cause: unknown = error;
  while (cause instanceof Error) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && (TRANSIENT_STATES.test(code) || TRANSIENT_CODES.has(code)))
      return 'UNAVAILABLE';
    if (LOST_CONNECTION.test(cause.message)) return 'UNAVAILABLE';
    cause = cause.cause;
  }
  return 'INTERNAL';
}

/** What an error says of itself without what it was about: its parameters may hold personal data. */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const details = cause as { code?: unknown; constraint?: unknown; table?: unknown };
  const isQuery = error.name === 'DrizzleQueryError' || error.constructor.name === 'DrizzleQueryError';
  return {
    name: error.constructor.name,
    message: isQuery ? cause.message : error.message,
    code: details.code,
    constraint: details.constraint,
    table: details.table,
    stack: (isQuery ? cause : error).stack?.split('\n').slice(1, 8).join('\n'),
  };
}

/** Turns anything thrown into an answer; what was not foreseen is logged with its request's id. */
export function answerError(error: unknown, context: AppContext): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) context.var.log.error({ error: safeError(error.cause) }, error.code);
    return failureResponse(error);
  }
  const code = codeForUnexpected(error);
  context.var.log.error({ error: safeError(error) }, 'request failed');
  return failureResponse(new AppError(code, code === 'UNAVAILABLE' ? { retryAfter: 2 } : {}));
}
