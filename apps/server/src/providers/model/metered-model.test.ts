import {
  createBehaviourPlan,
  createModelSandbox,
  seededRandom,
  type ModelBehaviour,
} from '@wolha/sandbox/model';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ModelConfig } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { testClock, type TestClock } from '../../../test/test-clock.ts';
import { emptyDatabase, testDatabase } from '../../../test/test-database.ts';
import { modelCalls } from '../schema.ts';
import type { ModelCall, ModelMessage } from './language-model.ts';
import { createMeteredModel } from './metered-model.ts';

const CONFIG: ModelConfig = {
  baseUrl: 'http://model.test/v1',
  apiKey: 'sk-test',
  model: 'sandbox-1',
  seconds: 2,
  wonPerMillionInput: 5_000,
  wonPerMillionOutput: 20_000,
  wonPerDay: 1_000,
  provider: { name: null, country: null, contact: null, retention: null },
};
const MESSAGES: ModelMessage[] = [
  { role: 'system', content: '한국어로 답합니다.' },
  {
    role: 'user',
    content: JSON.stringify({ question: '언제 만날까요?', facts: ['일지 유금'], minChars: 200 }),
  },
];
const CALL: ModelCall = { purpose: 'CHAT', signal: new AbortController().signal, maxTokens: 800 };

async function wholeText(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
}

describe('a metered model', () => {
  let db: Database;
  let clock: TestClock;
  beforeEach(async () => {
    const connection = await testDatabase();
    await emptyDatabase(connection);
    ({ db } = connection);
    clock = testClock();
  });

  const open = (behaviour: ModelBehaviour = {}, config: Partial<ModelConfig> = {}) => {
    const plan = createBehaviourPlan({ random: seededRandom(7) });
    plan.always('chat', behaviour);
    const app = createModelSandbox({ apiKey: 'sk-test', behaviour: plan });
    const model = createMeteredModel(
      { ...CONFIG, ...config },
      { db, clock, newId: uuidv7, fetch: (url, init) => Promise.resolve(app.request(url as string, init)) },
    );
    return {
      plan,
      ask: (call: Partial<ModelCall> = {}) => wholeText(model.stream(MESSAGES, { ...CALL, ...call })),
      model,
    };
  };
  const records = () => db.select().from(modelCalls);

  test('passes the text on as it comes, and records what it cost', async () => {
    const parts: string[] = [];
    for await (const part of open().model.stream(MESSAGES, CALL)) parts.push(part);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('')).toContain('유금');
    const [record] = await records();
    expect(record).toMatchObject({
      outcome: 'DONE',
      purpose: 'CHAT',
      model: 'sandbox-1',
      koreanDay: '2026-11-21',
    });
    const { inputTokens = 0, outputTokens = 0, cost } = record ?? {};
    expect(outputTokens).toBeGreaterThan(50);
    expect(cost).toBe(Math.ceil(inputTokens * 5 + outputTokens * 20));
  });

  test.each<[string, ModelBehaviour, string]>([
    ['a wrong key', { status: 401 }, 'REFUSED'],
    ['too many calls', { status: 429 }, 'REFUSED'],
    ['a broken server', { status: 500 }, 'REFUSED'],
    ['a line cut before', { cut: 'before' }, 'BROKEN'],
    ['a line cut in the middle', { cut: 'middle' }, 'BROKEN'],
    ['an answer without an end', { say: 'huge' }, 'BROKEN'],
  ])('says %s, and counts it', async (_, behaviour, code) => {
    await expect(open(behaviour).ask()).rejects.toMatchObject({ name: 'ModelError', code });
    expect(await records()).toMatchObject([{ outcome: 'FAILED' }]);
  });

  test.each(['before', 'middle'] as const)('gives up on one that goes quiet %s its answer', async (hang) => {
    await expect(open({ hang }, { seconds: 0.2 }).ask()).rejects.toMatchObject({ code: 'LATE' });
  });

  test('takes an answer cut off by the limit for none', async () => {
    await expect(open().ask({ maxTokens: 20 })).rejects.toMatchObject({ code: 'BROKEN' });
  });

  test('stops when nobody wants the answer any more, and does not hold it against the model', async () => {
    const { ask } = open({ hang: 'before' });
    for (let n = 0; n < 4; n += 1) {
      const leaving = new AbortController();
      const asked = ask({ signal: leaving.signal });
      setTimeout(() => leaving.abort(new Error('gone')), 20);
      await expect(asked).rejects.toThrow('gone');
    }
    expect((await records()).map((record) => record.outcome)).toEqual(Array(4).fill('STOPPED'));
  });

  test('leaves a model alone after three failures in a row', async () => {
    const { ask, plan } = open({ status: 500 });
    for (let n = 0; n < 3; n += 1) await expect(ask()).rejects.toMatchObject({ code: 'REFUSED' });
    plan.always('chat', undefined);
    await expect(ask()).rejects.toMatchObject({ code: 'RESTING' });
    expect(await records()).toHaveLength(3);
  });

  test('A65: spends no more in a Korean day than it may, however many ask at once', async () => {
    const { ask } = open({}, { wonPerDay: 40 });
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(10);
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'BUDGET' });
    const spent = (await records()).reduce((sum, record) => sum + record.cost, 0);
    expect(spent).toBeLessThanOrEqual(40_000);
    await expect(open({}, { wonPerDay: 0 }).ask()).rejects.toMatchObject({ code: 'BUDGET' });
    clock.set('2026-11-22T00:00:00+09:00');
    expect(await ask()).toContain('유금');
  });
});
