import { expect, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import {
  chooseEffect,
  diceOf,
  divisionShown,
  effectOf,
  effectsShown,
  expectTyped,
  openSeenland,
  navButton,
  SAYS,
  SIDES,
  sideOf,
  turnStep,
  step,
  warOf,
} from './support/organisation';
import { untilSaved } from './support/pages';

const says = SAYS.de;
const [ORDEN, ZIRKEL] = SIDES;
/** Text nobody may read before both sides are revealed. */
const HIDDEN = ['verdeckt', 'verdeckt', 'verdeckt'];

/** "A full phase with war between two organisations by mouse"; "hidden assignment of attack and defence per side (entered secretly, revealed together)". */

/** Enters what a side divides, behind its cover. */
const divide = async (page: Page, party: string, figures: readonly string[]): Promise<void> => {
  await sideOf(page, party)
    .getByRole('button', { name: says.enter(party) })
    .click();
  const form = page.getByRole('form', { name: says.division(party) });
  await expect(page.locator('.ww-war-form')).toHaveCount(1);
  for (const [index, part] of says.parts.entries()) {
    const field = form.getByRole('textbox', { name: part });
    await field.fill(figures[index] ?? '');
    await field.blur();
  }
  await form.getByRole('button', { name: says.cover }).click();
  await expect(form).toHaveCount(0);
};

/** Enters the number of a die with the mouse: it is clicked, and its number among six. */
const throwDie = async (page: Page, party: string, index: number, value: number): Promise<void> => {
  await diceOf(page, party).nth(index).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: String(value), exact: true })
    .click();
  await expectTyped(page, party, index, value);
};

