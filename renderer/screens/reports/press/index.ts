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

/** A press beside the screen, where that is possible. */
const createPress = (): Press =>
  typeof Worker === 'undefined'
    ? createLocalRunner(createPressWork(loadFonts), PRESS_ENDINGS)
    : createWorkerRunner(startWorker, PRESS_ENDINGS);

/** Sets what lies on the desk. */
export const savePress: Press = createPress();

/** Makes files, one evaluation at a time, while the desk goes on. */
export const filePress: Press = createPress();
