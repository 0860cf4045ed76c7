/**
 * Generating 48,000 Kleinfelder: beside the screen, as the program does it, against the same work in the thread of
 * the screen, in the same browser. What counts is the longest time in which the screen cannot answer.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { MeasuredGenesis } from './genesis/page';

const ROUNDS = 3;
const GOALS = { longestMs: 100, ratio: 5 } as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

/** The bench runs from dist/bench; its page and the worker are built from the sources. */
const bundled = async (path: string): Promise<string> => {
  const entry = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const page = await bundled('bench/genesis/page.ts');
const worker = await bundled('renderer/genesis/worker.ts');
const executablePath = process.env['WABENWART_BROWSER'] ?? '';
const browser = await chromium.launch({
  ...(executablePath === '' ? {} : { executablePath }),
  args: FLAGS,
});

const measure = async (where: 'worker' | 'screen'): Promise<MeasuredGenesis> => {
  const tab = await browser.newPage();
  await tab.setContent('<!doctype html><title>bench</title>');
  await tab.addScriptTag({ content: page });
  const measured = await tab.evaluate(([place, code]) => window.measureGenesis(place, code), [
    where,
    worker,
  ] as const);
  await tab.close();
  return measured;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const rounds: Record<'worker' | 'screen', MeasuredGenesis>[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ worker: await measure('worker'), screen: await measure('screen') });
}
await browser.close();

const over = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
const result = {
  bench: 'genesis',
  fields: 48_000,
  wholeMs: over(({ worker: one }) => one.whole),
  longestMs: over(({ worker: one }) => one.longest),
  longestOnScreenMs: over(({ screen }) => screen.longest),
  ratio: over(({ worker: one, screen }) => screen.longest / one.longest),
  heard: over(({ worker: one }) => one.heard),
};
const held = (isHeld: boolean): string => (isHeld ? 'held' : 'missed');
console.log(
  `longest pause of the screen: ${result.longestMs.toFixed(0)} ms (goal ${String(GOALS.longestMs)} ms: ${held(result.longestMs <= GOALS.longestMs)})`,
);
console.log(
  `against generating on the screen's own thread: ${result.ratio.toFixed(1)}x (goal ${String(GOALS.ratio)}x: ${held(result.ratio >= GOALS.ratio)})`,
);
console.log(JSON.stringify(result));
