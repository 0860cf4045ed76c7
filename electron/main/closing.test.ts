import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSING_LIMIT, waitBeforeClosing } from './closing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (event: { readonly preventDefault: () => void }) => void;

const windowThat = () => {
  const seen = { isClosed: false, told: 0 };
  const listeners: Listener[] = [];
  const close = (): void => {
    const asked = { isPrevented: false };
    for (const listener of listeners)
      listener({ preventDefault: () => (asked.isPrevented = true) });
    if (!asked.isPrevented) seen.isClosed = true;
  };
  const ready = waitBeforeClosing({
    on: (_event, listener) => listeners.push(listener),
    close,
    tell: () => (seen.told += 1),
  });
  return { seen, close, ready };
};

describe('closing the window', () => {
  it('waits until the page is ready', () => {
    const { seen, close, ready } = windowThat();
    close();
    expect(seen).toEqual({ isClosed: false, told: 1 });
    ready();
    expect(seen.isClosed).toBe(true);
  });

  it('waits no longer than the limit', () => {
    const { seen, close } = windowThat();
    close();
    vi.advanceTimersByTime(CLOSING_LIMIT - 1);
    expect(seen.isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(seen.isClosed).toBe(true);
  });

  it('does not wait where the GM asks a second time', () => {
    const { seen, close } = windowThat();
    close();
    close();
    expect(seen).toEqual({ isClosed: true, told: 1 });
  });

  it('ignores a message of the page that nobody waits for', () => {
    const { seen, ready } = windowThat();
    ready();
    expect(seen.isClosed).toBe(false);
  });
});
