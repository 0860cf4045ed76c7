import {
  type LetterReading,
  readLetter,
  type Settings,
  systems,
  type World,
} from '../../../engine';
import {
  type Compute,
  createLocalRunner,
  createWorkerRunner,
  type Endings,
  rememberingPort,
  type Runner,
} from '../runner';

/** A letter that is to be read, as the letter of a party. */
export type LetterToRead = Pick<LetterReading, 'party' | 'text'>;

/** Letters to read and to check against a world; each is told as progress once it has been read. */
export interface ReadJob {
  readonly system: string;
  readonly world: World;
  readonly settings: Settings;
  readonly letters: readonly LetterToRead[];
}

/** How the reading of some letters ended. */
export interface ReadOutcome {
  readonly kind: 'done' | 'cancelled' | 'failed';
}

/** Reads letters, one batch at a time. */
export type Reader = Runner<ReadJob, LetterReading, ReadOutcome>;

const ENDINGS: Endings<ReadOutcome> = {
  cancelled: { kind: 'cancelled' },
  broken: { kind: 'failed' },
};

/** Reads letters here and now. */
export const computeReadings: Compute<ReadJob, LetterReading, ReadOutcome> = (
  { system, world, settings, letters },
  report,
) => {
  const game = systems[system];
  if (game === undefined) return { kind: 'failed' };
  const isRead = letters.every((letter) => report(readLetter(game, letter, world, settings)));
  return { kind: isRead ? 'done' : 'cancelled' };
};

/** Nothing of how a reading ends is known from its job. */
export function nothingKnown(): unknown {
  return undefined;
}

/**
 * A worker of its own beside that of the turn: a letter is read at once, whatever month is being computed. It remembers
 * the world.
 */
const startWorker = (): Worker =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });

/** The reader that fits the place where the program runs. */
export function createReader(): Reader {
  return typeof Worker === 'undefined'
    ? createLocalRunner(computeReadings, ENDINGS)
    : createWorkerRunner(() => rememberingPort(startWorker(), nothingKnown), ENDINGS);
}
