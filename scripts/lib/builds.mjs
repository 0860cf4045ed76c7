// Production builds, cached by content hash: what has not changed is not built again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentHash, filesBelow } from './files.mjs';
import { inProject, runTool, say } from './project.mjs';

const isSource = (path) => !/\.test\.tsx?$/.test(path);

const vite = (config) => () =>
  runTool('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn']);

/** Builds: the folders each reads, the file that must exist afterwards, and how. */
const BUILDS = {
  renderer: {
    reads: [
      'engine',
      'renderer',
      'assets',
      'docs/handbuch.md',
      'docs/manual.md',
      'docs/pictures/manual',
      'docs/rules',
      'vite.config.ts',
      'scripts/lib/builds.mjs',
      'package-lock.json',
    ],
    makes: 'dist/renderer/index.html',
    build: () => buildRenderer(),
  },
  // The program with the fixture game, for the journey of it.
  fixture: {
    reads: [
      'engine',
      'renderer',
      'assets',
      'docs/rules',
      'vite.config.ts',
      'e2e/support/fixture.vite.config.ts',
      'e2e/support/fixture-game.ts',
      'package-lock.json',
    ],
    makes: 'dist/fixture/index.html',
    build: vite('e2e/support/fixture.vite.config.ts'),
  },
  electron: {
    reads: ['electron', 'scripts/lib/policy.mjs', 'package-lock.json'],
    makes: 'dist/electron/main.js',
    build: () => buildElectron(),
  },
  cli: {
    reads: ['engine', 'cli', 'assets', 'renderer', 'docs/rules', 'package-lock.json'],
    makes: 'dist/cli/wabenwart.mjs',
    build: () =>
      bundle('cli/main.ts', 'dist/cli/wabenwart.mjs', { banner: { js: '#!/usr/bin/env node' } }),
  },
};

/** Bundles one TypeScript entry for Node; `options` override the defaults. */
export const bundle = async (entry, outfile, options = {}) => {
  const { build } = await import('esbuild');
  try {
    await build({
      ...(entry === undefined
        ? {}
        : { entryPoints: [inProject(entry)], outfile: inProject(outfile) }),
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      logLevel: 'error',
      loader: { '.md': 'text' },
      ...options,
    });
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: String(error) };
  }
};

/** Our own modules do nothing when they are loaded: what a page does not use is left out of it. */
const withoutSideEffects = {
  name: 'without-side-effects',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, pluginData, ...rest }) => {
      if (pluginData === 'resolved' || path.endsWith('.css') || resolveDir.includes('node_modules'))
        return undefined;
      return build
        .resolve(path, { resolveDir, pluginData: 'resolved', kind: rest.kind })
        .then((found) => ({ ...found, sideEffects: false }));
    });
  },
};

/**
 * What pages need nothing of in zod: languages, since they say what is wrong in their own words, schemas from JSON and as
 * JSON, and compiled schemas, which a page may not run.
 */
const UNUSED_OF_ZOD = {
  'locales/index': '',
  'classic/from-json-schema': 'export const fromJSONSchema = undefined;',
  'core/compile': `export const INVALID = Symbol(), compile = undefined, withParser = undefined;
export const ZodCompileAsyncError = undefined, ZodCompileUnsupportedError = undefined;`,
  'core/json-schema-generator': 'export const JSONSchemaGenerator = undefined;',
  'core/json-schema-processors': 'export const toJSONSchema = undefined;',
  'core/to-json-schema': `const none = () => undefined;
export const createToJSONSchemaMethod = () => none, createStandardJSONSchemaMethod = () => none;`,
};

const withoutUnused = {
  name: 'without-unused',
  setup(build) {
    for (const [path, contents] of Object.entries(UNUSED_OF_ZOD))
      build.onLoad({ filter: new RegExp(`zod/v4/${path}\\.js$`) }, () => ({ contents }));
  },
};

/**
 * What a game exports of its turn, the odds of its fights, its trials, its forms and its words: a page computes no turn,
 * and has its texts as data.
 */
const LEFT_OUT = `
export const adjudicate = () => undefined, moments = () => [], phases = [], observe = (world) => world;
export const TURN = { adjudicate, moments, phases };
export const fightOdds = () => undefined, LABORATORY = undefined;
export const FORMS = [], formValues = () => ({});
export const WORDS = {};`;

/** The board of each game that is not drawn of hexes, by its folder in `renderer/model/boards`; other pages draw none. */
const BOARDS = { eroberung: 'countries', organisation: 'regions' };

const NO_BOARD = `
export const countryCells = undefined, countryPlan = undefined, countryScene = undefined;
export const BLANK_BOX = undefined, regionPlan = undefined;`;

