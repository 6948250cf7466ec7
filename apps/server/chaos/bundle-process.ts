import { join } from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '#platform/paths.ts';

/** The shop's process and the provider's, each as a handful of files, as in the open: they start fast enough to be killed often. */
export async function bundleProcesses(): Promise<{ shop: string; provider: string }> {
  const directory = join(repositoryRoot, 'apps/server/chaos/build');
  const leftOut = join(repositoryRoot, 'apps/server/chaos/not-in-chaos.ts');
  await build({
    configFile: false,
    root: join(repositoryRoot, 'apps/server'),
    logLevel: 'error',
    resolve: {
      alias: { '@wolha/reading': leftOut, 'react-router': leftOut, '#catalogue/load-catalogue.ts': leftOut },
    },
    ssr: { noExternal: true, external: ['vite'] },
    build: {
      ssr: true,
      target: 'node22',
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: {
        input: { shop: 'chaos/main.ts', provider: '../../packages/sandbox/src/toss/main.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  return { shop: join(directory, 'shop.js'), provider: join(directory, 'provider.js') };
}
