import type { Campaign, FileProblem } from '../../../../engine';
import {
  type Compute,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  type Runner,
} from '../../../model/runner';
import { type MapJob, writeMap, type WrittenMap } from './write';

/** A campaign and how its map is to be written. */
export interface WriteJob {
  readonly campaign: Campaign;
  readonly job: MapJob;
}

/** What came of writing it. */
export type WriteOutcome =
  | ({ readonly kind: 'written' } & WrittenMap)
  /** The campaign holds something that could not be read again. */
  | { readonly kind: 'unfit'; readonly problem: FileProblem }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'broken' };

/** Writes a map here and now. */
export const write: Compute<WriteJob, never, WriteOutcome> = ({ campaign, job }) => {
  const made = writeMap(campaign, job);
  return made.ok ? { kind: 'written', ...made.value } : { kind: 'unfit', problem: made.problem };
};

const ENDINGS: Endings<WriteOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken' },
};

/** The writer that fits the place where the program runs: a large world takes its time. */
export const createWriter = (): Runner<WriteJob, never, WriteOutcome> =>
  typeof Worker === 'undefined'
    ? createLocalRunner(write, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./writing-worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );
