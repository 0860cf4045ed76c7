// Runs the benchmarks of bench/, in full or as smoke runs, and reads what they report.
import { readdirSync } from 'node:fs';
import { bundle } from './builds.mjs';
import { inProject, run } from './project.mjs';

/** Longest time of a smoke run, in milliseconds. */
const SMOKE_LIMIT = 300_000;
/**
 * @typedef {{ what: string, ratio: number, goal?: { atMost?: number, atLeast?: number } }} Figure
 * @typedef {{ name: string, code: number, output: string, figures: readonly Figure[] }} BenchResult
 */

/** Names of all benchmarks: the files of bench/ without their ending. */
export const benchNames = () =>
  readdirSync(inProject('bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace(/\.bench\.ts$/, ''))
    .sort();

/** Results of a benchmark: the figures of its last line of JSON, none if it reported nothing. */
export const figuresIn = (output) => {
  const line = output
    .split('\n')
    .filter((each) => each.startsWith('{"bench":'))
    .at(-1);
  return line === undefined ? [] : JSON.parse(line).figures;
};

const runBench = async (name, { smoke, echo, env }) => {
  const outfile = `dist/bench/${name}.bench.mjs`;
  // Playwright and esbuild start programs beside their own files; all other packages become part of the bundle.
  const built = await bundle(`bench/${name}.bench.ts`, outfile, {
    external: ['@playwright/test', 'esbuild'],
  });
  if (built.code !== 0) return { name, ...built, figures: [] };
  const { code, output } = await run(process.execPath, [inProject(outfile)], {
    env: { ...process.env, ...env, ...(smoke ? { WABENWART_BENCH: 'smoke' } : {}) },
    echo,
    ...(smoke ? { timeout: SMOKE_LIMIT, signal: 'SIGTERM' } : {}),
  });
  const figures = figuresIn(output);
  return figures.length === 0 && code === 0
    ? { name, code: 1, output: `${output}\n${name} reported no figures.`, figures }
    : { name, code, output, figures };
};

/** Smoke runs at a time: they measure nothing, so they may disturb each other. */
const SMOKE_RUNS = 3;

/**
 * Runs benchmarks one after the other, smoke runs three at a time.
 * @param {readonly string[]} names
 * @param {{ smoke: boolean, browser: string | undefined, onResult?: (result: BenchResult) => void, onStart?: (name: string) => void }} options
 * @returns {Promise<readonly BenchResult[]>} in the order of the names
 */
export const runBenches = async (names, { smoke, browser, onStart, onResult }) => {
  const results = [];
  const waiting = [...names.entries()];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, name] = next;
      onStart?.(name);
      const env = { WABENWART_BROWSER: browser ?? '' };
      results[at] = await runBench(name, { smoke, echo: false, env });
      onResult?.(results[at]);
    }
  };
  await Promise.all(Array.from({ length: smoke ? SMOKE_RUNS : 1 }, runNext));
  return results;
};

const boundOf = ({ atMost, atLeast }) =>
  atMost === undefined ? `at least ${String(atLeast)}` : `at most ${String(atMost)}`;

const isHeld = (ratio, { atMost = Infinity, atLeast = -Infinity }) =>
  ratio <= atMost && ratio >= atLeast;

/** The figures as a table of Markdown: what, ratio, goal, held or missed. */
export const tableOf = (results) => {
  const rows = results.flatMap(({ name, figures }) =>
    figures.map(({ what, ratio, goal }) => [
      name,
      what,
      ratio === null ? 'none' : ratio.toFixed(2),
      goal === undefined ? '' : boundOf(goal),
      goal === undefined || ratio === null ? '' : isHeld(ratio, goal) ? 'held' : 'missed',
    ]),
  );
  const all = [['Benchmark', 'What', 'Ratio', 'Goal', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length), 3));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = all.map(line);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
};
