import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { choosesFile, openCopy, savedBy } from './support/copies';
import { goTo, openExample, switchToEnglish, untilSaved } from './support/pages';
import { expect, type Locator, type Page, test } from './support/test';

const noteOf = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

const goToField = async (page: Page, field: string): Promise<void> => {
  const search = page.getByRole('textbox', { name: /^(Gehe zu Feld|Go to field)/ });
  await page.keyboard.press('Alt+1');
  await page.getByRole('application').focus();
  await page.keyboard.press('g');
  await search.fill(field);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: /^(Notiz|Note)$/ }).click();
};

const leaveNote = async (page: Page, field: string, text: string, label = 'Notiz') => {
  await goToField(page, field);
  await noteOf(page, label).fill(text);
  await page.keyboard.press('Tab');
  await expect(noteOf(page, label)).toHaveValue(text);
};

test('a copy goes to a deputy by mouse, comes back, both values are shown, and undo takes it out again', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  await openExample(page);
  const sheet = page.getByRole('dialog', { name: 'Vertretung' });
  const openSheet = async (): Promise<void> => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('button', { name: 'Vertretung …' }).click();
  };

  const copy = await test.step('a copy is given with a task, and is noted', async () => {
    await openSheet();
    await takePicture(page, 'deputy-new');
    await sheet.getByRole('button', { name: 'Kopie schreiben …' }).click();
    await expect(sheet.getByText('Trage ein, wer dich vertritt.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Wer vertritt dich?' }).fill('Karin');
    await sheet.getByRole('textbox', { name: 'Notiz dazu' }).fill('Bitte bis Freitag.');
    await sheet.getByText('Reich Tharos', { exact: true }).click();
    const file = await savedBy(page, () =>
      sheet.getByRole('button', { name: 'Kopie schreiben …' }).click(),
    );
    await expect(sheet.getByRole('row', { name: /Karin.*unterwegs/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'deputy-out');
    await page.keyboard.press('Escape');
    return file;
  });

  await leaveNote(page, '210/20', 'Hier rastet der Bote.');
  await untilSaved(page);

  const back =
    await test.step('the deputy sees his tasks, changes the same and something else', async () => {
      await openCopy(page, copy);
      await expect(
        page.getByText('Kopie für Karin: Beende den Zug nicht, sondern gib die Kopie zurück.'),
      ).toBeVisible();
      await leaveNote(page, '210/20', 'Hier lagert ein Heer.');
      await leaveNote(page, '710/21', 'Hier steht ein Turm.');
      await page.getByRole('button', { name: 'Aufgaben zeigen' }).click();
      await expect(sheet.getByText('Bitte bis Freitag.')).toBeVisible();
      await expect(sheet.getByText('Fertig gemeldet: 0 von 1.')).toBeVisible();
      await takePicture(page, 'deputy-tasks');
      const file = await savedBy(page, () =>
        sheet.getByRole('button', { name: 'Für die Spielleitung speichern …' }).click(),
      );
      await page.keyboard.press('Escape');
      return file;
    });

  const returned = page.getByRole('dialog', { name: 'Zurück von Karin' });
  await test.step('the GM sees what came back, and both values of what both changed', async () => {
    await page.getByRole('button', { name: 'Zur Startseite' }).click();
    await page
      .getByRole('region', { name: 'Zuletzt geöffnet' })
      .getByRole('listitem')
      .filter({ hasNotText: 'Karin' })
      .getByRole('button')
      .first()
      .click();
    await openSheet();
    await choosesFile(page, back, () =>
      sheet.getByRole('button', { name: 'Kopie zurücknehmen …' }).click(),
    );
    await expect(returned.getByRole('region', { name: '1 Änderung' })).toContainText('710');
    const both = returned.getByRole('region', { name: 'Von beiden geändert' });
    await expect(both).toContainText('Hier rastet der Bote.');
    await expect(both).toContainText('Hier lagert ein Heer.');
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'deputy-back');
    await both.getByRole('radio', { name: /Von Karin/ }).click();
    await returned.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(returned).toHaveCount(0);
  });

  await test.step('the chosen value holds; one step of undo takes all of it out', async () => {
    await goToField(page, '710/21');
    await expect(noteOf(page, 'Notiz')).toHaveValue('Hier steht ein Turm.');
    await goToField(page, '210/20');
    await expect(noteOf(page, 'Notiz')).toHaveValue('Hier lagert ein Heer.');
    await openSheet();
    await choosesFile(page, back, () =>
      sheet.getByRole('button', { name: 'Kopie zurücknehmen …' }).click(),
    );
    await expect(sheet.getByText(/ist schon zurückgenommen/)).toBeVisible();
    await page.keyboard.press('Escape');
    await goToField(page, '210/20');
    await page.getByRole('tab', { name: 'Notiz' }).focus();
    await page.keyboard.press('Control+z');
    await expect(noteOf(page, 'Notiz')).toHaveValue('Hier rastet der Bote.');
    await goToField(page, '710/21');
    await expect(noteOf(page, 'Notiz')).toHaveValue('');
  });
});

test('by keyboard and in English a copy goes out and comes back unchanged; a foreign file is refused', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  await switchToEnglish(page);
  await page.getByRole('button', { name: 'Open the example', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'End the tour' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Deputies' });
  const openSheet = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Deputies');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  };

  await openSheet();
  await sheet.getByRole('textbox', { name: 'Who is your deputy?' }).focus();
  await page.keyboard.type('Karin');
  await sheet.getByRole('checkbox', { name: 'Read letters' }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('checkbox', { name: 'Decide questions' }).focus();
  await page.keyboard.press('Space');
  const write = sheet.getByRole('button', { name: 'Write the copy…' });
  const copy = await savedBy(page, () => write.press('Enter'));
  await expect(sheet.getByRole('row', { name: /Karin.*out/ })).toBeVisible();

  const read = sheet.getByRole('button', { name: 'Take a copy back…' });
  await page.keyboard.press('Escape');
  const own = await savedBy(page, () => page.keyboard.press('Control+s'));
  await openSheet();
  await choosesFile(page, own, () => read.press('Enter'));
  await expect(sheet.getByText(/is not a deputy’s copy but a campaign/)).toBeVisible();
  await choosesFile(page, copy, () => read.press('Enter'));
  const returned = page.getByRole('dialog', { name: 'Back from Karin' });
  await expect(returned.getByText('Nothing is changed in the copy.')).toBeVisible();
  await returned.getByRole('button', { name: 'Take over' }).press('Enter');
  await openSheet();
  await expect(sheet.getByRole('row', { name: /Karin.*back on/ })).toBeVisible();
});
