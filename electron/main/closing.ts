/** The part of a window that closing it needs. */
export interface ClosingWindow {
  readonly on: (
    event: 'close',
    listener: (event: { readonly preventDefault: () => void }) => void,
  ) => unknown;
  readonly close: () => void;
  /** Tells the page that its window is about to close. */
  readonly tell: () => void;
}

/** Longest wait for the page, in milliseconds. */
export const CLOSING_LIMIT = 20_000;

/** Time after which a window that did not close counts as open again, in milliseconds. */
const AGAIN = 1000;

/**
 * Gives the page time to finish its backup before its window closes, but not for ever, and not when the GM asks a second
 * time. Returns what to call when the page is ready.
 */
export function waitBeforeClosing(window: ClosingWindow, limit = CLOSING_LIMIT): () => void {
  let state: 'open' | 'waiting' | 'ready' = 'open';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ready = (): void => {
    if (state !== 'waiting') return;
    state = 'ready';
    clearTimeout(timer);
    window.close();
    // A page that stays, because it holds steps that are not on the disk, is asked again next time.
    setTimeout(() => {
      state = 'open';
    }, AGAIN);
  };
  window.on('close', (event) => {
    if (state === 'ready') return;
    if (state === 'waiting') {
      clearTimeout(timer);
      state = 'open';
      return;
    }
    event.preventDefault();
    state = 'waiting';
    timer = setTimeout(ready, limit);
    window.tell();
  });
  return ready;
}
