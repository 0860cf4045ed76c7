import { expect, type Locator, type Page, test } from './support/test';
import { pdfText, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { LAPTOP, freshPage, takePicture } from './support/browser';
import { rowWith } from './support/eight';
import { goTo, pasteText } from './support/pages';
import { canMeasurePdf } from './support/pdf';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const turnStep = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Schritte des Monats' }).getByRole('button', { name });
const realm = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Reiche und ihre Befehle' }).getByRole('tab', { name });

/** A second letter of Karzun: its city cannot raise so many men. */
const SECOND_LETTER = `Reich Karzun Monat Dorl Jahr 2

Rüstung KH 4: 80000 K in Temirkent
`;

/** Puts other words over those of the finding of an order. */
const correct = async (page: Page, row: string, before: string, after: string): Promise<void> => {
  const findings = page.getByRole('region', { name: 'Befunde' });
  await rowWith(page, row).click();
  await findings.locator('.ww-finding-go').first().click();
  await findings.getByRole('button', { name: 'Berichtigen' }).click();
  await page.getByRole('textbox', { name: `Worte statt „${before}“` }).fill(after);
  await page.keyboard.press('Enter');
};

test('a muster month of eight realms by mouse, from a second letter to the evaluations and the courier', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await button(page, 'Am Rabensund öffnen').click();
  await button(page, 'Rundgang beenden').click();
  await expect(banner).toContainText('Dorl, Jahr 2');
  await takePicture(page, 'pygma-map');

  await test.step('a second letter is suggested to its realm and goes beside the first', async () => {
    await goTo(page, 'Zug');
    await turnStep(page, 'Eingang').click();
    await pasteText(page, SECOND_LETTER);
    await button(page, /^Bei Karzun ablegen/).click();
    await takePicture(page, 'pygma-inbox');
  });

  await test.step('its mistakes are found, quoted, and corrected in the letter', async () => {
    await turnStep(page, 'Prüfen').click();
    await realm(page, 'Karzun').click();
    await expect(realm(page, 'Karzun')).toContainText('1 offen');
    await takePicture(page, 'pygma-check');
    expect(await violationsOf(page)).toEqual([]);
    await correct(
      page,
      'KH 4',
      'Rüstung KH 4: 80000 K in Temirkent',
      'Rüstung KH 4: 8000 K in Temirkent',
    );
    await expect(realm(page, 'Karzun')).toContainText('geprüft');
    await page.getByRole('radio', { name: 'Befehle', exact: true }).click();
    await page.getByRole('radio', { name: /^Bestätigung/ }).click();
    await expect(page.getByRole('article', { name: 'So habe ich dich verstanden' })).toContainText(
      'Rüstung KH 4: 8000 K in Temirkent',
    );
  });

  await test.step('the battle lies on its card, with the figures and the winner open to the GM', async () => {
    await turnStep(page, 'Entscheiden').click();
    await button(page, 'Alle Fälle').click();
    await page
      .getByRole('navigation', { name: 'Was zu entscheiden ist' })
      .getByRole('button', { name: 'Schlacht in 032/48' })
      .click();
    await expect(main).toContainText('Kampfpunkte von KH 1, Karzun');
    await expect(page.getByRole('radio', { name: /^Karzun aktuell/ })).toBeChecked();
    const read = page.getByRole('region', { name: 'Was in der Auswertung stehen wird' });
    await expect(read).toContainText('KH 1 hat in 032/48 gegen Trivento gesiegt');
    await expect(read).toContainText('KH 1 hat in 032/48 gegen Karzun verloren');
    await takePicture(page, 'pygma-battle');
  });

  await test.step('the month at the table shows what is booked; the books add up', async () => {
    await turnStep(page, 'Schritte').click();
    await expect(page.getByRole('heading', { name: 'Sold und Verwaltung' })).toBeVisible();
    await takePicture(page, 'pygma-table');
    await goTo(page, 'Bücher');
    await page.getByRole('option', { name: 'Karzun' }).click();
    await expect(main).toContainText('Rüstung');
    await expect(main).toContainText('Neuer Bestand');
    await takePicture(page, 'pygma-books');
    await goTo(page, 'Zug');
  });

  await test.step('the month is applied, undone and redone as one step', async () => {
    await turnStep(page, 'Beenden').click();
    await expect(page.getByRole('region', { name: 'Felder mit neuem Besitzer' })).toContainText(
      'Drewanien nimmt 2 freie Felder',
    );
    await button(page, 'Zug beenden').click();
    await expect(banner).toContainText('Enja, Jahr 2');
    await button(page, /^Rückgängig/).click();
    await expect(banner).toContainText('Dorl, Jahr 2');
    await button(page, /^Wiederholen/).click();
    await expect(banner).toContainText('Enja, Jahr 2');
  });

  await test.step('every realm reads its own evaluation, in its own numbers', async () => {
    await goTo(page, 'Versand');
    await button(page, /^Karzun/).click();
    await expect(page.getByRole('heading', { name: 'Karzun', level: 2 })).toBeVisible();
    await expect(main).toContainText('Der Spionageauftrag gegen');
    await takePicture(page, 'pygma-report');
    const saved = await savedBy(page, async () => {
      await button(page, 'Speichern').click();
      await page.getByRole('menuitem', { name: 'PDF' }).click();
    });
    const text = await pdfText(saved.path);
    expect(text).toContain('Auswertung für Dorl, Jahr 2');
    // Karzun numbers this Großfeld 002 itself.
    expect(text).toContain('002/48');
    expect(text).not.toMatch(/032\/48|\{\{|\}\}|undefined|NaN|pygma[.:]/);
  });

  await test.step('the courier goes out without a field', async () => {
    await page.getByRole('radio', { name: /Kurier$/ }).click();
    await button(page, 'Ausgabe anlegen').click();
    await takePicture(page, 'pygma-courier');
    await button(page, /^Herausgeben …/).click();
    const release = page.getByRole('dialog', { name: 'Ausgabe 1 herausgeben' });
    await release.getByRole('button', { name: 'Herausgeben' }).click();
    await expect(main).toContainText('erschienen');
    await takePicture(page, 'pygma-courier-out');
  });
  expect(problems).toEqual([]);
});
