import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test';
import { entriesOf, saveCopy } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import { goTo, openExample } from './support/pages';
import { canMeasurePdf, fieldWidths, measurePdf, pdfPicture, type PdfFacts } from './support/pdf';
import { pictureDifference } from './support/pictures';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

interface Sheets {
  readonly paper: 'A5' | 'A4' | 'A3' | 'A2' | 'Letter';
  readonly orientation: 'Hochformat' | 'Querformat';
  readonly mm: string;
  /** Width and height in millimetres. */
  readonly size: readonly [number, number];
  readonly isTiled: boolean;
}

const SHEETS: readonly Sheets[] = [
  { paper: 'A5', orientation: 'Hochformat', mm: '14', size: [148, 210], isTiled: true },
  { paper: 'A4', orientation: 'Querformat', mm: '20', size: [297, 210], isTiled: true },
  { paper: 'A3', orientation: 'Querformat', mm: '9', size: [420, 297], isTiled: false },
  { paper: 'A2', orientation: 'Hochformat', mm: '12,34', size: [420, 594], isTiled: false },
  { paper: 'Letter', orientation: 'Hochformat', mm: '12', size: [215.9, 279.4], isTiled: true },
];

/** Height of the margin and the foot of a sheet in millimetres: they contain numbers of sheets, not of fields. */
const FOOT = 24;

const numberOf = (mm: string): number => Number(mm.replace(',', '.'));

const choose = async (page: Page, { paper, orientation, mm }: Sheets): Promise<void> => {
  await page.getByRole('button', { name: /Papier$/ }).click();
  await page.getByRole('option', { name: paper, exact: true }).click();
  await page.getByRole('radio', { name: orientation }).click();
  const width = page.getByRole('textbox', { name: /Breite eines Kleinfelds/ });
  await width.fill(mm);
  await width.press('Tab');
};

/** Page count shown by the screen. */
const promised = async (page: Page): Promise<number> =>
  Number(/(\d+) Bl/.exec(await page.getByText(/\d+ Bl(att|ätter) [AL]/).innerText())?.[1]);

/** Saves the sheets at once after a choice: the file contains the very last choice. */
const save = async (page: Page, name: string): Promise<{ readonly path: string }> => {
  const path = test.info().outputPath(name);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Control+e'),
  ]);
  await download.saveAs(path);
  return { path };
};

interface Known {
  readonly settlements: Readonly<Record<string, unknown>>;
}
interface Place {
  readonly name: string;
  readonly owner: string | null;
}

/** Names of settlements on the map: those Tharos owns or knows, and those it does not. */
const namesOf = (
  bytes: Uint8Array,
): { readonly known: readonly string[]; readonly hidden: readonly string[] } => {
  const grossfelder = entriesOf<{ readonly settlements: Readonly<Record<string, Place>> }>(
    bytes,
    'world/grossfelder.jsonl',
  );
  const charts = entriesOf<Known>(bytes, 'world/known.jsonl');
  const places = Object.entries(grossfelder).flatMap(([no, { settlements }]) =>
    Object.entries(settlements).map(([index, { name, owner }]) => ({
      name,
      isKnown: owner === 'tha' || charts[`tha/${no}`]?.settlements[index] !== undefined,
    })),
  );
  return {
    known: places.filter(({ isKnown }) => isKnown).map(({ name }) => name),
    hidden: places.filter(({ isKnown }) => !isKnown).map(({ name }) => name),
  };
};

/** Goes to the print screen as the GM of the example and chooses the realm. */
const openPrint = async (page: Page): Promise<void> => {
  await goTo(page, 'Druck');
  await page.getByRole('button', { name: /Für wen/ }).click();
  await page.getByRole('option', { name: 'Reich Tharos' }).click();
  await expect(page.locator('.ww-print-sheet svg').first()).toBeVisible();
};

const tellsNothingHidden = (
  facts: PdfFacts,
  known: readonly string[],
  hidden: readonly string[],
): void => {
  const text = facts.words.map((word) => word.text);
  for (const name of known) expect(text.some((word) => word.includes(name))).toBe(true);
  for (const name of hidden) expect(text.some((word) => word.includes(name))).toBe(false);
  // Names of realms are set letter by letter along a curve.
  const letters = text.join('').toLowerCase();
  expect(letters).toContain('valdrun');
  for (const realm of ['lyranth', 'okhan', 'nahrim']) expect(letters).not.toContain(realm);
  for (const unit of ['104', '303', '801']) expect(text).not.toContain(unit);
};

