import { remember } from '../../kit/state/create-store';

type Ear = (cause: unknown) => void;

const ears = remember(() => new Set<Ear>());

/**
 * Tells of an error that was caught and for which the GM gets a sentence of its own: what it said is not shown, its
 * name is counted. Within a worker nobody listens.
 */
export const noteCaught = (cause: unknown): void => {
  for (const hear of ears.now) hear(cause);
};

/** Hears of errors that were caught, from now on; returns how to stop. */
export const onCaught = (hear: Ear): (() => void) => {
  ears.now.add(hear);
  return () => void ears.now.delete(hear);
};
