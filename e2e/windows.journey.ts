import { DESKTOP, type Desk, freshDesk } from './support/desk';
import { goTo, openExample, untilSaved } from './support/pages';
import { expect, type Page, test } from './support/test';

let desk: Desk;
test.beforeEach(async ({ baseURL }) => {
  desk = await freshDesk(baseURL ?? '');
});
test.afterEach(() => desk.clear());

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

/** The number of the last step that is on the disk, as the page tells it. */
const revisionOf = (page: Page) => page.locator('[data-save]').getAttribute('data-revision');

const expectSame = async (one: Page, other: Page): Promise<void> => {
  await expect.poll(() => revisionOf(other)).toBe(await revisionOf(one));
};

test('a second window watches live, and goes on by itself when the first one closes or crashes', async () => {
  const page = await desk.sitDown();
  await openExample(page);
  await untilSaved(page);
  const second = await secondWindow(page);
  await expect(second.getByText(/schon in einem anderen Fenster offen/)).toBeVisible();
  await showNote(second, '210/20');
  await showNote(page, '210/20');
  await expect(noteOf(second)).not.toBeEditable();

  await write(page, 'Hier rastet der Bote.');
  await untilSaved(page);
  await expect(noteOf(second)).toHaveValue('Hier rastet der Bote.');
  await expectSame(page, second);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(noteOf(second)).toHaveValue('');
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(noteOf(second)).toHaveValue('Hier rastet der Bote.');
  await goTo(second, 'Chronik');
  await expect(second.getByRole('button', { name: 'Zu diesem Stand' }).first()).toBeDisabled();
  await goTo(second, 'Karte');

  await page.close();
  await expect(second.getByText(/^Das andere Fenster ist zu/)).toBeVisible();
  await showNote(second, '210/20');
  await write(second, 'Nun schreibt dieses Fenster.');
  await untilSaved(second);
  await second.getByRole('button', { name: 'Schließen' }).click();
  await expect(second.getByText(/^Das andere Fenster ist zu/)).toHaveCount(0);

  const third = await secondWindow(second);
  await showNote(third, '210/20');
  await write(second, 'Das Letzte vor dem Absturz.');
  await untilSaved(second);
  const saved = await revisionOf(second);
  const debug = await second.context().newCDPSession(second);
  const crashed = new Promise((seen) => second.once('crash', seen));
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await expect(third.getByText(/^Das andere Fenster ist zu/)).toBeVisible();
  await expect(noteOf(third)).toHaveValue('Das Letzte vor dem Absturz.');
  expect(await revisionOf(third)).toBe(saved);
  await write(third, 'Es geht weiter.');
  await untilSaved(third);
});

test('the right to write is handed over on request, not before an open question is answered', async ({
  baseURL,
}) => {
  await desk.clear();
  desk = await freshDesk(baseURL ?? '', DESKTOP, 'en-GB');
  const page = await desk.sitDown();
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

test('a world that is open in another window is not deleted', async () => {
  const page = await desk.sitDown();
  await openExample(page);
  await untilSaved(page);
  const second = await page.context().newPage();
  await second.goto(page.url().replace(/#.*$/, ''));
  const row = second.getByRole('button', { name: 'Was mit Die Tharische See tun' });
  await row.click();
  await second.getByRole('menuitem', { name: 'Löschen' }).click();
  await second.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(second.getByText(/wird darum nicht gelöscht/)).toBeVisible();
  await page.bringToFront();
  await page.close();
  await second.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(row).toHaveCount(0);
});
