/**
 * The map with 1,000 Großfelder (48,000 Kleinfelder): the pane of the program against a hand-written canvas, one
 * Konva node per field, and PixiJS, all in the same browser without a graphics card. The page makes its frames
 * itself: a frame is all work from the event until a pixel has been read back.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Drawer } from './map/page';

const ROUNDS = Number(process.env['WABENWART_ROUNDS'] ?? '3');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--js-flags=--expose-gc',
];
const ADDRESS = 'http://bench.invalid/';

/** The bench runs from dist/bench; its page is built from the sources. */
const PAGE = fileURLToPath(new URL('../../bench/map/page.tsx', import.meta.url));

const bundled = await build({
  entryPoints: [PAGE],
  bundle: true,
  write: false,
  outdir: 'bench',
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const output = (ending: string): string =>
  bundled.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';

const executablePath = process.env['WABENWART_BROWSER'] ?? '';
const launch = (): Promise<Browser> =>
  chromium.launch({ ...(executablePath === '' ? {} : { executablePath }), args: FLAGS });

const pageOf = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  await load(page);
  return page;
};

const load = async (page: Page): Promise<void> => {
  const body = '<!doctype html><title>bench</title><body style="margin:0"></body>';
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(ADDRESS);
  await page.addStyleTag({ content: output('.css') });
  await page.addScriptTag({ content: output('.js') });
};

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? NaN;
const most = (values: readonly number[]): number =>
  sorted(values)[Math.ceil(0.95 * values.length) - 1] ?? NaN;

/** Bytes of a process that belong to it alone or in part (PSS), as the kernel counts them. */
const weightOf = (process: number): number =>
  1024 *
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${String(process)}/smaps_rollup`, 'utf8'))?.[1]);

interface ProcessInfo {
  readonly processInfo: readonly { readonly type: string; readonly id: number }[];
}

/** Bytes after resting on the drawn picture. */
interface Weight {
  /** What the tab's processes hold: heap, canvases, textures, all. */
  readonly all: number;
  /** The JavaScript heap alone. */
  readonly heap: number;
}

const heapOf = async (page: Page): Promise<number> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const { metrics } = (await client.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
};

const weigh = async (who: Drawer): Promise<Weight> => {
  const browser = await launch();
  const page = await pageOf(browser);
  await page.evaluate((drawer) => window.bench.rest(drawer), who);
  const client = await browser.newBrowserCDPSession();
  await page.requestGC();
  await page.waitForTimeout(500);
  const { processInfo } = (await client.send('SystemInfo.getProcessInfo')) as ProcessInfo;
  const all = processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { id }) => sum + weightOf(id), 0);
  const heap = await heapOf(page);
  await browser.close();
  return { all, heap };
};

const inBrowser = async <Value>(act: (page: Page) => Promise<Value>): Promise<Value> => {
  const browser = await launch();
  try {
    return await act(await pageOf(browser));
  } finally {
    await browser.close();
  }
};

/** The 95th percentile of panned and zoomed frames. */
const slowest = (who: Drawer, isClose: boolean): Promise<number> =>
  inBrowser(async (page) => {
    const { pan, zoom } = await page.evaluate(
      ([drawer, close]) => window.bench.frames(drawer, close),
      [who, isClose] as const,
    );
    return most([...pan, ...zoom]);
  });

const openings = () =>
  inBrowser(async (page) => {
    await page.evaluate(() => window.bench.prepare());
    const open = async (who: Drawer) => {
      await load(page);
      return page.evaluate((drawer) => window.bench.open(drawer), who);
    };
    return { pane: await open('pane'), raw: await open('raw'), nodes: await open('nodes') };
  });

const strokes = () =>
  inBrowser(async (page) => {
    const paint = (count: number) => page.evaluate((size) => window.bench.strokes(size, 30), count);
    const small = await paint(10);
    await load(page);
    return { small, large: await paint(1000) };
  });

const WHO = ['pane', 'raw', 'nodes', 'deaf', 'pixi'] as const;
type Times = Record<(typeof WHO)[number], number[]>;
const none = (): Times => ({ pane: [], raw: [], nodes: [], deaf: [], pixi: [] });
const [far, close] = [none(), none()];
const opened: Awaited<ReturnType<typeof openings>>[] = [];
const painted: Awaited<ReturnType<typeof strokes>>[] = [];
type Weights = Record<'pane' | 'deaf' | 'nodes', number[]>;
const weights: Weights = { pane: [], deaf: [], nodes: [] };
const heaps: Weights = { pane: [], deaf: [], nodes: [] };

for (let round = 0; round < ROUNDS; round += 1) {
  for (const who of WHO) {
    far[who].push(await slowest(who, false));
    close[who].push(await slowest(who, true));
  }
  opened.push(await openings());
  painted.push(await strokes());
  const empty = await weigh('nothing');
  for (const who of ['pane', 'deaf', 'nodes'] as const) {
    const { all, heap } = await weigh(who);
    weights[who].push(all - empty.all);
    heaps[who].push(heap - empty.heap);
  }
}

const over = (values: readonly number[], by: readonly number[]): number =>
  median(values.map((value, round) => value / (by[round] ?? NaN)));

const say = (what: string, ratio: number, goal: number, isAtMost: boolean): void => {
  const isHeld = isAtMost ? ratio <= goal : ratio >= goal;
  const bound = `${isAtMost ? 'at most' : 'at least'} ${String(goal)}`;
  console.log(
    `${what.padEnd(66)} ${ratio.toFixed(2).padStart(7)}  (${bound}: ${isHeld ? 'held' : 'missed'})`,
  );
};

const [first, whole] = [opened.map(({ pane }) => pane.first), opened.map(({ pane }) => pane.whole)];
say('all in view: 95th percentile, node per field / pane', over(far.nodes, far.pane), 40, false);
say('  the same, nodes that cannot be pointed at', over(far.deaf, far.pane), 40, false);
say('all in view: PixiJS / pane', over(far.pixi, far.pane), 20, false);
say('all in view: pane / raw canvas with cached bitmaps', over(far.pane, far.raw), 1.2, true);
say('1,000 fields in view: node per field / pane', over(close.nodes, close.pane), 8, false);
say('  the same, nodes that cannot be pointed at', over(close.deaf, close.pane), 8, false);
say('1,000 fields in view: PixiJS / pane', over(close.pixi, close.pane), 8, false);
say(
  'opening: kept picture / raw canvas from data',
  over(
    first,
    opened.map(({ raw }) => raw.first),
  ),
  0.5,
  true,
);
say(
  'opening: full detail / raw canvas from data',
  over(
    whole,
    opened.map(({ raw }) => raw.first),
  ),
  2,
  true,
);
say(
  'opening: node per field / full detail',
  over(
    opened.map(({ nodes }) => nodes.whole),
    whole,
  ),
  3,
  false,
);
say(
  'opening: node per field / kept picture',
  over(
    opened.map(({ nodes }) => nodes.whole),
    first,
  ),
  3,
  false,
);
say(
  'stroke of 37 fields: 1,000 Großfelder / 10',
  over(
    painted.map(({ large }) => median(large.times)),
    painted.map(({ small }) => median(small.times)),
  ),
  1.2,
  true,
);
say(
  'transactions of a stroke',
  median(painted.map(({ large }) => large.transactions / large.times.length)),
  1,
  true,
);
say('memory: pane / node per field', over(weights.pane, weights.nodes), 0.25, true);
say('  the same, nodes that cannot be pointed at', over(weights.pane, weights.deaf), 0.25, true);
say('  the JavaScript heap alone', over(heaps.pane, heaps.nodes), 0.25, true);
console.log(
  JSON.stringify({
    bench: 'map',
    far,
    close,
    opened,
    painted: painted.map(({ small, large }) => [median(small.times), median(large.times)]),
    weights,
    heaps,
  }),
);
