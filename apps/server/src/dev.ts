import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from '#platform/config.ts';
import { createLogger } from '#platform/logging.ts';
import { repositoryRoot } from '#platform/paths.ts';
import { openShop } from './open-shop.ts';

/** The shop from source: pages come from the bundler's dev server, in this process and on the same port. */
const webDirectory = join(repositoryRoot, 'apps/web');
const vite = await createServer({
  configFile: join(webDirectory, 'vite.config.ts'),
  root: webDirectory,
  server: { middlewareMode: true },
});
const config = readConfig(process.env);
const shop = await openShop({
  config,
  log: createLogger(config),
  pages: {
    clientDirectory: join(webDirectory, 'public'),
    before: (req, res, next) => {
      vite.middlewares(req, res, next);
    },
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
  },
});
process.stdout.write(`월하 (개발) → http://localhost:${shop.port}\n`);

async function stop(): Promise<void> {
  await shop.close();
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
