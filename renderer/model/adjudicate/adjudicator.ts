import {
  type Answer,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  rememberingPort,
  type Runner,
  type Told,
  type WorkerPort as Port,
} from '../runner';
import { compute, knownOf } from './compute';
import type { Outcome, Progress, TurnJob } from './protocol';

/** The part of a Web Worker that is used here. */
export type WorkerPort = Port<Told, Progress, Answer>;

/** Computes turns, one at a time. */
export type Adjudicator = Runner<TurnJob, Progress, Outcome>;

const ENDINGS: Endings<Outcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed', reason: { code: 'broken' } },
};

/** Runs turns in a worker; what changed since the last run crosses, not the world. */
export const createWorkerAdjudicator = (start: () => WorkerPort): Adjudicator =>
  createWorkerRunner(() => rememberingPort(start(), knownOf), ENDINGS);

/** Runs turns in this thread. */
export const createLocalAdjudicator = (): Adjudicator => createLocalRunner(compute, ENDINGS);

const startWorker = (): WorkerPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The adjudicator that fits the place where the program runs. */
export const createAdjudicator = (): Adjudicator =>
  typeof Worker === 'undefined' ? createLocalAdjudicator() : createWorkerAdjudicator(startWorker);
