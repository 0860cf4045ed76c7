import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { rowWith } from './support/eight';
import { openSeenland, navButton, SAYS, turnStep, step, warOf } from './support/organisation';
import { pasteText, untilSaved } from './support/pages';

/** "Order forms and text orders"; "explanations, overrides, what-if, undo, books, archive: all must work". */

const LETTER = `Organisation: Waldbund
Phase 1

Start 2
BAUE Lichtungen
TANZE um den Honighang

Start 3
BEWEGE 0,5 Geld von Waldmark nach Küste

Start 4
HEUERE AN Militär +1 in Waldmark
`;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const party = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Organisationen und ihre Befehle' }).getByRole('tab', { name });
const findings = (page: Page): Locator => page.getByRole('region', { name: 'Befunde' });

/** Writes other words over a cell of an order. */
const rewrite = async (page: Page, before: string, after: string): Promise<void> => {
  await rowWith(page, before).locator('td', { hasText: before }).first().dblclick();
  await page.getByRole('textbox', { name: /^Worte statt/ }).fill(after);
  await page.keyboard.press('Enter');
  await expect(rowWith(page, after)).toHaveCount(1);
};

test('a letter of an organisation from pasted text to the late correction of its phase', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await openSeenland(page);
  await navButton(page, SAYS.de.turn).click();
  await turnStep(page, /Prüfen/).click();

  await test.step('a text is pasted in place of the existing letter', async () => {
    await party(page, 'Waldbund').click();
    await expect(rowWith(page, 'Lichtungen')).toBeVisible();
    await pasteText(page, LETTER);
    await page.getByRole('button', { name: 'Ersetzen', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Brief im Original' })).toContainText(
      'TANZE um den Honighang',
    );
  });

  await test.step('orders that cannot be carried out are found, with the place in the rules', async () => {
    await findings(page).getByRole('button', { name: 'alle 2 Befunde' }).click();
    await expect(findings(page)).toContainText('„TANZE um den Honighang“: nicht verstanden.');
    await expect(findings(page)).toContainText('OS-0-07');
    await rowWith(page, 'nach Küste').click();
    await expect(rowWith(page, 'nach Küste')).toContainText('9.3-04');
    await expect(findings(page)).toContainText('Das Ziel ist keine Nachbarregion');
    await takePicture(page, 'organisation-findings');
  });

  await test.step('of words selected in the letter an order is made: offered, read at once, put in their place', async () => {
    const letter = page.getByRole('region', { name: 'Brief im Original' });
    // On its first word: a blank in the middle would select nothing.
    await letter.getByText('BEWEGE 0,5 Geld').dblclick({ position: { x: 20, y: 8 } });
    await page.keyboard.press('Shift+L');
    const dialog = page.getByRole('dialog', { name: 'Daraus einen Befehl machen' });
    await expect(dialog.getByRole('textbox')).not.toHaveValue('');
    await dialog.getByRole('textbox').fill('UNTERSTÜTZUNG in Waldmark');
    await expect(dialog).toContainText('Waldmark');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('words replace those of the letter, and it is restated in sentences', async () => {
    await findings(page).locator('.ww-finding-go').first().click();
    await findings(page).getByRole('button', { name: 'Berichtigen' }).click();
    const words = page.getByRole('textbox', { name: /^Worte statt/ });
    const said = await words.inputValue();
    await words.fill(said.replace('Küste', 'Marsch'));
    await page.keyboard.press('Enter');
    await expect(rowWith(page, 'nach Marsch')).toHaveCount(1);
    await page.getByRole('radio', { name: /^Bestätigung/ }).click();
    const sheet = page.getByRole('article', { name: 'So habe ich dich verstanden' });
    await expect(sheet).toContainText('schickt 0,5 Geld von Waldmark nach Marsch');
    await takePicture(page, 'organisation-confirmation');
    await page.getByRole('radio', { name: /^Befehle/ }).click();
  });

  await test.step('the phase is computed with the letter', async () => {
    await turnStep(page, /Probelauf/).click();
    const steps = page.getByRole('tablist', { name: 'Schritte der Rechnung' });
    await steps.getByRole('tab', { name: /^Bewegungen beginnen/ }).click();
    await expect(page.getByRole('main')).toContainText('Geld unterwegs von Waldmark nach Marsch');
  });

  await test.step('while a war is covered, no screen shows its result', async () => {
    await page
      .getByRole('tablist', { name: 'Schritte der Rechnung' })
      .getByRole('tab', { name: /^Einkommen/ })
      .click();
    await expect(page.getByRole('region', { name: /^Ergebnisse/ })).not.toContainText(
      'Einkommen aus',
    );
    await navButton(page, 'Bücher').click();
    await expect(page.getByRole('main')).toContainText('sobald alle Aufstellungen aufgedeckt sind');
    await navButton(page, SAYS.de.turn).click();
    await turnStep(page, /Schritte/).click();
    await step(page, /Agieren/).click();
    await warOf(page).getByRole('button', { name: SAYS.de.reveal }).click();
    await expect(page.getByText('sobald alle Aufstellungen aufgedeckt sind')).toHaveCount(0);
  });

  await test.step('a figure is overridden with a reason, marked, and restored', async () => {
    await navButton(page, 'Bücher').click();
    await page.getByRole('option', { name: /Waldbund/ }).click();
    const income = page.getByRole('region', { name: 'Einkommen', exact: true });
    const figure = income.getByRole('button', { name: /^Einkommen aus Bevölkerung in Waldmark/ });
    await figure.click();
    const derivation = page.getByRole('dialog');
    await derivation.getByRole('button', { name: 'Von Hand ändern' }).click();
    await derivation.getByRole('textbox').first().fill('7');
    await derivation.getByRole('textbox').last().fill('Ein reiches Jahr.');
    await page.keyboard.press('Enter');
    await expect(figure).toHaveAttribute('data-hand', 'true');
    await expect(figure).toContainText('7');
    await takePicture(page, 'organisation-override');
    await button(page, 'Rückgängig').click();
    await expect(figure).not.toContainText('7');
  });

  await test.step('what if: another order beside the phase, compared and dropped', async () => {
    await navButton(page, SAYS.de.turn).click();
    await turnStep(page, /Was wäre wenn/).click();
    await button(page, /^Neue Variante/)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Variante anlegen' }).click();
    await party(page, 'Waldbund').click();
    await rewrite(page, 'Militär +1 in Waldmark', 'Militär +2 in Waldmark');
    await button(page, /^Vergleichen/).click();
    await expect(page.getByRole('region', { name: 'Unterschiede' })).toContainText('Waldbund');
    await takePicture(page, 'organisation-whatif');
    await button(page, 'Verwerfen').click();
    await expect(page.getByRole('region', { name: /^Was wäre wenn „/ })).toHaveCount(0);
  });

  await test.step('the phase is applied', async () => {
    await button(page, 'Zum Beenden').click();
    await button(page, 'Phase beenden').click();
    await expect(page.getByRole('banner')).toContainText('Phase 2');
    await untilSaved(page);
  });

  await test.step('a house rule is changed; the preview shows what it would have changed', async () => {
    await navButton(page, 'Regeln').click();
    await page.getByRole('radio', { name: 'Hausregeln' }).click();
    await page.getByRole('textbox', { name: 'Name der neuen Fassung' }).fill('Hausregeln am See');
    await button(page, 'Fassung anlegen').click();
    await expect(page.getByRole('radio', { name: /Hausregeln am See/ })).toBeChecked();
    await button(page, /^Tafel öffnen: Preise und Beträge/).click();
    const cell = page.getByRole('textbox', { name: /^Neue Stufe/ });
    await cell.fill('6');
    await cell.press('Enter');
    await expect(page.getByRole('region', { name: /^Abweichungen/ })).toContainText('Neue Stufe');
    await button(page, /^Was hätte sich .* geändert\?$/).click();
    await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText(
      /An Phase 1 ändern sich \d+ Ergebnisse/,
    );
    await takePicture(page, 'organisation-house-rules');
  });

  await test.step('the applied phase is corrected late, with errata and a reason', async () => {
    await navButton(page, SAYS.de.turn).click();
    await turnStep(page, /Archiv/).click();
    await button(page, 'Nachtrag zu dieser Phase').click();
    await party(page, 'Waldbund').click();
    await rewrite(page, 'Militär +1 in Waldmark', 'Militär +2 in Waldmark');
    await button(page, /^Unterschiede zeigen/).click();
    const late = page.getByRole('region', { name: 'Was der Nachtrag ändert' });
    await expect(late.getByRole('region', { name: 'Unterschiede' })).toContainText('Waldbund');
    await takePicture(page, 'organisation-late');
    await late.getByRole('tab', { name: 'Buchen' }).click();
    await late.getByRole('textbox', { name: 'Grund' }).fill('Die Zeile war verlesen.');
    await button(page, 'Nachtrag zu Phase 1 buchen').click();
    await expect(page.getByRole('region', { name: /^Nachtrag zu Phase 1/ })).toHaveCount(0);
    await turnStep(page, /Archiv/).click();
    await expect(page.getByText(/Die Zeile war verlesen\./)).toBeVisible();
  });
  expect(problems).toEqual([]);
});