/** A page whose registry of games has one game alone, without what no page asks of it, and the board of no other. */
const withGame = (game) => ({
  name: 'with-game',
  setup(build) {
    const folder = inProject('engine', 'systems');
    build.onResolve({ filter: /\/boards\/(countries|regions)\// }, ({ importer, path }) =>
      importer === inProject('renderer/model/player/board.ts') &&
      !path.includes(`/boards/${BOARDS[game]}/`)
        ? { path: 'no-board', namespace: 'no-board' }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'no-board' }, () => ({ contents: NO_BOARD }));
    const contents = `import { ${game} } from './${game}';\nexport const systems = { ${game} };`;
    build.onLoad({ filter: /engine\/systems\/registry\.ts$/ }, () => ({
      contents,
      resolveDir: folder,
      loader: 'ts',
    }));
    build.onResolve(
      { filter: /^\.\/(turn|turn\/observe|views\/(odds|laboratory)|forms|words)$/ },
      ({ importer }) =>
        importer === resolve(folder, game, 'index.ts')
          ? { path: 'left-out', namespace: 'left-out' }
          : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: LEFT_OUT }));
  },
});

/** Where scripts and styles of pages lie until they are packed. */
const SCRIPTS_OF_PAGES = 'dist/pages';
const PAGES = 'dist/renderer/pages';

const pageBuild = (entryPoints, plugins) =>
  bundle(undefined, undefined, {
    entryPoints,
    outdir: inProject(SCRIPTS_OF_PAGES),
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, withoutUnused, withoutSideEffects],
  });

/**
 * Bytes of the program of a page at most: the page of a player is to stay below 1,500,000, and the rest of it is tested
 * to stay below 900,000 (`renderer/screens/reports/press/player-page.test.ts`).
 */
const MOST_BYTES = 600_000;

const digestOf = (script) => createHash('sha256').update(script).digest('base64');

/**
 * The program of a page (`PageProgram` of `renderer/kit/pages/standalone.ts`), packed and hashed once because that takes
 * hundreds of milliseconds; its first digest is that of the packed script.
 */
export const pageProgram = ({ script, style, loader }) => ({
  style,
  packed: gzipSync(script, { level: 9 }).toString('base64'),
  loader,
  digests: [digestOf(script), digestOf(loader)],
});

/** Packs the programs of all pages; what is wrong with them: one that is too large for a mail. */
const packPages = () => {
  const read = (name) => readFileSync(inProject(SCRIPTS_OF_PAGES, name), 'utf8');
  mkdirSync(inProject(PAGES), { recursive: true });
  return filesBelow([SCRIPTS_OF_PAGES], (path) => path.endsWith('.css')).flatMap((path) => {
    const name = basename(path, '.css');
    const script = read(`${name}.js`);
    const program = pageProgram({ script, style: read(`${name}.css`), loader: read('unpack.js') });
    const text = JSON.stringify(program);
    writeFileSync(inProject(PAGES, `${name}.json`), text);
    const bytes = Buffer.byteLength(text);
    return bytes <= MOST_BYTES
      ? []
      : [`${name}: ${String(bytes)} bytes, at most ${String(MOST_BYTES)} are allowed`];
  });
};

/**
 * Programs of the pages that are given away: `dist/renderer/pages/<name>.json`. A page of the model is made for every
 * game: `<name>-<game>`.
 */
const buildPages = async () => {
  rmSync(inProject(SCRIPTS_OF_PAGES), { recursive: true, force: true });
  const entriesBelow = (folders, name) =>
    filesBelow(folders, (path) => /\/pages\/[^/]+\.page\.tsx$/.test(path)).map((path) => ({
      in: resolve(inProject(), path),
      out: name(basename(path, '.page.tsx')),
    }));
  const single = await pageBuild(
    entriesBelow(['renderer/kit', 'renderer/games'], (name) => name),
    [],
  );
  if (single.code !== 0) return single;
  const games = filesBelow(['engine/systems'], (path) =>
    /engine\/systems\/[^/]+\/index\.ts$/.test(path),
  );
  for (const game of games.map((path) => basename(dirname(path)))) {
    const entries = entriesBelow(['renderer/model'], (name) => `${name}-${game}`);
    const made = await pageBuild(entries, [withGame(game)]);
    if (made.code !== 0) return made;
  }
  const faults = packPages();
  return faults.length === 0 ? single : { code: 1, output: faults.join('\n') };
};

const buildRenderer = async () => {
  const page = await vite('vite.config.ts')();
  return page.code === 0 ? buildPages() : page;
};

const buildElectron = async () => {
  const main = await bundle('electron/main/index.ts', 'dist/electron/main.js', {
    external: ['electron'],
  });
  if (main.code !== 0) return main;
  return bundle('electron/preload/index.ts', 'dist/electron/preload.cjs', {
    external: ['electron'],
    format: 'cjs',
  });
};

/**
 * Builds `names` unless their sources are unchanged since the last build.
 * @returns {Promise<boolean>} false if a build failed; its messages have been printed
 */
export const ensureBuilt = async (names) => {
  for (const name of names) {
    const { reads, makes, build } = BUILDS[name];
    const stamp = inProject('dist', `.${name}.hash`);
    const hash = contentHash(filesBelow(reads, isSource));
    if (existsSync(inProject(makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
      continue;
    say(`Building ${name} ...`);
    const { code, output } = await build();
    if (code !== 0) {
      say(output);
      say(`Building ${name} failed; the messages above say where.`);
      return false;
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash);
  }
  return true;
};
