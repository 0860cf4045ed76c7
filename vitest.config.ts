import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx,mjs}';

/** Folders without state of their own: their tests share one set of loaded modules. */
const PURE = '{engine,cli,assets,scripts,electron,renderer/{cartography,explain,print,text}}';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: [`${PURE}/${TESTS}`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: [`renderer/${TESTS}`],
          exclude: [`${PURE}/${TESTS}`],
          // Libraries are loaded once per process; our own modules, page and storage are fresh for every file.
          isolate: false,
          setupFiles: ['scripts/lib/fresh-modules.mjs'],
        },
      },
    ],
  },
});
