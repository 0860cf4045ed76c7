import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import program from '../../vite.config';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const FIXTURE = at('engine/testing/registry.ts');

/** Puts the registry with the fixture game in the place of the program's own. */
const withFixture = (): Plugin => ({
  name: 'registry-with-fixture',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/registry') &&
    importer?.replaceAll('\\', '/').endsWith('/engine/index.ts') === true
      ? FIXTURE
      : null,
});

/** The program with one game more, in a folder of its own. */
export default mergeConfig(program, {
  plugins: [withFixture()],
  build: { outDir: '../dist/fixture' },
  worker: { plugins: () => [withFixture()] },
});
