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

const least = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((best, one) => (one.ms < best.ms ? one : best));

/** The least of each variant, all of them run in turn: so they are equally warm, and equally disturbed. */
const inTurn = <Name extends string>(
  variants: Readonly<Record<Name, () => Outcome>>,
): Readonly<Record<Name, Outcome>> => {
  const names = Object.keys(variants) as Name[];
  const rounds = Array.from({ length: ROUNDS }, () => names.map((name) => variants[name]()));
  return Object.fromEntries(
    names.map((name, index) => [name, least(rounds.flatMap((round) => round[index] ?? []))]),
  ) as Record<Name, Outcome>;
};

const wide = { ...plan, grossfelder: 1000 } as const;
const { explained, bare } = inTurn({
  explained: () => traced(plan, 1),
  bare: () => untraced(plan, 1),
});
const { small, large, many } = inTurn({
  small: () => traced(plan, 1),
  large: () => traced(wide, 1),
  many: () => traced({ ...wide, unitsEach: 2 * UNITS_EACH }, 1),
});
if (explained.steps !== bare.steps)
  throw new Error('without traces the turn comes out differently');

const ratios = {
  land: large.ms / small.ms,
  tracing: explained.ms / bare.ms,
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
