import type { Pause } from '../../../engine';

/** Resolves after everything that waits already; unlike a timer not slowed down in a window nobody sees. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/** Longest time the page is kept busy, in milliseconds: a frame. */
const FRAME = 16;

/**
 * Pauses for long work, so that the page goes on answering: one of a turn once a frame has passed, none otherwise. They
 * reject once `signal` has been aborted. `now` is in milliseconds.
 */
export function createPause(signal?: AbortSignal, now = () => performance.now()): Pause {
  let since = now();
  const rest = async (): Promise<void> => {
    signal?.throwIfAborted();
    await nextTurn();
    signal?.throwIfAborted();
    since = now();
  };
  return () => (signal?.aborted === true || now() - since >= FRAME ? rest() : undefined);
}
