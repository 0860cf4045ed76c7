import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { keysOf, openMemory } from './unit-cache.mjs';

const root = mkdtempSync(join(tmpdir(), 'unit-cache-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const PURE = 'a/pure.test.ts';
const WORKER = 'a/worker.test.ts';
const DISK = 'a/disk.test.ts';
const GLOB = 'a/glob.test.ts';

const PROJECT = {
  [PURE]: "import { one } from './one';\nimport words from './words.md?raw';\none(words);\n",
  'a/one.ts':
    "import type { Kind } from './kinds';\nexport const one = async (kind: Kind) => (await import('./late')).late(kind);\n",
  'a/kinds.ts': 'export type Kind = string;\n',
  'a/late.tsx': "export { deep as late } from '../b';\n",
  'a/Late.ts': 'export const other = 1;\n',
  'b/index.ts': "export * from './deep';\n",
  'b/deep.ts': 'export const deep = (kind: string) => kind;\n',
  'a/words.md': 'words\n',
  [WORKER]: "import { start } from './start';\nstart();\n",
  'a/start.ts': "export const start = () => new Worker(new URL('./work.ts', import.meta.url));\n",
  'a/work.ts': "import { deep } from '../b/deep';\ndeep('work');\n",
  [DISK]: "import { read } from './read';\nread();\n",
  'a/read.ts':
    "import { readFileSync } from 'node:fs';\nexport const read = () => readFileSync('docs/manual.md');\n",
  [GLOB]: "export const all = import.meta.glob('../c/*.ts');\n",
  'c/found.ts': 'export const found = 1;\n',
  'docs/manual.md': 'manual\n',
  'package-lock.json': '{}\n',
  'vitest.config.ts': 'export default {};\n',
  'scripts/lib/fresh-state.mjs': "import '../../a/kept';\n",
  'a/kept.ts': 'export const kept = 1;\n',
  'scripts/lib/native-hooks.mjs': "import './module-file.mjs';\nimport 'node:module';\n",
  'scripts/lib/module-file.mjs': "import 'node:fs';\n",
};
const TESTS = [PURE, WORKER, DISK, GLOB];

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
    );

const keysNow = (environment = {}) =>
  keysOf({ root, tests: TESTS, files: filesIn(root), environment });

/** The files of tests that must run again after something has happened to the project. */
const changedBy = async (happen, environment) => {
  const before = await keysNow();
  happen();
  const after = await keysNow(environment);
  return TESTS.filter((test) => before.get(test) !== after.get(test));
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(PROJECT)) write(path, text);
});

describe('the key of a file of tests', () => {
  it('stays while nothing changes', async () => {
    expect(await changedBy(() => undefined)).toEqual([]);
  });

  it.each([
    ['the file itself', PURE, [PURE, DISK, GLOB]],
    ['a module it imports', 'a/one.ts', [PURE, DISK, GLOB]],
    ['a module imported late', 'a/late.tsx', [PURE, DISK, GLOB]],
    [
      'a module behind the door of a folder, and behind a worker',
      'b/deep.ts',
      [PURE, WORKER, DISK, GLOB],
    ],
    ['a text taken as it is', 'a/words.md', [PURE, DISK, GLOB]],
    ['the module of a worker', 'a/work.ts', [WORKER, DISK, GLOB]],
    ['a file that is read from the disk', 'docs/manual.md', [DISK, GLOB]],
    ['a file that a glob finds', 'c/found.ts', [DISK, GLOB]],
    ['the packages', 'package-lock.json', TESTS],
    ['the configuration', 'vitest.config.ts', TESTS],
    ['the set-up', 'scripts/lib/fresh-state.mjs', TESTS],
    ['how the set-up loads modules', 'scripts/lib/native-hooks.mjs', TESTS],
    ['a module of the set-up', 'a/kept.ts', TESTS],
  ])('changes with %s', async (_, path, tests) => {
    expect(await changedBy(() => write(path, `${PROJECT[path]}\n`))).toEqual(tests);
  });

  it('changes when a module comes that is found in the place of another', async () => {
    const found = () => write('a/late.ts', 'export const late = () => 1;\n');
    expect(await changedBy(found)).toContain(PURE);
  });

  it('changes when a file comes or goes, if it reads what no import names', async () => {
    expect(await changedBy(() => write('c/more.ts', ''))).toEqual([DISK, GLOB]);
    expect(await changedBy(() => rmSync(join(root, 'c/more.ts')))).toEqual([DISK, GLOB]);
  });

  it.each([
    [{ WABENWART_SEED: '7' }, TESTS],
    [{ TZ: 'Asia/Tokyo' }, TESTS],
    [{ WABENWART_TRIALS: 'small', PWD: '/elsewhere' }, []],
  ])('changes with the variables that choose what is tested: %j', async (environment, tests) => {
    expect(await changedBy(() => undefined, environment)).toEqual(tests);
  });

  it('cannot be made of a module that is not there', async () => {
    rmSync(join(root, 'b/deep.ts'));
    await expect(keysNow()).rejects.toThrow();
  });
});

describe('the record of a test file', () => {
  const path = join(root, 'memory', 'unit.json');
  const kept = () => {
    const memory = openMemory(path);
    memory.remember(PURE, 'key', 'middle', 12);
    memory.save();
    return openMemory(path);
  };

  it.each([
    ['the same key and smaller trials', 'key', 'small', 12],
    ['the same key and trials as large', 'key', 'middle', 12],
    ['the same key and larger trials', 'key', 'full', undefined],
    ['trials by number', 'key', '500', undefined],
    ['another key', 'other', 'small', undefined],
  ])('counts for %s only as far as it proves them', (_, key, size, passed) => {
    expect(kept().passedOf(PURE, key, size)).toBe(passed);
  });

  it('is forgotten when the file has failed', () => {
    const memory = kept();
    memory.forget(PURE);
    memory.save();
    expect(openMemory(path).passedOf(PURE, 'key', 'small')).toBeUndefined();
  });

  it('counts for nothing when it cannot be read', () => {
    write('memory/unit.json', '{"a/pure');
    expect(openMemory(path).passedOf(PURE, 'key', 'small')).toBeUndefined();
  });
});
