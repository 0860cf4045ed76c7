import { unzipSync } from 'fflate';
import { expect, type Locator, type Page, test } from './support/test';
import {
  mailIn,
  openedInert,
  pdfMatter,
  pdfText,
  type SavedFile,
  savedBy,
  schemaFault,
} from './support/artefacts';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { enter, tabTo } from './support/keyboard';
import { goTo } from './support/pages';
import { canMeasurePdf, measurePdf } from './support/pdf';
import { openMonth, type PreparedMonth } from './support/prepared';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

const VALDRUN = 'Königreich Valdrun';
const LEAD = 'Ein Sieg bei Seegard, ein voller Schatz: Übermut wäre jetzt der größte Feind.';
const GREETING = 'Werter Orlan, größten Glückwunsch zum Sieg über die Flotte.';
const ANSWER = 'Ja, doch nur für Fußvolk: Wagen bleiben stehen, solange Schnee liegt.';

/** Notes what a page must not do. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
};

const rail = (page: Page): Locator => page.getByRole('navigation', { name: /^(Reiche|Realms), / });
const realm = (page: Page, name: string): Locator =>
  rail(page).getByRole('button', { name: new RegExp(name) });
const leaks = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Verräterische Stellen|Leaks)$/ });
/** The sheets beside the words; they follow a moment later. */
const paper = (page: Page): Locator =>
  page.getByRole('group', { name: VALDRUN }).getByRole('img').first();

/** No text contains, as a word of its own, a settlement that Valdrun does not know. */
const tellsNothingUnheard = (text: string, { unheard }: PreparedMonth): void => {
  const names = unheard['val'] ?? [];
  expect(names.length).toBeGreaterThan(5);
  const found = names.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text));
  expect(found).toEqual([]);
};

const says = (text: string): void => {
  for (const words of [LEAD, GREETING, ANSWER]) expect(text).toContain(words);
  expect(text).not.toContain('Der Mond brachte einen Sieg');
};

/** Saves the open turn report as one kind of file, by the menu. */
const saveAs = (page: Page, entry: string): Promise<SavedFile> =>
  savedBy(page, async () => {
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  });

const isGoodPdf = async (pdf: SavedFile, month: PreparedMonth): Promise<void> => {
  const matter = await pdfMatter(pdf.path);
  expect(matter.fonts.length).toBeGreaterThan(2);
  expect(matter.lackingFonts).toEqual([]);
  expect(matter).toMatchObject({ hasScript: false, hasForm: false });
  expect(matter.title).toBe('Auswertung für den Falkenmond 419');
  const facts = await measurePdf(pdf.path);
  expect(facts).toMatchObject({ images: 0, pages: 3 });
  expect(facts.size.map(Math.round)).toEqual([210, 297]);
  // No word is outside of the visible area.
  const isOut = (at: number): boolean => at <= 0 || at >= 297;
  expect(facts.words.filter(({ x, y }) => isOut(x) || isOut(y))).toEqual([]);
  const text = await pdfText(pdf.path);
  says(text);
  expect(text).toContain('Deine Verluste: 520 Krieger');
  tellsNothingUnheard(`${text} ${matter.info}`, month);
};

const isGoodPage = async (page: Page, html: SavedFile, month: PreparedMonth): Promise<void> => {
  const { sheet, requests } = await openedInert(page, html);
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(VALDRUN);
  await expect(sheet.getByText(GREETING)).toBeVisible();
  await expect(sheet.getByRole('table').first()).toBeVisible();
  await expect(sheet.locator('svg').first()).toBeVisible();
  const width = await sheet.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await takePicture(sheet, 'evaluation-html');
  const text = (await sheet.locator('body').innerText()).replace(/\s+/g, ' ');
  says(text);
  tellsNothingUnheard(html.bytes.toString('utf8'), month);
  expect(requests).toEqual([]);
  await sheet.close();
  await page.bringToFront();
};

