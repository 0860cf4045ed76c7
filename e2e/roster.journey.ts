import { tharosOrders } from '../assets/examples/tharos/turn';
import { expect, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { goTo, openExample, pasteText, untilSaved } from './support/pages';

const roster = (page: Page) => page.getByRole('region', { name: 'Einheiten: die Befehle' });
const lines = (page: Page) => page.getByRole('textbox', { name: 'Befehle, eine Zeile je Befehl' });
const realm = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Reiche und ihre Befehle' }).getByRole('tab', { name });

/** The example with the letter of one realm. */
const openWithLetter = async (page: Page): Promise<void> => {
  await openExample(page);
  await goTo(page, 'Zug');
  await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
  await pasteText(page, tharosOrders);
  await expect(page.getByRole('button', { name: 'Zum Beenden' })).toBeEnabled();
};

test('a roster of all units of the turn with their orders: who has none, filter, jump, and a line begun for one', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'de-DE');
  await openWithLetter(page);

  await test.step('who has none is counted and shown, by mouse', async () => {
    await page.getByRole('radio', { name: /^Übersicht/ }).click();
    await expect(roster(page).getByRole('status')).toContainText('32 insgesamt, 21 ohne Befehl');
    await takePicture(page, 'roster');
    expect(await violationsOf(page)).toEqual([]);
    await roster(page)
      .getByRole('radio', { name: /^Mit Befund/ })
      .click();
    await expect(roster(page).getByRole('row', { name: /Reich Tharos 302/ })).toContainText(
      'kein Nachbar',
    );
  });

  await test.step('the words of an order lead to its line in the letter', async () => {
    await roster(page).getByRole('row', { name: /302/ }).getByRole('button').last().click();
    await expect(page.locator('table.ww-orders tr[aria-selected="true"] td').first()).toHaveText(
      '302',
    );
  });

  await test.step('by keys: search, and a line for a unit without orders becomes the first of a letter', async () => {
    await page.keyboard.press('u');
    await roster(page)
      .getByRole('radio', { name: /^Alle \(/ })
      .click();
    await page.keyboard.press('/');
    await page.keyboard.type('valdrun 101');
    await expect(roster(page).getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await roster(page).getByRole('row', { name: /101/ }).focus();
    await page.keyboard.press('l');
    await expect(lines(page)).toHaveValue('101 ');
    await page.keyboard.type('KV');
    await page.keyboard.press('Control+Enter');
    await expect(realm(page, 'Königreich Valdrun')).not.toContainText('fehlt');
    await page.keyboard.press('Control+z');
    await expect(realm(page, 'Königreich Valdrun')).toContainText('fehlt');
  });
});

test('order templates, and what changed since last turn for a realm', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP, 'de-DE');
  await openWithLetter(page);

  await test.step('a line is kept as a template with blanks for unit and place, and put in by key', async () => {
    await page.locator('table.ww-orders tr', { hasText: '203' }).first().click();
    await page.keyboard.press('Shift+i');
    const keep = page.getByRole('dialog', { name: 'Zeile als Vorlage merken' });
    await expect(keep.getByRole('textbox', { name: 'Zeile' })).toHaveValue(/^\{Einheit\}.*\{Ort\}/);
    await keep.getByRole('textbox', { name: 'Name' }).fill('Spähtrupp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog', { name: 'Befehlsvorlagen' })).toContainText('Spähtrupp');
    await takePicture(page, 'order-templates');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    // The first blank is selected, so that the number is written over it.
    await page.keyboard.type('204');
    await expect(lines(page)).toHaveValue(/\n204\t.*\{Ort\}[^\n]*$/);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  });

  await test.step('the template is kept with the campaign', async () => {
    await untilSaved(page);
    await page.reload();
    await goTo(page, 'Zug');
    await expect(page.locator('table.ww-orders')).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByRole('dialog', { name: 'Befehlsvorlagen' })).toContainText('Spähtrupp');
    await page.keyboard.press('Escape');
  });

  await test.step('units that moved, grew and were lost, the treasury: beside the letter, each with its link', async () => {
    await page.keyboard.press('F5');
    await expect(page.getByRole('button', { name: 'Zum Beenden' })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('banner')).toContainText('Zug 59');
    await page
      .getByRole('navigation', { name: 'Schritte des Monats' })
      .getByRole('button', { name: 'Prüfen' })
      .click();
    await realm(page, 'Reich Tharos').click();
    await page.keyboard.press('v');
    const changes = page.getByRole('region', { name: 'Reich Tharos: was Zug 58 geändert hat' });
    await expect(changes.getByRole('row', { name: /^Gold/ })).toContainText('statt 20.100');
    await expect(changes.getByRole('row', { name: /^Einheiten 203 Reiter/ })).toContainText(
      'Ort 001/27 statt 210/37',
    );
    await expect(changes.getByRole('row', { name: /^Einheiten 202 Reiter/ })).toContainText(
      'ist nicht mehr da',
    );
    await takePicture(page, 'changes-of-a-realm');
    expect(await violationsOf(page)).toEqual([]);
    await changes.getByRole('button', { name: /^203 Reiter/ }).click();
    await expect(page.getByRole('region', { name: /^Blatt 203 Reiter/ })).toBeVisible();
  });
});
