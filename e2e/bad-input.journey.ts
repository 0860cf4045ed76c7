import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from './support/test';
import { openCopy, partsOf, saveCopy, zipOf } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import {
  dropFile,
  goTo,
  openExample,
  orderRow,
  pasteText,
  toldOf,
  untilSaved,
} from './support/pages';

const ORDERS = join(import.meta.dirname, '..', 'assets', 'examples', 'tharos', 'orders-8.3.txt');

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
});

const toTharos = async (): Promise<void> => {
  await goTo(page, 'Zug');
  await page.getByRole('tab', { name: /Reich Tharos/ }).click();
  await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
};

/** The text of Tharos' letter as a copy of the campaign holds it. */
const letterOnDisk = async (): Promise<string | undefined> =>
  partsOf((await saveCopy(page)).bytes)['sheets/tha.txt'];

interface Letter {
  readonly what: string;
  readonly write: (sheet: string) => string;
  /** Units whose rows must stand in the table. */
  readonly units: readonly number[];
  /** A finding that must be reported, with its unit. */
  readonly told?: readonly [number, RegExp];
}

const ALL = [101, 102, 103, 201, 202, 203, 301, 302, 401, 501, 502];
const cellsOf = (line: string): readonly string[] => line.split('\t');

const LETTERS: readonly Letter[] = [
  {
    what: 'a table from a word processor, cells parted by tabs',
    write: (sheet) => sheet,
    units: ALL,
  },
  {
    what: 'a table from a word processor, one cell to the line',
    write: (sheet) => sheet.split('\n').flatMap(cellsOf).join('\n'),
    units: ALL,
    told: [201, /50 t/],
  },
  {
    what: 'tabs and blanks mixed',
    write: (sheet) =>
      sheet
        .replace('101\t8.000\tK\t2', '101   8.000 \t K  2')
        .replace('\t-20-21\t', '   -20-21 \t'),
    units: ALL,
  },
  { what: 'line ends of Windows', write: (sheet) => sheet.replaceAll('\n', '\r\n'), units: ALL },
  {
    what: 'umlauts written with two letters',
    write: (sheet) =>
      sheet.replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ä', 'ae').replaceAll('ß', 'ss'),
    units: ALL,
    told: [202, /Mindestgröße/],
  },
  {
    what: 'a unit nobody knows',
    write: (sheet) => sheet.replace('\n401\t', '\n499\t'),
    units: [499],
    told: [499, /Eine Einheit 499 führt die Spielleitung nicht/],
  },
  {
    what: 'a field outside the world',
    write: (sheet) =>
      sheet.replace('001/10-17-25-26-27', '999/10-17-25').replace('\t001/27\t', '\t999/25\t'),
    units: [203],
    told: [203, /„999\/10“ liegt außerhalb der erfassten Karte/],
  },
];

test('letters in unusual formats are read all the same and stored word for word', async () => {
  const sheet = await readFile(ORDERS, 'utf8');
  await toTharos();
  for (const { what, write, units, told } of LETTERS) {
    await test.step(what, async () => {
      const text = write(sheet);
      await pasteText(page, text);
      await expect(page.getByRole('region', { name: 'Brief im Original' })).toBeVisible();
      for (const unit of units) await expect(orderRow(page, unit)).toHaveCount(1);
      if (told !== undefined) {
        const [unit, sentence] = told;
        await orderRow(page, unit).click();
        await expect(toldOf(page, unit).filter({ hasText: sentence })).toHaveCount(1);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await untilSaved(page);
      expect(await letterOnDisk()).toBe(text);
      await page.keyboard.press('Control+z');
      await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
    });
  }
});

test('a letter without a single order gets a finding and is stored', async () => {
  await toTharos();
  const text = '<table>\n<tr><td>101</td><td>8.000</td><td>K</td></tr>\n</table>';
  await pasteText(page, text);
  await expect(
    page.getByText(/steht keine Zeile, die mit einer Einheitennummer beginnt/),
  ).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Brief im Original' })).toContainText(
    '<td>8.000</td>',
  );
  await untilSaved(page);
  expect(await letterOnDisk()).toBe(text);
});

test('a file that is no letter gets one sentence and leaves the open turn unchanged', async () => {
  await toTharos();
  const before = await saveCopy(page);
  const refusal = page.getByRole('alert');
  const picture = Uint8Array.from({ length: 4096 }, (_, index) => (index * 131 + 7) % 256);
  const acts: readonly (readonly [string, RegExp, () => Promise<void>])[] = [
    ['nothing', /Kein Text angekommen/, () => pasteText(page, '')],
    ['blank lines', /Kein Text angekommen/, () => pasteText(page, '\r\n \t\r\n')],
    [
      'binary rubbish dropped as a file',
      /Das ist kein Text/,
      () => dropFile(page, '.ww-letters', { name: 'Karte.png', bytes: picture }),
    ],
    [
      'binary rubbish pasted',
      /Das ist kein Text/,
      () => pasteText(page, '\u0000\u0001PK\u0003\u0004'),
    ],
    [
      'millions of characters',
      /Der Text ist zu lang/,
      () => pasteText(page, '101 K\n'.repeat(400_000)),
    ],
  ];
  for (const [what, sentence, act] of acts) {
    await test.step(what, async () => {
      await act();
      await expect(refusal).toHaveCount(1);
      await expect(refusal).toContainText(sentence);
      await expect(page.getByText('Noch kein Brief des Reichs Tharos')).toBeVisible();
    });
  }
  expect((await saveCopy(page)).bytes).toEqual(before.bytes);
  await pasteText(page, await readFile(ORDERS, 'utf8'));
  await expect(orderRow(page, 101)).toHaveCount(1);
  await expect(refusal).toHaveCount(0);
});

