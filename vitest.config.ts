import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The name of a file of tests says what it needs. */
const TESTS = '{engine,renderer,cli,assets,scripts,electron}/**/*';
const NAMES = {
  /** A page. */
  dom: `${TESTS}.dom.test.{ts,tsx}`,
  /** A page, and modules of its own in the place of others. */
  mocked: `${TESTS}.mocked.dom.test.{ts,tsx}`,
  /** Neither. */
  pure: `${TESTS}.test.{ts,tsx,mjs}`,
};

const FRESH_STATE = 'scripts/lib/fresh-state.mjs';
const QUICK_STYLES = 'scripts/lib/quick-styles.mjs';
const QUICK_REACT = 'scripts/lib/quick-react.mjs';

const { resolve } = createRequire(import.meta.url);
const PDF_WORKER = 'pdfjs-dist/build/pdf.worker.min.mjs?url';

const isFull = process.env['WABENWART_TRIALS'] === 'full';
const addressOf = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);

/** The reader of PDFs as it is made for Node puts slow methods of arrays in the place of Node's own, for all. */
const PDFJS = `
  const methods = Object.getOwnPropertyDescriptors(Array.prototype);
  await import(${addressOf('pdfjs-dist/legacy/build/pdf.worker.mjs')});
  const pdfjs = await import(${addressOf('pdfjs-dist/legacy/build/pdf.mjs')});
  Object.defineProperties(Array.prototype, methods);
  export const { getDocument, GlobalWorkerOptions, OPS } = pdfjs;
`;

export default defineConfig({
  oxc: { jsx: { development: isFull } },
  plugins: [
    {
      // The reader of PDFs as it is made for Node; its worker is loaded by address.
      name: 'pdfjs-for-node',
      enforce: 'pre',
      resolveId: (id) => {
        if (id === 'pdfjs-dist') return '\0pdfjs-dist';
        return id === PDF_WORKER ? `\0${PDF_WORKER}` : undefined;
      },
      load: (id) => {
        if (id === '\0pdfjs-dist') return PDFJS;
        if (id !== `\0${PDF_WORKER}`) return undefined;
        const { href } = pathToFileURL(resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'));
        return `export default ${JSON.stringify(href)};`;
      },
    },
  ],
  test: {
    // Trials of a soak end by their count or their minutes.
    testTimeout: isFull ? 12 * 3_600_000 : 30_000,
    hookTimeout: 30_000,
    // What has been compiled once is kept, by its content.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'test-results/cache/vitest' },
    // All files of a soak begin at once and share its minutes.
    maxWorkers: process.env['WABENWART_MINUTES'] ? 12 : 2,
    reporters: ['default'],
    // Modules are loaded once per process and shared by all files; what they remember is put back between them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [NAMES.pure],
          exclude: [NAMES.dom],
          setupFiles: [FRESH_STATE],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [NAMES.dom],
          exclude: [NAMES.mocked],
          setupFiles: [QUICK_REACT, QUICK_STYLES, FRESH_STATE],
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          environment: 'jsdom',
          include: [NAMES.mocked],
          setupFiles: [QUICK_REACT, QUICK_STYLES, 'scripts/lib/fresh-modules.mjs', FRESH_STATE],
        },
      },
    ],
  },
});
