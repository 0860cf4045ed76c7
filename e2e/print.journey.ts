import { expect, type Page, test } from '@playwright/test';
import { partsOf, saveCopy } from './support/copies';
import { DESKTOP, type Desk, freshDesk } from './support/desk';
import { goTo, openExample } from './support/pages';
import { canMeasurePdf, fieldWidths, measurePdf, type PdfFacts } from './support/pdf';

let desk: Desk;
test.beforeEach(async ({ baseURL }) => {
  test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
  desk = await freshDesk(baseURL ?? '', DESKTOP);
});
test.afterEach(() => desk.clear());

interface Sheets {
  readonly paper: 'A4' | 'A3';
  readonly orientation: 'Hochformat' | 'Querformat';
  readonly mm: number;
  /** Width and height in millimetres. */
  readonly size: readonly [number, number];
  readonly isTiled: boolean;
}

const SHEETS: readonly Sheets[] = [
  { paper: 'A4', orientation: 'Querformat', mm: 20, size: [297, 210], isTiled: true },
  { paper: 'A4', orientation: 'Hochformat', mm: 12, size: [210, 297], isTiled: true },
  { paper: 'A3', orientation: 'Hochformat', mm: 20, size: [297, 420], isTiled: true },
  { paper: 'A3', orientation: 'Querformat', mm: 9, size: [420, 297], isTiled: false },
];

const choose = async (page: Page, { paper, orientation, mm }: Sheets): Promise<void> => {
  await page.getByRole('radio', { name: paper }).click();
  await page.getByRole('radio', { name: orientation }).click();
  const width = page.getByRole('textbox', { name: /Breite eines Kleinfelds/ });
  await width.fill(String(mm));
  await width.press('Tab');
  await expect(page.locator('.ww-printed-pages')).toContainText(`${String(mm)} mm je Feld`);
};

/** Pages the room promises. */
const promised = async (page: Page): Promise<number> =>
  Number(/^(\d+)/.exec(await page.getByText(/^\d+ Bl(att|ätter) A/).innerText())?.[1]);

const print = async (page: Page, name: string): Promise<PdfFacts> => {
  const path = test.info().outputPath(`${name}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
  return measurePdf(path);
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
  const parts = partsOf(bytes);
  const grossfelder = JSON.parse(parts['world/grossfelder.json'] ?? '') as Readonly<
    Record<string, { readonly settlements: Readonly<Record<string, Place>> }>
  >;
  const { knowledge } = JSON.parse(parts['world/rest.json'] ?? '') as {
    readonly knowledge: Readonly<
      Record<string, { readonly grossfelder: Readonly<Record<string, Known>> }>
    >;
  };
  const charts = knowledge['tha']?.grossfelder ?? {};
  const places = Object.entries(grossfelder).flatMap(([no, { settlements }]) =>
    Object.entries(settlements).map(([index, { name, owner }]) => ({
      name,
      isKnown: owner === 'tha' || charts[no]?.settlements[index] !== undefined,
    })),
  );
  return {
    known: places.filter(({ isKnown }) => isKnown).map(({ name }) => name),
    hidden: places.filter(({ isKnown }) => !isKnown).map(({ name }) => name),
  };
};

test('every paper has the size, the scale and the pages that were asked for, and hides what is hidden', async () => {
  const page = await desk.sitDown();
  await openExample(page);
  const { known, hidden } = namesOf((await saveCopy(page)).bytes);
  expect(known.length).toBeGreaterThan(2);
  expect(hidden.length).toBeGreaterThan(10);
  await goTo(page, 'Druck');
  await page.getByRole('button', { name: /Für wen/ }).click();
  await page.getByRole('option', { name: 'Reich Tharos' }).click();

  for (const sheets of SHEETS) {
    const { paper, orientation, mm, size, isTiled } = sheets;
    await test.step(`${paper} ${orientation}, ${String(mm)} mm`, async () => {
      await choose(page, sheets);
      await expect(page.getByText(new RegExp(`^\\d+ Bl(att|ätter) ${paper}`))).toBeVisible();
      const facts = await print(page, `tharos-${paper}-${orientation}-${String(mm)}`);
      const count = await promised(page);
      expect(facts.pages).toBe(count);
      expect(count > 1).toBe(isTiled);
      expect(facts.size[0]).toBeCloseTo(size[0], 0);
      expect(facts.size[1]).toBeCloseTo(size[1], 0);
      expect(facts.images).toBe(0);

      const maps = new Set(facts.words.map((word) => word.page)).size - (isTiled ? 1 : 0);
      expect(maps).toBe(count - (isTiled ? 1 : 0));
      const measured = new Set<number>();
      for (const number of new Set(facts.words.map((word) => word.page))) {
        const widths = fieldWidths(facts.words.filter((word) => word.page === number));
        for (const width of widths) expect(Math.abs(width - mm)).toBeLessThan(0.1);
        if (widths.length > 0) measured.add(number);
      }
      expect(measured.size).toBe(maps);

      const text = facts.words.map((word) => word.text);
      for (const name of known) expect(text.some((word) => word.includes(name))).toBe(true);
      for (const name of hidden) expect(text.some((word) => word.includes(name))).toBe(false);
      // Names of realms are set letter by letter along a curve.
      const letters = text.join('').toLowerCase();
      expect(letters).toContain('valdrun');
      for (const realm of ['lyranth', 'okhan', 'nahrim']) expect(letters).not.toContain(realm);
      for (const unit of ['104', '303', '801']) expect(text).not.toContain(unit);
    });
  }
});
