import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, offerFolder, takePicture } from './support/browser';
import { goTo, openExample, untilSaved } from './support/pages';
import { storedNow } from './support/records';

const FOLDER = 'Sicherungen';

const filesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name);
    const names: string[] = [];
    for await (const entry of (folder as unknown as { keys: () => AsyncIterable<string> }).keys())
      names.push(entry);
    return names.sort();
  }, FOLDER);

const backupsIn = async (page: Page): Promise<readonly string[]> =>
  (await filesIn(page)).filter((name) => name.endsWith('.wabenwart'));

/** Changes one byte in the middle of a file of the folder. */
const spoil = (page: Page, file: string): Promise<void> =>
  page.evaluate(
    async ([name, wanted]) => {
      const root = await navigator.storage.getDirectory();
      const handle = await (await root.getDirectoryHandle(name)).getFileHandle(wanted);
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
      const stream = await handle.createWritable();
      await stream.write(bytes);
      await stream.close();
    },
    [FOLDER, file] as const,
  );

const leaveNote = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill('210/20');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Notiz' }).click();
  await page.getByRole('textbox', { name: 'Notiz', exact: true }).fill(text);
  await page.keyboard.press('Tab');
  await untilSaved(page);
};

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Sicherungen' });
const previewOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Sicherung ansehen' });
const rowsOf = (page: Page): Locator => sheetOf(page).locator('tbody tr');
const status = (page: Page): Locator => page.getByRole('contentinfo').locator('button').last();

const look = async (page: Page, row: number): Promise<void> => {
  await rowsOf(page)
    .nth(row)
    .getByRole('button', { name: /ansehen$/ })
    .click();
};

test('a folder is chosen, a month is backed up, and the world goes back and forth', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'de-DE', (window) => offerFolder(window, FOLDER));
  await openExample(page);
  await leaveNote(page, 'Hier rastet der Bote.');

  await test.step('the status line leads to the backups, and the first one is made at once', async () => {
    await page.getByRole('button', { name: 'noch keine Sicherung' }).click();
    await takePicture(page, 'backups-none');
    await sheetOf(page).getByRole('button', { name: 'Ordner wählen …' }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).first()).toContainText('beim Schreiben geprüft');
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'backups-list');
    await rowsOf(page)
      .first()
      .getByRole('button', { name: /prüfen$/ })
      .click();
    await expect(rowsOf(page).first()).toContainText('eben geprüft: unversehrt');
    await sheetOf(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(status(page)).toHaveText('Sicherung eben');
    const [first = ''] = await backupsIn(page);
    expect(first).toMatch(
      /^Die-Tharische-See_\d{4}-\d\d-\d\d_\d{6}_Zug-58_[0-9a-f]{8}\.wabenwart$/,
    );
    expect(await filesIn(page)).toEqual([first, `${first}.sha256`]);
  });

  await test.step('an applied month is backed up automatically', async () => {
    await goTo(page, 'Zug');
    await page.getByRole('button', { name: /^Probelauf/ }).click();
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await page.getByRole('button', { name: 'Zug beenden' }).click();
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await expect.poll(() => backupsIn(page)).toHaveLength(2);
    expect((await backupsIn(page))[1]).toContain('_Zug-59_');
  });

  const after = await storedNow(page);
  await test.step('the first backup shows how it differs from now', async () => {
    await status(page).click();
    await look(page, 1);
    const preview = previewOf(page);
    await expect(preview).toContainText('Falkenmond 419 · Zug 58');
    const differences = preview.getByRole('region', { name: 'Was anders wird' });
    await expect(differences).toContainText('Beendete Züge');
    const months = differences.locator('details', { hasText: 'Beendete Züge' });
    await expect(months).toContainText('1 fällt weg');
    await months.locator('summary').click();
    await expect(months).toContainText('Fällt weg: 58');
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'backups-preview');
  });

  await test.step('restoring is one step that can be undone and redone', async () => {
    await previewOf(page).getByRole('button', { name: 'Auf diesen Stand zurück' }).click();
    await expect(previewOf(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Falkenmond');
    await untilSaved(page);
    const restored = await storedNow(page);
    expect(restored.act.name).toBe('backup:journal.restored');
    expect(restored.digest).not.toBe(after.digest);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await expect.poll(async () => (await storedNow(page)).digest).toBe(after.digest);
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect.poll(async () => (await storedNow(page)).digest).toBe(restored.digest);
    await goTo(page, 'Verlauf');
    await expect(page.getByText(/^Auf die Sicherung „Die-Tharische-See_/)).toBeVisible();
  });

  await test.step('a damaged backup is detected and refused', async () => {
    const [first = ''] = await backupsIn(page);
    await spoil(page, first);
    const before = await storedNow(page);
    await status(page).click();
    const last = rowsOf(page).last();
    await last.getByRole('button', { name: /prüfen$/ }).click();
    await expect(last).toContainText('beschädigt');
    await last.getByRole('button', { name: /ansehen$/ }).click();
    await expect(previewOf(page)).toContainText('Deine Kampagnen sind unverändert');
    await expect(
      previewOf(page).getByRole('button', { name: 'Auf diesen Stand zurück' }),
    ).toHaveCount(0);
    expect((await storedNow(page)).digest).toBe(before.digest);
    await page.keyboard.press('Escape');
  });

  await test.step('leaving the world makes a backup of its last state, and the folder is remembered', async () => {
    const { length: count } = await backupsIn(page);
    await goTo(page, 'Karte');
    await leaveNote(page, 'Hier rastet niemand mehr.');
    await page.getByRole('button', { name: 'Zur Startseite' }).click();
    await expect.poll(async () => (await backupsIn(page)).length).toBeGreaterThan(count);
    await page.reload();
    await page.getByRole('button', { name: 'Aus einer Sicherung …' }).click();
    await expect(sheetOf(page)).toContainText(`Ordner „${FOLDER}“`);
    await look(page, 0);
    await previewOf(page).getByRole('button', { name: 'Als eigene Kampagne öffnen' }).click();
    await expect(page.getByRole('banner')).toContainText('Falkenmond');
  });
});

/** Presses a button by the keyboard. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
};

const HOUR = 60 * 60 * 1000;

test('without a folder the program reminds, in English and by keyboard, and one click saves a file', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await page.clock.install();
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Open the example');
  await press(page, 'End the tour');
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.type('210/20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const reminder = page.getByText('There is no backup of this campaign yet: 1 step.');

  await test.step('the reminder comes only after some work, and names what is missing', async () => {
    await page.clock.fastForward(7 * HOUR);
    await expect(page.getByRole('button', { name: 'no backup yet' })).toBeVisible();
    await expect(reminder).toHaveCount(0);
    await page.clock.fastForward(2 * HOUR);
    await expect(reminder).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'backups-reminder');
  });

  await test.step('it can be put off till tomorrow, and not for ever', async () => {
    await press(page, 'Remind me tomorrow');
    await expect(reminder).toHaveCount(0);
    await page.clock.fastForward(24 * HOUR);
    await expect(reminder).toBeVisible();
  });

  await test.step('one click saves a file', async () => {
    const saving = page.waitForEvent('download');
    await press(page, 'Download now');
    expect((await saving).suggestedFilename()).toMatch(/^Die-Tharische-See.*\.wabenwart$/);
    await expect(reminder).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'backed up just now' })).toBeVisible();
  });

  await test.step('the backups open by their key', async () => {
    await page.bringToFront();
    await page.keyboard.press('Control+Shift+S');
    await expect(page.getByRole('dialog', { name: 'Backups' })).toContainText('No folder yet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
