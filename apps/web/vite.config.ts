import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Modules of `app`, by their paths below it without the ending; what they import comes along. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(`apps/web/app/(?:${paths.join('|')})\\.tsx?$`);

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
              // A request costs a slow line 150 ms, and small scripts compress worse than one.
              groups: [
                { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
                // On every page.
                {
                  name: 'frame',
                  test: modules(
                    'features/chrome/(?:failed-page|night-backdrop|result-loading|visit-recorder)',
                    'ui/(?:alert-place|shell|toaster)',
                    'lib/(?:overlay|inline-styles|keep-offline-page)',
                    'styles/font-preload',
                  ),
                },
                // What a reader does over a page: fetched with the first drawer or form where none stands ready.
                {
                  name: 'doing',
                  test: modules(
                    'ui/(?:dialog|drawer|modal|choice-group|radio-card|segmented|text-field|checkbox)',
                    'lib/api',
                  ),
                },
                { name: 'shop', test: modules('(?:ui|lib)/.*'), minShareCount: 8 },
                {
                  name: 'main',
                  test: modules(
                    'features/chrome/main-page',
                    'features/home/content-item',
                    'lib/embedded-view',
                  ),
                },
                { name: 'person', test: modules('features/member-form/(?:birth-fields|member-dialog)') },
                { name: 'content', test: modules('features/content/content-(?:body|meta|start)') },
              ],
            },
          },
        },
      },
    },
  },
});
