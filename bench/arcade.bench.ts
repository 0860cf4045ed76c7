/**
 * The battle on the screen: whether set `fair` is a good one by the measures of EW-46-31, computers against computers,
 * and whether its pictures are steady at 1920x1080 without a graphics card.
 * Run: npm run bench -- arcade
 */
import { ARCADE_SETS } from '../engine/systems/eroberung/pages';
import { measurePair, PAIRS } from './arcade/measures';
import type { MeasuredFrames } from './arcade/page';
import { percentile95, report, sized } from './lib/figures';
import { launchBrowser, openPage, pageCode } from './lib/page';

const SEEDS = sized(100, 2);
/** A minute of pictures. */
const PICTURES = sized(3600, 8);
/** Milliseconds of a picture at 60 a second. */
const FRAME = 16.7;

const measured = PAIRS.map((pair) => measurePair(pair, SEEDS, ARCADE_SETS.fair));
/** Equal weapons are judged by people: computers steer them alike (EW-46-31). */
const unequal = measured.filter(({ pair: [first, second] }) => first !== second);
const most = (value: (one: (typeof unequal)[number]) => number): number =>
  Math.max(...unequal.map(value));

const code = await pageCode('bench/arcade/page.ts');
const browser = await launchBrowser();
const page = await openPage(browser, code, { width: 1920, height: 1080 });
const frames = (redraws: boolean): Promise<MeasuredFrames> =>
  page.evaluate(([count, all]) => window.measureArcade(count, all), [PICTURES, redraws] as const);
const ours = await frames(false);
const redrawn = await frames(true);
await browser.close();
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

report({
  bench: 'arcade',
  figures: [
    {
      what: 'pictures of a battle at 1920x1080: work, 95th percentile / 16.7 ms',
      ratio: percentile95(ours.work) / FRAME,
      goal: { atMost: 1 },
    },
    {
      what: 'the same: from picture to picture, 95th percentile / 16.7 ms',
      ratio: percentile95(ours.intervals) / FRAME,
      goal: { atMost: 1.05 },
    },
    {
      what: 'a picture with the terrain kept / with the terrain drawn again',
      ratio: mean(ours.work) / mean(redrawn.work),
      goal: { atMost: 0.25 },
    },
    {
      what: 'set fair: median seconds of the shortest pair / 5',
      ratio: Math.min(...unequal.map(({ median }) => median)) / 5,
      goal: { atLeast: 1 },
    },
    {
      what: 'set fair: median seconds of the longest pair / 90',
      ratio: most(({ median }) => median) / 90,
      goal: { atMost: 1 },
    },
    {
      what: 'set fair: largest share one weapon wins against another',
      ratio: most(({ first, second }) => Math.max(first, second)),
      goal: { atMost: 0.8 },
    },
    {
      what: 'set fair: largest share of one colour',
      ratio: most(({ red, draws }) => Math.max(red, 1 - red - draws)),
      goal: { atMost: 0.6 },
    },
    {
      what: 'set fair: largest share ended by energy alone',
      ratio: most(({ energyAlone }) => energyAlone),
      goal: { atMost: 0.1 },
    },
  ],
  details: {
    pairs: Object.fromEntries(measured.map(({ pair, ...one }) => [pair.join('-'), one])),
    work: { mean: mean(ours.work), p95: percentile95(ours.work) },
    redrawn: { mean: mean(redrawn.work) },
    intervals: { mean: mean(ours.intervals), p95: percentile95(ours.intervals) },
  },
});