/** Frames until the row after the next arrow key is the chosen one. */
const framesUntilChosen = async (next: number): Promise<number> => {
  const counting = page.evaluate(
    (wanted) =>
      new Promise<number>((answer) => {
        const isThere = (): boolean =>
          document
            .querySelector('table.ww-orders tr[aria-selected="true"] td[data-column="number"]')
            ?.textContent.includes(String(wanted)) === true;
        const watch = (frames: number): void => {
          if (isThere()) answer(frames);
          else requestAnimationFrame(() => watch(frames + 1));
        };
        document.addEventListener('keydown', () => watch(0), { once: true, capture: true });
        document.body.setAttribute('data-watching', 'true');
      }),
    next,
  );
  await expect(page.locator('body')).toHaveAttribute('data-watching', 'true');
  await page.keyboard.press('ArrowDown');
  return counting;
};

test('a letter of 10,000 lines is read, stored and does not block the open turn', async () => {
  const sheet = await readFile(ORDERS, 'utf8');
  const surplus = Array.from(
    { length: 10_000 - sheet.split('\n').length },
    (_, index) =>
      `${String(801 + (index % 99))}\t500\tK\t1\tHf\t210/19\t-20-21\t210/21\tKV\t\tZ ${String(index)}`,
  );
  const text = [sheet.trimEnd(), ...surplus].join('\n');
  await toTharos();
  await pasteText(page, text);
  await expect(page.getByRole('region', { name: /Befehle des Reichs Tharos/ })).toContainText(
    /9\.?\d{3} Befehle/,
    { timeout: 60_000 },
  );
  await orderRow(page, 101).click();
  expect(await framesUntilChosen(102)).toBeLessThan(20);
  expect(await framesUntilChosen(103)).toBeLessThan(20);
  expect(await page.locator('table.ww-orders tbody tr').count()).toBeLessThan(200);
  await untilSaved(page);
  expect(await letterOnDisk()).toBe(text);
});

test('files that are no world get one sentence and change no world', async () => {
  const before = await saveCopy(page);
  const parts = partsOf(before.bytes);
  const manifest = JSON.parse(parts['manifest.json'] ?? '') as Readonly<Record<string, unknown>>;
  const bent = before.bytes.map((byte, index) => (index === 2000 ? byte ^ 0xff : byte));
  const files: readonly (readonly [string, Uint8Array, RegExp])[] = [
    ['leer.wabenwart', new Uint8Array(), /keine Wabenwart-Datei/],
    ['brief.txt', new TextEncoder().encode('101 8.000 K'), /keine Wabenwart-Datei/],
    ['halb.wabenwart', before.bytes.slice(0, before.bytes.length / 2), /keine Wabenwart-Datei/],
    ['verbogen.wabenwart', bent, /beschädigt|keine Wabenwart-Datei/],
    ['fremd.zip', zipOf({ 'word/document.xml': '<w/>' }), /Archiv eines anderen Programms/],
    [
      'morgen.wabenwart',
      zipOf({ ...parts, 'manifest.json': JSON.stringify({ ...manifest, version: 99 }) }),
      /aus einer neueren Version von Wabenwart \(Format 99, lesbar bis 7\)/,
    ],
    [
      'falsch.wabenwart',
      zipOf({
        ...parts,
        'campaign.json': (parts['campaign.json'] ?? '').replace('Tharische', 'Falsche'),
      }),
      /Teil campaign\.json beschädigt/,
    ],
  ];
  const refusal = page.getByRole('alert');
  for (const [name, bytes, sentence] of files) {
    await test.step(name, async () => {
      await openCopy(page, { name, bytes });
      await expect(refusal).toHaveCount(1);
      await expect(refusal).toContainText(`„${name}“`);
      await expect(refusal).toContainText(sentence);
      await expect(refusal).toContainText('Deine Kampagnen sind unverändert');
      await refusal.getByRole('button', { name: 'Schließen' }).click();
      await expect(refusal).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Tharische See');
    });
  }
  expect((await saveCopy(page)).bytes).toEqual(before.bytes);
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  const recent = page.getByRole('region', { name: 'Zuletzt geöffnet' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
});
