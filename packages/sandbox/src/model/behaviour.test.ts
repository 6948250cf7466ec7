import { describe, expect, test } from 'vitest';
import {
  CHAPTER_SCHEMA,
  jsonSchema,
  modelClient,
  PROMPT,
  readEvents,
  type ChatBody,
} from '../../test/model-client.ts';
import { sayings, type Saying } from '#model/behaviour.ts';
import { HUGE } from '#model/say.ts';

const chapter = { response_format: jsonSchema(CHAPTER_SCHEMA) };
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Lets promises that are already on their way come to rest. */
const idle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};

describe('a stream', () => {
  test('adds up to the whole answer, then says how it ended and that it is done', async () => {
    const { ask, content } = modelClient();
    const whole = await content();
    const answer = await ask({ stream: true });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const { chunks, done } = await readEvents(answer);
    expect(done).toBe(true);
    expect(chunks[0]).toMatchObject({
      object: 'chat.completion.chunk',
      choices: [{ delta: { role: 'assistant' } }],
    });
    expect(chunks.map((chunk) => chunk.choices[0]!.delta.content ?? '').join('')).toBe(whole);
    expect(
      chunks.map((chunk) => chunk.choices[0]!.finish_reason).filter((reason) => reason !== null),
    ).toEqual(['stop']);
    expect(chunks.at(-1)!.choices[0]!.finish_reason).toBe('stop');
    expect(chunks.every((chunk) => !('usage' in chunk))).toBe(true);
  });

  test('ends with usage when asked to, and only then', async () => {
    const { ask } = modelClient();
    const whole = (await (await ask()).json()) as ChatBody;
    const { chunks } = await readEvents(await ask({ stream: true, stream_options: { include_usage: true } }));
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage });
    expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
  });

  test('never splits a character', async () => {
    const { ask } = modelClient();
    const messages = [{ role: 'user', content: JSON.stringify({ facts: ['🌙🌕달', '🐉용의 해'] }) }];
    const { chunks } = await readEvents(await ask({ stream: true, messages }));
    for (const chunk of chunks) expect(chunk.choices[0]!.delta.content ?? '').not.toMatch(/\p{Surrogate}/u);
  });
});

describe('trouble on the wire', () => {
  test('slow: waits for the first word, then between words', async () => {
    const { ask, waits } = modelClient({ firstTokenMs: 700, tokensPerSecond: 30 });
    const { chunks } = await readEvents(await ask({ stream: true }));
    expect(waits[0]).toBe(700);
    expect(waits.slice(1)).toEqual(Array.from({ length: chunks.length }, () => 100));
  });

  test('slow without a stream: waits as long as the words take', async () => {
    const { ask, waits } = modelClient({ tokensPerSecond: 50 });
    const body = (await (await ask()).json()) as ChatBody;
    expect(waits).toEqual([(body.usage.completion_tokens / 50) * 1000]);
  });

  test.each([
    [429, 'rate_limit_exceeded', 'requests'],
    [500, null, 'server_error'],
    [503, null, 'server_error'],
    [401, 'invalid_api_key', 'invalid_request_error'],
  ] as const)('answers %i', async (status, code, type) => {
    const { ask } = modelClient({ status, retryAfterSeconds: 3 });
    const refused = await ask({ stream: true });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, '3']);
    expect(await refused.json()).toMatchObject({ error: { code, type } });
  });

  test('cut before: nothing is answered', async () => {
    const { ask } = modelClient({ cut: 'before' });
    await expect(ask()).rejects.toThrow('dropped');
  });

  test.each([{ stream: true }, {}])('cut in the middle of %o: half of it came', async (body) => {
    const { ask } = modelClient({ cut: 'middle' });
    const answer = await ask(body);
    let heard = '';
    const listen = async (): Promise<void> => {
      const decoder = new TextDecoder();
      for await (const part of answer.body!) heard += decoder.decode(part as Uint8Array);
    };
    await expect(listen()).rejects.toThrow('dropped');
    expect(heard.length).toBeGreaterThan(100);
    expect(heard).not.toContain('[DONE]');
    expect(parse(heard)).toBeUndefined();
  });

  test.each(['before', 'middle'] as const)('hangs %s until the caller gives up', async (hang) => {
    const { ask } = modelClient({ hang });
    const caller = new AbortController();
    const asked = (async () => (await ask({ stream: true }, { signal: caller.signal })).text())();
    const first = await Promise.race([asked.then(() => 'answered'), idle().then(() => 'silent')]);
    expect(first).toBe('silent');
    caller.abort();
    const ended = await asked.then(
      (text) => !text.includes('[DONE]'),
      () => true,
    );
    expect(ended).toBe(true);
  });
});

