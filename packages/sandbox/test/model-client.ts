import { createBehaviourPlan, createModelSandbox, seededRandom, type ModelBehaviour } from '#model/app.ts';
import { testClock } from './clock.ts';

export const FACTS = [
  { id: 'day.branch', seat: '일지', evidence: '유금', basis: ['ilji'] },
  { id: 'clash', seat: '월주와 일주 사이', evidence: '묘유충', basis: ['hapchung'] },
  { id: 'spouse', seat: '원국', evidence: '관성', basis: ['spouse'], absent: true },
];
export const PROMPT = {
  chapter: { title: '마음이 움직이는 순서', basis: ['ilji'] },
  facts: FACTS,
  minChars: 550,
};

/** The shape a chapter of a reading has on the wire. */
export const CHAPTER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'answer', 'blocks', 'facts'],
  properties: {
    title: { type: 'string' },
    answer: { type: 'string', maxLength: 60 },
    blocks: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'object', properties: { kind: { const: 'quote' }, text: { type: 'string' } } },
          { $ref: '#/$defs/prose' },
        ],
      },
    },
    facts: { type: 'array', items: { type: 'string' } },
  },
  $defs: {
    prose: { type: 'object', properties: { kind: { const: 'prose' }, markdown: { type: 'string' } } },
  },
} as const;

export type ChapterBody = {
  title: string;
  answer: string;
  blocks: { kind: string; markdown: string }[];
  facts: string[];
};

export type ChatBody = {
  choices: { message: { content: string | null; refusal: string | null }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};
export type ChunkBody = {
  object: string;
  choices: { delta: { role?: string; content?: string; refusal?: string }; finish_reason: string | null }[];
  usage?: ChatBody['usage'] | null;
};

/** A caller with a stand-in of its own. */
export function modelClient(behaviour?: ModelBehaviour) {
  const plan = createBehaviourPlan({ random: seededRandom(1) });
  if (behaviour) plan.always('chat', behaviour);
  const waits: number[] = [];
  const app = createModelSandbox({
    apiKey: 'key',
    behaviour: plan,
    clock: testClock(),
    random: seededRandom(5),
    controls: true,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  const ask = (body: Record<string, unknown> = {}, init: RequestInit = {}) =>
    app.request('/v1/chat/completions', {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'sandbox-1',
        messages: [
          { role: 'system', content: '주어진 사실만으로 한국어로 씁니다.' },
          { role: 'user', content: JSON.stringify(PROMPT) },
        ],
        ...body,
      }),
      ...init,
    });
  const content = async (body: Record<string, unknown> = {}): Promise<string> =>
    ((await (await ask(body)).json()) as ChatBody).choices[0]!.message.content!;
  return { app, plan, waits, ask, content };
}

export const jsonSchema = (schema: unknown) => ({
  type: 'json_schema',
  json_schema: { name: 'chapter', strict: true, schema },
});

/** The payloads of a stream's events, without the closing mark, and whether that mark came. */
export async function readEvents(answer: Response): Promise<{ chunks: ChunkBody[]; done: boolean }> {
  const events = (await answer.text()).split('\n\n').filter((event) => event !== '');
  const payloads = events.map((event) => event.replace(/^data: /, ''));
  return {
    chunks: payloads
      .filter((payload) => payload !== '[DONE]')
      .map((payload) => JSON.parse(payload) as ChunkBody),
    done: payloads.at(-1) === '[DONE]',
  };
}
