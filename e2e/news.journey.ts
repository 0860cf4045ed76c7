import { expect, type Locator, type Page, test } from './support/test';
import { choose, openedInert, pdfMatter, pdfText, savedBy } from './support/artefacts';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { tabTo } from './support/keyboard';
import { goTo } from './support/pages';
import { canMeasurePdf, measurePdf } from './support/pdf';
import { bandsPicture } from './support/pictures';
import { openMonth } from './support/prepared';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

const HEADLINE = 'Schüsse vor Seegard';

const source = (page: Page, words: RegExp): Locator =>
  page.getByRole('grid', { name: 'Quellen' }).getByRole('row', { name: words }).first();
const chosen = (page: Page): Locator => page.getByRole('group', { name: 'Gewählte Quelle' });
const section = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name, exact: true });
const editor = (page: Page): Locator => page.getByRole('region', { name: 'Beitrag', exact: true });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'So wird gedruckt' });

/** Writes into a field of the editor; it is saved when the field is left. */
const write = async (page: Page, field: string, words: string): Promise<void> => {
  const box = editor(page).getByRole('textbox', { name: field, exact: true });
  await box.fill(words);
  await box.blur();
};

/** Sets the publicity of a source and takes it into the issue. */
const take = async (page: Page, words: RegExp, publicity: string): Promise<void> => {
  await source(page, words).click();
  await chosen(page).getByRole('radio', { name: publicity }).click();
  await expect(chosen(page).getByRole('radio', { name: publicity })).toBeChecked();
  await chosen(page)
    .getByRole('button', { name: /^Als Entwurf übernehmen/ })
    .click();
};

