import { describe, expect, test } from 'vitest';
import {
  CHAPTER_SCHEMA,
  FACTS,
  jsonSchema,
  modelClient,
  PROMPT,
  type ChapterBody,
  type ChatBody,
} from '../../test/model-client.ts';

describe('an answer', () => {
  test('has the body of a chat completion, with usage', async () => {
    const { ask } = modelClient();
    const answer = await ask();
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as ChatBody;
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-\w{29}$/),
      object: 'chat.completion',
      created: 1_772_334_000,
      model: 'sandbox-1',
      choices: [{ index: 0, message: { role: 'assistant', refusal: null }, finish_reason: 'stop' }],
    });
    expect(body.usage.completion_tokens).toBe(Math.ceil([...body.choices[0]!.message.content!].length / 2));
    expect(body.usage.total_tokens).toBe(body.usage.prompt_tokens + body.usage.completion_tokens);
  });

  test('stops at the token limit and says so', async () => {
    const { ask } = modelClient();
    for (const limit of [{ max_tokens: 20 }, { max_completion_tokens: 20 }]) {
      const body = (await (await ask(limit)).json()) as ChatBody;
      expect(body.choices[0]).toMatchObject({ finish_reason: 'length' });
      expect([...body.choices[0]!.message.content!]).toHaveLength(40);
      expect(body.usage.completion_tokens).toBe(20);
    }
  });

  test('fits the JSON schema it was given: prose blocks, titles, the ids of facts', async () => {
    const { content } = modelClient();
    const chapter = JSON.parse(await content({ response_format: jsonSchema(CHAPTER_SCHEMA) })) as ChapterBody;
    expect(chapter.title).toBe('마음이 움직이는 순서');
    expect(chapter.answer.length).toBeLessThanOrEqual(60);
    expect(chapter.blocks).toEqual([
      { kind: 'prose', markdown: expect.stringContaining('일지에 놓인 유금') },
    ]);
    expect(chapter.facts).toEqual(FACTS.map((fact) => fact.id));
  });

  test('has one entry per chapter asked for, each with its own facts', async () => {
    const { content } = modelClient();
    const asked = {
      chapters: [
        { title: '첫째 장', facts: [FACTS[0]] },
        { title: '둘째 장', facts: [FACTS[1]] },
      ],
    };
    const schema = {
      type: 'object',
      properties: { chapters: { type: 'array', items: CHAPTER_SCHEMA.$defs.prose } },
    };
    const messages = [
      { role: 'user', content: `아래 JSON을 읽고 쓰세요.\n\`\`\`json\n${JSON.stringify(asked)}\n\`\`\`` },
    ];
    const { chapters } = JSON.parse(await content({ messages, response_format: jsonSchema(schema) })) as {
      chapters: { markdown: string }[];
    };
    expect(chapters.map(({ markdown }) => [markdown.includes('유금'), markdown.includes('묘유충')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const markdown = await content({ messages });
    expect(markdown.match(/^## .+$/gm)).toEqual(['## 첫째 장', '## 둘째 장']);
  });

  test('in a talk is a reply and two questions', async () => {
    const { content } = modelClient();
    const asked = { question: '먼저 연락해도 될까요?', facts: FACTS };
    const messages = [
      { role: 'system', content: 'Answer in json.' },
      { role: 'user', content: JSON.stringify(asked) },
    ];
    const reply = JSON.parse(await content({ messages, response_format: { type: 'json_object' } })) as {
      response: string;
      questions: string[];
    };
    expect(reply.response).toContain('유금');
    expect(reply.questions).toHaveLength(2);
    expect(new Set(reply.questions).size).toBe(2);
  });

  test('after a repair turn still rests on the facts of the first message', async () => {
    const { content } = modelClient();
    const messages = [
      { role: 'user', content: JSON.stringify(PROMPT) },
      { role: 'assistant', content: '{"title":' },
      { role: 'user', content: '형식이 깨졌습니다. 다시 써 주세요.' },
    ];
    expect(await content({ messages })).toContain('일지에 놓인 유금');
  });

  test('to a bare question rests on nothing it was not told', async () => {
    const { content } = modelClient();
    const text = await content({
      messages: [{ role: 'user', content: [{ type: 'text', text: '언제 만날까요?' }] }],
    });
    expect(text).toContain('지금 들려준 이야기');
  });
});

describe('a wrong request', () => {
  test.each([
    ['no messages', { messages: [] }, 400, 'messages'],
    ['a role nobody has', { messages: [{ role: 'bot', content: 'x' }] }, 400, 'messages.0.role'],
    ['two answers at once', { n: 2 }, 400, 'n'],
    ['no tokens', { max_tokens: 0 }, 400, 'max_tokens'],
    ['stream options without a stream', { stream_options: { include_usage: true } }, 400, 'stream_options'],
    [
      'a JSON object nobody mentioned',
      { response_format: { type: 'json_object' }, messages: [{ role: 'user', content: 'x' }] },
      400,
      'messages',
    ],
    ['an unknown format', { response_format: { type: 'xml' } }, 400, 'response_format.type'],
    ['an unknown model', { model: 'gpt-0' }, 404, null],
  ])('with %s is refused', async (_, body, status, param) => {
    const { ask } = modelClient();
    const refused = await ask(body);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });

  test('without the key is refused, also for the list of models', async () => {
    const { app } = modelClient();
    for (const path of ['/v1/models', '/v1/chat/completions']) {
      const refused = await app.request(path, { headers: { authorization: 'Bearer other' } });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
    }
    const listed = await app.request('/v1/models', { headers: { authorization: 'Bearer key' } });
    expect(await listed.json()).toMatchObject({
      object: 'list',
      data: [{ id: 'sandbox-1', object: 'model' }],
    });
  });
});

test('what was asked can be looked at, so that a test knows what left the house', async () => {
  const { app, ask } = modelClient();
  await ask();
  const requests = (await (await app.request('/_sandbox/requests')).json()) as { messages: unknown[] }[];
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(requests[0]!.messages)).toContain('묘유충');
  await app.request('/_sandbox/requests', { method: 'DELETE' });
  expect(await (await app.request('/_sandbox/requests')).json()).toEqual([]);
});
