import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, takePicture } from './support/browser';
import { rowWith } from './support/eight';
import { choose } from './support/artefacts';
import { openMonths } from './support/months';
import { goTo, switchToEnglish } from './support/pages';

/** How long a busy computer may take for three months, in milliseconds. */
const COMPUTING = 150_000;

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

const turnStep = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Schritte des Monats' }).getByRole('button', { name });

test('a month booked three months ago is corrected by mouse, seen turn by turn, booked and undone', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openMonths(page);
  const late = page.getByRole('region', { name: 'Was der Nachtrag ändert' });

  await test.step('the oldest month is chosen, a word of its letter corrected', async () => {
    await goTo(page, 'Zug');
    await turnStep(page, 'Was wäre wenn').click();
    await choose(
      page,
      page.getByRole('region', { name: 'Nachtrag' }).getByRole('button', { name: /Zug$/ }),
      /^Zug 58/,
    );
    await button(page, 'Nachtrag zu Zug 58').click();
    await page
      .getByRole('tablist', { name: 'Reiche und ihre Befehle' })
      .getByRole('tab', { name: 'Königreich Valdrun' })
      .click();
    await rowWith(page, '-35-27').locator('td', { hasText: '-35-27' }).dblclick();
    await page.getByRole('textbox', { name: 'Worte statt „-35-27“' }).fill('-35');
    await page.keyboard.press('Enter');
    await button(page, /^Unterschiede zeigen/).click();
  });

  await test.step('every turn up to today stands in the table; one is compared', async () => {
    const table = late.getByRole('table');
    await expect(table.getByRole('row', { name: /^Heute/ })).toBeVisible({ timeout: COMPUTING });
    for (const turn of ['58', '59', '60'])
      await expect(table.getByRole('row', { name: new RegExp(`^Zug ${turn}`) })).toBeVisible();
    await expect(late.getByRole('region', { name: 'Unterschiede' })).toContainText('001/35');
    await takePicture(page, 'late-turns');
    expect(await violationsOf(page)).toEqual([]);
    await choose(page, late.getByRole('button', { name: /Zug$/ }), 'Heute');
    await expect(late.getByRole('region', { name: 'Unterschiede' })).toContainText(
      'endet in 001/35 statt in 001/27',
    );
    await takePicture(page, 'late-today');
  });

  await test.step('who learned what and when, and a letter over all turns to each', async () => {
    await late.getByRole('tab', { name: 'Wer hat was erfahren' }).click();
    await expect(late).toContainText('durfte es nicht wissen');
    await takePicture(page, 'late-reports');
    await late.getByRole('tab', { name: 'Noch einmal entscheiden' }).click();
    await takePicture(page, 'late-decisions');
    await late.getByRole('tab', { name: 'Richtigstellungen' }).click();
    await expect(
      late.getByRole('textbox', { name: 'Richtigstellung an das Königreich Valdrun' }),
    ).toHaveValue(/58/);
    await takePicture(page, 'late-errata');
  });

  await test.step('booked as a whole with a reason, in the archive, and undone with one key', async () => {
    await late.getByRole('tab', { name: 'Buchen' }).click();
    await takePicture(page, 'late-book');
    expect(await violationsOf(page)).toEqual([]);
    await late.getByRole('textbox', { name: 'Grund' }).fill('Der Weg war verlesen.');
    await button(page, 'Nachtrag zu Zug 58 buchen').click();
    await expect(late).toHaveCount(0);
    await turnStep(page, 'Archiv').click();
    await page.getByRole('button', { name: /^Zug 58/ }).click();
    await expect(page.getByText(/Der Weg war verlesen\./)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/Der Weg war verlesen\./)).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

test('by keyboard and in English only the books of today are corrected, the archive stays', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  await switchToEnglish(page);
  await openMonths(page);
  const late = page.getByRole('region', { name: 'What the correction changes' });
  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('navigation', { name: 'Steps of the month' })).toBeVisible();
  await page.keyboard.press('7');
  await page.getByRole('button', { name: /^Turn 58/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Late correction of this month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Late correction of turn 58' })).toBeVisible();
  await page.getByRole('tab', { name: 'Königreich Valdrun' }).focus();
  await page.keyboard.press('Enter');
  await rowWith(page, '-35-27').focus();
  const words = page.getByRole('textbox', { name: 'Words instead of “-35-27”' });
  for (let cell = 0; cell < 9 && (await words.count()) === 0; cell += 1) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
  }
  await words.fill('-35');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+V');
  await expect(late.getByRole('row', { name: /^Today/ })).toBeVisible({ timeout: COMPUTING });
  await late.getByRole('tab', { name: 'Differences' }).focus();
  await page.keyboard.press('End');
  await late.getByRole('radio', { name: /^Only the state of today/ }).focus();
  await page.keyboard.press('Space');
  await late.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('A letter was not his.');
  await page.keyboard.press('Enter');
  await expect(late).toHaveCount(0);
  await page.keyboard.press('Alt+7');
  await expect(
    page.getByText('State of today corrected after turn 58: A letter was not his.').first(),
  ).toBeVisible();
  await page.keyboard.press('Alt+3');
  await page.keyboard.press('7');
  await page.getByRole('button', { name: /^Turn 58/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Late correction of this month' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Late correction of turn 58' })).toBeVisible();
  await page.keyboard.press('Shift+V');
  await expect(
    late.getByText(/but only for the state of today \(“A letter was not his\.”\)/),
  ).toBeVisible({ timeout: COMPUTING });
  await expect(late.getByRole('row', { name: /^Today/ })).toBeVisible({ timeout: COMPUTING });
  await takePicture(page, 'late-booked-today');
});
