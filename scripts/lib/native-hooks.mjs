// How Node loads our modules in tests (native-modules.mjs): TypeScript is compiled, endings may be left out, and what needs
// a browser is replaced.
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { moduleFile } from './module-file.mjs';

/** What stands for a file of ours that needs a browser. */
const IN_TESTS = new Map(
  [['renderer/model/map/pane/index.ts', 'renderer/model/map/pane/testing.tsx']].map((pair) =>
    pair.map((path) => new URL(`../../${path}`, import.meta.url).href),
  ),
);

/** What stands for a package that is made for the page. */
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

/** What a query asks for, by its name. */
const BY_QUERY = {
  named,
  raw: async (url) => `export default ${JSON.stringify(await readFile(new URL(url), 'utf8'))}`,
  // A font is fetched, a script is started.
  url: async (url) => {
    const data = async () => `data:;base64,${await readFile(new URL(url), 'base64')}`;
    return `export default ${JSON.stringify(url.endsWith('js') ? url : await data())}`;
  },
};

const compiled = async (url, text) => {
  const { code } = await transform(text, {
    loader: url.endsWith('x') ? 'tsx' : 'ts',
    sourcefile: fileURLToPath(url),
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    jsxDev: process.env.WABENWART_TRIALS === 'full',
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return code;
};

export const load = async (address, context, next) => {
  const [url, query = ''] = address.split('?');
  const asked = BY_QUERY[query];
  const make = async () => {
    if (asked !== undefined) return asked(url);
    if (url.endsWith('.css')) return '';
    const text = await readFile(new URL(url), 'utf8');
    return url.endsWith('.json')
      ? `const all = ${text}; ${exported(JSON.parse(text))}`
      : compiled(url, text);
  };
  const isToMake = asked !== undefined || (isOurs(url) && /\.(tsx?|json|css)$/.test(url));
  if (!isToMake) return next(address, context);
  return { format: 'module', source: await make(), shortCircuit: true };
};
