import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { expect, type Page, test } from './support/test';
import { choose, pdfMatter, type SavedFile, savedBy } from './support/artefacts';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { dropPost, rowWith } from './support/eight';
import { goTo } from './support/pages';
import { canMeasurePdf } from './support/pdf';
import { openMonth } from './support/prepared';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

const THAROS = 'Reich Tharos';

/** What the player of Tharos types over the values of the sheet; the rest stays. */
const TYPED: Readonly<Record<string, string>> = {
  movement_1: '-22',
  end_1: '210/22',
  order_1: 'KVE',
  order_4: 'KH',
  remarks_4: 'hält die Straße nach Süden',
  special: 'S1: Die Spione suchen nach dem Brunnen der Könige.\nÜber alles Weitere später.',
};

/** Types into the fields with a program for PDF files, as a player does. */
const typedInto = async ({ bytes }: SavedFile): Promise<Buffer> => {
  const file = await PDFDocument.load(bytes);
  const form = file.getForm();
  const read = (name: string): string => form.getTextField(name).getText() ?? '';
  expect([read('realm'), read('turn'), read('number_1'), read('start_1')]).toEqual([
    THAROS,
    '59',
    '101',
    '210/21',
  ]);
  expect(form.getTextField('formCode').isReadOnly()).toBe(true);
  for (const [name, words] of Object.entries(TYPED)) form.getTextField(name).setText(words);
  return Buffer.from(await file.save());
};

const unitRow = (page: Page, unit: string) =>
  page.locator('table.ww-orders tbody tr').filter({
    has: page.locator('td[data-column="number"]', { hasText: unit }),
  });

test('an order sheet is saved filled in, comes back with entries, and is read as typed', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await openMonth(page);
  await goTo(page, 'Druck');
  await page.getByRole('radio', { name: 'Formulare' }).click();
  await choose(page, page.getByRole('button', { name: /Ausgefüllt für$/ }), THAROS);
  await expect(page.locator('.ww-print-sheet svg').first()).toContainText('210/21');
  const sheet = await savedBy(page, () => page.keyboard.press('Control+e'));
  expect(await pdfMatter(sheet.path)).toMatchObject({
    hasForm: true,
    hasScript: false,
    lackingFonts: [],
  });
  const all = await savedBy(page, () => page.getByRole('button', { name: 'Als Archiv …' }).click());
  expect(Object.keys(unzipSync(all.bytes))).toHaveLength(8);

  await goTo(page, 'Zug');
  await page
    .getByRole('navigation', { name: 'Schritte des Monats' })
    .getByRole('button', { name: /Eingang/ })
    .click();
  // The name of the file is irrelevant: the form contains its party.
  const buffer = await typedInto(sheet);
  await dropPost(page, [{ name: 'Scan 17.pdf', mimeType: 'application/pdf', buffer }]);
  const filed = page.getByRole('button', { name: new RegExp(`^Beim ${THAROS} ablegen`) });
  await expect(filed).toBeVisible();
  await takePicture(page, 'forms-inbox');
  await filed.click();
  await page.keyboard.press('2');
  await page.getByRole('tab', { name: new RegExp(THAROS) }).click();
  const first = unitRow(page, '101');
  await expect(first).toContainText('-22');
  await expect(first).toContainText('KVE');
  await expect(unitRow(page, '201')).toContainText('KH');
  await expect(rowWith(page, 'hält die Straße nach Süden')).toContainText('201');
  await takePicture(page, 'forms-orders');
  expect(faults).toEqual([]);
});
