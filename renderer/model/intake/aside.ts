import { createLocalRunner, createWorkerRunner, type Endings, type Runner } from '../runner';
import type { IntakeFile, IntakeResult } from './document';
import { LIMITS, refuse } from './plain-text';
import { readFile, type Taken } from './read-file';

type Outcome = IntakeResult<Taken> | 'cancelled' | 'broken';
type Reader = Runner<IntakeFile, never, Outcome>;

const ENDINGS: Endings<Outcome> = { cancelled: 'cancelled', broken: 'broken' };

const createReader = (): Reader =>
  typeof Worker === 'undefined'
    ? createLocalRunner(readFile, ENDINGS)
    : createWorkerRunner(
        () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
        ENDINGS,
      );

/**
 * Reads files one at a time in a worker, so that the page answers whatever they hold. A file that takes longer than
 * `time` milliseconds is given up and refused as `slow`, one the worker dies of as `broken`; the next one gets a new
 * worker. Never rejects.
 */
export function createFileReader(
  reader: Reader = createReader(),
  time: number = LIMITS.time,
): (file: IntakeFile) => Promise<IntakeResult<Taken>> {
  const readNext = async (file: IntakeFile): Promise<IntakeResult<Taken>> => {
    if (file.bytes.length > LIMITS.bytes) return refuse('heavy', file.name, file.bytes.length);
    const timer = setTimeout(reader.cancel, time);
    const outcome = await reader.run(file, () => undefined);
    clearTimeout(timer);
    if (outcome === 'cancelled') return refuse('slow', file.name);
    return outcome === 'broken' ? refuse('broken', file.name) : outcome;
  };
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const result = last.then(() => readNext(file));
    last = result;
    return result;
  };
}
