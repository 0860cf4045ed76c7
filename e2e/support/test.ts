import { expect, test as plain } from '@playwright/test';
import { closeBrowsers, closePages } from './browser';
import { takeForeignWords } from './guard';

export { expect };
export type { BrowserContext, Download, Locator, Page } from '@playwright/test';

const expectNoMessages = (): void => {
  expect(takeForeignWords(), 'requests that would have left the machine').toEqual([]);
};

/** The test of every journey: it fails if any browser it opened spoke to anybody but the page's own server. */
export const test = plain.extend<
  { readonly networkGuard: undefined },
  { readonly workerBrowser: undefined }
>({
  networkGuard: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this very pattern
    async ({}, use) => {
      await use(undefined);
      await closePages();
      expectNoMessages();
    },
    { auto: true },
  ],
  workerBrowser: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await use(undefined);
      await closeBrowsers();
      // Messages received only after the last journey, or beside the journeys, are a failure as well.
      expectNoMessages();
    },
    { auto: true, scope: 'worker' },
  ],
});
