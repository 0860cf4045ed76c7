import { expect, type Page, test } from './support/test';
import { entriesOf, saveCopy } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import { goTo } from './support/pages';
import { savedBy } from './support/artefacts';
import { canMeasurePdf, measurePdf, type PdfWord } from './support/pdf';

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
});

/** Height of the foot of a sheet in millimetres: it bears other numbers than those of fields. */
const FOOT = 24;

/** The own number of every Großfeld Halvmark knows, by that of the world. */
const chartNow = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const { bytes } = await saveCopy(page);
  const all = entriesOf<{ readonly chart?: Readonly<Record<string, string>> }>(
    bytes,
    'world/knowledge.jsonl',
  );
  return all['hal']?.chart ?? {};
};

/** The 40 Großfelder of the example; the scale counts in hundreds. */
const GROSSFELD = /^0\d{2}$/;

interface Printed {
  /** Known fields, as the screen counts them. */
  readonly fields: number;
  /** Where the numbers of Großfelder stand, in millimetres. */
  readonly numbers: Readonly<Record<string, PdfWord>>;
}

/** A number gives way to a new name by one field, which is 10 mm wide. */
const NEAR = 11;

/** Chooses the map of Halvmark on one large sheet. */
const choose = async (page: Page): Promise<void> => {
  await goTo(page, 'Druck');
  await page.getByRole('button', { name: /Für wen/ }).click();
  await page.getByRole('option', { name: 'Halvmark' }).click();
  await page.getByRole('button', { name: /Papier$/ }).click();
  await page.getByRole('option', { name: 'A2', exact: true }).click();
};

const printed = async (page: Page, name: string): Promise<Printed> => {
  await goTo(page, 'Druck');
  const fields = Number(
    /(\d+) Felder bekannt/.exec(await page.getByText(/Felder bekannt/).innerText())?.[1],
  );
  const { path } = await savedBy(page, () => page.keyboard.press('Control+e'));
  const { pages, size, words } = await measurePdf(path);
  expect([name, pages]).toEqual([name, 1]);
  const numbers = words.filter(({ y, text }) => y < size[1] - FOOT && GROSSFELD.test(text));
  return {
    fields,
    numbers: Object.fromEntries(numbers.map((word) => [word.text, word])),
  };
};

const apply = async (page: Page, next: string): Promise<void> => {
  await goTo(page, 'Zug');
  await page
    .getByRole('navigation', { name: 'Schritte des Monats' })
    .getByRole('button', { name: 'Beenden' })
    .click();
  await page.keyboard.press('F5');
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await expect(page.getByRole('banner')).toContainText(next, { timeout: 30_000 });
};

test('a map of a player grows over three months, printed, in the numbers of the realm', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await page.getByRole('button', { name: 'Am Rabensund öffnen' }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await choose(page);
  let [chart, map] = [await chartNow(page), await printed(page, 'Dorl')];
  for (const month of ['Enja', 'Fried', 'Gantr'])
    await test.step(`${month}: it holds own numbers only, keeps all and may grow`, async () => {
      await apply(page, month);
      const [now, next] = [await chartNow(page), await printed(page, month)];
      expect(Object.keys(now).toSorted()).not.toEqual(Object.values(now).toSorted());
      // Numbers once dealt stay, in the campaign and on paper.
      expect(now).toMatchObject(chart);
      expect(Object.keys(next.numbers).toSorted()).toEqual(Object.values(now).toSorted());
      for (const [no, before] of Object.entries(map.numbers)) {
        const after = next.numbers[no];
        expect(after, no).toBeDefined();
        if (after !== undefined)
          expect(Math.hypot(after.x - before.x, after.y - before.y), no).toBeLessThan(NEAR);
      }
      expect(next.fields).toBeGreaterThanOrEqual(map.fields);
      [chart, map] = [now, next];
    });
});
