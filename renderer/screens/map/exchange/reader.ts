import {
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  type Runner,
} from '../../../model/runner';
import { type ReadJob, type ReadOutcome, readIncoming } from './incoming';

const ENDINGS: Endings<ReadOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'broken' },
};

/** The reader that fits the place where the program runs. */
export const createReader = (): Runner<ReadJob, never, ReadOutcome> =>
  typeof Worker === 'undefined'
    ? createLocalRunner(readIncoming, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );
