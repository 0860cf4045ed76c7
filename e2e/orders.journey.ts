import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { goToField, mapOf, spotOf } from './support/map';
import { rowWith } from './support/eight';
import { countryOnMap } from './support/eroberung';
import { navButton, openSeenland, SAYS, turnStep, warOf, step } from './support/organisation';
import { goTo, openExample, orderRow, pasteText, untilSaved } from './support/pages';

/** "A prose letter to a booked month in both games; orders of words of a letter, and by the map alone." */

const REALM_PROSE = `Lieber Spielleiter,

bei uns geht es weiter. Heer 101 zieht nach 210/20 und verteidigt dort.
Die Reiter 203 kundschaften, und die Flotte 301 bleibt, wo sie ist.
103 verteidigt, glaube ich.

Mit besten Grüßen
`;

test('Welt der Waben: a letter in sentences becomes a booked month', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Reich Tharos/ }).click();
  await pasteText(page, REALM_PROSE);
  await expect(orderRow(page, 101)).toContainText('210/20');
  await expect(orderRow(page, 203)).toBeVisible();

  await test.step('words that are asked about come with the order they probably mean, taken with one key', async () => {
    const findings = page.getByRole('region', { name: 'Befunde' });
    await findings.getByRole('button', { name: /^alle \d+ Befunde/ }).click();
    await findings.getByRole('button', { name: /glaube ich/ }).click();
    await expect(findings).toContainText('„103 verteidigt.“ schreiben');
    await takePicture(page, 'orders-prose');
    await page.keyboard.press('y');
    await expect(orderRow(page, 103)).toContainText('verteidigt');
    await page.keyboard.press('Control+z');
    await expect(orderRow(page, 103)).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(orderRow(page, 103)).toContainText('verteidigt');
  });

  await page.getByRole('button', { name: /^Probelauf/ }).click();
  await page.getByRole('button', { name: 'Zum Beenden' }).click();
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await expect(page.getByRole('banner')).toContainText('Eulenmond');
  await untilSaved(page);
  await goTo(page, 'Karte');
  await goToField(page, '210/20');
  const field = page.getByRole('complementary', { name: 'Blatt des Feldes' });
  await field.getByRole('tab', { name: /^Einheiten/ }).click();
  await expect(field.getByRole('tabpanel')).toContainText('101');
});

const ORGANISATION_PROSE = `Hallo Spielleiter,

wir wollen in Waldmark Militär +1 anheuern. Außerdem bringen wir 0,5 Geld von Waldmark nach Küste.

Viele Grüße
`;

test('Organisationsspiel: a letter in sentences becomes a booked phase', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openSeenland(page);
  await navButton(page, SAYS.de.turn).click();
  await turnStep(page, /Prüfen/).click();
  await page
    .getByRole('tablist', { name: 'Organisationen und ihre Befehle' })
    .getByRole('tab', { name: 'Waldbund' })
    .click();
  await pasteText(page, ORGANISATION_PROSE);
  await page.getByRole('button', { name: 'Ersetzen', exact: true }).click();
  await expect(rowWith(page, 'Militär +1')).toHaveCount(1);
  await expect(rowWith(page, '0,5')).toHaveCount(1);
  await turnStep(page, /Schritte/).click();
  await step(page, /Agieren/).click();
  await warOf(page).getByRole('button', { name: SAYS.de.reveal }).click();
  await page.getByRole('button', { name: 'Zum Beenden' }).click();
  await page.getByRole('button', { name: 'Phase beenden' }).click();
  await expect(page.getByRole('banner')).toContainText('Phase 2');
  await untilSaved(page);
  await navButton(page, 'Bücher').click();
  await page.getByRole('option', { name: /Waldbund/ }).click();
  await expect(page.getByRole('main')).toContainText('Anheuern');
});

test('all orders of a realm by the map alone', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  const panel = page.getByRole('region', { name: 'Befehl von Hand' });
  for (const [unit, field, code] of [
    [101, '327/42', 'KV'],
    [102, '711/02', 'KH'],
  ] as const) {
    await goToField(page, field);
    const { x, y } = await spotOf(page);
    await page.mouse.click(x, y, { button: 'right' });
    await page
      .getByRole('menuitem', { name: new RegExp(`^${String(unit)} hier: ${code} `) })
      .click();
    await panel.getByRole('button', { name: 'Befehl eintragen' }).click();
    await expect(panel).toContainText(`${String(unit)}: Befehl im Brief`);
  }
  await goToField(page, '711/17');
  const middle = await spotOf(page);
  const beside = await spotOf(page, 2);
  await page.mouse.click(middle.x, middle.y, { button: 'right' });
  await page.getByRole('menuitem', { name: /^201, .*: Weg zeichnen$/ }).click();
  await page.mouse.click(beside.x, beside.y);
  await panel.getByRole('button', { name: 'Befehl eintragen' }).click();
  await untilSaved(page);
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Dornach/ }).click();
  await expect(orderRow(page, 101)).toContainText('KV');
  await expect(orderRow(page, 102)).toContainText('KH');
  await expect(orderRow(page, 201)).toContainText('711/17');
  await takePicture(page, 'orders-by-map');
});

const VAGUE_LETTER = `101 KV
102 KH

Unsere Reiter 203 würden sich gern in 210/30 umsehen, sagt man am Hof.

Die Fürstin
`;

