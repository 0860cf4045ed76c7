import { expect, type Page, test } from './support/test';
import { openCopy, partsOf, saveCopy } from './support/copies';
import { freshPage } from './support/browser';
import { goTo, openExample, untilSaved } from './support/pages';

const NAME = 'Die Tharische See';

/** A note makes the world differ from the example. */
const leaveNote = async (page: Page, field: string, text: string): Promise<void> => {
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill(field);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Notiz' }).click();
  await page.getByRole('textbox', { name: 'Notiz', exact: true }).fill(text);
  await page.keyboard.press('Tab');
  await untilSaved(page);
};

const worlds = (page: Page) => page.getByRole('listitem').filter({ hasText: NAME });

test('a copy on the disk brings the same world to another computer, as often as wanted', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL);
  await openExample(page);
  await leaveNote(page, '210/20', 'Hier rastet der Bote.');
  await expect(page.getByText('noch keine Sicherung')).toBeVisible();
  const copy = await saveCopy(page);
  expect(copy.name).toBe('Die-Tharische-See-58.wabenwart');
  await expect(page.getByText(/^Sicherung /)).toBeVisible();
  expect(partsOf(copy.bytes)['world/grossfelder.jsonl']).toContain('Hier rastet der Bote.');
  const tables = partsOf(copy.bytes);
  expect(tables['readable/Parteien.csv']).toContain('tha;Reich Tharos;Reich;');
  expect(tables['readable/Hauptbuch-Reich-Tharos.csv']).toContain('Zug;Wann;Wofür;');
  expect(tables['readable/Züge.csv']).toContain('Zug;Wann;');
  expect(JSON.parse(tables['manifest.json'] ?? '')).toMatchObject({
    systems: [{ id: 'waben', edition: expect.any(String) }],
  });
  await page.context().close();

  const other = await freshPage(baseURL);
  await expect(other.getByText(/Noch keine Kampagne auf diesem Rechner/)).toBeVisible();
  await openCopy(other, copy);
  await expect(other.getByText(`${NAME} ist da und geöffnet.`)).toBeVisible();
  await other.getByRole('button', { name: 'Rundgang beenden' }).click();
  expect((await saveCopy(other)).bytes).toEqual(copy.bytes);
  await goTo(other, 'Verlauf');
  await expect(
    other.getByText('Aus der Datei Die-Tharische-See-58.wabenwart übernommen'),
  ).toBeVisible();

  await test.step('a second import is a second world beside the first', async () => {
    await openCopy(other, copy);
    // The world before it has the same name: only the screen shows that the second one is open.
    await expect(other.getByRole('main', { name: 'Karte' })).toBeVisible();
    await other.getByRole('button', { name: 'Zur Startseite' }).click();
    await expect(worlds(other)).toHaveCount(2);
    await worlds(other).nth(0).getByRole('button').first().click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(NAME);
    const second = partsOf((await saveCopy(other)).bytes);
    const first = partsOf(copy.bytes);
    expect(JSON.parse(second['campaign.json'] ?? '')).toEqual({
      ...JSON.parse(first['campaign.json'] ?? ''),
      id: expect.any(String),
    });
    for (const part of ['world/grossfelder.jsonl', 'world/parties.jsonl', 'sheets/index.jsonl'])
      expect(second[part]).toBe(first[part]);
    await other.getByRole('button', { name: 'Zur Startseite' }).click();
  });

  await test.step('a world is deleted only after a question', async () => {
    const askToDelete = async (): Promise<void> => {
      await worlds(other)
        .first()
        .getByRole('button', { name: `Aktionen für ${NAME.replace(/^D/, 'd')}` })
        .click();
      await other.getByRole('menuitem', { name: 'Löschen' }).click();
    };
    const question = other.getByRole('alertdialog', { name: `${NAME} löschen?` });
    await askToDelete();
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).toHaveCount(0);
    await expect(worlds(other)).toHaveCount(2);
    await askToDelete();
    await question.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(worlds(other)).toHaveCount(1);
    await other.reload();
    await expect(worlds(other)).toHaveCount(1);
    await askToDelete();
    await question.getByRole('button', { name: 'In den Papierkorb' }).click();
    await other.reload();
    await other.getByText('Papierkorb: 1 Kampagne').click();
    await other.getByRole('button', { name: `${NAME} wiederherstellen` }).click();
    await expect(other.getByText(/^Papierkorb/)).toHaveCount(0);
    await expect(worlds(other)).toHaveCount(1);
  });
});

test('a second window on the same world reads and does not write', async ({ baseURL }) => {
  const page = await freshPage(baseURL);
  await openExample(page);
  await untilSaved(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const notice = second.getByText(/Diese Kampagne ist schon in einem anderen Fenster offen/);
  await expect(notice).toBeVisible();
  await expect(second.getByText('nur lesen', { exact: true })).toBeVisible();

  const before = await saveCopy(page);
  await second.bringToFront();
  await expect(second.getByRole('application')).toBeVisible();
  await second.keyboard.press('g');
  await second.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill('210/20');
  await second.keyboard.press('Enter');
  await second.keyboard.press('b');
  await second.getByRole('application').focus();
  await second.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  expect((await saveCopy(second)).bytes).toEqual(before.bytes);

  await page.close();
  await expect(second.getByText(/^Das andere Fenster ist zu/)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await untilSaved(second);
  await leaveNote(second, '210/20', 'Nun schreibt dieses Fenster.');
  await expect(second.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
});