test('a turn report is read, rewritten, checked for leaks and sent, by mouse', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const faults = faultsOf(page);
  const month = await openMonth(page);
  const [secret = ''] = month.unheard['val'] ?? [];
  expect(secret).not.toBe('');
  const opening = page.getByRole('textbox', { name: 'Persönliche Worte zu Beginn' });

  await test.step('a block, the greeting and an answer are written and are on the paper', async () => {
    await goTo(page, 'Versand');
    await realm(page, VALDRUN).click();
    await expect(page.getByText('Am 12. Tag griff eine Flotte').first()).toBeVisible();
    const lead = page.getByRole('region', { name: 'Der Monat in Kürze' });
    await lead.getByRole('listitem').hover();
    await lead.getByRole('button', { name: 'Umschreiben' }).click();
    await lead.getByRole('textbox').fill(LEAD);
    await lead.getByRole('button', { name: /Übernehmen/ }).click();
    await expect(lead.getByText('von dir')).toBeVisible();
    await page.getByRole('textbox', { name: `Antwort auf „${month.question}“` }).fill(ANSWER);
    await opening.fill(`${GREETING} Auch in ${secret} spricht man davon.`);
    await page.getByRole('heading', { name: VALDRUN }).click();
    await expect(paper(page)).toContainText('Ein Sieg bei Seegard');
    await expect(paper(page)).toContainText(secret);
  });

  await test.step('a name unknown to the realm is held back until it is released on purpose or removed', async () => {
    await page.getByRole('button', { name: /^Auf Verräterisches prüfen/ }).click();
    await expect(leaks(page)).toContainText('Gesperrt');
    await expect(leaks(page)).toContainText('Ansiedlung');
    await expect(leaks(page)).toContainText(secret);
    await expect(realm(page, VALDRUN)).toContainText('eine verräterische Stelle');
    await takePicture(page, 'dispatch-leak');
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect(page.getByText('Wird geprüft …')).toHaveCount(0);
    expect(files).toEqual([]);

    await leaks(page)
      .getByRole('button', { name: `Trotzdem mitteilen: ${secret}` })
      .click();
    await leaks(page).getByRole('textbox').fill('Ein Händler erzählte davon');
    await leaks(page).getByRole('button', { name: 'Mitteilen', exact: true }).click();
    await expect(leaks(page)).toContainText('Freigegeben');
    const told = await saveAs(page, 'Text für die Mail');
    expect(told.bytes.toString('utf8')).toContain(secret);
    await leaks(page)
      .getByRole('button', { name: `Zurücknehmen: ${secret}` })
      .click();
    await expect(leaks(page)).toContainText('Gesperrt');

    await opening.fill(GREETING);
    await page.getByRole('button', { name: /^Auf Verräterisches prüfen/ }).click();
    await expect(page.getByText('Nichts Verräterisches gefunden')).toBeVisible();
    await expect(leaks(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Durchgesehen/ }).click();
    await expect(realm(page, VALDRUN)).toContainText('durchgesehen');
    await expect(rail(page)).toContainText('1 von 8 durchgesehen');
  });

  await test.step('every file contains the same words and nothing else', async () => {
    await isGoodPdf(await saveAs(page, 'PDF'), month);
    await isGoodPage(page, await saveAs(page, 'Webseite (HTML)'), month);
    const knowledge = await saveAs(page, 'Wissensdatei (JSON)');
    expect(await schemaFault('knowledge', knowledge.bytes)).toBeUndefined();
    tellsNothingUnheard(knowledge.bytes.toString('utf8'), month);
    const text = await saveAs(page, 'Text für die Mail');
    says(text.bytes.toString('utf8').replace(/\s+/g, ' '));
    tellsNothingUnheard(text.bytes.toString('utf8'), month);
    const mail = await mailIn((await saveAs(page, 'Mail-Entwurf mit Anlagen')).bytes);
    expect(mail.subject).toBe(`Zug 58: Auswertung für das ${VALDRUN}`);
    expect(mail.to?.map(({ address }) => address)).toEqual(['val@spieler.example']);
    says((mail.text ?? '').replace(/\s+/g, ' '));
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`Zug 58 - ${VALDRUN} - Auswertung.pdf`, 'application/pdf'],
      [`Zug 58 - ${VALDRUN} - Auswertung.html`, 'text/html'],
      [`Zug 58 - ${VALDRUN} - Wissen.json`, 'application/json'],
    ]);
  });

  await test.step('all realms go into one archive, except the debtor; a batch can be stopped', async () => {
    await page.getByRole('button', { name: /^Alle erzeugen/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Auswertungen von Zug 58 erzeugen' });
    await expect(dialog.getByRole('checkbox', { name: 'Mark Dornach' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'als Zip-Archiv' }).click();
    await dialog.getByRole('button', { name: '7 Auswertungen erzeugen' }).click();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog.getByRole('status')).toContainText('Nicht dabei:');
    await expect(dialog.getByRole('cell', { name: 'abgebrochen' }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Zurück zur Auswahl' }).click();
    await dialog.getByRole('radio', { name: 'als Zip-Archiv' }).click();
    const archive = await savedBy(page, async () => {
      await dialog.getByRole('button', { name: '7 Auswertungen erzeugen' }).click();
    });
    await expect(dialog.getByRole('status')).toContainText('Die Dateien von 7 Reichen');
    await takePicture(page, 'dispatch-batch');
    const names = Object.keys(unzipSync(archive.bytes)).filter((name) => !name.endsWith('/'));
    const folders = [...new Set(names.map((name) => name.split('/')[0]))];
    expect(folders).toHaveLength(7);
    expect(folders).toContain(`${VALDRUN} - Spielerin von Valdrun`);
    expect(names.filter((name) => name.includes('Dornach'))).toEqual([]);
    for (const ending of ['.pdf', '.json', '.eml'])
      expect(names.filter((name) => name.endsWith(ending))).toHaveLength(7);

    await dialog.getByRole('button', { name: 'Als verschickt vermerken' }).click();
    await expect(dialog.getByText('Als verschickt vermerkt.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(realm(page, 'Reich Tharos')).toContainText('als verschickt vermerkt');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(realm(page, 'Reich Tharos')).toContainText('zu schreiben');
    await expect(realm(page, VALDRUN)).toContainText('durchgesehen');
  });

  await test.step('the contact sheet shows every sheet of every realm', async () => {
    await page.getByRole('button', { name: /^Alle Blätter/ }).click();
    const save = page.getByRole('button', { name: 'Als PDF speichern' });
    await expect(save).toBeEnabled({ timeout: 60_000 });
    await expect(page.getByRole('img', { name: 'Mark Dornach, Blatt 1' })).toBeVisible();
    await takePicture(page, 'dispatch-contact');
    const sheet = await savedBy(page, () => save.click());
    expect((await pdfMatter(sheet.path)).lackingFonts).toEqual([]);
    const text = await pdfText(sheet.path);
    for (const name of ['Mark Dornach', 'Gilde der Fährleute', VALDRUN])
      expect(text).toContain(name);
  });
  expect(faults).toEqual([]);
});

test('a turn report is rewritten, checked, proofed, saved and sent by keys alone, in English', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB');
  const faults = faultsOf(page);
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const month = await openMonth(page);
  const [secret = ''] = month.unheard['val'] ?? [];
  await page.keyboard.press('Alt+5');
  await expect(realm(page, VALDRUN)).toBeVisible();
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('j');
  await expect(realm(page, VALDRUN)).toHaveAttribute('aria-current', 'true');
  const editor = page.getByRole('region', { name: `Turn report of ${VALDRUN}` });
  const block = editor.locator('[data-block]').first();
  await tabTo(page, block);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`Victory! They cheer in ${secret}.`);
  await page.keyboard.press('Control+Enter');
  await expect(block).toBeFocused();
  await expect(block).toContainText('Victory!');
  await page.keyboard.press('l');
  await expect(leaks(page)).toContainText('Blocked');
  await page.keyboard.press('s');
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await expect(leaks(page)).toContainText(secret);
  await tabTo(page, block);
  await page.keyboard.press('r');
  await expect(block).not.toContainText('Victory!');
  await page.keyboard.press('x');
  await expect(block).toHaveAttribute('data-left-out', 'true');
  await page.keyboard.press('Control+z');
  await expect(block).toHaveAttribute('data-left-out', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(editor.locator('[data-block]').nth(1)).toBeFocused();
  await page.keyboard.press('g');
  await expect(realm(page, VALDRUN)).toContainText('proofed');
  const pdf = await savedBy(page, () => page.keyboard.press('s'));
  expect(pdf.name).toContain(VALDRUN);
  expect(await pdfText(pdf.path)).toContain('520 warriors');
  await page.keyboard.press('v');
  await expect(realm(page, VALDRUN)).toContainText('marked as sent on');
  await page.keyboard.press('k');
  await expect(realm(page, 'Reich Tharos')).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('radio', { name: 'Turn reports' }), 'Shift+Tab');
  await page.keyboard.press('3');
  await tabTo(page, page.getByRole('radio', { name: 'open ones' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: /sent on/ }).first());
  await expect(page.getByRole('article')).toContainText(VALDRUN);
  expect(faults).toEqual([]);
});