test('a full phase with war between two organisations by mouse: from the start page to undo', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const guide = page.getByRole('complementary', { name: 'Anleitung' });
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });

  await test.step('the example is on the start page beside that of the first game', async () => {
    await openSeenland(page);
    await expect(page.getByRole('application', { name: 'Karte „Seenland“' })).toBeVisible();
    await navButton(page, says.turn).click();
    await turnStep(page, /Schritte/).click();
    await expect(heading(/^Zufallsereignis$/)).toBeVisible();
  });

  await test.step('the guide leads to the dice; one typed in changes the event card', async () => {
    const card = page.getByRole('article', { name: /^Küstenkontor: / });
    await expect(card).toContainText('Aufruhr');
    await guide.getByRole('button', { name: 'Zu den Würfeln' }).click();
    await card
      .getByRole('button', { name: /^Zufallsereignis des Küstenkontors, 1\. Würfel/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '6', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Küstenkontor: Nichts' })).toBeVisible();
    await takePicture(page, 'organisation-event');
    for (const next of [
      /^Bauvorhaben und Reparaturen beginnen/,
      /^Bewegungen beginnen/,
      /^Agieren/,
    ]) {
      await guide.getByRole('button', { name: 'Bestätigen und weiter' }).click();
      await expect(heading(next)).toBeVisible();
    }
  });

  await test.step('both sides divide in secret: whoever looks at the table reads nothing of it', async () => {
    for (const party of SIDES) await expect.poll(() => divisionShown(page, party)).toEqual(HIDDEN);
    await expect(page.getByText('Verdeckt, bis aufgedeckt ist.', { exact: true })).toBeVisible();
    await divide(page, ORDEN, ['2', '1', '2']);
    expect(await divisionShown(page, ORDEN)).toEqual(HIDDEN);
    await divide(page, ZIRKEL, ['3', '1', '0']);
    expect(await divisionShown(page, ZIRKEL)).toEqual(HIDDEN);
    await expect(warOf(page).locator('.ww-die-button')).toHaveCount(0);
    await expect(warOf(page).locator('.ww-war-effect')).toHaveCount(0);
    await expect(page.getByText('am Tisch eingetragen')).toHaveCount(2);
    await step(page, /Einkommen berechnen/).click();
    await expect(page.getByText('Etwas ist noch verdeckt')).toBeVisible();
    await page.getByRole('button', { name: 'Zum Aufdecken' }).click();
    await takePicture(page, 'organisation-war-covered');
  });

  await test.step('neither the run nor the closing omits what is covered without a notice', async () => {
    await turnStep(page, /Probelauf/).click();
    const phases = page.getByRole('tablist', { name: 'Schritte der Rechnung' });
    await expect(phases.getByRole('tab', { name: /^Agieren verdeckt/ })).toBeVisible();
    await expect(phases.getByRole('tab', { name: /^Einkommen berechnen verdeckt/ })).toBeVisible();
    await takePicture(page, 'organisation-run-covered');
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await expect(page.getByText('Ein Ergebnis ist noch verdeckt:')).toBeVisible();
    await page.getByRole('button', { name: /^Phase beenden/ }).click();
    const ask = page.getByRole('dialog', { name: 'Beenden, obwohl noch etwas verdeckt ist?' });
    await expect(ask.getByRole('listitem')).toContainText('Krieg');
    await takePicture(page, 'organisation-apply-covered');
    await ask.getByRole('button', { name: 'Zuerst aufdecken' }).click();
    await expect(heading(/^Agieren/)).toBeVisible();
  });

  await test.step('revealed together', async () => {
    await warOf(page).getByRole('button', { name: says.reveal }).click();
    await expect(warOf(page)).toContainText('Beide Aufstellungen liegen offen.');
    await expect.poll(() => divisionShown(page, ORDEN)).toEqual(['2', '1', '2']);
    await expect.poll(() => divisionShown(page, ZIRKEL)).toEqual(['3', '1', '0']);
    // 2 mobilised and 1 attack against 0 defence; 3 and 1 against 2.
    await expect(diceOf(page, ORDEN)).toHaveCount(3);
    await expect(diceOf(page, ZIRKEL)).toHaveCount(2);
  });

  await test.step('dice as thrown at the table, their effects from 1 to 6, choices among them', async () => {
    for (const [index, value] of [1, 5, 6].entries()) await throwDie(page, ORDEN, index, value);
    for (const [index, value] of [4, 6].entries()) await throwDie(page, ZIRKEL, index, value);
    await expect
      .poll(async () => (await effectsShown(page)).map(({ side }) => side))
      .toEqual([0, 1, 0, 0, 1]);
    await chooseEffect(effectOf(page, 5, 0), /Mobilisierte Bevölkerung ermorden/);
    await expect(effectOf(page, 5, 0)).toContainText('des Zirkels der Schreiber wird ermordet');
    await chooseEffect(effectOf(page, 6, 0), /Papiermühle/);
    await expect(effectOf(page, 6, 0)).toContainText(
      'Übernimmt eine beschädigte Stufe „Papiermühle“ vom Zirkel der Schreiber.',
    );
    await expect(effectOf(page, 6, 1)).toContainText('Papiermühle');
    await chooseEffect(effectOf(page, 6, 1), /^Mobilisierte Bevölkerung übernehmen/);
    await expect(effectOf(page, 6, 1)).toContainText('läuft über und ist in Aufruhr');
    await expect(effectOf(page, 4, 1)).toContainText('Erbeutet');
    await takePicture(page, 'organisation-war-open');
  });

  await test.step('the closing steps one after the other, unrest at their end', async () => {
    for (const next of [
      /^Bewegungen abschließen/,
      /^Bauvorhaben und Reparaturen abschließen/,
      /^Bevölkerung neu bestimmen/,
      /^Einkommen berechnen/,
      /^Unterhalt berechnen/,
      /^Nicht unterhaltene Stufen/,
      /^Aufruhr beenden/,
    ]) {
      await page.getByRole('button', { name: /^Schritt bestätigen/ }).click();
      await expect(heading(next)).toBeVisible();
    }
    // The unit that changed sides is in unrest with its new organisation.
    const rebels = page
      .getByRole('article', { name: /^Zirkel der Schreiber: Einheit in der Region .+, in Aufruhr/ })
      .filter({ hasText: 'Seenland' });
    await expect(rebels.first()).toBeVisible();
    await takePicture(page, 'organisation-unrest');
    await page.getByRole('button', { name: /^Schritt bestätigen/ }).click();
    await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  });

  await test.step('the balance shows the expenses and income of the phase', async () => {
    await navButton(page, 'Bücher').click();
    await page.getByRole('option', { name: ORDEN }).click();
    await expect(page.getByRole('heading', { name: `Bilanz: ${ORDEN}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Unterhalt' })).toContainText('Summe');
    await takePicture(page, 'organisation-balance');
  });

  await test.step('applied, in the archive, and taken back as one step', async () => {
    await navButton(page, says.turn).click();
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await page.getByRole('button', { name: 'Phase beenden' }).click();
    await expect(page.getByRole('banner')).toContainText('Phase 2');
    await untilSaved(page);
    await turnStep(page, /Archiv/).click();
    await expect(page.getByRole('main')).toContainText('Phase 1');
    await takePicture(page, 'organisation-archive');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('banner')).toContainText('Phase 1');
  });
  expect(problems).toEqual([]);
});
