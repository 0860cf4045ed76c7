import { join } from 'node:path';
import { bundled } from './support/bundled';
import { openCopy } from './support/copies';
import { type Desk, freshDesk, LAPTOP, takePicture } from './support/desk';
import type * as Prepared from './support/prepared/thread';
import { expect, type Page, test } from './support/test';

/** "Orders as messages: whole thread as text, votes found, counted, dated". */
let desk: Desk;
test.afterEach(() => desk.clear());

const open = async (address: string, locale: string): Promise<Page> => {
  desk = await freshDesk(address, LAPTOP, locale);
  const page = await desk.sitDown();
  const { threadFile, spielthread } = await bundled<typeof Prepared>(
    join(import.meta.dirname, 'support', 'prepared', 'thread.ts'),
  );
  await openCopy(page, { name: 'acht-voelker.wabenwart', bytes: threadFile() });
  await page.getByRole('button', { name: /Rundgang beenden|End the tour/ }).click();
  await page
    .getByRole('navigation', { name: /Bereiche|Areas|Rooms/ })
    .getByRole('button', { name: /^(Zug|Turn|Runde|Round)/ })
    .click();
  await takePicture(page, 'thread-turn');
  await page
    .getByRole('button', { name: /Eingang|Mailbox/ })
    .first()
    .click();
  await page.getByRole('timer').waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, spielthread);
  return page;
};

test('a thread is filed by mouse: votes are taken, an author is asked once, a late vote is admitted', async ({
  baseURL,
}) => {
  const page = await open(baseURL ?? '', 'de-DE');
  const posts = page.getByRole('grid', { name: 'Beiträge' });
  await expect(posts.getByRole('row')).toHaveCount(9);
  await takePicture(page, 'thread-full-light');
  await page.getByRole('button', { name: 'Alle 5 eindeutigen übernehmen' }).click();
  await expect(posts.getByRole('row')).toHaveCount(4);
  await posts.getByRole('row', { name: /Zaungast/ }).click();
  await takePicture(page, 'thread-unknown-light');
  await page.getByRole('button', { name: 'Wer ist „Zaungast“?' }).click();
  await page.getByRole('menuitem', { name: 'spielt nicht mit' }).click();
  await expect(posts.getByRole('row')).toHaveCount(3);
  await page.getByRole('radio', { name: /zu spät/ }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'thread-late-dark');
  await page.getByLabel(/Grund/).fill('Zug hatte Verspätung');
  await page.getByRole('button', { name: 'Für Rot trotzdem zulassen' }).click();
  await expect(page.getByText('Nichts kam zu spät.')).toBeVisible();
  await page.getByRole('radio', { name: /^alle \(/ }).click();
  await takePicture(page, 'thread-done-dark');
  const votes = page.getByRole('table', { name: 'So steht die Abstimmung' });
  await expect(votes.getByRole('row', { name: /Orange/ }).first()).toContainText('4');
});

test('a thread is filed by keyboard in English', async ({ baseURL }) => {
  const page = await open(baseURL ?? '', 'en-GB');
  const posts = page.getByRole('grid', { name: 'Posts' });
  await posts.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Chosen post' })).toContainText('Käsekuchen');
  await page.keyboard.press('Enter');
  await expect(posts.getByRole('row')).toHaveCount(4);
  await takePicture(page, 'thread-keyboard-light');
});
