import { readFile } from 'node:fs/promises';
import { savedBy } from './support/artefacts';
import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { enter, tabTo } from './support/keyboard';
import { goTo, openExample } from './support/pages';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('a house rule is tried out in trial games by mouse: too few, broken off, saved', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL);
  await openExample(page);
  await goTo(page, 'Regeln');
  await page.getByRole('radio', { name: 'Hausregeln' }).click();
  const trials = part(page, 'Probespiele');
  const games = trials.getByRole('textbox', { name: 'Spiele', exact: true });
  const result = trials.getByRole('status');
  const play = trials.getByRole('button', { name: 'Spielen', exact: true });

  await test.step('three games of the templates say that they are too few', async () => {
    await expect(trials.getByRole('button', { name: /^Alle Vorlagen/ })).toBeVisible();
    await games.fill('3');
    await trials.getByRole('textbox', { name: 'Züge je Spiel' }).fill('1');
    await play.click();
    await expect(result).toContainText('Gespielt: 3, Züge je Spiel höchstens 1, von Zug 58 an');
    await expect(result).toContainText('Unter 8 Spielen lässt sich nichts sagen.');
    await expect(result.getByRole('row', { name: /^Land Milde/ })).toContainText(
      'zu wenige Spiele, um es zu sagen',
    );
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'trial-games');
  });

  await test.step('one party is looked at alone, and table and picture are saved', async () => {
    await result.getByRole('button', { name: /^alle zusammen/ }).click();
    await page.getByRole('option', { name: 'Reich Tharos' }).click();
    await expect(result.getByRole('row', { name: /^Am Ende vorn Milde/ })).toBeVisible();
    const saving = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Tabelle speichern' }).click();
    const table = await readFile(await (await saving).path(), 'utf8');
    expect(table).toMatch(/^\uFEFF?Was;Regel;Spiele;/);
    expect(table).toContain('Land;Milde;3;');
    await expect(result.getByText(/^Gespeichert: /)).toBeVisible();
    const picture = await savedBy(page, () =>
      result.getByRole('button', { name: 'Bild speichern' }).click(),
    );
    expect(picture.name).toMatch(/\.png$/);
    expect(picture.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // An empty sheet packs to almost nothing.
    expect(picture.bytes.length).toBeGreaterThan(20_000);
  });

  await test.step('broken off, the games played until then count', async () => {
    await games.fill('500');
    await games.press('Enter');
    await expect(trials.getByText(/^[1-9]\d* von 500 Spielen gespielt/)).toBeVisible();
    await trials.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(result).toContainText(
      /Abgebrochen: Zu Ende gespielt und gezählt sind \d+ von 500 Spielen/,
    );
  });

  await test.step('nothing of the campaign was changed', async () => {
    await expect(page.getByRole('banner')).toContainText('Falkenmond');
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  });
});

test('trial games by keyboard alone, in English, reached through the search', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  const keys = page.keyboard;
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await keys.press('ArrowRight');
  await keys.press('Space');
  await enter(page, page.getByRole('button', { name: 'Open Cold Summer' }), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await keys.press('Control+k');
  await keys.type('simulate');
  await keys.press('Enter');
  const trials = part(page, 'Trial games');
  await expect(page.getByRole('heading', { name: 'Trial games' })).toBeFocused();
  await tabTo(page, trials.getByRole('textbox', { name: 'Games', exact: true }));
  await keys.type('10');
  await keys.press('Enter');
  const result = trials.getByRole('status');
  await expect(result).toContainText('Games: 10, seed 1.');
  await expect(
    result.getByRole('row', { name: /^Length of a battle as in the rules/ }),
  ).toContainText(/with 95% certainty between|too few games to tell/);
  await takePicture(page, 'trial-games-battles');
});
