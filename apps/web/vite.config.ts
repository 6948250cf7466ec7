import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'shop', test: /apps[\\/]web[\\/]app[\\/](?:ui|lib)[\\/]/, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
});
