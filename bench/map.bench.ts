/**
 * The map with 1,000 Großfelder (48,000 Kleinfelder): the pane of the program against a hand-written canvas, one
 * Konva node per field, and PixiJS, all in the same browser without a graphics card. The page makes its frames
 * itself: a frame is all work from the event until a pixel has been read back.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type Figure,
  isSmoke,
  median,
  medianRatio,
  mustAgree,
  percentile95,
  report,
  sized,
} from './lib/figures';
import { launchBrowser, loadPage, openPage, pageCode, withPage } from './lib/page';
import type { Drawer, Scene } from './map/page';

const ROUNDS = sized(3, 1);
const SCENE: Scene = sized({ grossfelder: 1000, x: 90, y: 70 }, { grossfelder: 30, x: 20, y: 16 });
const FEW_GROSSFELDER = 10;
const FRAMES = sized(24, 2);
/** Share of the fields that must have the colour of their terrain for the picture to count as drawn. */
const LIKE = 0.8;
const STROKES = sized(30, 2);

const code = await pageCode('bench/map/page.tsx');
const launch = () => launchBrowser(['--enable-unsafe-swiftshader', '--font-render-hinting=none']);
/** A smoke run makes do with one browser; in full each figure has one of its own. */
const shared = isSmoke ? await launch() : undefined;

const inBrowser = async <Value>(act: (page: Page) => Promise<Value>): Promise<Value> => {
  const browser = shared ?? (await launch());
  try {
    return await withPage(browser, code, act);
  } finally {
    if (browser !== shared) await browser.close();
  }
};

/** Bytes of a process that belong to it alone or in part (PSS), as the kernel counts them. */
const weightOf = (process: number): number =>
  1024 *
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${String(process)}/smaps_rollup`, 'utf8'))?.[1]);

interface ProcessInfo {
  readonly processInfo: readonly { readonly type: string; readonly id: number }[];
}

/** Bytes after resting on the drawn picture. */
interface Weight {
  /** Memory of the tab's processes: heap, canvases, textures, all. */
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
  const browser = shared ?? (await launch());
  const page = await openPage(browser, code);
  await page.evaluate(([drawer, scene]) => window.bench.rest(drawer, scene), [who, SCENE] as const);
  const client = await browser.newBrowserCDPSession();
  await page.requestGC();
  await page.waitForTimeout(500);
  const { processInfo } = (await client.send('SystemInfo.getProcessInfo')) as ProcessInfo;
  const all = processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { id }) => sum + weightOf(id), 0);
  const heap = await heapOf(page);
  await (browser === shared ? page.context() : browser).close();
  return { all, heap };
};

/** The 95th percentile of panned and zoomed frames. */
const slowest = async (page: Page, who: Drawer, isClose: boolean): Promise<number> => {
  const { pan, zoom, likeness } = await page.evaluate(
    ([drawer, scene, close, count]) => window.bench.frames(drawer, scene, close, count),
    [who, SCENE, isClose, FRAMES] as const,
  );
  mustAgree(`the picture of ${who} (${likeness.toFixed(2)} alike)`, likeness >= LIKE, true);
  return percentile95([...pan, ...zoom]);
};

/** The slowest frames of all in view and of 1,000 fields in view, each in a browser of its own; in a smoke run in one. */
const slowestOfBoth = async (who: Drawer): Promise<readonly [far: number, close: number]> => {
  if (isSmoke)
    return inBrowser(async (page) => [
      await slowest(page, who, false),
      await slowest(page, who, true),
    ]);
  return [
    await inBrowser((page) => slowest(page, who, false)),
    await inBrowser((page) => slowest(page, who, true)),
  ];
};

const openings = () =>
  inBrowser(async (page) => {
    await page.evaluate((scene) => window.bench.prepare(scene), SCENE);
    const open = async (who: Drawer) => {
      await loadPage(page);
      return page.evaluate(([drawer, scene]) => window.bench.open(drawer, scene), [
        who,
        SCENE,
      ] as const);
    };
    return { pane: await open('pane'), raw: await open('raw'), nodes: await open('nodes') };
  });

const strokes = () =>
  inBrowser(async (page) => {
    const paint = (count: number) =>
      page.evaluate(([size, times]) => window.bench.strokes(size, times), [
        count,
        STROKES,
      ] as const);
    const small = await paint(FEW_GROSSFELDER);
    await loadPage(page);
    return { small, large: await paint(SCENE.grossfelder) };
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
    const [all, some] = await slowestOfBoth(who);
    far[who].push(all);
    close[who].push(some);
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
await shared?.close();

const first = opened.map(({ pane }) => pane.first);
const whole = opened.map(({ pane }) => pane.whole);
const rawFirst = opened.map(({ raw }) => raw.first);
const nodesWhole = opened.map(({ nodes }) => nodes.whole);
const small = painted.map((one) => median(one.small.times));
const large = painted.map((one) => median(one.large.times));

const figure = (
  what: string,
  values: readonly number[],
  by: readonly number[],
  goal?: Figure['goal'],
): Figure => ({ what, ratio: medianRatio(values, by), ...(goal === undefined ? {} : { goal }) });

report({
  bench: 'map',
  figures: [
    figure('all in view: node per field / pane', far.nodes, far.pane, { atLeast: 40 }),
    figure('all in view: nodes that cannot be pointed at / pane', far.deaf, far.pane),
    figure('all in view: PixiJS / pane', far.pixi, far.pane, { atLeast: 20 }),
    figure('all in view: pane / canvas of cached bitmaps', far.pane, far.raw, { atMost: 1.2 }),
    figure('1,000 fields in view: node per field / pane', close.nodes, close.pane, { atLeast: 8 }),
    figure('1,000 fields in view: nodes that cannot be pointed at / pane', close.deaf, close.pane),
    figure('1,000 fields in view: PixiJS / pane', close.pixi, close.pane, { atLeast: 8 }),
    figure('opening: kept picture / canvas from data', first, rawFirst, { atMost: 0.5 }),
    figure('opening: full detail / canvas from data', whole, rawFirst, { atMost: 2 }),
    figure('opening: node per field / full detail', nodesWhole, whole, { atLeast: 3 }),
    figure('stroke of 37 fields: 1,000 Großfelder / 10', large, small, { atMost: 1.2 }),
    {
      what: 'transactions of a stroke',
      ratio: median(painted.map((one) => one.large.transactions / one.large.times.length)),
      goal: { atMost: 1 },
    },
    figure('memory: pane / node per field', weights.pane, weights.nodes, { atMost: 0.25 }),
    figure('memory: pane / nodes that cannot be pointed at', weights.pane, weights.deaf),
    figure('JavaScript heap: pane / node per field', heaps.pane, heaps.nodes, { atMost: 0.25 }),
  ],
  details: { far, close, opened, strokes: { small, large }, weights, heaps },
});
