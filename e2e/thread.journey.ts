import { DESKTOP, freshPage, LAPTOP, takePicture, type Window } from './support/browser';
import { expect, type Page, test } from './support/test';

/** A round of a game in a forum: the thread as a text, votes found, counted and dated, messages to the GM. */

/** Opens the example of the game and its mailbox, as somebody does who sees it for the first time. */
const open = async (address: string, locale: string, window: Window): Promise<Page> => {
  const page = await freshPage(address, window, locale);
  await page.getByRole('button', { name: /Acht Völker|Eight Nations/ }).click();
  await page.getByRole('button', { name: /Rundgang beenden|End the tour/ }).click();
  await page
    .getByRole('navigation', { name: /Bereiche|Areas|Rooms/ })
    .getByRole('button', { name: /^(Zug|Turn|Runde|Round)/ })
    .click();
  await page
    .getByRole('button', { name: /Eingang|Inbox/ })
    .first()
    .click();
  await page.getByRole('timer').waitFor();
  return page;
};

test('a thread is filed by mouse: votes are taken, an author is asked once, a late vote is admitted', async ({
  baseURL,
}) => {
  const page = await open(baseURL ?? '', 'de-DE', LAPTOP);
  await takePicture(page, 'thread-empty-light');
  await page.getByRole('button', { name: 'Beispielpost laden' }).click();
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
  await expect(votes.getByRole('row', { name: /^Orange/ })).toContainText('4');
  await page.getByRole('row', { name: /Private Nachrichten/ }).click();
  await takePicture(page, 'thread-messages-dark');
  await page.getByRole('button', { name: 'Alle 2 eindeutigen übernehmen' }).click();
  const nations = page.getByRole('region', { name: /Nationen/ });
  await expect(nations.getByText('8 von 8')).toBeVisible();
});

test('a thread is filed by keyboard', async ({ baseURL }) => {
  const page = await open(baseURL ?? '', 'de-DE', DESKTOP);
  await page.getByRole('button', { name: 'Beispielpost laden' }).press('Enter');
  const posts = page.getByRole('grid', { name: 'Beiträge' });
  await posts.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Gewählter Beitrag' })).toContainText('Käsekuchen');
  await takePicture(page, 'thread-keyboard-light');
  await page.keyboard.press('Enter');
  await expect(posts.getByRole('row')).toHaveCount(4);
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'thread-keyboard-dark');
});
