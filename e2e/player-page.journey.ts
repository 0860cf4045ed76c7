import { pathToFileURL } from 'node:url';
import { savedBy, type SavedFile } from './support/artefacts';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { firefoxPath, inFirefox, NO_FIREFOX } from './support/firefox';
import { enter, tabTo } from './support/keyboard';
import { goTo } from './support/pages';
import { openMonth } from './support/prepared';
import { expect, type Page, test } from './support/test';

const MOST_BYTES = 1_500_000;
const PHONE = { width: 390, height: 844 };

/** Opens the page of a player as a double click does: from its file, and notes what it fetches and what fails in it. */
const opened = async (page: Page, { path, bytes }: SavedFile) => {
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const own = await page.context().newPage();
  const faults: string[] = [];
  const address = pathToFileURL(path).href;
  own.on('pageerror', ({ message }) => faults.push(message));
  own.on('request', (request) => {
    if (request.url() !== address) faults.push(request.url());
  });
  await own.goto(address);
  return { own, faults };
};

/** Chooses a realm of the delivery, and its page as a file. */
const realm = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Reiche, / }).getByRole('button', { name });

/** The page of a realm of the example as a file. */
const savedPage = async (page: Page, name: string): Promise<SavedFile> => {
  await openMonth(page);
  await goTo(page, 'Versand');
  await realm(page, name).click();
  return savedBy(page, async () => {
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Spielerseite (HTML)' }).click();
  });
};

test('a player’s page is enclosed, opened from its file and writes a letter, by mouse', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const file = await savedPage(page, 'Königreich Valdrun');
  await page.getByText('Spielerseite beilegen').click();
  await expect(page.getByRole('checkbox', { name: 'Spielerseite beilegen' })).toBeChecked();
  const { own, faults } = await opened(page, file);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Königreich Valdrun');
  await own.locator('.subjects button').first().click();
  await own.getByRole('button', { name: 'Befehl eintragen' }).click();
  await expect(own.getByRole('img', { name: 'hat einen Befehl' })).toHaveCount(1);
  await own.getByRole('button', { name: 'Brief erzeugen' }).click();
  const letter = await own.getByRole('textbox', { name: 'Der Brief zum Einschicken' }).inputValue();
  expect(letter).toMatch(/^\d{3}\t/);
  await own.emulateMedia({ media: 'print' });
  await expect(own.locator('.printed')).toContainText(letter.split('\t')[0] ?? '');
  await expect(own.locator('.printed')).toBeVisible();
  for (const part of ['.head', '.map', '.who', '.draft', 'footer'])
    await expect(own.locator(part)).toBeHidden();
  await own.emulateMedia({ media: null });
  await own.getByRole('button', { name: 'Posten hinzufügen' }).click();
  await own.getByRole('textbox', { name: 'Betrag: Posten 1' }).fill('9.999.999');
  await expect(own.getByText('Das Geld reicht nicht.')).toBeVisible();
  await takePicture(own, 'player-page');
  await own.reload();
  const draft = own.getByRole('textbox', { name: /^Befehle, ein Befehl je Zeile/ });
  await expect(draft).toHaveValue(new RegExp(`^${letter}\\s*$`));
  await own.setViewportSize(PHONE);
  const wide = await own.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violationsOf(own)).toEqual([]);
  for (const part of ['Bestand und Kasse', 'Auswertung']) {
    await own.getByRole('button', { name: part }).click();
    await expect(own.getByRole('table').first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('a player’s page in English is written on by keyboard', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openMonth(page);
  await goTo(page, 'Versand');
  await realm(page, 'Reich Tharos').click();
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Speichern', exact: true }).focus();
  const file = await savedBy(page, async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Spielerseite (HTML)' }).press('Enter');
  });
  const { own, faults } = await opened(page, file);
  await enter(own, own.locator('.subjects button').first());
  const board = own.getByRole('application');
  await tabTo(own, board, 'Shift+Tab');
  await own.keyboard.press('ArrowRight');
  await own.keyboard.press('Enter');
  await expect(own.getByText(/^Enough for|^Cost/).first()).toBeVisible();
  await enter(own, own.getByRole('button', { name: 'Enter the order' }));
  await expect(own.getByRole('img', { name: 'has an order' })).toHaveCount(1);
  await enter(own, own.getByRole('button', { name: 'Make the letter' }));
  await expect(own.getByRole('textbox', { name: 'The letter to send' })).toHaveValue(/^\d{3}\t/);
  expect(faults).toEqual([]);
});

test('a player’s page opens from its file in Firefox without a network', async ({ baseURL }) => {
  const executable = firefoxPath();
  test.skip(executable === undefined, NO_FIREFOX);
  const { path } = await savedPage(await freshPage(baseURL, DESKTOP), 'Königreich Valdrun');
  await inFirefox(executable ?? '', pathToFileURL(path).href, async (own) => {
    await own.click('//*[contains(@class, "subjects")]//button');
    expect(await own.valueOf('document.querySelector("h1").textContent')).toBe(
      'Königreich Valdrun',
    );
    await own.click('//button[normalize-space()="Befehl eintragen"]');
    await own.click('//button[normalize-space()="Brief erzeugen"]');
    await test.info().attach('firefox', { body: await own.picture(), contentType: 'image/png' });
    const texts = '[...document.querySelectorAll("textarea")].map(({ value }) => value.trim())';
    const [draft = '', letter = ''] = (await own.valueOf(texts)) as readonly string[];
    expect(letter).toMatch(/^\d{3}\t/);
    expect(draft).toBe(letter);
    await own.reload();
    await own.click('//*[contains(@class, "subjects")]//button');
    expect(await own.valueOf(`${texts}[0]`)).toBe(draft);
    expect(await own.valueOf('performance.getEntriesByType("resource").length')).toBe(0);
    expect(
      await own.valueOf('document.documentElement.scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
  });
});
