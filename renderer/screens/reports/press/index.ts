import { loadFonts } from '../../../kit/paper/fonts/load';
import { createLocalRunner, createWorkerRunner, type WorkerPort } from '../../../model/runner';
import { createPressWork } from './press';
import {
  type Press,
  PRESS_ENDINGS,
  type PressJob,
  type PressOutcome,
  type PressProgress,
} from './protocol';

const startWorker = (): WorkerPort<PressJob, PressProgress, PressOutcome> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A press in a worker, where that is possible. */
const createPress = (): Press =>
  typeof Worker === 'undefined'
    ? createLocalRunner(createPressWork(loadFonts), PRESS_ENDINGS)
    : createWorkerRunner(startWorker, PRESS_ENDINGS);

/** Composes what is on the screen. */
export const savePress: Press = createPress();

/** Makes files, one turn report at a time, without blocking the screen. */
export const filePress: Press = createPress();
