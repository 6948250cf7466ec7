import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const ENTRY = '\0entry-of-size';

/** Bytes of one entry after minifying, and after gzip -9 of the one file. */
export interface BundleSize {
  minified: number;
  gzip: number;
}

/** Size of a module of the package as a page would load it: bundled to one file, only what it exports and uses. */
export async function bundleSize(code: string): Promise<BundleSize> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(id) {
          if (id.endsWith('/entry-of-size')) return ENTRY;
          return id.startsWith('@wolha/saju') ? source(`${id.split('/')[2] ?? 'index'}.ts`) : null;
        },
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: '/entry-of-size', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  const [first] = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[];
  const text = first?.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('') ?? '';
  return { minified: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length };
}

if (import.meta.main) {
  const entries = {
    'whole package':
      "export * from '@wolha/saju'; export * from '@wolha/saju/core'; export * from '@wolha/saju/calendar';",
    '@wolha/saju': "export * from '@wolha/saju';",
    '@wolha/saju/core': "export * from '@wolha/saju/core';",
    '@wolha/saju/calendar': "export * from '@wolha/saju/calendar';",
    'leap-month box of a form': "export { leapMonthOf, lunarMonthDays } from '@wolha/saju/calendar';",
  };
  for (const [name, code] of Object.entries(entries)) {
    const { minified, gzip } = await bundleSize(code);
    console.log(
      `${name.padEnd(28)} ${(minified / 1024).toFixed(1).padStart(6)} KB  gzip ${String(gzip).padStart(6)} bytes`,
    );
  }
}
