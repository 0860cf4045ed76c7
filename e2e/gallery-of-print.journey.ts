import { expect, type Page, test } from './support/test';
import { choose, pdfPictures, type SavedFile, savedBy } from './support/artefacts';
import { DESKTOP, freshPage } from './support/browser';
import { goTo } from './support/pages';
import { canMeasurePdf } from './support/pdf';
import { openMonth } from './support/prepared';

/** Dots per inch of the accepted pictures. */
const DPI = 70;

test.beforeEach(async () => {
  test.skip(!(await canMeasurePdf()), 'pdftoppm is missing');
});

/** Holds every page of a PDF against the accepted picture of it in docs/gallery. */
const hang = async ({ path }: SavedFile, name: string, count: number): Promise<void> => {
  const pictures = await pdfPictures(path, DPI);
  expect(pictures).toHaveLength(count);
  for (const [index, picture] of pictures.entries()) {
    const title = count === 1 ? name : `${name}-${String(index + 1)}`;
    expect.soft(picture).toMatchSnapshot(`${title}.png`, { maxDiffPixelRatio: 0.01 });
  }
};

const pdfByKey = (page: Page): Promise<SavedFile> =>
  savedBy(page, () => page.keyboard.press('Control+e'));

const LOOKS = [
  ['Farben', 'map-colours'],
  ['Zeichen', 'map-symbols'],
  ['Schraffur', 'map-hatching'],
] as const;

test('all deliveries look as accepted', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openMonth(page);

  await test.step('a turn report', async () => {
    await goTo(page, 'Versand');
    await page.getByRole('button', { name: /^Königreich Valdrun/ }).click();
    await expect(page.getByRole('heading', { name: 'Königreich Valdrun' })).toBeVisible();
    const opening = page.getByRole('textbox', { name: 'Persönliche Worte zu Beginn' });
    await opening.fill(
      'Werter Orlan,\n\nSeegard hält, und Tharos leckt seine Wunden. Doch die Flotte liegt noch immer vor der Bucht; der nächste Mond wird zeigen, wer den längeren Atem hat.',
    );
    await page
      .getByRole('textbox', { name: /^Antwort auf/ })
      .fill('Ja, doch nur für Fußvolk: Wagen bleiben stehen, solange Schnee liegt.');
    await page
      .getByRole('textbox', { name: 'Persönliche Worte am Schluss' })
      .fill('Mit besten Grüßen, die Spielleitung');
    await page.getByRole('heading', { name: 'Königreich Valdrun' }).click();
    await expect(page.locator('.ww-evaluation-sheet').first()).toContainText('leckt seine Wunden');
    await hang(await savedBy(page, () => page.keyboard.press('s')), 'evaluation', 3);
  });

  await test.step('a newsletter', async () => {
    await page.getByRole('radio', { name: 'Segmentsbote' }).click();
    await page.getByRole('button', { name: 'Ausgabe anlegen' }).click();
    for (const [words, publicity] of [
      [/^Kampf zwischen/, 'öffentlich'],
      [/bleiben stehen und verhandeln/, 'Gerücht'],
    ] as const) {
      await page.getByRole('row', { name: words }).first().click();
      await page.getByRole('radio', { name: publicity }).click();
    }
    await page.getByRole('button', { name: /^Alles Öffentliche übernehmen/ }).click();
    await page.getByRole('button', { name: /^Kopf und Stil/ }).click();
    const head = page.getByRole('dialog', { name: 'Kopf und Stil' });
    await head.getByRole('textbox', { name: 'Untertitel' }).fill('Was die See erzählt');
    // Gold would reveal the richest realm.
    for (const index of [0, 1, 3, 4])
      await head.getByRole('checkbox').nth(index).check({ force: true });
    await head.getByRole('radio', { name: '2', exact: true }).click();
    await head.getByRole('button', { name: 'Schließen' }).last().click();
    const lead = page.getByRole('row', { name: /Seegard für/ }).first();
    await lead.click();
    await page.getByRole('button', { name: 'Kartenausschnitt' }).click();
    await choose(
      page,
      page.getByRole('button', { name: /Nach der Kenntnis von$/ }),
      'Reich Tharos',
    );
    await head.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Herausgeben …' }).click();
    const release = page.getByRole('dialog', { name: /herausgeben$/ });
    // Content of the map is published on purpose.
    await expect(release.getByText(/^(Gesperrt|Geprüft)$/)).toBeVisible();
    const tell = release.getByRole('button', { name: /^Trotzdem mitteilen/ });
    for (let left = await tell.count(); left > 0; left -= 1) {
      await tell.first().click();
      await release.getByRole('textbox').fill('Die Karte hängt in jeder Schenke');
      await release.getByRole('button', { name: 'Mitteilen', exact: true }).click();
    }
    await release.getByRole('button', { name: 'Herausgeben', exact: true }).click();
    await expect(release).toHaveCount(0);
    const pdf = page.getByRole('button', { name: 'PDF', exact: true });
    await hang(await savedBy(page, () => pdf.click()), 'newsletter', 1);
  });

  await test.step('three maps', async () => {
    await goTo(page, 'Druck');
    await choose(page, page.getByRole('button', { name: /Für wen/ }), 'Königreich Valdrun');
    const width = page.getByRole('textbox', { name: /Breite eines Kleinfelds/ });
    await width.fill('8');
    await width.press('Tab');
    for (const [look, name] of LOOKS) {
      await choose(page, page.getByRole('button', { name: /Darstellung$/ }), look);
      await hang(await pdfByKey(page), name, 1);
    }
  });

  await test.step('an order sheet', async () => {
    await page.getByRole('radio', { name: 'Formulare' }).click();
    await choose(page, page.getByRole('button', { name: /Ausgefüllt für$/ }), 'Reich Tharos');
    await expect(page.locator('.ww-print-sheet svg').first()).toContainText('210/21');
    await hang(await pdfByKey(page), 'order-sheet', 2);
  });
});
