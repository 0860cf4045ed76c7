import { type BrowserContext, expect, type Page, test } from './support/test';
import { openCopy, saveCopy, terrainOf } from './support/copies';
import { type TestBrowser, lastingBrowser, takePicture } from './support/browser';
import { jumpTo, makeWorld, mapOf, untilDrawn } from './support/editor';
import { goTo, untilSaved } from './support/pages';
import { rowsOfEveryTable } from './support/tables';

/** CDP session of the browser itself, beside the page. */
type Browser = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

let testBrowser: TestBrowser;
test.beforeEach(async ({ baseURL }) => {
  testBrowser = await lastingBrowser(baseURL ?? '');
});
test.afterEach(() => testBrowser.clear());

/** Sets the storage quota of this page, in bytes beyond what is there already; below zero it is full at once. */
const giveRoom = async (page: Page, browser: Browser, bytes: number): Promise<void> => {
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const quotaSize = Math.max(1, used + bytes);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize,
  });
};

/** Draws one field after the other with the brush, by keyboard. */
const drawSome = async (page: Page, strokes: number): Promise<void> => {
  await mapOf(page).focus();
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.keyboard.press(String((stroke % 4) + 1));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
};

const bannerOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' });

const drawUntilFull = async (page: Page): Promise<void> => {
  // The browser caches the quota it saw last for about half a minute.
  const until = Date.now() + 90_000;
  while (Date.now() < until && !(await bannerOf(page).isVisible())) await drawSome(page, 5);
  await expect(bannerOf(page)).toContainText('Der Platz für dieses Programm ist voll');
};

test('a disk that is full costs nothing: work goes on, and is saved automatically once there is space', async () => {
  const page = await testBrowser.open();
  await makeWorld(page, { columns: 3, rows: 2, name: 'Neue Kampagne' });
  await untilSaved(page);
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
  await untilSaved(page);
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  await page.getByRole('button', { name: /^Neue Kampagne/ }).click();
  await untilDrawn(page);
  await jumpTo(page, '004/24');
  await page.keyboard.press('b');
  const browser = await page.context().newCDPSession(page);

  await test.step('little space is reported before it runs out', async () => {
    await giveRoom(page, browser, 20_000_000);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await expect(page.getByText(/Für neue Schritte sind höchstens noch .* frei/)).toBeVisible();
    await takePicture(page, 'full-disk-little-room');
    await page.getByRole('button', { name: 'Verstanden' }).click();
  });

  const drawn = await test.step('drawing goes on when it is full', async () => {
    await giveRoom(page, browser, -1_000_000);
    await drawUntilFull(page);
    await drawSome(page, 4);
    await takePicture(page, 'full-disk-banner');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expect(bannerOf(page)).toBeVisible();
    const copy = await saveCopy(page);
    await expect(page.getByText(/^Gespeichert als /)).toBeVisible();
    return copy;
  });

  await test.step('a file is refused whole', async () => {
    const before = await rowsOfEveryTable(page);
    await openCopy(page, drawn);
    await expect(page.getByText(/ließ sich lesen, aber nicht speichern/)).toBeVisible();
    expect(await rowsOfEveryTable(page)).toEqual(before);
    await page
      .getByRole('alert')
      .filter({ hasText: 'nicht speichern' })
      .getByRole('button', { name: 'Schließen' })
      .click();
  });

  await test.step('with space again everything is written without a click, and there after a reload', async () => {
    await giveRoom(page, browser, 500_000_000);
    await untilSaved(page);
    await expect(bannerOf(page)).toHaveCount(0);
    await page.reload();
    await untilSaved(page);
    expect(terrainOf((await saveCopy(page)).bytes)).toEqual(terrainOf(drawn.bytes));
  });

  await test.step('on a full disk worlds are opened and deleted all the same, and that frees space', async () => {
    await giveRoom(page, browser, 0);
    await page.reload();
    await untilSaved(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Kampagne');
    await page.getByRole('button', { name: 'Zur Startseite' }).click();
    await page.getByRole('button', { name: 'Aktionen für die Tharische See' }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('button', { name: 'Aktionen für die Tharische See' })).toHaveCount(
      0,
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Aktionen für Neue Kampagne' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Aktionen für die Tharische See' })).toHaveCount(
      0,
    );
  });

  await test.step('the storage page shows how the data is stored', async () => {
    await page.getByRole('button', { name: /^Neue Kampagne/ }).click();
    await goTo(page, 'Einstellungen');
    await expect(
      page.getByText(/Der Browser hat zugesagt|darf der Browser die Daten löschen/),
    ).toBeVisible();
    await takePicture(page, 'full-disk-workshop');
  });
});
