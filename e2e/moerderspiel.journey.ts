import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './support/test';
import { choose, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { bundled } from './support/bundled';
import { openCopy } from './support/copies';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import {
  applyRound,
  fileLetter,
  NATIONS,
  openExample,
  navButton,
  SAYS,
  turnStep,
} from './support/moerderspiel';
import type * as Prepared from './support/prepared/circle';

/** "A day with both rounds and a vote, by mouse (German)"; "false orders in a circle"; "a game from nothing"; "the closing page". */

/** Words before the orders, so that none of them is in the head of the letter. */
const GREETING =
  '\nHallo,\n\nheute nur kurz.\nMehr fällt mir nicht ein.\nBis morgen!\n\nMit Gruß\n\n';
/** The deadlines of the example are long past. */
const REASON = 'Am Telefon vereinbart';

test('a day with both rounds and a vote by mouse, after the round before it: letters, sanction, eight reports, public map', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const main = page.getByRole('main');

  await test.step('the last round of day 4 closes with the votes of the day', async () => {
    await openExample(page);
    await navButton(page, SAYS.de.turn).click();
    await turnStep(page, SAYS.de.run).click();
    await page.getByRole('tab', { name: /^Kämpfe/ }).click();
    await expect(main).toContainText('Kampf auf K13');
    await expect(main).not.toContainText('card.');
    await turnStep(page, SAYS.de.table).click();
    await page
      .getByRole('navigation', { name: 'Schritte', exact: true })
      .getByRole('button', { name: /Kämpfe/ })
      .click();
    await expect(
      page
        .getByRole('complementary', { name: 'Stand' })
        .getByRole('region', { name: /^Karte nach/ }),
    ).toBeVisible();
    await takePicture(page, 'moerderspiel-table');
    await page.keyboard.press('Alt+b');
    const beside = page.getByRole('dialog', { name: 'Nachrichten nebeneinander' });
    await expect(beside).toContainText('Was Blau erfährt');
    await takePicture(page, 'moerderspiel-beside');
    await beside.getByRole('button', { name: 'Schließen' }).click();
    await turnStep(page, SAYS.de.close).click();
    await expect(
      page.getByRole('region', { name: 'Verloren: Armeen' }).getByRole('listitem'),
    ).toHaveText(['Orange: Armee 2, 400 SoldatenE11']);
    await applyRound(page, [5, 1]);
  });

  await test.step('first round of the day: a letter is filed and carried out', async () => {
    await fileLetter(page, 'Gelb', 'Armee 1 zieht nach D6\n', REASON);
    await applyRound(page, [5, 2]);
  });

  await test.step('second round: four vote, and a sanction is imposed', async () => {
    for (const nation of ['Blau', 'Grün', 'Rot', 'Weiß'])
      await fileLetter(page, nation, `${GREETING}Stimme: Violett\n`, REASON);
    await turnStep(page, SAYS.de.run).click();
    await page.getByRole('button', { name: SAYS.de.trial }).first().click();
    await page.getByRole('tab', { name: /^Stimmen und Sanktionen/ }).click();
    for (const kind of ['Leichte', 'Schwere'])
      await expect(main.getByText(new RegExp(`${kind} Sanktion gegen`))).toHaveText([
        new RegExp(`${kind} Sanktion gegen Violett`),
      ]);
    await takePicture(page, 'moerderspiel-votes');
    await applyRound(page, [6, 1]);
  });

  await test.step('each of the eight nations has a report of its own', async () => {
    await navButton(page, SAYS.de.dispatch).click();
    for (const nation of NATIONS) {
      await page.getByRole('button', { name: new RegExp(`^${nation}`) }).click();
      await expect(page.getByRole('heading', { name: nation, level: 2 })).toBeVisible();
    }
    await expect(main.getByText('Was du hast').first()).toBeVisible();
    await takePicture(page, 'moerderspiel-report');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the public map is a sheet; the map of one nation shows more', async () => {
    await navButton(page, SAYS.de.print).click();
    const preview = page.getByRole('region', { name: /^Vorschau/ });
    await expect(preview).toContainText('Öffentliche Karte seit Tag 6, Runde 1');
    // Both armies of the sanctioned nation lie open, of unknown strength (TM-6-09).
    await expect(preview.locator('svg text').filter({ hasText: /^\?$/ })).toHaveCount(2);
    await expect(page.getByRole('radio', { name: /Leere Blätter/ })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'moerderspiel-public-map');
    await choose(page, page.getByRole('button', { name: /Für wen$/ }), 'Gelb');
    await expect(preview).toContainText('Nach Wissen: Gelb.');
    const { bytes } = await savedBy(page, () =>
      page.getByRole('button', { name: /^Speichern/ }).click(),
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
  expect(problems).toEqual([]);
});

test('the closing page: the chronicle saved, opened from the file without a network, stepped through', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await navButton(page, SAYS.de.turn).click();
  await applyRound(page, [5, 1]);
  await applyRound(page, [5, 2]);
  await navButton(page, SAYS.de.print).click();
  await page.getByRole('radio', { name: /Seiten/ }).click();
  const calculator = await savedBy(page, () =>
    page.getByRole('button', { name: /^Seite speichern/ }).click(),
  );
  await page.getByRole('button', { name: 'Zum Film' }).click();
  await page.getByRole('button', { name: 'Weitergeben …' }).click();
  const save = page.getByRole('button', { name: 'Seite (HTML)' });
  await expect(save).toBeDisabled();
  await page.getByText('Das Spiel ist aus: Alles darf heraus').click();
  const chronicle = await savedBy(page, () => save.click());
  await page.context().setOffline(true);
  for (const { path, name } of [calculator, chronicle]) {
    const sheet = await page.context().newPage();
    const problems: string[] = [];
    sheet.on('pageerror', ({ message }) => problems.push(message));
    await sheet.goto(pathToFileURL(path).href);
    await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === chronicle.name) {
      await sheet.getByRole('slider').press('Home');
      await expect(sheet.getByRole('heading', { name: 'Tag 4, Runde 2' })).toBeVisible();
      await expect(sheet.locator('body')).toContainText('Kampf auf K13');
      await expect(sheet.getByRole('figure')).toBeVisible();
      await takePicture(sheet, 'moerderspiel-chronicle');
    } else {
      await sheet.getByRole('spinbutton', { name: 'Soldaten' }).nth(1).fill('900');
      await expect(sheet.getByText('Angreifer gewinnt')).toBeVisible();
      await expect(sheet.getByText(/^Verluste: Angreifer 100, Angegriffener 300/)).toBeVisible();
      await takePicture(sheet, 'moerderspiel-calculator');
    }
    expect(await violationsOf(sheet), name).toEqual([]);
    expect(problems).toEqual([]);
    await sheet.close();
  }
});

test('false orders in a circle: letters pasted, none takes effect, nobody rests; one outside takes effect', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const main = page.getByRole('main');

  await test.step('Rot, Gelb and Weiß hit each other in a circle, Blau hits Violett', async () => {
    const { circleFile } = await bundled<typeof Prepared>(
      join(import.meta.dirname, 'support', 'prepared', 'circle.ts'),
    );
    await openCopy(page, { name: 'Kreis.wabenwart', bytes: circleFile() });
    await page.getByRole('button', { name: SAYS.de.endTour }).click();
    await navButton(page, SAYS.de.turn).click();
    for (const [nation, target, field] of [
      ['Rot', 1, 'K10'],
      ['Gelb', 2, 'L9'],
      ['Weiß', 1, 'K7'],
      ['Blau', 1, 'D5'],
    ] as const)
      await fileLetter(
        page,
        nation,
        `${GREETING}Falscher Befehl von Armee 1 an Ziel ${String(target)}: zieht nach ${field}\n`,
      );
  });

  await test.step('the table shows who is void and the one that is obeyed (TM-8.8-07)', async () => {
    await turnStep(page, SAYS.de.run).click();
    await page.getByRole('button', { name: SAYS.de.trial }).first().click();
    await turnStep(page, SAYS.de.table).click();
    await page
      .getByRole('navigation', { name: 'Schritte', exact: true })
      .getByRole('button', { name: /Falsche Befehle/ })
      .click();
    const happened = main.getByRole('region', { name: 'Was geschah' }).getByRole('listitem');
    // Who plants orders is a secret: nothing of it is read before the GM shows it.
    await expect(main.getByText('4 Ereignisse dieses Schritts sind geheim')).toBeVisible();
    await expect(happened).toHaveCount(0);
    await main
      .getByRole('button', { name: /^Geheimnisse zeigen/ })
      .first()
      .click();
    await expect(happened).toHaveText([
      /Auf K9 ist Armee 1 von Gelb selbst Ziel/,
      /Auf K8 ist Armee 1 von Rot selbst Ziel/,
      /Auf L8 ist Armee 1 von Weiß selbst Ziel/,
      /erreicht Armee 1 von Violett auf D4/,
    ]);
    await takePicture(page, 'moerderspiel-circle');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('after the last step the three are at their old places, with their old morale', async () => {
    await page
      .getByRole('navigation', { name: 'Schritte', exact: true })
      .getByRole('button', { name: /Ruhe/ })
      .click();
    const state = page.getByRole('complementary', { name: 'Stand' });
    await state.getByRole('radio', { name: 'Alles' }).click();
    const armies = (nation: string) =>
      state.getByRole('region', { name: nation }).getByRole('region', { name: 'Armeen' });
    // Number, field, soldiers and morale of its only army.
    await expect(armies('Rot')).toContainText('1K86001');
    await expect(armies('Gelb')).toContainText('1K96001');
    await expect(armies('Weiß')).toContainText('1L86001');
    await expect(armies('Violett')).toContainText('1D55001');
  });
  expect(problems).toEqual([]);
});

test('a game from nothing: a mountain drawn, sides drawn with one letter of set-up, a report with its side', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const main = page.getByRole('main');

  await test.step('a new world of the game has the example map with eight nations', async () => {
    await page.getByRole('button', { name: 'Total Mörderspiel', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Neue Kampagne' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Erstes Spiel');
    await expect(sheet.getByRole('button', { name: /Beginn$/ })).toContainText('Beispielkarte');
    await sheet.getByRole('button', { name: 'Anlegen', exact: true }).click();
    await page.getByRole('button', { name: SAYS.de.endTour }).click();
    await expect(page.getByRole('application')).toBeVisible();
  });

  await test.step('one mountain is drawn on the map', async () => {
    await page.getByRole('button', { name: 'Gebirge', exact: true }).click();
    await page.getByRole('application').focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(/^Feld A2, Gebirge\./)).toHaveCount(1);
    await takePicture(page, 'moerderspiel-founded');
  });

  await test.step('Gelb wants to be evil; the other evil nation is drawn, its ability chosen', async () => {
    await navButton(page, SAYS.de.turn).click();
    await fileLetter(
      page,
      'Gelb',
      `${GREETING}Fähigkeiten: Tarnung, Herr der Barbaren\nAufteilung: Garnison mit 500, Armee 1 mit 1000\n`,
    );
    await turnStep(page, SAYS.de.run).click();
    await page.getByRole('button', { name: SAYS.de.trial }).first().click();
    await turnStep(page, SAYS.de.decide).click();
    await expect(main).toContainText(/Welche böse Fähigkeit bekommt (?!Gelb)[A-Z]/);
    await takePicture(page, 'moerderspiel-sides');
    await main.getByRole('radio', { name: 'Unter fremder Flagge' }).click();
    await page.keyboard.press('Enter');
    await applyRound(page, [1, 1]);
  });

  await test.step('its report contains the side, abilities and armies of Gelb', async () => {
    await navButton(page, SAYS.de.dispatch).click();
    await page.getByRole('button', { name: /^Gelb/ }).click();
    await expect(page.getByRole('heading', { name: 'Gelb', level: 2 })).toBeVisible();
    await expect(main).toContainText('Du gehörst zur Seite der Bösen.');
    await expect(main).toContainText('Herr der Barbaren');
    await takePicture(page, 'moerderspiel-side-told');
    expect(await violationsOf(page)).toEqual([]);
  });
  expect(problems).toEqual([]);
});
