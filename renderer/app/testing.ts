import { vi } from 'vitest';

/** What the test browser lacks and the program uses without any effect on its logic. */
export const furnishBrowser = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        return;
      }
      disconnect(): void {
        return;
      }
      unobserve(): void {
        return;
      }
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
