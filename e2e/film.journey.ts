import { pathToFileURL } from 'node:url';
import { choose, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { freshPage, LAPTOP, takePicture } from './support/browser';
import { openMonths } from './support/months';
import { goTo, switchToEnglish } from './support/pages';
import { expect, type Page, test } from './support/test';

/** Heading of the history beside the picture, which says the shown turn. */
const shownTurn = (page: Page) => page.locator('.ww-film-captions').getByRole('status');

/** A browser plays a video that was saved: it has a picture and goes on to its end. */
async function expectPlayed(page: Page, path: string): Promise<void> {
  const player = await page.context().newPage();
  await player.goto(pathToFileURL(path).href);
  const video = player.locator('video');
  const stateOf = () =>
    video.evaluate(({ videoWidth, currentTime, ended }: HTMLVideoElement) => ({
      isSeen: videoWidth > 0,
      isOver: ended && currentTime > 1,
    }));
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    one.playbackRate = 4;
    return one.play();
  });
  await expect.poll(stateOf, { timeout: 60_000 }).toEqual({ isSeen: true, isOver: true });
  await player.close();
}

test('the film of three months by mouse: truth and one realm, given away as a page and a sheet', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  await openMonths(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('it stands in the archive and shows the last turn', async () => {
    await goTo(page, 'Zug');
    await page
      .getByRole('navigation', { name: 'Schritte des Monats' })
      .getByRole('button', { name: 'Archiv' })
      .click();
    await button(/^Film/).click();
    await expect(
      page.getByRole('img', { name: 'Stand nach Jaguarmond 419 · Zug 60' }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Was geschah' })).toContainText(
      'Kampf zwischen 203 (Reich Tharos) und 101 (Königreich Valdrun)',
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('played from the start it comes to the end and stops', async () => {
    await button('Zum Anfang').click();
    await expect(shownTurn(page)).toHaveText('Falkenmond 419 · Zug 58');
    await page.getByRole('radio', { name: 'schnell' }).click();
    await button('Abspielen').click();
    await expect(shownTurn(page)).toHaveText('Jaguarmond 419 · Zug 60');
    await expect(button('Abspielen')).toBeVisible();
  });

  await test.step('the truth is given away only once the game is over', async () => {
    await button('Weitergeben …').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Seite (HTML)' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a realm sees what it knew; its page plays without a network', async () => {
    await choose(
      page,
      page.locator('.ww-film-head').getByRole('button', { name: /Wahrheit/ }),
      'Reich Tharos',
    );
    await expect(page.getByText('Nur was Reich Tharos damals wusste.')).toBeVisible();
    await button('Weitergeben …').click();
    const dialog = page.getByRole('dialog');
    const sheet = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Kartenbogen (PDF)' }).click(),
    );
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const video = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Video (WebM)' }).click(),
    );
    await expectPlayed(page, video.path);
    await dialog.getByRole('radio', { name: 'groß, diese Züge' }).click();
    const chosen = dialog.getByRole('textbox', { name: 'Züge mit Karte' });
    await chosen.fill('61');
    await expect(dialog.getByText('„61“ ist kein Zug des Films. Es gibt 58–60.')).toBeVisible();
    await chosen.fill('58, 60');
    const book = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Buch (PDF)' }).click(),
    );
    expect(book.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await takePicture(page, 'film-book');
    const { path } = await savedBy(page, () =>
      dialog.getByRole('button', { name: 'Seite (HTML)' }).click(),
    );
    await page.context().setOffline(true);
    const given = await page.context().newPage();
    await given.goto(pathToFileURL(path).href);
    await given.getByRole('slider').press('ArrowRight');
    await expect(given.getByRole('heading', { name: 'Eulenmond 419 · Zug 59' })).toBeVisible();
    await expect(given.getByRole('figure')).toBeVisible();
    expect(await violationsOf(given)).toEqual([]);
    await takePicture(given, 'film-page');
    await given.close();
  });
});

test('the film of three months by keyboard, from the screen for printing, in English', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'en-GB');
  await switchToEnglish(page);
  await openMonths(page);
  const screens = page.getByRole('navigation', { name: 'Screens' });
  await screens.getByRole('button', { name: 'Print' }).press('Enter');
  await page.getByRole('radio', { name: /Pages/ }).press('Space');
  await page.keyboard.press('Control+e');
  await expect(page.getByRole('img', { name: /^As it was after .* turn 60$/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(shownTurn(page)).toHaveText(/turn 59$/);
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(shownTurn(page)).toHaveText(/turn 58$/);
  await page.keyboard.press('k');
  await expect(shownTurn(page)).toHaveText(/turn 60$/);
  await page.locator('.ww-film-head').getByRole('button', { name: /Truth/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Public');
  await page.keyboard.press('Enter');
  await expect(page.getByText('What everybody could see and read.')).toBeVisible();
  await takePicture(page, 'film-public');
});
