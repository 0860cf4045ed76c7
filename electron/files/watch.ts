import { watch } from 'node:fs';

/** Time in which changes of a folder count as one, in milliseconds: a file that arrives comes in pieces. */
const SETTLED = 250;

/** The next change of a folder. */
export interface NextChange {
  /** Begins to wait for a change unless it waits already. */
  readonly expect: () => void;
  /** Waits no longer, and calls nobody. */
  readonly stop: () => void;
}

/**
 * Calls `changed` once, some time after something has changed in a folder, and not again until it is expected again: so
 * whoever expects first and then reads misses nothing, and a folder that was deleted and made anew is watched as well. A
 * folder that is not there or sends no events, as on a network share, calls nobody: it has to be read now and then.
 */
export function nextChange(path: string, changed: () => void, settled = SETTLED): NextChange {
  let stopNow: (() => void) | undefined;
  const stop = (): void => {
    stopNow?.();
    stopNow = undefined;
  };
  const tell = (): void => {
    stop();
    changed();
  };
  return {
    stop,
    expect: () => {
      if (stopNow !== undefined) return;
      try {
        const watcher = watch(path, { persistent: false });
        let timer: ReturnType<typeof setTimeout> | undefined;
        stopNow = () => {
          watcher.close();
          clearTimeout(timer);
        };
        watcher.on('change', () => (timer ??= setTimeout(tell, settled)));
        watcher.on('error', stop);
      } catch {
        stop();
      }
    },
  };
}