describe('trouble in the words', () => {
  const said = (say: Saying, body: Record<string, unknown> = chapter) => modelClient({ say }).content(body);

  test('refuses, in the field kept for it when a schema was asked for', async () => {
    const { ask } = modelClient({ say: 'refusal' });
    const [choice] = ((await (await ask(chapter)).json()) as ChatBody).choices;
    expect(choice!.message).toMatchObject({
      content: null,
      refusal: expect.stringContaining('도움을 드릴 수 없습니다'),
    });
    const { chunks } = await readEvents(await ask({ ...chapter, stream: true }));
    expect(chunks.map((chunk) => chunk.choices[0]!.delta.refusal ?? '').join('')).toBe(
      choice!.message.refusal,
    );
    expect(await said('refusal', {})).toContain('도움을 드릴 수 없습니다');
  });

  test('English: the right shape in the wrong language', async () => {
    const text = (JSON.parse(await said('english')) as { blocks: { markdown: string }[] }).blocks[0]!
      .markdown;
    expect(text).not.toMatch(/[가-힣]/);
    expect(await said('english', {})).not.toMatch(/[가-힣]/);
  });

  test('broken JSON does not parse, with a schema or without', async () => {
    expect(parse(await said('broken-json'))).toBeUndefined();
    expect(parse(await said('broken-json', {}))).toBeUndefined();
  });

  test('a wrong schema parses, and has nothing of what was asked for', async () => {
    const value = JSON.parse(await said('wrong-schema')) as Record<string, unknown>;
    expect(Object.keys(value)).not.toEqual(expect.arrayContaining(['title']));
    expect(value).not.toHaveProperty('blocks');
  });

  test('empty is empty', async () => {
    expect(await said('empty')).toBe('');
  });

  test('inventions: a pillar, a year and a name that were not in the prompt', async () => {
    const text = await said('invention');
    const pillar = /일주는 ([가-힣]{2})일주/.exec(text)![1]!;
    expect(JSON.stringify(PROMPT)).not.toContain(pillar);
    expect(text).toMatch(/2093년 8월에 [가-힣]{3} 씨/);
    expect(parse(text)).toBeDefined();
  });

  test('inventions avoid whatever the prompt does name', async () => {
    const cycle = Array.from({ length: 60 }, (_, nth) => {
      return `${'갑을병정무기경신임계'[nth % 10]}${'자축인묘진사오미신유술해'[nth % 12]}`;
    });
    const left = '계해';
    const facts = cycle.filter((pillar) => pillar !== left);
    const content = JSON.stringify({ facts, people: '김지훈, 이서연, 박민재' });
    const text = await said('invention', { messages: [{ role: 'user', content }] });
    expect(text).toContain(`일주는 ${left}일주`);
    expect(text).toContain('최유나 씨');
  });

  test('markup: scripts, handlers, images and links elsewhere', async () => {
    const text = await said('markup', {});
    for (const piece of ['<script>', 'onerror=', '](javascript:', '](https://evil.example', '![']) {
      expect(text).toContain(piece);
    }
    expect(parse(await said('markup'))).toBeDefined();
  });

  test('unsafe certainties and promises', async () => {
    expect(await said('unsafe')).toMatch(/반드시 큰 병.*전액 환불/s);
  });

  test('huge: a megabyte that keeps to no limit, whole or streamed', async () => {
    expect(Buffer.byteLength(await said('huge', { ...chapter, max_tokens: 100 }))).toBeGreaterThanOrEqual(
      HUGE,
    );
    const { chunks, done } = await readEvents(await modelClient({ say: 'huge' }).ask({ stream: true }));
    const text = chunks.map((chunk) => chunk.choices[0]!.delta.content ?? '').join('');
    expect(Buffer.byteLength(text)).toBeGreaterThanOrEqual(HUGE);
    expect(done).toBe(true);
  });

  test('every way of speaking differs from the good one', async () => {
    const good = await modelClient().content(chapter);
    const { ask, plan } = modelClient();
    for (const say of sayings) plan.next('chat', { say });
    for (const saying of sayings) {
      const { content, refusal } = ((await (await ask(chapter)).json()) as ChatBody).choices[0]!.message;
      expect(content ?? refusal, saying).not.toBe(good);
    }
    expect(((await (await ask(chapter)).json()) as ChatBody).choices[0]!.message.content).toBe(good);
  });
});

test('behaviours can be switched over HTTP', async () => {
  const { app, ask, content } = modelClient();
  const order = (body: unknown) =>
    app.request('/_sandbox/faults', { method: 'POST', body: JSON.stringify(body) });
  expect((await order({ operation: 'chat', next: { say: 'poetry' } })).status).toBe(400);
  expect((await order({ operation: 'chat', next: { status: 500 } })).status).toBe(204);
  expect((await ask()).status).toBe(500);
  expect((await order({ operation: 'chat', chances: [{ chance: 1, fault: { say: 'empty' } }] })).status).toBe(
    204,
  );
  expect(await content()).toBe('');
  await app.request('/_sandbox/faults', { method: 'DELETE' });
  expect(await content()).toContain('유금');
});
