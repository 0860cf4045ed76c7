import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import program from '../../vite.config';

const at = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)).replaceAll('\\', '/');

/** Replacements of the program's lists of games: with the fixture game. */
const INSTEAD: ReadonlyMap<string, string> = new Map(
  [
    ['engine/systems/registry.ts', 'engine/testing/registry.ts'],
    ['renderer/games/registry.ts', 'e2e/support/fixture-game.ts'],
    ['renderer/kit/text/clauses/pages.ts', 'e2e/support/fixture-game.ts'],
  ].map(([list = '', other = '']) => [at(list), at(other)]),
);
const OTHERS = new Set(INSTEAD.values());

/** Puts them there, but for those who build on the lists of the program. */
const withFixture = (): Plugin => ({
  name: 'registry-with-fixture',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/\/(registry|pages)$/.test(source) || OTHERS.has(importer ?? '')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return INSTEAD.get(found?.id ?? '') ?? null;
  },
});

/** The program with one game more, in a folder of its own. */
export default mergeConfig(program, {
  plugins: [withFixture()],
  build: { outDir: '../dist/fixture' },
  worker: { plugins: () => [withFixture()] },
});
