import { defineConfig } from 'vitest/config';

/** The name of a file of tests says what it needs. */
const TESTS = '{engine,renderer,cli,assets,scripts,electron}/**/*';
const NAMES = {
  /** A page. */
  dom: `${TESTS}.dom.test.{ts,tsx}`,
  /** Modules of its own in the place of others. */
  mocked: `${TESTS}.mocked.test.{ts,tsx}`,
  /** Neither. */
  pure: `${TESTS}.test.{ts,tsx,mjs}`,
};

const NATIVE_MODULES = 'scripts/lib/native-modules.mjs';
const FRESH_MODULES = 'scripts/lib/fresh-modules.mjs';
const FRESH_STATE = 'scripts/lib/fresh-state.mjs';
const PAGE = ['scripts/lib/quick-react.mjs', 'scripts/lib/jsdom-fixes.mjs'];

const isFull = process.env['WABENWART_TRIALS'] === 'full';

/** Node loads the modules itself (scripts/lib/native-hooks.mjs); it cannot put one in the place of another. */
const loadedByNode = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  sequence: { setupFiles: 'list' as const },
};

export default defineConfig({
  test: {
    // Trials of a soak end by their count or their minutes.
    testTimeout: isFull ? 12 * 3_600_000 : 30_000,
    hookTimeout: 30_000,
    // What has been compiled once is kept, by its content.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'test-results/cache/vitest' },
    // All files of a soak begin at once and share its minutes. Otherwise one more than the two cores: tests with a page
    // wait now and then.
    maxWorkers: process.env['WABENWART_MINUTES'] ? 12 : 3,
    // Most of what a test makes is forgotten at once: the larger the space for young objects, the less of it is copied.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    reporters: ['default'],
    // Modules are loaded once per process and shared by all files; what they remember is put back between them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [NAMES.pure],
          exclude: [NAMES.dom, NAMES.mocked],
          setupFiles: [NATIVE_MODULES, FRESH_STATE],
          ...loadedByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [NAMES.dom],
          setupFiles: [NATIVE_MODULES, ...PAGE, FRESH_STATE],
          ...loadedByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: [NAMES.mocked],
          setupFiles: [FRESH_MODULES, FRESH_STATE],
        },
      },
    ],
  },
});
