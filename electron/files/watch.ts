import { watch } from 'node:fs';

/** Time without changes after which a folder counts as changed, in milliseconds: a file that arrives comes in pieces. */
const SETTLED = 250;

/** Longest time a change is not told though others follow, in milliseconds. */
const LATEST = 2000;

/** Calls `act` some time after the last of several calls, and not later than `latest` after the first. */
export function onceQuiet(act: () => void, quiet = SETTLED, latest = LATEST) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = 0;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tell = (): void => {
    stop();
    act();
  };
  return {
    stop,
    call: (): void => {
      const now = Date.now();
      if (timer === undefined) end = now + latest;
      stop();
      timer = setTimeout(tell, Math.max(0, Math.min(quiet, end - now)));
    },
  };
}

/** The next change of a folder. */
export interface NextChange {
  /** Begins to wait for a change of what is at the path now. */
  readonly expect: () => void;
  /** Waits no longer, and calls nobody. */
  readonly stop: () => void;
}

/**
 * Calls `changed` once, some time after something has changed in a folder, and not again until it is expected again: so
 * whoever expects first and then reads misses nothing, and a folder that was deleted and made anew is watched as well. A
 * folder that is not there or sends no events, as on a network share, calls nobody: it has to be read now and then.
 */
export function nextChange(path: string, changed: () => void): NextChange {
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
      stop();
      try {
        const watcher = watch(path, { persistent: false });
        const quiet = onceQuiet(tell);
        stopNow = () => {
          watcher.close();
          quiet.stop();
        };
        watcher.on('change', quiet.call);
        watcher.on('error', stop);
      } catch {
        stop();
      }
    },
  };
}
