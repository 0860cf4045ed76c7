import { remember } from '../../kit/state/create-store';

type FaultListener = (cause: unknown) => void;

const listeners = remember(() => new Set<FaultListener>());

/**
 * Reports an error that was caught and for which the GM gets a sentence of its own: its message is not shown, its name
 * is counted. Within a worker there is no listener.
 */
export function noteCaught(cause: unknown): void {
  for (const hear of listeners.now) hear(cause);
}

/** Subscribes to caught errors; returns how to stop. */
export function onCaught(hear: FaultListener): () => void {
  listeners.now.add(hear);
  return () => void listeners.now.delete(hear);
}
