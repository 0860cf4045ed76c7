import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { DESKTOP, type TestBrowser, lastingBrowser, takePicture } from './support/browser';
import { goTo, orderRow, pasteText, stepsOf, toldOf, untilSaved } from './support/pages';
import { goToField, spotOf } from './support/map';
import { canMeasurePdf, fieldWidths, measurePdf } from './support/pdf';

const ORDERS = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'orders-8.3.txt');

let testBrowser: TestBrowser;
test.beforeEach(async ({ baseURL }) => {
  testBrowser = await lastingBrowser(baseURL ?? '', DESKTOP);
});
test.afterEach(() => testBrowser.clear());

test('from a pasted order sheet to a printed map excerpt: the sample month of the booklet', async () => {
  let page = await testBrowser.open();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await test.step('a fresh profile offers the example and a tour of five steps', async () => {
    await page.getByRole('button', { name: 'Beispiel öffnen', exact: true }).click();
    for (const number of [1, 2, 3, 4, 5]) {
      const step = page.getByRole('dialog', { name: `Rundgang, Schritt ${String(number)} von 5` });
      await expect(step).toBeVisible();
      await step.getByRole('button', { name: number === 5 ? 'Fertig' : 'Weiter' }).click();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await untilSaved(page);
  });

  const sheet = await readFile(ORDERS, 'utf8');
  await test.step('the order sheet of 8.3 is pasted and stored word for word', async () => {
    await goTo(page, 'Zug');
    await page.getByRole('tab', { name: /Reich Tharos/ }).click();
    await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
    await pasteText(page, sheet);
    await expect(page.getByRole('region', { name: 'Brief im Original' })).toContainText(
      'auflösen in 210/19',
    );
    await untilSaved(page);
  });

  await test.step('the contradictions of the sheet are found (WW-8.3-61 to WW-8.3-65, WW-8.3-71)', async () => {
    const expected: readonly (readonly [number, readonly RegExp[]])[] = [
      [102, [/kann nichts erobern, das können nur Kampfeinheiten/]],
      [
        201,
        [
          /Als neuer Ort steht 001\/07, der geschriebene Weg endet in/,
          /wiegt 150 t; .* trägt 50 t/,
        ],
      ],
      [202, [/Einheit 202 zählt 430 Reiter, liegt damit unter der Mindestgröße 500/]],
      [301, [/„KS“ ist kein Typ des Basismoduls; gelesen wird S/]],
      [
        302,
        [
          /Im Brief 15, geführt 10\./,
          /Als alter Ort steht 002\/12, Einheit 302 ist in 002\/09/,
          /Als neuer Ort steht 002\/23, der geschriebene Weg endet in 002\/38/,
        ],
      ],
      [502, [/Eine Einheit 105 gibt es in diesem Reich nicht/, /Als alter Ort steht \(105\)/]],
    ];
    for (const [unit, sentences] of expected) {
      await orderRow(page, unit).click();
      for (const sentence of sentences)
        await expect(toldOf(page, unit).filter({ hasText: sentence })).toHaveCount(1);
    }
    await takePicture(page, 'waben-findings');
  });

  await test.step('the run explains every step of unit 203', async () => {
    await page.getByRole('button', { name: /^Probelauf/ }).click();
    await orderRow(page, 203).click();
    const steps = stepsOf(page, 203);
    await expect(steps.locator('tbody tr')).toHaveCount(5);
    await expect(steps.locator('tbody tr').nth(0)).toContainText('001/10');
    await steps.getByRole('button', { name: /^Schwierigkeit von 001\/10/ }).click();
    const derivation = page.getByRole('dialog', { name: 'Schwierigkeit von 001/10' });
    await expect(derivation).toContainText('WW-5.3-07');
    await takePicture(page, 'waben-derivation');
  });

  await test.step('the GM overrules one figure with a reason and the run repeats', async () => {
    const derivation = page.getByRole('dialog', { name: 'Schwierigkeit von 001/10' });
    await derivation.getByRole('button', { name: 'Von Hand ändern' }).click();
    await derivation.getByRole('textbox').first().fill('7');
    await derivation.getByRole('textbox').last().fill('Nebel über dem Moor');
    await page.keyboard.press('Enter');
    const figure = stepsOf(page, 203).getByRole('button', {
      name: /^Schwierigkeit von 001\/10: 7/,
    });
    await expect(figure).toHaveAttribute('data-hand', 'true');
    await expect(stepsOf(page, 203).locator('tbody tr').nth(0)).toContainText('15');
    await untilSaved(page);
    await takePicture(page, 'journey-override');
  });

  await test.step('the month is booked as one step', async () => {
    await page.getByRole('button', { name: 'Zum Beenden' }).click();
    await page.getByRole('button', { name: 'Zug beenden' }).click();
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await untilSaved(page);
    await goTo(page, 'Verlauf');
    await expect(page.getByText('Zug 58 mit 1 Brief beendet')).toBeVisible();
    await takePicture(page, 'journey-chronicle');
  });

  await test.step('undo takes the whole month back, redo restores it', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('banner')).toContainText('Falkenmond');
    await untilSaved(page);
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await untilSaved(page);
  });

  await test.step('closing and opening again shows the same state, undo included', async () => {
    page = await testBrowser.open();
    await page
      .getByRole('button', { name: /Falkenmond|Eulenmond/ })
      .first()
      .click();
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await goTo(page, 'Verlauf');
    await expect(page.getByText('Zug 58 mit 1 Brief beendet')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('banner')).toContainText('Falkenmond');
    await goTo(page, 'Zug');
    await orderRow(page, 203).click();
    await expect(
      stepsOf(page, 203).getByRole('button', { name: /^Schwierigkeit von 001\/10: 7/ }),
    ).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('banner')).toContainText('Eulenmond');
    await untilSaved(page);
  });

  await test.step('an order drawn on the map by mouse alone is a letter, and undone again', async () => {
    await goTo(page, 'Karte');
    await goToField(page, '210/21');
    const middle = await spotOf(page);
    const beside = await spotOf(page, 2);
    await page.mouse.click(middle.x, middle.y, { button: 'right' });
    await page.getByRole('menuitem', { name: '101, Reich Tharos: Weg zeichnen' }).click();
    const panel = page.getByRole('region', { name: 'Befehl von Hand' });
    await expect(panel).toContainText('101, Reich Tharos');
    await page.mouse.move(beside.x, beside.y);
    await expect(panel).toContainText('210/21 – 210/22');
    await expect(panel.getByRole('button', { name: /^Kosten: \d+$/ })).toBeVisible();
    await page.mouse.click(beside.x, beside.y);
    await panel
      .getByRole('button', { name: /Befehl/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'KA Angreifen', exact: true }).click();
    await takePicture(page, 'journey-drawn-order');
    await panel.getByRole('button', { name: 'Befehl eintragen' }).click();
    await untilSaved(page);
    await goTo(page, 'Zug');
    await expect(orderRow(page, 101)).toContainText('-22');
    await expect(page.getByRole('region', { name: 'Brief im Original' })).toContainText('101');
    await page.keyboard.press('Control+z');
    await expect(orderRow(page, 101)).toHaveCount(0);
    await untilSaved(page);
  });

  await test.step('the printed excerpt has the page size and the scale that were asked for', async () => {
    test.skip(!(await canMeasurePdf()), 'pdftotext is missing');
    await goTo(page, 'Druck');
    await page.getByRole('button', { name: /Für wen/ }).click();
    await page.getByRole('option', { name: 'Reich Tharos' }).click();
    const field = page.getByLabel('Breite eines Kleinfelds').first();
    await field.fill('12');
    await field.press('Tab');
    await expect(page.locator('.ww-print-sheet').first()).toContainText('12 mm je Feld');
    await takePicture(page, 'journey-print');
    const path = test.info().outputPath('tharos.pdf');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Speichern/ }).click(),
    ]);
    await download.saveAs(path);
    const { size, words, images } = await measurePdf(path);
    expect(Math.max(...size)).toBeCloseTo(297, 0);
    expect(Math.min(...size)).toBeCloseTo(210, 0);
    const widths = fieldWidths(words);
    expect(widths.length).toBeGreaterThan(50);
    expect(widths.filter((width) => Math.abs(width - 12) >= 0.1)).toEqual([]);
    expect(images).toBe(0);
    const text = words.map((word) => word.text).join(' ');
    expect(text).toContain('Tharos');
  });

  expect(problems).toEqual([]);
});
