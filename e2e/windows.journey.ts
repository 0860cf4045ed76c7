import { violationsOf } from './support/axe';
import { DESKTOP, freshPage } from './support/browser';
import { openExample, untilSaved } from './support/pages';
import { expect, type Page, test } from './support/test';

/** A second window on what the first one has open. */
const secondWindow = async (page: Page): Promise<Page> => {
  const second = await page.context().newPage();
  second.setDefaultTimeout(15_000);
  await second.goto(page.url());
  await expect(second.getByRole('application')).toBeVisible();
  return second;
};

/** Shows the note of a field; the words of the tab are those of the language. */
const showNote = async (page: Page, field: string): Promise<void> => {
  await page.bringToFront();
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: /^(Gehe zu Feld|Go to a field)/ }).fill(field);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^(Notiz|Note)$/ }).click();
};

const noteOf = (page: Page) => page.getByRole('textbox', { name: /^(Notiz|Note)$/, exact: true });

const write = async (page: Page, text: string): Promise<void> => {
  await page.bringToFront();
  await noteOf(page).fill(text);
  await page.keyboard.press('Tab');
};

/** The number of the last step that is on the disk, as the page shows it. */
const revisionOf = (page: Page) => page.locator('[data-save]').getAttribute('data-revision');

/** Findings of axe about the line that shows which window writes. */
const flawsOfBanner = (page: Page) => violationsOf(page, 'whole', 'main [role="status"]');

/** The list of worlds in a window of its own, and how it deletes the example. */
const listWindow = async (page: Page) => {
  const list = await page.context().newPage();
  list.setDefaultTimeout(15_000);
  await list.goto(page.url().replace(/#.*$/, ''));
  const row = list.getByRole('button', { name: 'Aktionen für die Tharische See' });
  await row.click();
  await list.getByRole('menuitem', { name: 'Löschen' }).click();
  return { list, row, erase: list.getByRole('button', { name: 'Endgültig löschen' }) };
};

test('a second window watches live, and takes over when the first one closes or crashes; nobody deletes the world meanwhile', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL);
  await openExample(page);
  await untilSaved(page);
  const { list, row, erase } = await listWindow(page);
  await erase.click();
  await expect(list.getByText(/wird darum nicht gelöscht/)).toBeVisible();

  const second = await secondWindow(page);
  await expect(second.getByText(/schon in einem anderen Fenster offen/)).toBeVisible();
  expect(await flawsOfBanner(second)).toEqual([]);
  await showNote(second, '210/20');
  await showNote(page, '210/20');
  await expect(noteOf(second)).not.toBeEditable();

  await write(page, 'Hier rastet der Bote.');
  await expect(noteOf(second)).toHaveValue('Hier rastet der Bote.');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(noteOf(second)).toHaveValue('');
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(noteOf(second)).toHaveValue('Hier rastet der Bote.');

  const third = await secondWindow(second);
  await showNote(third, '210/20');
  await page.close();
  const heirs = [second, third];
  const words = /^Das andere Fenster ist zu/;
  await expect
    .poll(async () => (await Promise.all(heirs.map((one) => one.getByText(words).count()))).join())
    .toMatch(/^(1,0|0,1)$/);
  const isSecond = (await second.getByText(words).count()) === 1;
  const [heir, last] = isSecond ? [second, third] : [third, second];
  expect(await flawsOfBanner(heir)).toEqual([]);
  await heir.bringToFront();
  await heir.getByRole('button', { name: 'Schließen' }).click();
  await expect(heir.getByText(words)).toHaveCount(0);

  await write(heir, 'Das Letzte vor dem Absturz.');
  await expect(noteOf(last)).toHaveValue('Das Letzte vor dem Absturz.');
  const saved = await revisionOf(last);
  const debug = await heir.context().newCDPSession(heir);
  const crashed = new Promise((seen) => heir.once('crash', seen));
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await expect(last.getByText(words)).toBeVisible();
  await expect(noteOf(last)).toHaveValue('Das Letzte vor dem Absturz.');
  expect(await revisionOf(last)).toBe(saved);
  await write(last, 'Es geht weiter.');
  await untilSaved(last);

  await last.close();
  await list.bringToFront();
  // A closed window releases its lease a moment later; until then deleting is refused as before.
  await expect(async () => {
    if (await erase.isVisible()) await erase.click();
    await expect(row).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('the writer lease is transferred on request, not before an open question is answered', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Open the example' }).click();
  await page.getByRole('button', { name: 'End the tour' }).click();
  const second = await secondWindow(page);
  const wish = second.getByRole('button', { name: 'Work here instead' });
  await expect(wish).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await second.bringToFront();
  await wish.focus();
  await second.keyboard.press('Enter');
  await expect(second.getByText(/^Something is still going on in the other window/)).toBeVisible();
  expect(await flawsOfBanner(second)).toEqual([]);
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Work goes on in another window/)).toBeVisible();
  await expect(second.getByText(/^The other window has let you write/)).toBeVisible();

  await showNote(page, '210/20');
  await showNote(second, '210/20');
  await write(second, 'Here rests the courier.');
  await expect(noteOf(page)).toHaveValue('Here rests the courier.');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Work here instead' }).click();
  await expect(page.getByText(/^The other window has let you write/)).toBeVisible();
  await second.bringToFront();
  await second.keyboard.press('Control+z');
  await expect(noteOf(second)).toHaveValue('Here rests the courier.');
});
