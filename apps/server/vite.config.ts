import { defineConfig } from 'vite';

/** The server as a handful of files: small imports start fast and stay small in memory. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: [/^@wolha\//, 'drizzle-orm'] },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'embedded-worker': 'src/platform/database/embedded-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
});
