import type { Context } from 'hono';
import { Hono } from 'hono';
import { timingSafeEqual } from 'node:crypto';
import { faultControls } from '#kit/fault-controls.ts';
import { randomToken, secureRandom, type Random } from '#kit/random.ts';
import { dropConnection, realSleep, rethrow, type Sleep, type Struck } from '#kit/strike.ts';
import {
  behaviourSchema,
  modelOperations,
  type ModelBehaviour,
  type ModelBehaviourPlan,
} from '#model/behaviour.ts';
import { complete } from '#model/completion.ts';
import { hangUp, sendAnswer, streamAnswer, untilAborted } from '#model/deliver.ts';
import { chatRequest, type ChatRequest } from '#model/request.ts';
import { say } from '#model/say.ts';
import { readTask } from '#model/task.ts';

export { createBehaviourPlan, sayings } from '#model/behaviour.ts';
export type { ModelBehaviour, ModelBehaviourPlan, Saying } from '#model/behaviour.ts';
export { seededRandom } from '#kit/random.ts';

export type ModelSandboxOptions = {
  apiKey: string;
  /** One behaviour for every call, or a plan that changes with the calls. Without it every answer is good. */
  behaviour?: ModelBehaviour | ModelBehaviourPlan;
  /** Names of models; others are unknown. */
  models?: readonly string[];
  clock?: () => Date;
  random?: Random;
  sleep?: Sleep;
  /** Opens `/_sandbox/*`: behaviours, and the requests received. Only for tests. */
  controls?: boolean;
};

/** Requests kept for looking at. */
const KEPT = 200;

/**
 * An OpenAI-compatible chat model as one Hono app: `POST /v1/chat/completions`, whole or streamed, and `GET /v1/models`.
 * It writes Korean from the facts in the prompt's JSON and from nothing else, the same for the same messages.
 */
export function createModelSandbox(options: ModelSandboxOptions): Hono<Struck> {
  const models = options.models ?? ['sandbox-1'];
  const clock = options.clock ?? (() => new Date());
  const random = options.random ?? secureRandom;
  const sleep = options.sleep ?? realSleep;
  const received: ChatRequest[] = [];
  const draw = (): ModelBehaviour =>
    (options.behaviour && 'draw' in options.behaviour ? options.behaviour.draw('chat') : options.behaviour) ??
    {};

  const app = new Hono<Struck>();
  app.onError(rethrow);
  app.use('/v1/*', async (c, next) => {
    const key = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!sameText(key, options.apiKey)) {
      return refuse(c, 401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
    }
    return next();
  });
  app.get('/v1/models', (c) =>
    c.json({
      object: 'list',
      data: models.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' })),
    }),
  );
  app.post('/v1/chat/completions', async (c) => {
    const behaviour = draw();
    const { signal } = c.req.raw;
    const parsed = chatRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(
        c,
        400,
        issue?.message ?? 'bad request',
        'invalid_request_error',
        null,
        issue?.path.join('.'),
      );
    }
    const request = parsed.data;
    if (options.controls) received.splice(0, received.length, ...[...received, request].slice(-KEPT));
    if (!models.includes(request.model)) {
      return refuse(
        c,
        404,
        `The model '${request.model}' does not exist.`,
        'invalid_request_error',
        'model_not_found',
      );
    }
    if (behaviour.firstTokenMs) await untilAborted(sleep(behaviour.firstTokenMs), signal);
    if (behaviour.hang === 'before') await hangUp(signal);
    if (behaviour.cut === 'before' || signal.aborted) return dropConnection(c);
    if (behaviour.status !== undefined) return fail(c, behaviour.status, behaviour.retryAfterSeconds);

    const task = readTask(request);
    const completion = complete({
      id: `chatcmpl-${randomToken(random, 29)}`,
      created: Math.floor(clock().getTime() / 1000),
      model: request.model,
      prompt: task.prompt,
      said: say(request, task, behaviour.say),
      // A model that runs wild does not keep to the limit either.
      maxTokens:
        behaviour.say === 'huge'
          ? undefined
          : (request.max_completion_tokens ?? request.max_tokens ?? undefined),
    });
    const wire = { behaviour, sleep, signal, drop: () => dropConnection(c) };
    return request.stream
      ? streamAnswer(completion, request.stream_options?.include_usage === true, wire)
      : sendAnswer(completion, wire);
  });
  if (options.controls) {
    app.get('/_sandbox/requests', (c) => c.json(received));
    app.delete('/_sandbox/requests', (c) => {
      received.length = 0;
      return c.body(null, 204);
    });
    if (options.behaviour && 'draw' in options.behaviour) {
      app.route('/_sandbox/faults', faultControls(modelOperations, options.behaviour, behaviourSchema));
    }
  }
  return app;
}

function fail(
  c: Context,
  status: NonNullable<ModelBehaviour['status']>,
  retryAfter: number | undefined,
): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  switch (status) {
    case 400:
      return refuse(c, status, 'The request was rejected.', 'invalid_request_error', null);
    case 401:
      return refuse(c, status, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');
    case 429:
      return refuse(c, status, 'Rate limit reached for requests.', 'requests', 'rate_limit_exceeded');
    default:
      return refuse(
        c,
        status,
        'The server had an error while processing your request.',
        'server_error',
        null,
      );
  }
}

function refuse(
  c: Context,
  status: 400 | 401 | 404 | 429 | 500 | 503,
  message: string,
  type: string,
  code: string | null,
  param: string | null = null,
): Response {
  return c.json({ error: { message, type, param, code } }, status);
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
