import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** `public`: anyone. `optional`: anyone, but the answer may depend on who asks. `user`: signed in, else 401. */
export type Access = 'public' | 'optional' | 'user';

/** How often a caller may call: `read` is wide, `write` is for changes, `login` and `analysis` are tighter. */
export type RateClass = 'read' | 'write' | 'login' | 'analysis' | 'event';

export interface Route {
  readonly method: Method;
  /** Path with `{name}` parameters, as in the product's own table of calls. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What stands under `data` of a successful answer. */
  readonly output: z.ZodType;
}

/** Keeps the literal types of a route, so that the client and the server derive theirs from it. */
export const defineRoute = <const R extends Route>(route: R): R => route;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a caller passes to a route; parts the route does not have are absent. */
export type RouteArguments<R extends Route> = (R['params'] extends z.ZodType
  ? { params: Input<R['params']> }
  : unknown) &
  (R['query'] extends z.ZodType ? { query: Input<R['query']> } : unknown) &
  (R['body'] extends z.ZodType ? { body: Input<R['body']> } : unknown);

/** What a caller receives under `data`. */
export type RouteOutput<R extends Route> = z.output<R['output']>;
