import { expect, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { goToField, spotOf } from './support/map';
import { rowWith } from './support/eight';
import { navButton, openSeenland, SAYS, turnStep, warOf, step } from './support/organisation';
import { goTo, openExample, orderRow, pasteText, untilSaved } from './support/pages';

/** "A prose letter to a booked month in both games; orders by map alone for a realm." */

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
