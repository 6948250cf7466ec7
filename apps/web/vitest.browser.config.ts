import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vitest/config';

/** Components in a real browser: with the shop's styles, without the router's own bundler. */
export default defineConfig({
  plugins: [tailwindcss()],
  test: { globalSetup: [join(import.meta.dirname, 'scripts/fonts-for-tests.ts')] },
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      'vitest-browser-react',
    ],
  },
});
