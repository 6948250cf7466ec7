/**
 * The client of the API: one generic call, typed from the route table and free of schemas at run time.
 * The table's methods and paths are passed in by name as `METHOD /path`, so that a bundle holds only what it calls.
 */
import type { RouteArguments, RouteOutput } from './define-route.ts';
import type { ErrorCode } from './errors.ts';
import type { RouteName, Routes } from './routes.ts';

/** A failure the API explained: a code for programs, a Korean message for readers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly code: ErrorCode | 'NETWORK';
  /** Messages by field, where the failure names fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    statusCode: number,
    code: ErrorCode | 'NETWORK',
    message: string,
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
  }
}

type Endpoint<N extends RouteName> = `${Routes[N]['method']} ${Routes[N]['path']}`;
type NameOf<E extends string> = { [N in RouteName]: Endpoint<N> extends E ? N : never }[RouteName];

/** Every call as the product writes it, e.g. `GET /v1/profile`. */
export type AnyEndpoint = { [N in RouteName]: Endpoint<N> }[RouteName];

type Arguments<E extends AnyEndpoint> = RouteArguments<Routes[NameOf<E>]>;
type CallParameters<E extends AnyEndpoint> =
  unknown extends Arguments<E> ? [options?: CallOptions] : [args: Arguments<E>, options?: CallOptions];

export interface CallOptions {
  signal?: AbortSignal;
}

interface LooseArguments {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const NETWORK_MESSAGE = '연결이 고르지 않습니다. 잠시 뒤에 다시 시도해 주세요.';

const isLoose = (value: unknown): value is LooseArguments =>
  typeof value === 'object' && value !== null && ('params' in value || 'query' in value || 'body' in value);

/** Fills `{name}` parts of a path and appends the query; values are encoded. */
export function buildPath(path: string, args: LooseArguments): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(args.query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(key, String(value));
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** The part of `fetch` the client needs: the browser's own, or the server calling itself without a network. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>;

export type ApiClient = <E extends AnyEndpoint>(
  endpoint: E,
  ...args: CallParameters<E>
) => Promise<RouteOutput<Routes[NameOf<E>]>>;

/**
 * Makes a client over a fetch. A call answers what stands under `data`, or throws an {@link ApiError};
 * where no answer came at all its code is `NETWORK` and its status 0.
 */
export function createClient(fetchApi: ApiFetch): ApiClient {
  const client = async (endpoint: string, ...rest: unknown[]): Promise<unknown> => {
    const [first, second] = rest;
    const args: LooseArguments = isLoose(first) ? first : {};
    const options = (isLoose(first) ? second : first) as CallOptions | undefined;
    const space = endpoint.indexOf(' ');
    const init: RequestInit = { method: endpoint.slice(0, space), headers: { accept: 'application/json' } };
    if (args.body !== undefined) {
      init.headers = { accept: 'application/json', 'content-type': 'application/json' };
      init.body = JSON.stringify(args.body);
    }
    if (options?.signal) init.signal = options.signal;
    const { response, payload } = await send(fetchApi, buildPath(endpoint.slice(space + 1), args), init);
    if (response.ok && payload !== null && 'data' in payload) return payload.data;
    throw toApiError(response.status, payload);
  };
  return client as ApiClient;
}

async function send(
  fetchApi: ApiFetch,
  path: string,
  init: RequestInit,
): Promise<{ response: Response; payload: Record<string, unknown> | null }> {
  try {
    const response = await fetchApi(path, init);
    const payload: unknown = await response.json();
    return { response, payload: typeof payload === 'object' ? (payload as Record<string, unknown>) : null };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'NETWORK', NETWORK_MESSAGE);
  }
}

function toApiError(status: number, payload: Record<string, unknown> | null): ApiError {
  if (payload && typeof payload['code'] === 'string' && typeof payload['message'] === 'string') {
    const fields = payload['fields'];
    return new ApiError(
      status,
      payload['code'] as ErrorCode,
      payload['message'],
      typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
    );
  }
  return new ApiError(status, 'NETWORK', NETWORK_MESSAGE);
}
