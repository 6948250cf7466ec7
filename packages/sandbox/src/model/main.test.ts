import { afterEach, expect, test } from 'vitest';
import { PROMPT, readEvents } from '../../test/model-client.ts';
import { startStandalone, type Standalone } from '../../test/standalone.ts';

let running: Standalone | undefined;
afterEach(() => running?.kill('SIGKILL'));

test('streams over a real port, is cut for real, and goes on after a caller gave up', async () => {
  running = await startStandalone('model', ['--model', 'house-model']);
  const { origin } = running;
  const ask = (signal?: AbortSignal) =>
    fetch(`${origin}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox-model-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'house-model',
        stream: true,
        stream_options: { include_usage: true },
        messages: [{ role: 'user', content: JSON.stringify(PROMPT) }],
      }),
      signal,
    });
  const next = (fault: unknown) =>
    fetch(`${origin}/_sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'chat', next: fault }),
    });

  const whole = await readEvents(await ask());
  expect(whole.done).toBe(true);
  expect(whole.chunks.at(-1)!.usage!.completion_tokens).toBeGreaterThan(100);

  await next({ cut: 'middle' });
  const cut = await ask();
  expect(cut.status).toBe(200);
  await expect(cut.text()).rejects.toThrow('terminated');

  await next({ cut: 'before' });
  await expect(ask()).rejects.toThrow('fetch failed');

  await next({ hang: 'middle' });
  const patience = new AbortController();
  const hanging = await ask(patience.signal);
  const reader = hanging.body!.getReader();
  await reader.read();
  patience.abort();
  expect((await readEvents(await ask())).chunks).toHaveLength(whole.chunks.length);
});
