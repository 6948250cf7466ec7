import {
  createBehaviourPlan,
  createModelSandbox,
  seededRandom,
  type ModelBehaviour,
} from '@wolha/sandbox/model';
import type { LanguageModel, ModelMessage } from '#providers/model/language-model.ts';
import { openAiStream } from '#providers/model/openai-stream.ts';

const PATIENCE_MS = 500;

/** The model's stand-in behind the real protocol, with what it was told, and without a record of what it costs. */
export function standInModel(behaviour: ModelBehaviour = {}): {
  model: LanguageModel;
  told: ModelMessage[][];
  plan: ReturnType<typeof createBehaviourPlan>;
} {
  const plan = createBehaviourPlan({ random: seededRandom(7) });
  plan.always('chat', behaviour);
  const app = createModelSandbox({ apiKey: 'sk-test', behaviour: plan });
  const server = {
    baseUrl: 'http://model.test/v1',
    apiKey: 'sk-test',
    model: 'sandbox-1',
    fetch: (url: unknown, init?: RequestInit) => Promise.resolve(app.request(url as string, init)),
  };
  const told: ModelMessage[][] = [];
  const stream: LanguageModel['stream'] = async function* (messages, { maxTokens, schema }) {
    told.push([...messages]);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    for await (const part of openAiStream(server, { messages, maxTokens, schema, signal })) {
      if (part.kind === 'text') yield part.text;
    }
  };
  return { model: { name: 'sandbox-1', stream }, told, plan };
}