test('an issue is made of what may be published, without positions, and is released after the check', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openMonth(page);
  await goTo(page, 'Versand');
  await page.getByRole('radio', { name: 'Segmentsbote' }).click();
  await page.getByRole('button', { name: 'Ausgabe anlegen' }).click();

  await test.step('events go in as news, as rumours, and not before their time', async () => {
    await take(page, /^Kampf zwischen/, 'öffentlich');
    await expect(section(page, 'Aus den Reichen').getByRole('row')).toHaveCount(1);
    await take(page, /bleiben stehen und verhandeln/, 'Gerücht');
    const meeting = section(page, 'Gerüchte').getByRole('row').first();
    await expect(meeting).toBeVisible();
    await source(page, /weicht nach 001\/26 zurück/).click();
    await chosen(page).getByRole('radio', { name: 'Gerücht' }).click();
    await chosen(page).getByRole('textbox', { name: 'Frei ab Zug' }).fill('60');
    await page.keyboard.press('Tab');
    await choose(page, page.getByRole('button', { name: /Welche Quellen$/ }), 'Mit Sperrfrist (1)');
    await expect(source(page, /weicht nach/)).toContainText('frei ab Zug 60');
    await choose(page, page.getByRole('button', { name: /Welche Quellen$/ }), /^Alle/);
    await page.getByRole('button', { name: /^Alles Öffentliche übernehmen/ }).click();
    await expect(section(page, 'Zuschriften').or(section(page, 'Mitteilungen'))).toContainText([
      /Brücken|Lyr/,
      /Brücken|Lyr/,
    ]);
  });

  await test.step('a rumour is signed with a false name', async () => {
    await section(page, 'Gerüchte').getByRole('row').first().click();
    await editor(page).getByRole('radio', { name: 'gefälscht' }).click();
    await write(page, 'Name', 'Ein Fährmann');
    await expect(section(page, 'Gerüchte').getByRole('row').first()).toContainText('gefälscht');
    await expect(preview(page)).toContainText('Ein Fährmann');
  });

  await test.step('a field number is marked and replaced', async () => {
    await section(page, 'Aus den Reichen').getByRole('row').first().click();
    await write(page, 'Überschrift', HEADLINE);
    const text = editor(page).getByRole('textbox', { name: /^Text/ });
    const told = await text.inputValue();
    expect(told).not.toMatch(/\d{3}\/\d{2}/);
    await text.fill(`${told}\n\nBei 001/09 brennen noch immer Schiffe.`);
    await text.blur();
    await expect(editor(page).getByText('„001/09“ ist ein Feld')).toBeVisible();
    await expect(page.getByText('1 Ortsangabe').first()).toBeVisible();
    await takePicture(page, 'news-position');
    await editor(page).getByRole('button', { name: 'Ersetzen' }).click();
    await expect(editor(page).getByText('ist ein Feld')).toHaveCount(0);
    await expect(text).not.toHaveValue(/001\/09/);
  });

  await test.step('it is dragged to the top, and gets a picture', async () => {
    const row = section(page, 'Aus den Reichen').getByRole('row', { name: HEADLINE });
    await row.dragTo(section(page, 'Aufmacher'));
    await expect(section(page, 'Aufmacher').getByRole('row', { name: HEADLINE })).toBeVisible();
    const bytes = await bandsPicture(page, [
      ['#88b9d6', 0.4],
      ['#d9e6b5', 0.6],
    ]);
    const choosing = page.waitForEvent('filechooser');
    await editor(page).getByRole('button', { name: 'Bild wählen …' }).click();
    const file = { name: 'Seegard.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
    await (await choosing).setFiles(file);
    await write(page, 'Bildunterschrift', 'Die Bucht von Seegard am Morgen danach');
    await expect(preview(page)).toContainText('Die Bucht von Seegard');
    await expect(preview(page).locator('image')).toHaveCount(1);
  });

  await test.step('pieces are ordered and taken out by keys', async () => {
    const meeting = { name: 'Begegnung in Seegard' };
    const rumour = section(page, 'Gerüchte').getByRole('row', meeting);
    await tabTo(page, rumour);
    await page.keyboard.press('Alt+ArrowUp');
    const announced = section(page, 'Mitteilungen').getByRole('row', meeting);
    await expect(announced).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(
      announced.or(section(page, 'Zuschriften').getByRole('row', meeting)),
    ).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(rumour).toBeVisible();
    await tabTo(page, rumour);
    await page.keyboard.press('Delete');
    await expect(rumour).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(rumour).toBeVisible();
  });

  await test.step('two columns and figures without names', async () => {
    await page.getByRole('button', { name: /^Kopf und Stil/ }).click();
    const head = page.getByRole('dialog', { name: 'Kopf und Stil' });
    await head.getByRole('textbox', { name: 'Untertitel' }).fill('Was die See erzählt');
    await head.getByRole('radio', { name: '2', exact: true }).click();
    for (const index of [0, 1, 2])
      await head.getByRole('checkbox').nth(index).check({ force: true });
    await head.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(preview(page)).toContainText('In Zahlen');
    await expect(preview(page)).toContainText('Was die See erzählt');
  });

  await test.step('it is released when nothing in its files is secret', async () => {
    await page.getByRole('button', { name: 'Herausgeben …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ausgabe 1 herausgeben' });
    // A place unknown to some; the greatest treasure of a realm stands among the figures only rounded.
    const act = dialog.getByRole('button', { name: 'Herausgeben', exact: true });
    await expect(dialog.getByText('Gesperrt', { exact: true })).toBeVisible({ timeout: 30_000 });
    await takePicture(page, 'news-release');
    await expect(act).toBeDisabled();
    const leak = dialog.getByRole('listitem').filter({ hasText: /Hallenstein/ });
    await leak.getByRole('button', { name: /^Trotzdem mitteilen/ }).click();
    await dialog.getByRole('textbox').fill('Das ist Stadtgespräch');
    await dialog.getByRole('button', { name: 'Mitteilen', exact: true }).click();
    await expect(dialog.getByText('Freigegeben')).toBeVisible();
    await act.click();
    await expect(page.getByText('erschienen', { exact: true })).toBeVisible();
  });

  await test.step('its files say the same, in two columns, with fonts and picture inside', async () => {
    const pdf = await savedBy(page, () =>
      page.getByRole('button', { name: 'PDF', exact: true }).click(),
    );
    const matter = await pdfMatter(pdf.path);
    expect(matter).toMatchObject({ lackingFonts: [], hasScript: false, hasForm: false });
    const facts = await measurePdf(pdf.path);
    // The picture, and what of it is transparent.
    expect(facts.images).toBe(2);
    expect(facts.size.map(Math.round)).toEqual([210, 297]);
    const text = await pdfText(pdf.path);
    for (const words of [HEADLINE, 'Ein Fährmann', 'Die Bucht von Seegard', 'In Zahlen', 'Brücken'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/\d{3}\/\d{2}/);
    // Words begin on both sides of the middle, and none crosses it.
    const inBody = facts.words.filter(({ page: at, y }) => at === 1 && y > 120 && y < 270);
    expect(inBody.filter(({ x }) => x < 105).length).toBeGreaterThan(20);
    expect(inBody.filter(({ x }) => x > 105).length).toBeGreaterThan(20);
    const html = await savedBy(page, () =>
      page.getByRole('button', { name: 'HTML', exact: true }).click(),
    );
    const { sheet, requests } = await openedInert(page, html);
    await expect(sheet.getByText(HEADLINE)).toBeVisible();
    await takePicture(sheet, 'news-html');
    expect(requests).toEqual([]);
    await sheet.close();
    await page.bringToFront();
  });

  await test.step('the archive finds it by a word', async () => {
    await page.getByRole('radio', { name: 'Archiv' }).click();
    await page.getByRole('textbox', { name: 'In allen Ausgaben suchen' }).fill('seegard');
    await expect(page.getByRole('navigation', { name: 'Verzeichnis' })).toContainText(HEADLINE);
    await takePicture(page, 'news-archive');
    await page.getByRole('textbox', { name: 'In allen Ausgaben suchen' }).fill('Elefant');
    await expect(page.getByText(/^Nichts gefunden/)).toBeVisible();
  });
  expect(faults).toEqual([]);
});
