import { pathToFileURL } from 'node:url';
import { expect, test } from './support/test';
import { choose, savedBy } from './support/artefacts';
import { violationsOf } from './support/axe';
import { DESKTOP, type Desk, freshDesk, takePicture } from './support/desk';
import {
  applyRound,
  fileLetter,
  NATIONS,
  openExample,
  room,
  SAYS,
  station,
} from './support/moerderspiel';

/** "A day with both rounds and a vote, by mouse (German)"; "false orders in a circle"; "the closing page". */
let desk: Desk;

/** Words before the orders, so that none of them stands in the head of the letter. */
const GREETING =
  '\nHallo,\n\nheute nur meine Stimme.\nMehr fällt mir nicht ein.\nBis morgen!\n\nMit Gruß\n\n';
test.beforeEach(async ({ baseURL }) => {
  desk = await freshDesk(baseURL ?? '', DESKTOP);
});
test.afterEach(() => desk.clear());

test('a day with both rounds and a vote by mouse: letters, results, eight reports, public map', async () => {
  const page = await desk.sitDown();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const main = page.getByRole('main');

  await test.step('the last round of day 4 closes with the votes of the day', async () => {
    await openExample(page);
    await room(page, SAYS.de.turn).click();
    await station(page, SAYS.de.run).click();
    await page.getByRole('tab', { name: /^Kämpfe/ }).click();
    await expect(main).toContainText('Kampf auf K13');
    await expect(main).not.toContainText('card.');
    await applyRound(page, [5, 1]);
  });

  await test.step('first round of the day: a letter is filed and carried out', async () => {
    await fileLetter(page, 'Gelb', 'Armee 1 zieht nach D6\n');
    await applyRound(page, [5, 2]);
  });

  await test.step('second round: four vote, and a sanction is imposed', async () => {
    for (const nation of ['Blau', 'Grün', 'Rot', 'Weiß'])
      await fileLetter(page, nation, `${GREETING}Stimme: Violett\n`);
    await station(page, SAYS.de.run).click();
    await page.getByRole('button', { name: SAYS.de.trial }).first().click();
    await page.getByRole('tab', { name: /^Stimmen und Sanktionen/ }).click();
    await expect(main).toContainText('Violett');
    await takePicture(page, 'moerderspiel-votes');
    await applyRound(page, [6, 1]);
  });

  await test.step('each of the eight nations has a report of its own', async () => {
    await room(page, SAYS.de.dispatch).click();
    for (const nation of NATIONS) {
      await page.getByRole('button', { name: new RegExp(`^${nation}`) }).click();
      await expect(page.getByRole('heading', { name: nation, level: 2 })).toBeVisible();
    }
    await takePicture(page, 'moerderspiel-report');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the public map is a sheet; the map of one nation shows more', async () => {
    await room(page, SAYS.de.print).click();
    const preview = page.getByRole('region', { name: /^Vorschau/ });
    await expect(preview).toContainText('Öffentliche Karte. Tag 6, Runde 1');
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

test('the closing page: the chronicle saved, opened from the file without a network, walked through', async () => {
  const page = await desk.sitDown();
  await openExample(page);
  await room(page, SAYS.de.turn).click();
  await applyRound(page, [5, 1]);
  await applyRound(page, [5, 2]);
  await room(page, SAYS.de.print).click();
  await page.getByRole('radio', { name: /Seiten/ }).click();
  const save = page.getByRole('button', { name: /^Seite speichern/ });
  await expect(save.last()).toBeDisabled();
  const calculator = await savedBy(page, () => save.first().click());
  await page.getByText('Das Spiel ist aus, alles darf offen liegen').click();
  const chronicle = await savedBy(page, () => save.last().click());
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
    }
    expect(await violationsOf(sheet), name).toEqual([]);
    expect(problems).toEqual([]);
    await sheet.close();
  }
});
