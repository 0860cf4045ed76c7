// How Node loads our modules in tests (native-modules.mjs): TypeScript is compiled, endings may be left out, and what needs
// a browser is replaced.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform, version } from 'esbuild';
import { moduleFile } from './module-file.mjs';

/** Replacements in tests of our files that need a browser. */
const IN_TESTS = new Map(
  [['renderer/model/map/pane/index.ts', 'renderer/model/map/pane/testing.tsx']].map((pair) =>
    pair.map((path) => new URL(`../../${path}`, import.meta.url).href),
  ),
);

/** Replacements in tests of packages for the page. */
const FOR_NODE = new Map([
  ['pdfjs-dist', new URL('pdfjs-for-node.mjs', import.meta.url).href],
  ['pdfjs-dist/build/pdf.worker.min.mjs?url', 'pdfjs-dist/legacy/build/pdf.worker.mjs?url'],
]);

const isOurs = (address) => address?.startsWith('file:') && !address.includes('/node_modules/');

/** The file that a relative specifier means: its ending may be left out. */
const fileOf = (path, parent) => {
  const file = moduleFile(fileURLToPath(new URL(path, parent)).replace(/[/\\]$/, ''));
  return file === undefined ? undefined : pathToFileURL(file).href;
};

/** The address of a package's file the way bundlers find it, folders too. */
const packaged = (specifier, parent) =>
  pathToFileURL(createRequire(parent).resolve(specifier)).href;

const found = (url) => ({ url, format: 'module', shortCircuit: true });

export const resolve = async (specifier, context, next) => {
  const { parentURL } = context;
  if (isBuiltin(specifier) || !isOurs(parentURL)) return next(specifier, context);
  const [path, query] = (FOR_NODE.get(specifier) ?? specifier).split('?');
  const search = query === undefined ? '' : `?${query}`;
  if (/^(\.{1,2}(\/|$)|\/|file:)/.test(path)) {
    const url = fileOf(path, parentURL);
    if (url === undefined) return next(specifier, context);
    return found((IN_TESTS.get(url) ?? url) + search);
  }
  if (query !== undefined) return found(packaged(path, parentURL) + search);
  try {
    const target = await next(specifier, context);
    const isScript = target.format === 'commonjs' || !target.format;
    return isScript ? found(`${target.url}?named`) : target;
  } catch (error) {
    if (error.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
    return found(`${packaged(specifier, parentURL)}?named`);
  }
};

// Read at once: to wait for each of some thousand small files costs several times as much as to read them.
const textOf = (url) => readFileSync(new URL(url), 'utf8');

/** The end of a module whose value is called `all`: exports the value, and what it holds by name. */
const exported = (value) =>
  Object.keys(value)
    .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
    .map((name, at) => `const _${at} = all.${name}; export { _${at} as ${name} };`)
    .concat('export default all;')
    .join(' ');

/** A script of the old kind as a module. */
const named = (url) =>
  `import all from ${JSON.stringify(url)}; ${exported(createRequire(url)(fileURLToPath(url)))}`;

/** Loader of a query, by its name. */
const BY_QUERY = {
  named,
  raw: (url) => `export default ${JSON.stringify(textOf(url))}`,
  // A font is fetched, a script is started.
  url: (url) => {
    const data = () => `data:;base64,${readFileSync(new URL(url), 'base64')}`;
    return `export default ${JSON.stringify(url.endsWith('js') ? url : data())}`;
  },
};

/** Cache of compiled files; it can be deleted any time. */
const KEPT = new URL('../../test-results/cache/native/', import.meta.url);
mkdirSync(KEPT, { recursive: true });

const optionsFor = (path) => ({
  loader: path.endsWith('x') ? 'tsx' : 'ts',
  sourcefile: path,
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  jsxDev: process.env.WABENWART_TRIALS === 'full',
  sourcemap: 'inline',
  sourcesContent: false,
});

/**
 * A compiled file. The result is cached, one file for each source, under a hash of all its inputs: several processes
 * load the same modules.
 */
const compiled = async (url, text) => {
  const path = fileURLToPath(url);
  const options = optionsFor(path);
  const hash = createHash('sha256')
    .update(JSON.stringify([version, options, text]))
    .digest('hex');
  const kept = fileURLToPath(new URL(path.replaceAll(/\W/g, '_'), KEPT));
  const known = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (known.startsWith(hash)) return known.slice(hash.length);
  const { code } = await transform(text, options);
  // Another process may read it at this moment.
  const written = `${kept}.${String(process.pid)}`;
  writeFileSync(written, hash + code);
  renameSync(written, kept);
  return code;
};

export const load = async (address, context, next) => {
  const [url, query = ''] = address.split('?');
  const asked = BY_QUERY[query];
  const make = async () => {
    if (asked !== undefined) return asked(url);
    if (url.endsWith('.css')) return '';
    const text = textOf(url);
    return url.endsWith('.json')
      ? `const all = ${text}; ${exported(JSON.parse(text))}`
      : compiled(url, text);
  };
  const isToMake = asked !== undefined || (isOurs(url) && /\.(tsx?|json|css)$/.test(url));
  if (!isToMake) return next(address, context);
  return { format: 'module', source: await make(), shortCircuit: true };
};
