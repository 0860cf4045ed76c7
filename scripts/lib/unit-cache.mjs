// Which files of tests need not run again: those that passed, and of whose inputs nothing has changed since.
//
// The inputs of a file of tests are all modules it imports, directly or not, and what every one depends on: the version
// of Node, the packages, the configuration, the set-up and the variables that choose trials. A file of which some module
// reads what no import names (the disk, other programs, a glob) depends on every file of the project.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { isFile, moduleFile } from './module-file.mjs';

/** Inputs of all tests besides their modules. */
const COMMON = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts/lib/unit-cache.mjs',
];
const SET_UP = [
  'renderer/model/map/pane/testing.tsx',
  'scripts/lib/fresh-modules.mjs',
  'scripts/lib/fresh-state.mjs',
  'scripts/lib/jsdom-fixes.mjs',
  'scripts/lib/native-hooks.mjs',
  'scripts/lib/native-modules.mjs',
  'scripts/lib/pdfjs-for-node.mjs',
  'scripts/lib/quick-react.mjs',
];

/** Variables of the environment that change what tests do. */
const VARIABLES = /^(WABENWART_(?!TRIALS$|BROWSER$|PORT$)|TZ$|LANG$|LC_|NODE_OPTIONS$)/;

/** A module that reads what its imports do not name; the addresses of files beside it are looked at apart. */
const READS =
  /\bnode:(fs|child_process|module|worker_threads|net|http)\b|\bimport\.meta\b|\brequire\(|\bimportActual\(/;
const ADDRESS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url,?\s*\)/g;

/** Modules that read nothing but packages, which the lock file holds, and what the tests import. */
const READS_NO_MORE = new Set([
  ...SET_UP,
  'renderer/kit/paper/testing.ts',
  'scripts/lib/module-file.mjs',
]);

const hashOf = (data) => createHash('sha256').update(data).digest('hex');

const slashed = (path) => path.split(sep).join('/');

/** Finds modules by their exact names, `?url` and the like left out; what is no script counts by its bytes alone. */
const ownModules = {
  name: 'own-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path, resolveDir }) => {
      const wanted = resolve(resolveDir, path.replace(/\?\w+$/, ''));
      return {
        path: moduleFile(wanted) ?? wanted,
        namespace: path.includes('?') ? 'bytes' : 'file',
      };
    });
    onLoad({ filter: /./, namespace: 'bytes' }, () => ({ contents: '', loader: 'empty' }));
  },
};

/** For every module the modules it imports, as paths from the project's folder with forward slashes. */
const importsOf = async (root, entries) => {
  const { metafile } = await build({
    absWorkingDir: root,
    // One bundle of all of them: one for each would hold every module hundreds of times.
    stdin: {
      contents: entries.map((path) => `import ${JSON.stringify(`./${path}`)};`).join('\n'),
      resolveDir: root,
    },
    outfile: join(root, 'test-results', 'none.js'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    treeShaking: false,
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [ownModules],
    loader: Object.fromEntries(
      [
        '.css',
        '.svg',
        '.png',
        '.jpg',
        '.woff',
        '.woff2',
        '.ttf',
        '.otf',
        '.txt',
        '.md',
        '.csv',
      ].map((suffix) => [suffix, 'empty']),
    ),
  });
  const plain = (path) => path.replace(/^bytes:/, '');
  const named = (path) => (path.startsWith('/') ? slashed(relative(root, path)) : path);
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([path]) => path !== '<stdin>')
      .map(([path, { imports }]) => [
        named(plain(path)),
        imports.filter(({ external }) => !external).map(({ path: to }) => named(plain(to))),
      ]),
  );
};

/** @returns what a module adds to the inputs beyond its imports: files beside it, or everything. */
const readingOf = (root, path) => {
  if (READS_NO_MORE.has(path) || !/\.(m?[jt]sx?)$/.test(path)) return { isOpen: false, files: [] };
  const text = readFileSync(join(root, path), 'utf8');
  const files = [];
  let isOpen = false;
  const rest = text.replace(ADDRESS, (_, address) => {
    const file = resolve(root, dirname(path), address);
    if (isFile(file)) files.push(slashed(relative(root, file)));
    else isOpen = true;
    return '';
  });
  return { isOpen: isOpen || READS.test(rest), files };
};

/**
 * A key for every file of tests that changes when anything changes on which it depends.
 * @param {{ root: string, tests: readonly string[], files: readonly string[], environment?: NodeJS.ProcessEnv }} project
 *   `tests` and `files` (all of the project) are paths from `root` with forward slashes
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export const keysOf = async ({ root, tests, files, environment = process.env }) => {
  const setUp = SET_UP.filter((path) => existsSync(join(root, path)));
  const readings = new Map();
  const imports = new Map();
  // Files that are named by an address are entries of their own, until none is new.
  for (let wanted = [...tests, ...setUp]; wanted.length > 0;) {
    for (const [path, to] of await importsOf(root, wanted)) imports.set(path, to);
    const found = new Set();
    for (const path of imports.keys()) {
      if (!readings.has(path)) readings.set(path, readingOf(root, path));
      for (const file of readings.get(path).files) found.add(file);
    }
    wanted = [...found].filter((path) => !imports.has(path) && /\.(m?[jt]sx?)$/.test(path));
    for (const path of found)
      if (!wanted.includes(path) && !imports.has(path)) imports.set(path, []);
  }

  const hashes = new Map();
  const contentOf = (path) => {
    if (!hashes.has(path))
      hashes.set(path, existsSync(join(root, path)) ? hashOf(readFileSync(join(root, path))) : '');
    return hashes.get(path);
  };
  const listed = (paths) =>
    [...paths]
      .sort()
      .map((path) => `${path} ${contentOf(path)}`)
      .join('\n');
  const everything = hashOf(listed(files));
  const common = [
    process.version,
    process.platform,
    listed(COMMON),
    ...Object.entries(environment)
      .filter(([name]) => VARIABLES.test(name))
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  ].join('\n');

  return new Map(
    tests.map((test) => {
      const seen = new Set([test, ...setUp]);
      for (const path of seen)
        for (const to of [...(imports.get(path) ?? []), ...(readings.get(path)?.files ?? [])])
          seen.add(to);
      const isOpen = [...seen].some((path) => readings.get(path)?.isOpen !== false);
      return [test, hashOf(`${common}\n${listed(seen)}\n${isOpen ? everything : ''}`)];
    }),
  );
};

/** Sizes of trials by how much they prove. */
const SIZES = ['small', 'middle', 'full'];

/**
 * Record of the files that passed.
 * @param {string} path where it is stored
 */
export const openMemory = (path) => {
  /** @type {Record<string, { key: string, size: string, passed: number }>} */
  let kept = {};
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Nothing is remembered: everything runs.
  }
  return {
    /** How many tests of a file have passed with this key and trials of at least this size; undefined = it must run. */
    passedOf: (test, key, size) => {
      const known = kept[test];
      const [is, wanted] = [known?.size, size].map((one) => SIZES.indexOf(one));
      return known?.key === key && wanted >= 0 && is >= wanted ? known.passed : undefined;
    },
    remember: (test, key, size, passed) => {
      kept[test] = { key, size, passed };
    },
    forget: (test) => {
      delete kept[test];
    },
    save: () => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(kept));
    },
  };
};
