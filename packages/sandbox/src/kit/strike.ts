import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import type { Fault, FaultPlan } from '#kit/faults.ts';

/** How long a stand-in waits. Passed in, so that tests need no clock. */
export type Sleep = (milliseconds: number) => Promise<void>;
export const realSleep: Sleep = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Ends the process the way a crash does: nothing is flushed, nobody is told. */
export type Die = () => void;
export const dieNow: Die = () => process.kill(process.pid, 'SIGKILL');

/** Hono variables of a call a fault plan watches over. */
export type Struck = { Variables: { fault: Fault | undefined } };

/** What an in-process caller sees where a network caller would see its connection cut. */
class ConnectionDropped extends Error {
  override name = 'ConnectionDropped';
}

/**
 * Lets the faults of the wire strike one operation: waiting, cutting the connection, dying, a server's bare 500.
 * Faults that are the provider's own answers (`{ code }`, `twice`) are left in `c.var.fault` for the handler.
 */
export function strikeWire<Operation extends string>(options: {
  operation: Operation;
  plan: FaultPlan<Operation> | undefined;
  sleep: Sleep;
  die: Die;
}): MiddlewareHandler<Struck> {
  return async (c, next) => {
    const fault = options.plan?.draw(options.operation);
    c.set('fault', fault);
    if (fault?.slowMs) await options.sleep(fault.slowMs);
    if (fault && (fault.when ?? 'before') === 'before') {
      const answer = suffer(c, fault, options.die);
      if (answer) return answer;
    }
    await next();
    if (fault?.holdMs) await options.sleep(fault.holdMs);
    if (fault?.when === 'after') {
      const answer = suffer(c, fault, options.die);
      if (answer) c.res = answer;
    }
  };
}

function suffer(c: Context, fault: Fault, die: Die): Response | undefined {
  if (fault.outcome === 'die') {
    die();
    return dropConnection(c);
  }
  if (fault.outcome === 'drop') return dropConnection(c);
  if (fault.outcome === 'fail') return bareFailure();
  return undefined;
}

/** Cuts the connection without a word; called in process, rejects as a failed fetch does. */
export function dropConnection(c: Context): Response {
  const outgoing: unknown = c.env?.outgoing;
  if (outgoing instanceof Object && 'destroy' in outgoing && typeof outgoing.destroy === 'function') {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  throw new ConnectionDropped('the stand-in dropped the connection');
}

/** The answer of a server that broke, not of the provider's API: HTML, no code. */
function bareFailure(): Response {
  return new Response(
    '<html><head><title>500 Internal Server Error</title></head><body>500 Internal Server Error</body></html>',
    {
      status: 500,
      headers: { 'content-type': 'text/html' },
    },
  );
}

/** The error handler of every stand-in: a dropped connection stays dropped, anything else is a defect and says so. */
export const rethrow: ErrorHandler = (error) => {
  throw error;
};
