import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever a test of this file reads, nothing is requested from any network. */
export function expectNoRequests(): void {
  const requests: string[] = [];
  const note = (input: unknown): never => {
    requests.push(String(input));
    throw new Error('no network');
  };
  beforeEach(() => {
    requests.length = 0;
    vi.stubGlobal('fetch', note);
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        open(_method: string, url: string): void {
          note(url);
        }
      },
    );
  });
  afterEach(() => {
    expect(requests).toEqual([]);
    vi.unstubAllGlobals();
  });
}
