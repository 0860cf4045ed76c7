import { basename, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** The files of a page of a benchmark by their names: `page.js`, `page.css` if it has styles, and parts it loads later. */
export type PageCode = ReadonlyMap<string, string>;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
  '--enable-precise-memory-info',
];

/** Answered from here; an address of its own, so that the page may have a database. */
const ADDRESS = 'https://bench.invalid/';

/** Texts and addresses of files are empty: a benchmark asks for none. */
const withoutAssets: Plugin = {
  name: 'without assets',
  setup: (bundling) => {
    bundling.onResolve({ filter: /\?(raw|url)$/ }, ({ path }) => ({ path, namespace: 'asset' }));
    bundling.onLoad({ filter: /.*/, namespace: 'asset' }, () => ({
      contents: "export default '';",
      loader: 'js',
    }));
  },
};

const bundleOf = (
  path: string,
  options: Pick<BuildOptions, 'format' | 'splitting' | 'entryNames' | 'chunkNames'>,
) =>
  build({
    entryPoints: [resolve(path)],
    bundle: true,
    write: false,
    outdir: 'bench',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [withoutAssets],
    loader: { '.woff': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': `"${ADDRESS}"` },
    logLevel: 'error',
    ...options,
  });

/** Bundles a page from its source, such as `bench/save/page.ts`; what the program loads later, the page loads later. */
export async function pageCode(path: string): Promise<PageCode> {
  const { outputFiles } = await bundleOf(path, {
    format: 'esm',
    splitting: true,
    entryNames: 'page',
    chunkNames: 'chunk-[hash]',
  });
  return new Map(outputFiles.map((file) => [basename(file.path), file.text]));
}

/** Bundles a worker from its source into one script. */
export async function workerCode(path: string): Promise<string> {
  const { outputFiles } = await bundleOf(path, { format: 'iife' });
  return outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
}

/** Starts the browser named by WABENWART_BROWSER, or Playwright's own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['WABENWART_BROWSER'] ?? '';
  return chromium.launch({
    ...(executablePath === '' ? {} : { executablePath }),
    args: [...FLAGS, ...flags],
  });
}

/** Loads the page anew, with its database. Throws if its code does not start; an error later on ends the run. */
export async function loadPage(page: Page): Promise<void> {
  const errors: Error[] = [];
  const collect = (error: Error) => errors.push(error);
  page.on('pageerror', collect);
  await page.goto(ADDRESS);
  await page.evaluate(() => undefined);
  page.off('pageerror', collect);
  const [first] = errors;
  if (first !== undefined)
    throw new Error(`The page does not start: ${first.message}`, { cause: first });
}

/** Answers the requests of a page from its files. */
const serve = async (page: Page, files: PageCode): Promise<void> => {
  const style = files.has('page.css') ? '<link rel="stylesheet" href="page.css">' : '';
  const html =
    `<!doctype html><title>bench</title>${style}` +
    '<body style="margin:0"><script type="module" src="page.js"></script></body>';
  await page.route(`${ADDRESS}**`, (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({
      contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body,
    });
  });
};

/** Opens a tab with a profile of its own and loads the page. */
export async function openPage(
  browser: Browser,
  code: PageCode,
  viewport = { width: 1600, height: 1000 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(`Error in the page: ${error.message}`);
    process.exitCode = 1;
  });
  await serve(page, code);
  await loadPage(page);
  return page;
}

/** Measures in a tab of its own, closed afterwards. */
export async function withPage<Value>(
  browser: Browser,
  code: PageCode,
  act: (page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await openPage(browser, code);
  try {
    return await act(page);
  } finally {
    await page.context().close();
  }
}
