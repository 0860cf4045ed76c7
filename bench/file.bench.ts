/**
 * The campaign file on a disk: a campaign of 1,000 Großfelder, 120 archived months and 300 MB of scans, written and read
 * piece by piece against held in memory as a whole, and against the same campaign with a quarter of the scans. Every way
 * runs in a process of its own; what counts is how far its memory grew at most.
 * Run: npm run bench -- file
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { FilePlan } from './file/campaign';
import type { Cost, Way } from './file/child';
import { type Findings, mustAgree, report, sized } from './lib/figures';

const PLAN: FilePlan = sized(
  { grossfelder: 1000, realms: 20, months: 120, scans: 50 },
  { grossfelder: 10, realms: 3, months: 2, scans: 2 },
);
const QUARTER: FilePlan = { ...PLAN, scans: Math.round(PLAN.scans / 4) };

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

const findings = (file: string): Findings => {
  const writeQuarter = measured('write-stream', QUARTER, file);
  const readQuarter = measured('read-stream', QUARTER, file);
  const writeWhole = measured('write-whole', PLAN, file);
  const write = measured('write-stream', PLAN, file);
  const read = measured('read-stream', PLAN, file);
  const readWhole = measured('read-whole', PLAN, file);
  mustAgree('the campaign read', read.campaign, readWhole.campaign);
  mustAgree('the campaign written', write.campaign, read.campaign);
  mustAgree('the campaign written as a whole', writeWhole.campaign, read.campaign);
  const [whole, quarter] = [{ atMost: 0.5 }, { atMost: 1.3 }];
  return {
    bench: 'file',
    figures: [
      {
        what: 'memory to write: in pieces / as a whole',
        ratio: write.peak / writeWhole.peak,
        goal: whole,
      },
      {
        what: 'memory to read: in pieces / as a whole',
        ratio: read.peak / readWhole.peak,
        goal: whole,
      },
      {
        what: 'memory to write: all scans / a quarter of them',
        ratio: write.peak / writeQuarter.peak,
        goal: quarter,
      },
      {
        what: 'memory to read: all scans / a quarter of them',
        ratio: read.peak / readQuarter.peak,
        goal: quarter,
      },
    ],
    details: {
      plan: PLAN,
      write,
      writeWhole,
      writeQuarter,
      read,
      readWhole,
      readQuarter,
    },
  };
};

const folder = mkdtempSync(join(tmpdir(), 'wabenwart-bench-'));
try {
  report(findings(join(folder, 'campaign.wabenwart')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
