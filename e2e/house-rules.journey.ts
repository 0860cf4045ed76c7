import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { freshPage, takePicture } from './support/browser';
import { goTo, openExample, pasteText, untilSaved } from './support/pages';

const ORDERS = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'orders-8.3.txt');
const NAME = 'Hausregeln Karcanon 2026';

const openHouse = async (page: Page): Promise<void> => {
  await goTo(page, 'Regeln');
  await page.getByRole('radio', { name: 'Hausregeln' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Hausregeln' })).toBeVisible();
};

const deviations = (page: Page) => page.getByRole('region', { name: 'Abweichungen vom Heft' });
const offset = (page: Page, value: number) =>
  page.getByRole('button', { name: `Fester Zuschlag je Schritt: ${String(value)}, ändern` });

test('house rules by mouse: an edition, a setting, a cell, the preview, and all of it undone', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL);
  await openExample(page);

  await test.step('the last month is booked, so that it can be computed again', async () => {
    await goTo(page, 'Zug');
    await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
    await pasteText(page, await readFile(ORDERS, 'utf8'));
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await page.getByRole('button', { name: 'Zug beenden' }).click();
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await untilSaved(page);
  });

  await test.step('an edition is made under a name and holds from the open turn', async () => {
    await openHouse(page);
    await expect(offset(page, 3)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Name der neuen Fassung' }).fill(NAME);
    await page.getByRole('button', { name: 'Fassung anlegen' }).click();
    await expect(
      page.getByRole('radio', { name: new RegExp(`${NAME} gilt ab Zug 59`) }),
    ).toBeChecked();
  });

  await test.step('a value the register does not know is refused and stays as typed', async () => {
    await offset(page, 3).click();
    const field = page.getByRole('textbox', { name: 'Neuer Wert: Fester Zuschlag je Schritt' });
    await field.fill('vier');
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).last().click();
    await expect(page.getByText('„vier“ ist für diese Einstellung nicht erlaubt.')).toBeVisible();
    await expect(field).toHaveValue('vier');
    await field.fill('5');
    await field.press('Enter');
    await expect(offset(page, 5)).toBeVisible();
    await expect(deviations(page)).toContainText('Fester Zuschlag je Schritt');
  });

  await test.step('a choice is taken from its menu', async () => {
    await page.getByRole('button', { name: 'Schulden erlaubt: nein, ändern' }).click();
    await page.getByRole('menuitem', { name: 'ja' }).click();
    await expect(deviations(page).getByRole('row', { name: /Schulden erlaubt/ })).toContainText(
      'Zug 59',
    );
  });

  await test.step('a cell of a table is changed, and emptied again', async () => {
    await page.getByRole('button', { name: 'Tafel öffnen: Gutpunkte' }).click();
    const cell = page.getByRole('textbox', { name: 'beritten, Gutpunkte' });
    await cell.fill('x');
    await cell.press('Enter');
    await expect(page.getByRole('alert')).toContainText('„x“');
    await expect(cell).toHaveValue('x');
    await cell.fill('6');
    await cell.press('Enter');
    await expect(deviations(page)).toContainText('Gutpunkte: beritten, Gutpunkte');
    await takePicture(page, 'house-rules-table');
    await cell.fill('');
    await cell.press('Enter');
    await expect(deviations(page)).not.toContainText('Gutpunkte: beritten, Gutpunkte');
  });

  await test.step('the preview says in sentences what would have changed, and changes nothing', async () => {
    await page.getByRole('button', { name: 'Was hätte sich beim letzten Mal geändert?' }).click();
    const preview = page.getByRole('region', { name: 'Vorschau' });
    await expect(preview.getByText(/An Zug 58 ändern sich \d+ Ergebnisse/)).toBeVisible();
    await expect(preview).toContainText(/203 \(Reich Tharos\) endet in .* statt in/);
    await takePicture(page, 'house-rules-preview');
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
  });

  await test.step('no player is excluded', async () => {
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('every command is one undo step', async () => {
    for (const act of ['cell emptied', 'cell', 'choice', 'setting'])
      await test.step(act, () => page.getByRole('button', { name: 'Rückgängig' }).click());
    await expect(deviations(page)).not.toContainText('Fester Zuschlag je Schritt');
    await expect(offset(page, 3)).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Noch gibt es keine Fassung.')).toBeVisible();
    await untilSaved(page);
  });
});

test('house rules by keyboard: searched, changed, undone and redone', async ({ baseURL }) => {
  const page = await freshPage(baseURL);
  await openExample(page);
  await openHouse(page);
  await page.getByRole('textbox', { name: 'Name der neuen Fassung' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: new RegExp(NAME) })).toBeChecked();
  await page.getByRole('heading', { level: 2, name: 'Hausregeln' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('landsteuer');
  const tax = (value: number) =>
    page.getByRole('button', { name: `Landsteuer in Prozent: ${String(value)}, ändern` });
  await tax(6).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(tax(8)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(deviations(page)).toContainText('Landsteuer in Prozent');
  await page.getByRole('heading', { level: 2, name: 'Hausregeln' }).click();
  await page.keyboard.press('Control+z');
  await expect(tax(6)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(tax(8)).toBeVisible();
  await untilSaved(page);
});