test('Welt der Waben: words selected in a letter become an order that is picked', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  await openExample(page);
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Reich Tharos/ }).click();
  await pasteText(page, VAGUE_LETTER);
  await expect(orderRow(page, 101)).toBeVisible();
  await expect(orderRow(page, 203)).toHaveCount(0);

  const letter = page.getByRole('region', { name: 'Brief im Original' });
  const dialog = page.getByRole('dialog', { name: 'Daraus einen Befehl machen' });
  await test.step('the orders the words may mean are offered, with unit and field filled in', async () => {
    await page.getByRole('radio', { name: 'Brief', exact: true }).click();
    await letter.getByText(/Unsere Reiter 203/).click({ clickCount: 3 });
    await page.keyboard.press('Shift+L');
    await dialog.getByRole('button', { name: 'MARSCH 203 in 210/30' }).click();
    await expect(dialog).toContainText('210/37');
    await takePicture(page, 'orders-of-words');
  });

  await test.step('what is written is completed', async () => {
    const line = dialog.getByRole('textbox');
    await line.fill('203 210/30 K');
    await page.keyboard.press('Control+Space');
    await expect(line).toHaveValue('203 210/30 KV ');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('radio', { name: 'Befehle', exact: true }).first().click();
    await expect(orderRow(page, 203)).toContainText('KV');
    await expect(orderRow(page, 101)).toBeVisible();
  });
});

/** What can be ordered in a field, asked for with the right button. */
async function orderAt(page: Page, field: string, place: string): Promise<Locator> {
  await goToField(page, field);
  const { x, y } = await spotOf(page);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem', { name: /^Befehl von Hand/ }).click();
  return page.getByRole('dialog', { name: `Befehl von Hand: ${place}` });
}

test('Welt der Waben: armies are raised and war declared from the map', async ({ baseURL }) => {
  const page = await freshPage(baseURL, LAPTOP);
  await openExample(page);
  const raising = await orderAt(page, '210/04', 'Tharos, 210/04');
  await expect(raising).toContainText('Reich Tharos');
  await takePicture(page, 'orders-of-field');
  await raising.getByRole('button', { name: 'Rüstung 103: 1000K in 210/04' }).click();
  await expect(raising).toContainText('1000');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Befehl im Brief des Reichs Tharos eingetragen').first(),
  ).toBeVisible();

  await expect(mapOf(page)).toBeFocused();

  await test.step('the menu key asks for the same at the selected field', async () => {
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: /^Befehl von Hand/ }).click();
    await expect(raising.getByRole('button', { name: '103 KV', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(raising).toHaveCount(0);
  });

  await test.step('of another realm’s land it is asked in whose letter', async () => {
    const war = await orderAt(page, '327/42', 'Dornach, 327/42');
    await war.getByRole('button', { name: /Im Brief von/ }).click();
    await page.getByRole('option', { name: 'Reich Tharos' }).click();
    await war.getByRole('button', { name: 'Krieg gegen Mark Dornach' }).click();
    await page.keyboard.press('Enter');
    await expect(war).toHaveCount(0);
  });
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Reich Tharos/ }).click();
  await page.getByRole('radio', { name: 'Brief', exact: true }).click();
  const letter = page.getByRole('region', { name: 'Brief im Original' });
  await expect(letter).toContainText('Rüstung 103: 1000K in 210/04');
  await expect(letter).toContainText('Krieg gegen Mark Dornach');
});

test('PYGMA-ISIS: a city is walled and spies are sent from the map', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await page.getByRole('button', { name: 'Am Rabensund öffnen' }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  const walls = await orderAt(page, '011/22', 'Hrafnsund, 011/22');
  await takePicture(page, 'orders-of-city');
  await walls.getByRole('button', { name: 'Befestigung Hrafnsund' }).click();
  await page.keyboard.press('Enter');
  await expect(walls).toHaveCount(0);
  const spies = await orderAt(page, '019/30', 'Clairvent, 019/30');
  await spies.getByRole('button', { name: /Im Brief von/ }).click();
  await page.getByRole('option', { name: 'Halvmark' }).click();
  await spies.getByRole('button', { name: 'Auftrag Reichsgröße gegen Valmorin' }).click();
  await page.keyboard.press('Enter');
  await expect(spies).toHaveCount(0);
  await goTo(page, 'Zug');
  await page
    .getByRole('tablist', { name: 'Reiche und ihre Befehle' })
    .getByRole('tab', { name: 'Halvmark' })
    .click();
  await expect(rowWith(page, 'Befestigung')).toHaveCount(1);
  await expect(rowWith(page, 'Reichsgröße')).toHaveCount(1);
});

/** The dialog of orders that the board opens with the right button at a place of it. */
async function orderOnBoard(page: Page, place: Locator): Promise<Locator> {
  await place.click({ button: 'right', force: true });
  const dialog = page.getByRole('dialog', { name: /^Befehl von Hand/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('Organisationsspiel: an order is given on the board alone', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openSeenland(page);
  const region = await orderOnBoard(page, mapOf(page).getByText('Küste', { exact: true }).first());
  await takePicture(page, 'orders-of-region');
  await region.getByRole('button', { name: 'UNTERSTÜTZUNG in Küste', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(region).toHaveCount(0);
  await navButton(page, SAYS.de.turn).click();
  await turnStep(page, /Prüfen/).click();
  await expect(rowWith(page, 'Küste').first()).toBeVisible();
});

test('Eroberung: an order is given on the board alone', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await page.getByRole('button', { name: 'Kalter Sommer öffnen' }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await expect(mapOf(page)).toBeVisible();
  const country = await orderOnBoard(page, countryOnMap(page, 'Kanada'));
  await country.getByRole('button', { name: 'ANGRIFF Kanada', exact: true }).click();
  await expect(country).toContainText('greift Kanada');
  await page.keyboard.press('Enter');
  await expect(country).toHaveCount(0);
  await expect(page.getByText(/^Befehl im Brief/).first()).toBeVisible();
});
