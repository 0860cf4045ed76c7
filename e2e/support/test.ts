import { expect, test as plain } from '@playwright/test';
import { takeForeignWords } from './guard';

export { expect };
export type { BrowserContext, Download, Locator, Page } from '@playwright/test';

/** The test of every journey: it fails if any browser it opened spoke to anybody but the page's own server. */
export const test = plain.extend<{ readonly networkGuard: undefined }>({
  networkGuard: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this very pattern
    async ({}, use) => {
      await use(undefined);
      expect(takeForeignWords(), 'requests that would have left the machine').toEqual([]);
    },
    { auto: true },
  ],
});
