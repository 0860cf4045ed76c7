/**
 * The campaign file on a disk: a campaign of 1,000 Großfelder, 120 archived months and 300 MB of scans, written and read
 * piece by piece against held in memory as a whole, and against the same campaign with a quarter of the scans. Every way
 * runs in a process of its own; what counts is how far its memory grew at most.
 * Run: npm run bench -- file (WABENWART_SCANS, WABENWART_MONTHS, WABENWART_LAND make it smaller)
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Cost, Way } from './file/child';
import type { FilePlan } from './file/campaign';

const numberIn = (name: string, otherwise: number): number =>
  Number(process.env[name] ?? otherwise);

const PLAN: FilePlan = {
  grossfelder: numberIn('WABENWART_LAND', 1000),
  months: numberIn('WABENWART_MONTHS', 120),
  scans: numberIn('WABENWART_SCANS', 50),
};
const GOALS = { whole: 0.5, quarter: 1.3 } as const;

const CHILD = resolve('dist/bench/file-child.cjs');
await build({
  entryPoints: ['bench/file/child.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  outfile: CHILD,
  logLevel: 'error',
});

/** In a process of its own. */
const measured = (way: Way, plan: FilePlan, file: string): Cost =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', CHILD, way, JSON.stringify(plan), file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as Cost;

const verdict = (isHeld: boolean): string => (isHeld ? 'held' : 'missed');
const line = (what: string, ratio: number, goal: number): void => {
  const told = `goal at most ${String(goal)}: ${verdict(ratio <= goal)}`;
  console.log(`${what.padEnd(58)} ${ratio.toFixed(2)} (${told})`);
};

const main = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'wabenwart-bench-'));
  const file = join(folder, 'campaign.wabenwart');
  try {
    const quarter = { ...PLAN, scans: Math.round(PLAN.scans / 4) };
    const writeQuarter = measured('write-stream', quarter, file);
    const readQuarter = measured('read-stream', quarter, file);
    const writeWhole = measured('write-whole', PLAN, file);
    const write = measured('write-stream', PLAN, file);
    const read = measured('read-stream', PLAN, file);
    const readWhole = measured('read-whole', PLAN, file);
    line(
      'memory to write, against everything in memory:',
      write.peak / writeWhole.peak,
      GOALS.whole,
    );
    line('memory to read, against everything in memory:', read.peak / readWhole.peak, GOALS.whole);
    line(
      'memory to write, against a quarter of the scans:',
      write.peak / writeQuarter.peak,
      GOALS.quarter,
    );
    line(
      'memory to read, against a quarter of the scans:',
      read.peak / readQuarter.peak,
      GOALS.quarter,
    );
    console.log(
      JSON.stringify({
        bench: 'file',
        plan: PLAN,
        write,
        writeWhole,
        writeQuarter,
        read,
        readWhole,
        readQuarter,
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main();
