import { remember } from '../../kit/state/create-store';

type FaultListener = (cause: unknown) => void;

const listeners = remember(() => new Set<FaultListener>());

/**
 * Tells of an error that was caught and for which the GM gets a sentence of its own: what it said is not shown, its
 * name is counted. Within a worker nobody listens.
 */
export function noteCaught(cause: unknown): void {
  for (const hear of listeners.now) hear(cause);
}

/** Hears of errors that were caught, from now on; returns how to stop. */
export function onCaught(hear: FaultListener): () => void {
  listeners.now.add(hear);
  return () => void listeners.now.delete(hear);
}
