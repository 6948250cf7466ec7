import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';

const chromium = findChromium();
/** Module state is shared in a worker, so that what the adviser hears by is learned once in each. */
const LEARNED = 'packages/reading/src/adviser/fixture/learned.ts';
const ADVISER = 'packages/reading/src/adviser/**/*.test.ts';

/** Unit and API tests in node; what measures, moves or goes back, in a real browser where one is found. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.*', ADVISER],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'adviser',
          include: [ADVISER],
          environment: 'node',
          isolate: false,
          setupFiles: [LEARNED],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: [LEARNED],
        },
      },
      ...(chromium !== null && existsSync('apps/web/vitest.browser.config.ts')
        ? [
            {
              extends: './apps/web/vitest.browser.config.ts',
              test: {
                name: 'browser',
                include: ['apps/web/**/*.browser.test.tsx'],
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    launchOptions: { executablePath: chromium.path, args: chromium.args },
                  }),
                  instances: [{ browser: 'chromium' as const }],
                },
              },
            },
          ]
        : []),
    ],
  },
});
