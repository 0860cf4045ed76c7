/**
 * The map with 1,000 Großfelder (48,000 Kleinfelder, all in view): the pane of the program against one Konva node
 * per field, in the same browser. A frame ends when a pixel has been read back, so rasterising counts.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { Measured } from './map/page';

const ROUNDS = 3;
const GOALS = { pan: 40, first: 3 } as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

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
const browser = await chromium.launch({
  ...(executablePath === '' ? {} : { executablePath }),
  args: FLAGS,
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const measure = async (variant: 'pane' | 'nodes' | 'listening'): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.setContent('<!doctype html><title>bench</title><body style="margin:0"></body>');
  await page.addStyleTag({ content: output('.css') });
  await page.addScriptTag({ content: output('.js') });
  const measured = await page.evaluate((which) => window.measure(which), variant);
  await page.close();
  return measured;
};

const rounds: Record<'pane' | 'nodes' | 'listening', Measured>[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({
    pane: await measure('pane'),
    nodes: await measure('nodes'),
    listening: await measure('listening'),
  });
}
await browser.close();

const over = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
const result = {
  bench: 'map',
  fields: 48_000,
  panFrameMs: over(({ pane }) => median(pane.frames)),
  panRatio: over(({ pane, listening }) => median(listening.frames) / median(pane.frames)),
  panRatioDeaf: over(({ pane, nodes }) => median(nodes.frames) / median(pane.frames)),
  firstPictureMs: over(({ pane }) => pane.first),
  wholePictureMs: over(({ pane }) => pane.whole),
  firstRatio: over(({ pane, listening }) => listening.first / pane.first),
  firstRatioDeaf: over(({ pane, nodes }) => nodes.first / pane.first),
};
const held = (ratio: number, goal: number): string =>
  `${ratio.toFixed(1)}x (goal ${String(goal)}x: ${ratio >= goal ? 'held' : 'missed'})`;

console.log(`panning, against nodes that can be pointed at:  ${held(result.panRatio, GOALS.pan)}`);
console.log(
  `panning, against nodes that cannot:             ${held(result.panRatioDeaf, GOALS.pan)}`,
);
console.log(
  `first complete picture, against the former:     ${held(result.firstRatio, GOALS.first)}`,
);
console.log(
  `first complete picture, against the latter:     ${held(result.firstRatioDeaf, GOALS.first)}`,
);
console.log(JSON.stringify(result));
