import { createLocalRunner, createWorkerRunner, type Runner, type WorkerPort } from '../runner';
import { compute, ENDINGS } from './compute';
import type { GenesisJob, GenesisOutcome, GenesisProgress } from './protocol';

/** Generates worlds, one at a time. */
export type Generator = Runner<GenesisJob, GenesisProgress, GenesisOutcome>;

const startWorker = (): WorkerPort<GenesisJob, GenesisProgress, GenesisOutcome> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The generator that fits the place where the program runs. */
export const createGenerator = (): Generator =>
  typeof Worker === 'undefined'
    ? createLocalRunner(compute, ENDINGS)
    : createWorkerRunner(startWorker, ENDINGS);
