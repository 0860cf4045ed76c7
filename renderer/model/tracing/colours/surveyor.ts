import { createLocalRunner, createWorkerRunner, type Runner } from '../../runner';
import { ENDINGS, look, type SurveyOutcome, type SurveyRequest } from './look';

/** What looks at pictures, one at a time, in the place where the program runs. */
export function createSurveyor(): Runner<SurveyRequest, number, SurveyOutcome> {
  return typeof Worker === 'undefined'
    ? createLocalRunner(look, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );
}
