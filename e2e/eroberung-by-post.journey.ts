import { expect, type Locator, type Page, test } from './support/test';
import { choose, pdfText, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { LAPTOP, freshPage, takePicture } from './support/browser';
import { enter, tabTo } from './support/keyboard';
import { canMeasurePdf } from './support/pdf';

/** "A game by post with letters": a phase from the mailbox to the reports; "German and English, mouse and keyboard". */
test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const navButton = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('navigation', { name: /Bereiche|Rooms/ })
    .getByRole('button', { name, exact: typeof name === 'string' });
const turnStep = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: /^(Schritte|Steps) / }).getByRole('button', { name });

test('a phase by post, by mouse: five letters, a joint purchase, a battle by dice, reports and sheets', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await button(page, 'Kalter Sommer öffnen').click();
  await button(page, 'Rundgang beenden').click();
  await expect(page.getByRole('application')).toBeVisible();
  await takePicture(page, 'eroberung-board');

  await test.step('the letters of all players are taken out of the mailbox', async () => {
    await navButton(page, /^(Spielz|Z)ug$/).click();
    await turnStep(page, /Eingang/).click();
    await button(page, 'Beispielpost laden').click();
    await button(page, /^5 sichere Treffer ablegen/).click();
    await expect(page.getByText('5 von 5 da')).toBeVisible();
    await takePicture(page, 'eroberung-inbox');
  });

  await test.step('what is no order is asked about, the rest is restated', async () => {
    await turnStep(page, /Prüfen/).click();
    await page
      .getByRole('tablist', { name: /Aufträge|Befehle/ })
      .getByRole('tab', { name: 'Grün' })
      .click();
    await expect(page.getByRole('main')).toContainText('Für Kuba reicht es hoffentlich');
    await page.getByRole('radio', { name: /^Bestätigung/ }).click();
    await expect(page.getByRole('main')).toContainText('greift Bangladesch mit einem Panzer an');
    await takePicture(page, 'eroberung-check');
  });

  await test.step('the turn is computed: bought jointly, a war declared, its battle still to be fought', async () => {
    await turnStep(page, /Schritte/).click();
    await page.keyboard.press('F5');
    await page
      .getByRole('navigation', { name: 'Schritte' })
      .getByRole('button', { name: /Angriffsoption/ })
      .click();
    const main = page.getByRole('main');
    await expect(main).toContainText('mit Australien verbündet');
    await expect(main).toContainText('Schlacht 1 von Krieg 13 steht noch aus.');
    await takePicture(page, 'eroberung-table');
  });
  await test.step('its battles are decided by dice', async () => {
    for (const battle of [1, 2, 3]) {
      const asked = page.getByText(`Schlacht ${String(battle)} von Krieg 13 steht noch aus.`);
      if ((await asked.count()) === 0) break;
      await page.getByRole('radio', { name: 'Würfeln' }).last().click();
      await expect(page.getByRole('main')).toContainText(
        new RegExp(`Schlacht ${String(battle)} von Krieg 13( gewonnen)?, [\\w-]+ gegen`),
      );
    }
    await takePicture(page, 'eroberung-battle');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the turn is applied', async () => {
    await turnStep(page, /Beenden/).click();
    await button(page, /^Zug beenden/).click();
    await expect(page.getByRole('banner')).toContainText('Zug 11');
  });

  await test.step('every player reads what happened; nothing is hidden', async () => {
    await navButton(page, 'Versand').click();
    for (const player of ['Rot', 'Grün', 'Gelb', 'Violett', 'Blau']) {
      await button(page, new RegExp(`^${player}`)).click();
      await expect(page.getByRole('heading', { name: player, level: 2 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Schlacht 1 von Krieg 13');
    }
    await takePicture(page, 'eroberung-report');
    const saved = await savedBy(page, async () => {
      await button(page, 'Speichern').click();
      await page.getByRole('menuitem', { name: 'PDF' }).click();
    });
    const text = await pdfText(saved.path);
    expect(text).toContain('Krieg 13');
    expect(text).toContain('Australien');
    expect(text).toMatch(/Schlacht 1 von Krieg 13[^.]* gegen (U-\s?Boot|Flugzeug|Panzer)/);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|eroberung\./);
  });

  await test.step('the order sheet of the next holder, with the options and their prices', async () => {
    await navButton(page, 'Druck').click();
    await page.getByRole('radio', { name: 'Formulare', exact: true }).click();
    await choose(page, button(page, /Formular$/), 'Befehlsblatt');
    await choose(page, button(page, /Ausgefüllt für$/), 'Gelb');
    await expect(page.locator('.ww-print-sheet svg').first()).toContainText('Was jetzt geht');
    const sheet = await savedBy(page, () => page.keyboard.press('Control+e'));
    const text = await pdfText(sheet.path);
    expect(text).toContain('Befehlsblatt');
    await takePicture(page, 'eroberung-orders');
  });
  expect(problems).toEqual([]);
});

test('the turn by keyboard, in English: letters taken, computed, applied with its war open', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'en-GB');
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await enter(page, button(page, 'Open Cold Summer'), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('navigation', { name: /^Steps/ })).toBeVisible();
  await page.keyboard.press('1');
  await enter(page, button(page, 'Load sample mail'));
  await enter(page, button(page, /^File 5 certain/));
  await page.keyboard.press('F5');
  await page.keyboard.press('7');
  const apply = button(page, /^End the turn/);
  await expect(apply).toBeEnabled({ timeout: 30_000 });
  await enter(page, apply);
  await expect(page.getByRole('banner')).toContainText('Turn 11');
});
