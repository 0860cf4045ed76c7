/**
 * A month of many realms. Three ratios of processor time, all in one run; the variants take turns, and the least of
 * several rounds counts, so that a busy machine hits all of them alike:
 * - the same realms and armies on 1,000 against 100 Großfelder,
 * - with explanations against without (the constructors of engine/kernel/construct replaced by bench/month/untraced),
 * - 10,000 against 5,000 units.
 * Run: npm run bench -- month
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { timeOf } from './month/run';

const ROUNDS = 4;
const REALMS = 150;
const UNITS_EACH = 34;
const GOALS = { land: 1.3, tracing: 1.5, units: 2.2 } as const;

const withoutTraces: Plugin = {
  name: 'without traces',
  setup: (bundling) => {
    bundling.onResolve({ filter: /\/construct$/ }, ({ importer }) =>
      importer.endsWith('untraced.ts') ? undefined : { path: resolve('bench/month/untraced.ts') },
    );
  },
};

const bundled = async (name: string, plugins: readonly Plugin[]): Promise<typeof timeOf> => {
  const outfile = resolve(`dist/bench/month-${name}.mjs`);
  await build({
    entryPoints: [resolve('bench/month/run.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [...plugins],
    logLevel: 'error',
  });
  const module = (await import(pathToFileURL(outfile).href)) as { readonly timeOf: typeof timeOf };
  return module.timeOf;
};

const traced = await bundled('traced', []);
const untraced = await bundled('untraced', [withoutTraces]);

const plan = { realms: REALMS, unitsEach: UNITS_EACH, grossfelder: 100, seed: 'bench' } as const;
traced({ ...plan, realms: 10 }, 1); // both bundles warm
untraced({ ...plan, realms: 10 }, 1);

type Outcome = ReturnType<typeof timeOf>;

const least = (a: Outcome | undefined, b: Outcome): Outcome =>
  a === undefined || b.ms < a.ms ? b : a;

const wide = { ...plan, grossfelder: 1000 } as const;
const round = (before?: Readonly<Record<'small' | 'bare' | 'large' | 'many', Outcome>>) => ({
  small: least(before?.small, traced(plan, 1)),
  bare: least(before?.bare, untraced(plan, 1)),
  large: least(before?.large, traced(wide, 1)),
  many: least(before?.many, traced({ ...wide, unitsEach: 2 * UNITS_EACH }, 1)),
});

let best = round();
for (let index = 1; index < ROUNDS; index += 1) best = round(best);
const { small, bare, large, many } = best;
if (small.steps !== bare.steps) throw new Error('without traces the turn comes out differently');

const ratios = {
  land: large.ms / small.ms,
  tracing: small.ms / bare.ms,
  units: many.ms / large.ms,
};
const told = (name: string, ratio: number, goal: number, what: string): string =>
  `${name}: ${ratio.toFixed(2)}x (goal: at most ${String(goal)}x), ${what}`;
console.log(told('land', ratios.land, GOALS.land, '1,000 against 100 Großfelder'));
console.log(told('tracing', ratios.tracing, GOALS.tracing, 'with against without explanations'));
console.log(told('units', ratios.units, GOALS.units, 'twice as many units'));
console.log(
  `for information: ${String(REALMS * UNITS_EACH)} units in ${small.ms.toFixed(0)} ms on 100, ` +
    `${large.ms.toFixed(0)} ms on 1,000 Großfelder; ${String(2 * REALMS * UNITS_EACH)} in ${many.ms.toFixed(0)} ms`,
);
console.log(JSON.stringify(ratios));
