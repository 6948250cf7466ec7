import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { logInByHttp } from './log-in-by-http.ts';
import { startShop } from './start-shop.ts';

const root = resolve(import.meta.dirname, '..');

const birth = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday: '19940312', time: '0724' };

test('what was acknowledged survives kill -9, and the second start keeps it', async () => {
  const shop = await startShop();
  const { token } = await logInByHttp(shop.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const stored = await fetch(`${shop.url}/v1/member`, {
    method: 'POST',
    headers,
    body: JSON.stringify(birth),
  });
  expect(stored.status).toBe(200);
  await shop.end('SIGKILL');

  const again = await startShop({ dataDirectory: shop.dataDirectory });
  const list = (await (await fetch(`${again.url}/v1/member/list`, { headers })).json()) as {
    data: { memberList: { birthday: string }[] };
  };
  expect(list.data.memberList).toMatchObject([{ birthday: '19940312' }]);
  await again.discard();
});

test('a second process on the same data is refused with a clear message', async () => {
  const shop = await startShop();
  const second = spawnSync(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: shop.dataDirectory },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain('이미 쓰고 있습니다');
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  await shop.discard();
});

test('SIGTERM ends it cleanly', async () => {
  const shop = await startShop();
  expect(await shop.end('SIGTERM')).toBe(0);
  await shop.discard();
});

test('production refuses to open half configured', () => {
  const refused = spawnSync(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(refused.status).toBe(1);
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'KAKAO_REST_API_KEY', 'BUSINESS_NAME']) {
    expect(refused.stderr).toContain(name);
  }
});
