import { expect, type Locator, type Page, test } from './support/test';
import { choose, pdfMatter, pdfText, type SavedFile, savedBy } from './support/artefacts';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { inLanguage, openSeenland, navButton, SAYS } from './support/organisation';
import { canMeasurePdf } from './support/pdf';

/** "Per-organisation report and printed sheet; public chronicle"; "leak check"; "German and English; print". */
test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

/** Facts the Waldbund cannot know: advantages of others that it saw no effect of, and every secret. */
const HIDDEN = [
  'Salzhandel',
  'Speicherviertel',
  'Hafenohren',
  'Turmritter',
  'Passfeste',
  'Ordensrat',
  'Papiermühle',
  'Botenläufer',
  'Gelehrtenrat',
  'Kaimauer',
  'Passmarkt',
  'Falsches Salz',
  'Gelübde',
  'verbrannte Karte',
  'Silberader',
  'Dämme',
];
/** Money in the purses of others, written beside their names. */
const PURSES =
  /(Küstenkontor|Orden der Hochwacht|Zirkel der Schreiber)[^.:]{0,30}(besitzt|hat|has|holds) [\d,.]+ (Geld|money)/;
const SECRET = 'Salzhandel';

const tellsNothingHidden = (text: string): void => {
  expect(HIDDEN.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(PURSES);
};

/** No key of a text without words is on paper. */
const saysWords = (text: string): void => {
  expect(text).not.toMatch(/\b(organisation|event|fact|told|cause|balance|sheet)\.[a-z]\w+/);
  expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
};

const WORDS = {
  apply: ['Zum Beenden', 'To “End turn”'],
  applyCovered: ['Trotzdem beenden', 'End anyway'],
  applyPhase: [/^Phase beenden/, /^End the phase/],
  dispatch: ['Versand', 'Delivery'],
  print: ['Druck', 'Print'],
  opening: ['Persönliche Worte zu Beginn', 'Personal words at the beginning'],
  save: ['Speichern', 'Save'],
  leaks: ['Verräterische Stellen', 'Leaks'],
  held: ['Gesperrt', 'Blocked'],
  check: [/^Auf Verräterisches prüfen/, /^Check for leaks/],
  checking: ['Wird geprüft …', 'Checking…'],
  clean: ['Nichts Verräterisches gefunden', 'No leaks found'],
  paperLanguage: ['Deutsch', 'English'],
  told: [/In deinen Kassen liegen nun [\d,]+ Geld/, /Your purses now hold [\d.]+ money/],
  forms: ['Formulare', 'Forms'],
  chronicle: ['Chronik', 'Chronicle'],
  map: ['Regionskarte', 'Map of regions'],
  form: [/Formular$/, /Form$/],
  filledFor: [/Ausgefüllt für$/, /Filled in for$/],
  sheet: ['Organisationsbogen', 'Organisation sheet'],
  card: ['Merkblatt', 'Reference card'],
  war: [/Seenland.*Krieg|Krieg.*Seenland/, /Seenland.*war|war.*Seenland/i],
  news: ['Rundbrief', 'Circular'],
  begin: ['Ausgabe anlegen', 'Create issue'],
  take: [/^Alles Öffentliche übernehmen/, /^Take over all that is public/],
} as const;

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const ENTRY = 'PDF';

/** Saves the open turn report as a PDF, by the menu. */
const savePdf = (page: Page, save: string): Promise<SavedFile> =>
  savedBy(page, async () => {
    await button(page, save).click();
    await page.getByRole('menuitem', { name: ENTRY }).click();
  });

const isSoundPdf = async ({ path }: SavedFile): Promise<string> => {
  const matter = await pdfMatter(path);
  expect(matter.lackingFonts).toEqual([]);
  expect(matter.hasScript).toBe(false);
  const text = await pdfText(path);
  saysWords(text);
  return text;
};

for (const language of ['de', 'en'] as const) {
  const says = SAYS[language];
  const words = inLanguage(WORDS, language);
  test(`deliveries of a phase: turn report, leak check, chronicle, print tabs, ${language}`, async ({
    baseURL,
  }) => {
    const page = await freshPage(baseURL, DESKTOP, says.locale);
    if (language === 'en') await page.getByRole('radio', { name: 'English' }).click();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await openSeenland(page, says);
    await navButton(page, says.turn, says).click();
    await button(page, words.apply).click();
    await button(page, words.applyPhase).click();
    // The war of the example was not revealed: the program asks first.
    await button(page, words.applyCovered).click();
    await expect(page.getByRole('banner')).toContainText('Phase 2');

    const opening = page.getByRole('textbox', { name: words.opening });
    const leaks = page.getByRole('region', { name: words.leaks });
    await test.step('a planted secret is stopped before any file is written', async () => {
      await navButton(page, words.dispatch, says).click();
      await page.getByRole('button', { name: /^Waldbund/ }).click();
      if (language === 'en') await page.getByRole('radio', { name: 'English' }).last().click();
      await opening.fill(`Hütet Euch vor dem ${SECRET}.`);
      await page.getByRole('heading', { name: 'Waldbund', level: 2 }).click();
      await button(page, words.check).click();
      await expect(leaks).toContainText(words.held);
      await expect(leaks).toContainText(SECRET);
      const files: string[] = [];
      page.on('download', (download) => files.push(download.suggestedFilename()));
      await button(page, words.save).click();
      await page.getByRole('menuitem', { name: ENTRY }).click();
      await expect(page.getByText(words.checking)).toHaveCount(0);
      expect(files).toEqual([]);
      await takePicture(page, `organisation-leak-${language}`);
      await opening.fill('');
      await page.getByRole('heading', { name: 'Waldbund', level: 2 }).click();
      await button(page, words.check).click();
      await expect(page.getByText(words.clean)).toBeVisible();
    });

    await test.step('the turn report as PDF contains its own data and nothing of the purses of others', async () => {
      const text = await isSoundPdf(await savePdf(page, words.save));
      expect(text).toContain('Waldbund');
      expect(text).toContain('Honighang');
      expect(text).toContain('Küstenkontor');
      expect(text).toMatch(words.told);
      tellsNothingHidden(text);
    });

    await test.step('the newsletter takes what is public', async () => {
      await page.getByRole('radio', { name: words.news }).click();
      await button(page, words.begin).click();
      await button(page, words.take).click();
      await expect(page.getByRole('main')).toContainText('Seenland');
      await takePicture(page, `organisation-news-${language}`);
    });

    const saveLeaf = (): Promise<SavedFile> =>
      savedBy(page, () => page.keyboard.press('Control+e'));
    const onPaper = page.locator('.ww-print-sheet svg').first();
    const tab = (name: string) => page.getByRole('radio', { name, exact: true });
    const speak = async (): Promise<void> => {
      const field = button(page, /(Sprache des Blatts|Language of the sheet)$/);
      if (language === 'en' && (await field.count()) > 0) await choose(page, field, 'English');
    };

    await test.step('the public chronicle on paper', async () => {
      await navButton(page, words.print, says).click();
      await tab(words.chronicle).click();
      await speak();
      await expect(onPaper).toContainText('Phase 1');
      const text = await isSoundPdf(await saveLeaf());
      expect(text).toMatch(words.war);
      tellsNothingHidden(text);
    });

    await test.step('the map of the regions', async () => {
      await tab(words.map).click();
      await speak();
      await expect(onPaper).toContainText('Hochland');
      const text = await isSoundPdf(await saveLeaf());
      for (const name of ['Grenzmark', 'Seenland', 'Waldmark']) expect(text).toContain(name);
      tellsNothingHidden(text);
    });

    await test.step('the sheet of an organisation, filled in with what it knows, and the reference card', async () => {
      await tab(words.forms).click();
      await choose(page, button(page, words.form), words.sheet);
      await choose(page, button(page, words.filledFor), 'Waldbund');
      if (language === 'en') await page.getByRole('radio', { name: 'English' }).click();
      await expect(onPaper).toContainText('Pelzmarkt');
      const sheet = await isSoundPdf(await saveLeaf());
      expect(sheet).toContain('Honighang');
      tellsNothingHidden(sheet);
      await choose(page, button(page, words.form), words.card);
      await expect(onPaper).toContainText(words.card);
      const card = await isSoundPdf(await saveLeaf());
      tellsNothingHidden(card);
      await takePicture(page, `organisation-card-${language}`);
    });
    expect(problems).toEqual([]);
  });
}
