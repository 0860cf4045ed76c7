/**
 * The evaluations of a month: twenty realms on 1,000 Großfelder, each with its letter and an excerpt of up to two
 * sheets. Two ratios against the browser's own print of the very same sheets one by one:
 * - whole: from the applied month to files, both sides composing and laying out with the same code; then the program
 *   writes its PDF, and the rival puts sheet after sheet into the page and has each printed to a PDF,
 * - paper: finished sheets to PDF alone.
 * Memory: what a batch of twenty holds beyond a batch of five.
 * Run: npm run bench -- dispatch
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { fileName, filePath } from '../renderer/paper/faces/names';

const ROUNDS = 3;
const REALMS = 20;
const FEW = 5;
const GOALS = { speed: 3, memory: 1.5 } as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
];

const require = createRequire(import.meta.url);

const FONTS = (['serif', 'sans'] as const).flatMap((family) =>
  ([400, 500, 600, 700] as const).flatMap((weight) =>
    [false, true].map((italic) => ({ family, weight, italic })),
  ),
);
const NAMES = [
  ...new Set(FONTS.flatMap((font) => [fileName(font, 'latin'), fileName(font, 'latin-ext')])),
];
const fonts = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(require.resolve(filePath(name))).toString('base64')]),
);

/** The faces as the program's page has them, so that both sides set the same letters. */
const styles = FONTS.map(({ family, weight, italic }) => {
  const name = fileName({ family, weight, italic }, 'latin');
  const face = family === 'serif' ? 'Alegreya' : 'Source Sans 3';
  const look = `font-weight:${String(weight)};font-style:${italic ? 'italic' : 'normal'}`;
  const source = `url(data:font/woff;base64,${fonts[name] ?? ''})`;
  return `@font-face{font-family:'${face}';${look};src:${source}}`;
}).join('');

/** What the page asks of the bundler: no words of clauses, no addresses of files. */
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

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../bench/dispatch/page.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  plugins: [withoutAssets],
  loader: { '.css': 'empty', '.woff': 'empty', '.woff2': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"http://bench/"' },
  logLevel: 'error',
});
const script = outputFiles[0]?.text ?? '';

const executablePath = process.env['WABENWART_BROWSER'] ?? '';
const browser = await chromium.launch({
  ...(executablePath === '' ? {} : { executablePath }),
  args: FLAGS,
});

const open = async (): Promise<Page> => {
  const tab = await browser.newPage();
  await tab.setContent('<!doctype html><title>bench</title>');
  await tab.addStyleTag({ content: styles });
  await tab.addScriptTag({ content: script });
  await tab.evaluate(([plan, files]) => window.prepare(plan, files), [
    { realms: REALMS, grossfelder: 1000 },
    fonts,
  ] as const);
  return tab;
};

interface Printed {
  /** Milliseconds of composing, and of printing. */
  readonly composed: number;
  readonly printed: number;
  readonly pages: number;
}

/** All sheets of all realms composed, then printed one by one. */
const printed = async (tab: Page): Promise<Printed> => {
  let [composing, printing, pages] = [0, 0, 0];
  for (let realm = 0; realm < REALMS; realm += 1) {
    const made = await tab.evaluate((at) => window.compose(at), realm);
    composing += made.ms;
    for (let sheet = 0; sheet < made.pages; sheet += 1) {
      const start = performance.now();
      await tab.evaluate((no) => window.lay(no), sheet);
      await tab.pdf({ preferCSSPageSize: true });
      printing += performance.now() - start;
      pages += 1;
    }
  }
  return { composed: composing, printed: printing, pages };
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const tab = await open();
  await tab.evaluate((count) => window.batch(count), 2); // warm
  const few = await tab.evaluate((count) => window.batch(count), FEW);
  const all = await tab.evaluate((count) => window.batch(count), REALMS);
  const print = await printed(tab);
  await tab.close();
  if (print.pages !== all.pages)
    throw new Error(`${String(all.pages)} sheets made, ${String(print.pages)} printed`);
  rounds.push({ few, all, print });
}
await browser.close();

const result = {
  bench: 'dispatch',
  realms: REALMS,
  pages: rounds[0]?.all.pages,
  batchMs: median(rounds.map(({ all }) => all.ms)),
  writeMs: median(rounds.map(({ all }) => all.writing)),
  printMs: median(rounds.map(({ print }) => print.printed)),
  whole: median(rounds.map(({ all, print }) => (print.composed + print.printed) / all.ms)),
  paper: median(rounds.map(({ all, print }) => print.printed / all.writing)),
  memory: median(rounds.map(({ all, few }) => all.heap / few.heap)),
  heapMb: median(rounds.map(({ all }) => all.heap / 1024 / 1024)),
};
const held = (isHeld: boolean): string => (isHeld ? 'held' : 'missed');
console.log(
  `from the month to files, against the browser's own print: ${result.whole.toFixed(1)}x (goal ${String(GOALS.speed)}x: ${held(result.whole >= GOALS.speed)})`,
);
console.log(`finished sheets to PDF alone: ${result.paper.toFixed(1)}x`);
console.log(
  `memory of twenty against five realms: ${result.memory.toFixed(2)} (goal ${String(GOALS.memory)}: ${held(result.memory <= GOALS.memory)})`,
);
console.log(JSON.stringify(result));
