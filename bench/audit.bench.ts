/**
 * The audit of a campaign, act for act: 1,000 acts against 100. It takes back and carries out again every act, so it may
 * grow with their number, not faster. Reading the tables is not in it.
 */
import { fileURLToPath } from 'node:url';
import { bundled } from '../e2e/support/bundled';
import type * as Trial from './audit/trial';

const ROUNDS = 7;
const ACTS = { few: 100, many: 1000 } as const;
const GOAL = 1.5;

/** The bench runs from dist/bench; what it measures is built from the sources. */
const TRIAL = fileURLToPath(new URL('../../bench/audit/trial.ts', import.meta.url));
const { lived, millisecondsOf } = await bundled<typeof Trial>(TRIAL);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const few = await lived(ACTS.few);
const many = await lived(ACTS.many);
const rounds = Array.from({ length: ROUNDS }, () => [millisecondsOf(few), millisecondsOf(many)]);
const [fewMs, manyMs] = [0, 1].map((at) => median(rounds.map((round) => round[at] ?? NaN)));
const ratio = (manyMs ?? NaN) / ACTS.many / ((fewMs ?? NaN) / ACTS.few);
const held = ratio <= GOAL ? 'held' : 'missed';
console.log(
  `an act of ${String(ACTS.many)} against one of ${String(ACTS.few)}: ${ratio.toFixed(2)} (goal ${String(GOAL)}: ${held})`,
);
console.log(JSON.stringify({ bench: 'audit', acts: ACTS, fewMs, manyMs, ratio }));
