import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';

/** The code of a page of a benchmark, and its styles. */
export interface PageCode {
  readonly script: string;
  readonly style: string;
}

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

/** Bundles a page or a worker from its source, such as `bench/save/page.ts`. */
export async function pageCode(path: string): Promise<PageCode> {
  const { outputFiles } = await build({
    entryPoints: [resolve(path)],
    bundle: true,
    write: false,
    outdir: 'bench',
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [withoutAssets],
    loader: { '.woff': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': `"${ADDRESS}"` },
    logLevel: 'error',
  });
  const output = (ending: string): string =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: output('.js'), style: output('.css') };
}

/** Starts the browser named by WABENWART_BROWSER, or Playwright's own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['WABENWART_BROWSER'] ?? '';
  return chromium.launch({
    ...(executablePath === '' ? {} : { executablePath }),
    args: [...FLAGS, ...flags],
  });
}

/** Reloads the page with its database. Throws if its code does not start; an error later on ends the run. */
export async function loadPage(page: Page, { script, style }: PageCode): Promise<void> {
  await page.goto(ADDRESS);
  if (style !== '') await page.addStyleTag({ content: style });
  const errors: Error[] = [];
  const collect = (error: Error) => errors.push(error);
  page.on('pageerror', collect);
  await page.addScriptTag({ content: script });
  await page.evaluate(() => undefined);
  page.off('pageerror', collect);
  const [first] = errors;
  if (first !== undefined)
    throw new Error(`The page does not start: ${first.message}`, { cause: first });
}

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
  const body = '<!doctype html><title>bench</title><body style="margin:0"></body>';
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await loadPage(page, code);
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