test('every paper has the size, the scale and the pages that were asked for, and hides what is hidden', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  const { known, hidden } = namesOf((await saveCopy(page)).bytes);
  expect(known.length).toBeGreaterThan(2);
  expect(hidden.length).toBeGreaterThan(10);
  await openPrint(page);
  // Numbers at the frame would be taken for those of fields when the scale is measured.
  await page.getByText('Buchstaben am Rand').click();

  for (const sheets of SHEETS) {
    const { paper, orientation, mm, size, isTiled } = sheets;
    await test.step(`${paper} ${orientation}, ${mm} mm`, async () => {
      await choose(page, sheets);
      const { path } = await save(page, `tharos-${paper}-${orientation}.pdf`);
      const facts = await measurePdf(path);
      await expect(page.getByText(new RegExp(`Bl(att|ätter) ${paper}`))).toBeVisible();
      await expect.poll(() => promised(page)).toBe(facts.pages);
      expect(facts.pages > 1).toBe(isTiled);
      expect(Math.abs(facts.size[0] - size[0])).toBeLessThan(0.1);
      expect(Math.abs(facts.size[1] - size[1])).toBeLessThan(0.1);
      expect(facts.images).toBe(0);

      let measured = 0;
      for (const number of new Set(facts.words.map((word) => word.page))) {
        const onMap = facts.words.filter((word) => word.page === number && word.y < size[1] - FOOT);
        const widths = fieldWidths(onMap);
        expect(widths.filter((width) => Math.abs(width - numberOf(mm)) >= 0.1)).toEqual([]);
        if (widths.length > 0) measured += 1;
      }
      expect(measured).toBeGreaterThan(0);
      const text = facts.words.map((word) => word.text).join(' ');
      expect(text).toContain(`${mm} mm je Feld`);
      expect(text).toContain('Gelände');
      expect(text).toContain('Prüflinie');
      tellsNothingHidden(facts, known, hidden);
    });
  }
});

const A4: Sheets = {
  paper: 'A4',
  orientation: 'Querformat',
  mm: '7',
  size: [297, 210],
  isTiled: false,
};

test('the paper is the preview, and the printer gets the very last choice', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await openPrint(page);
  await choose(page, A4);
  await page.getByRole('radio', { name: '100 %' }).click();
  const { path } = await save(page, 'preview.pdf');
  const sheet = page.locator('.ww-print-sheet').first();
  await expect(sheet).toContainText('7 mm je Feld');
  const difference = await pictureDifference(
    page,
    await sheet.screenshot(),
    await pdfPicture(path, 96),
  );
  expect(difference).toBeLessThan(0.02);

  await choose(page, { ...A4, paper: 'A3', mm: '11' });
  const printed = test.info().outputPath('printed.pdf');
  await page.pdf({ path: printed, preferCSSPageSize: true, printBackground: true });
  const facts = await measurePdf(printed);
  expect(facts.size[0]).toBeCloseTo(420, 0);
  for (const width of fieldWidths(facts.words)) expect(Math.abs(width - 11)).toBeLessThan(0.1);
});

test('a sheet is saved as SVG and as a picture of the chosen size', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await openPrint(page);
  await choose(page, A4);
  await page.getByRole('radio', { name: 'SVG' }).click();
  const svg = await readFile((await save(page, 'karte.svg')).path, 'utf8');
  expect(svg).toContain('width="297mm"');
  expect(svg).toContain('@font-face');
  expect(svg).not.toMatch(/<script|<image|href="http/);
  await page.getByRole('radio', { name: 'PNG' }).click();
  const png = await readFile((await save(page, 'karte.png')).path);
  expect(png.readUInt32BE(16)).toBe(Math.round((297 * 150) / 25.4));
  expect(png.readUInt32BE(20)).toBe(Math.round((210 * 150) / 25.4));
});

test('an excerpt without its location, and blank sheets, by keys alone', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await page.keyboard.press('Alt+6');
  await page.getByRole('button', { name: / Was$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Eigenes Land mit Umkreis' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Lage verbergen' }).focus();
  await page.keyboard.press('Space');
  const { words } = await measurePdf((await save(page, 'ausschnitt.pdf')).path);
  const text = words.map((word) => word.text);
  expect(text.join(' ')).toContain('Ausschnitt');
  expect(text.filter((word) => /^0[1-9]$/.test(word))).toEqual([]);

  await page.getByRole('radio', { name: 'Karten' }).focus();
  await page.keyboard.press('2');
  await page.getByRole('radio', { name: 'Groß, 16 mm' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Feldnummern' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('207 Felder auf dem Blatt')).toBeVisible();
  const blank = await measurePdf((await save(page, 'leer.pdf')).path);
  expect(blank.pages).toBe(1);
  const fields = blank.words.filter(({ y }) => y < 280);
  const numbers = fields.filter(({ text: word }) => /^(0[1-9]|[1-3]\d|4[0-8])$/.test(word));
  expect(numbers).toHaveLength(207);
  for (const width of fieldWidths(fields)) expect(Math.abs(width - 16)).toBeLessThan(0.1);
});
