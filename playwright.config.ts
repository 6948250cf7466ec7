import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const chromium = findChromium();

/** Journeys through the built shop, on a phone-sized browser. Each worker has a shop of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  // A machine may stall a browser once; a journey that needs its second try is reported as flaky, not as passed.
  retries: 1,
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What a worker answers cannot be held up or dropped by a test; the one about it allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium.path, args: chromium.args } : {}),
      // Without a UTF-8 locale the browser cannot give a file a Korean name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
