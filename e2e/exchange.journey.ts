import { expect, type Page, test } from './support/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { entriesOf, type NamedFile, saveCopy, terrainOf } from './support/copies';
import { freshPage } from './support/browser';
import {
  exportDialog,
  exportMap,
  type Format,
  handOver,
  importDialog,
  importMap,
  pick,
  refusal,
  savedBy,
} from './support/exchange';
import { tabTo } from './support/keyboard';
import { actByKey, goToField, mapOf, spotOf, untilDrawn } from './support/map';
import { goTo, openExample, untilSaved } from './support/pages';
import { storedNow } from './support/records';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL);
});

const landNow = async () => terrainOf((await saveCopy(page)).bytes);
const digestNow = async (): Promise<string> => (await storedNow(page)).digest;
const undo = (): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();
const text = ({ bytes }: NamedFile): string => new TextDecoder().decode(bytes);
const file = (name: string, content: string | Uint8Array): NamedFile => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
});

/** The size a PNG names in its head. */
const sizeOfPng = ({ bytes }: NamedFile): readonly [number, number] => {
  expect(Array.from(bytes.slice(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

const MAPS = ['campaign', 'csv', 'geojson', 'worldographer', 'text-mapper'] as const;

test('the whole world is exported in every format, and every map is imported field by field', async () => {
  await openExample(page);
  await untilSaved(page);
  const land = await landNow();
  const before = await digestNow();
  const files = new Map<Format, NamedFile>();
  for (const format of [...MAPS, 'svg', 'png'] as const)
    files.set(format, await exportMap(page, format));
  expect(await digestNow()).toBe(before);
  expect([...files.values()].map(({ name }) => name)).toEqual(
    ['wabenwart', 'zip', 'geojson', 'wxx', 'txt', 'svg', 'png'].map(
      (ending) => `Die-Tharische-See.${ending}`,
    ),
  );
  expect(text(files.get('svg') ?? file('', ''))).toMatch(/^<\?xml[^>]*>\s*<svg /);
  const [width, height] = sizeOfPng(files.get('png') ?? file('', ''));
  expect([width, height].every((side) => side > 900 && side < 1400)).toBe(true);

  await test.step('the open world is renamed, so that the imported one can be distinguished', async () => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('textbox', { name: 'Name der Kampagne' }).fill('Vorher');
    await page.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vorher');
    await goTo(page, 'Karte');
  });
  for (const format of MAPS)
    await test.step(`${format} comes back`, async () => {
      await importMap(page, { ...(files.get(format) ?? file('', '')), name: `${format}.map` });
      const dialog = importDialog(page);
      await expect(dialog.getByText(`Noch ist nichts geändert.`, { exact: false })).toBeVisible();
      if (format !== 'campaign') {
        const name = dialog.getByRole('textbox', { name: 'Name der neuen Kampagne' });
        await expect(name).toHaveValue(format);
        await name.fill(`Aus ${format}`);
      }
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        format === 'campaign' ? 'Die Tharische See' : `Aus ${format}`,
      );
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
      expect(await landNow()).toEqual(land);
    });
});

test('selected fields alone are exported in every format', async () => {
  await openExample(page);
  await untilSaved(page);
  await goToField(page, '001/19');
  const spots = [await spotOf(page), await spotOf(page, 2), await spotOf(page, 4)];
  for (const { x, y } of spots) {
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  }
  const chosen = (format: Format) =>
    exportMap(page, format, (dialog) => pick(page, dialog, /^Was|Was$/, 'gewählte Felder (3)'));

  const tables = unzipSync((await chosen('csv')).bytes);
  expect(
    strFromU8(tables['fields.csv'] ?? new Uint8Array())
      .trim()
      .split(/\r?\n/),
  ).toHaveLength(4);
  const { features } = JSON.parse(text(await chosen('geojson'))) as {
    features: readonly { geometry: { type: string } }[];
  };
  expect(features.filter(({ geometry }) => geometry.type === 'Polygon')).toHaveLength(3);
  const lines = text(await chosen('text-mapper')).split('\n');
  expect(lines.filter((line) => /^-?\d{4,} /.test(line))).toHaveLength(3);
  expect(Object.keys(terrainOf((await chosen('campaign')).bytes))).toEqual(['001']);

  const wxx = await chosen('worldographer');
  await importMap(page, wxx);
  await expect(importDialog(page).getByText(/^3 Felder in 1 Großfeld/)).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Abbrechen' }).click();

  const [width, height] = sizeOfPng(await chosen('png'));
  expect(width).toBeLessThan(200);
  expect(height).toBeLessThan(100);
  const svg = text(await chosen('svg'));
  expect(Number(/<svg [^>]*width="(\d+)/.exec(svg)?.[1])).toBeLessThan(200);
});

test('a map applied to the open world is one command, and undo restores every row', async () => {
  await openExample(page);
  await untilSaved(page);
  const land = await landNow();
  const tables = await exportMap(page, 'csv');
  await goToField(page, '001/19');
  const { x, y } = await spotOf(page);
  await page.keyboard.press('b');
  await page.keyboard.press('4');
  await page.mouse.click(x, y);
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('map:command.paint');
  const before = await storedNow(page);
  expect(await landNow()).not.toEqual(land);

  await importMap(page, tables);
  await importDialog(page).getByRole('radio', { name: 'über die offene Kampagne' }).click();
  expect(await digestNow()).toBe(before.digest);
  await importDialog(page).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(importDialog(page)).toHaveCount(0);
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('exchange:command.lay');
  expect((await storedNow(page)).act.seq).toBe(before.act.seq + 1);
  expect(await landNow()).toEqual(land);
  await undo();
  await expect.poll(digestNow).toBe(before.digest);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('exchange:command.lay');
  expect(await landNow()).toEqual(land);
});

test('the keys alone write a map, read it back and apply it to the world', async () => {
  await openExample(page);
  await untilSaved(page);
  const land = await landNow();
  await page.keyboard.press('Control+Shift+E');
  const out = exportDialog(page);
  await tabTo(page, out.getByRole('button', { name: /Format/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'GeoJSON' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const save = out.getByRole('button', { name: 'Speichern' });
  await tabTo(page, save);
  const geojson = await savedBy(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Escape');
  await expect(out).toHaveCount(0);

  await goToField(page, '001/19');
  await mapOf(page).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('4');
  await mapOf(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('map:command.paint');
  const before = await storedNow(page);

  await handOver(page, geojson, () => actByKey(page, 'Karte einlesen'));
  const incoming = importDialog(page);
  await tabTo(page, incoming.getByRole('radio', { name: 'als neue Kampagne' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(incoming.getByRole('radio', { name: 'über die offene Kampagne' })).toBeChecked();
  await tabTo(page, incoming.getByRole('button', { name: 'Übernehmen' }));
  await page.keyboard.press('Enter');
  await expect(incoming).toHaveCount(0);
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('exchange:command.lay');
  expect(await landNow()).toEqual(land);
  await page.keyboard.press('Control+z');
  await expect.poll(digestNow).toBe(before.digest);
});

const gzipped = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b]);

/** Broken files of every kind, and the sentence each of them gets. */
const BROKEN: readonly (readonly [what: string, file: NamedFile, sentence: RegExp])[] = [
  ['an empty file', file('leer.txt', ''), /„leer\.txt“ ist leer\./],
  ['no map at all', file('brief.txt', 'Liebe Leser,\nkein Feld weit und breit.\n'), /„brief\.txt“/],
  [
    'GeoJSON that breaks off',
    file('rest.geojson', '{"type": "FeatureCollection",\n "features": [{"type":'),
    /„rest\.geojson“ bricht in Zeile 2, Spalte \d+ ab/,
  ],
  [
    'GeoJSON of another program',
    file(
      'land.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'x' },
            geometry: { type: 'Point', coordinates: [1, 2] },
          },
        ],
      }),
    ),
    /„land\.geojson“ ist GeoJSON eines anderen Programms/,
  ],
  [
    'a table with a missing column',
    file('felder.csv', 'gf;kf\n001;01\n'),
    /„felder\.csv“.*fehlt die Spalte/,
  ],
  [
    'tables with a bad value',
    file('tabellen.zip', zipSync({ 'fields.csv': strToU8('nichts;gar nichts\n1;2\n') })),
    /„tabellen\.zip“, Tabelle fields\.csv/,
  ],
  [
    'a damaged archive',
    file('kaputt.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])),
    /„kaputt\.zip“/,
  ],
  [
    'a campaign with a broken part',
    file(
      'alt.wabenwart',
      zipSync({
        'manifest.json': strToU8('{"format":"wabenwart","version":1'),
        'campaign.json': strToU8('{'),
      }),
    ),
    /„alt\.wabenwart“/,
  ],
  ['a Worldographer file cut off', file('welt.wxx', gzipped), /„welt\.wxx“/],
  [
    'a Worldographer file with a document definition',
    file('dtd.wxx', '<?xml version="1.0"?>\n<!DOCTYPE map [<!ENTITY a "b">]>\n<map>&a;</map>'),
    /„dtd\.wxx“ enthält eine Dokumentdefinition/,
  ],
  ['a picture', file('bild.wxx', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])), /„bild\.wxx“/],
];

test('a broken file of any kind gets one sentence and changes nothing', async () => {
  await openExample(page);
  await untilSaved(page);
  const before = await storedNow(page);
  for (const [what, broken, sentence] of BROKEN)
    await test.step(what, async () => {
      await importMap(page, broken);
      await expect(refusal(page)).toContainText(sentence);
      await expect(refusal(page)).toContainText(/Nichts wurde geändert|sind unverändert/);
      await expect(refusal(page)).not.toContainText(/\{\{|undefined|exchange:|storage:/);
      await refusal(page).getByRole('button', { name: 'Schließen' }).click();
      await expect(refusal(page)).toHaveCount(0);
      expect(await storedNow(page)).toEqual(before);
    });
});

test('names of a foreign map are mapped to terrain once', async () => {
  await openExample(page);
  await untilSaved(page);
  const foreign = [
    '0101 sea',
    '0102 forest',
    '0103 glass waste',
    '0201 glass waste',
    '0202 mountain',
    '0203 sunken court',
  ].join('\n');
  await importMap(page, file('fremd.txt', foreign));
  const dialog = importDialog(page);
  const take = dialog.getByRole('button', { name: 'Übernehmen' });
  await expect(dialog.getByText('Noch 2 Namen ohne Gelände.')).toBeVisible();
  await expect(take).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Wasser Gelände für „sea“/ })).toBeVisible();
  await pick(page, dialog, /Gelände für „glass waste“/, 'Tiefland-Wüste');
  await expect(dialog.getByText('Noch 1 Name ohne Gelände.')).toBeVisible();
  await pick(page, dialog, /Gelände für „sunken court“/, 'Hochland');
  await pick(page, dialog, /Felder, von denen die Datei nichts sagt/, 'Tiefsee');
  await take.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('fremd');
  const counts = Object.values(await landNow())
    .flat()
    .reduce<Record<string, number>>((sum, key) => ({ ...sum, [key]: (sum[key] ?? 0) + 1 }), {});
  expect(counts).toMatchObject({ w: 1, twa: 1, twue: 2, g: 1, h: 1, tw: 90 });
});

/** Longest time the page did not answer while something was done, in milliseconds. */
const longestPause = async (doing: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const beat = { last: performance.now(), longest: 0 };
    Object.assign(globalThis, { beat });
    setInterval(() => {
      const now = performance.now();
      beat.longest = Math.max(beat.longest, now - beat.last);
      beat.last = now;
    }, 10);
  });
  await doing();
  return page.evaluate(() => (globalThis as unknown as { beat: { longest: number } }).beat.longest);
};

test('a picture of 16,000 pixels a side is written while the page stays responsive; it can be cancelled', async () => {
  await openExample(page);
  await untilSaved(page);
  await page.keyboard.press('Control+Shift+E');
  const dialog = exportDialog(page);
  await pick(page, dialog, /Format/, 'Bild (PNG)');
  const width = dialog.getByRole('textbox', { name: 'Feldbreite in Bildpunkten' });
  await width.fill('9999');
  await width.press('Tab');
  await expect(dialog.getByText(/^(16\.000|15\.99\d) × /)).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Speichern' });

  await test.step('cancelled', async () => {
    await save.click();
    const progress = dialog.getByRole('progressbar', { name: 'Bild wird gezeichnet' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await expect(save).toBeDisabled();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(progress).toHaveCount(0);
    await expect(save).toBeEnabled();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByText(/^Gespeichert/)).toHaveCount(0);
  });

  await test.step('written', async () => {
    let picture = file('', '');
    const pause = await longestPause(async () => {
      picture = await savedBy(page, () => save.click());
    });
    const [wide, high] = sizeOfPng(picture);
    expect(wide).toBeGreaterThan(15_990);
    expect(wide).toBeLessThanOrEqual(16_000);
    expect(high).toBeGreaterThan(10_000);
    expect(pause).toBeLessThan(2_000);
  });
});

interface Known {
  readonly settlements: Readonly<Record<string, unknown>>;
}

/** Names of places Reich Tharos knows, and of those it does not. */
const namesFor = (bytes: Uint8Array) => {
  const grossfelder = entriesOf<{
    settlements: Readonly<Record<string, { name: string; owner: string | null }>>;
  }>(bytes, 'world/grossfelder.jsonl');
  const charts = entriesOf<Known>(bytes, 'world/known.jsonl');
  return Object.entries(grossfelder).flatMap(([no, { settlements }]) =>
    Object.entries(settlements).map(([index, { name, owner }]) => ({
      name,
      isKnown: owner === 'tha' || charts[`tha/${no}`]?.settlements[index] !== undefined,
    })),
  );
};

test('a picture from the perspective of a realm contains nothing the realm does not know', async () => {
  await openExample(page);
  await untilSaved(page);
  const places = namesFor((await saveCopy(page)).bytes);
  const hidden = places.filter(({ isKnown }) => !isKnown);
  expect(hidden.length).toBeGreaterThan(10);
  const truth = text(await exportMap(page, 'svg'));
  for (const { name } of places) expect(truth).toContain(name);

  await page.getByRole('radio', { name: 'Sicht des Reichs Tharos' }).click();
  await untilDrawn(page);
  const seen = text(await exportMap(page, 'svg'));
  for (const { name, isKnown } of places)
    expect([name, seen.includes(name)]).toEqual([name, isKnown]);
  // Names of realms are set letter by letter along a curve.
  const letters = [...seen.matchAll(/>([^<>]+)</g)]
    .map(([, word]) => word)
    .join('')
    .toLowerCase();
  expect(letters).toContain('tharos');
  for (const realm of ['lyranth', 'okhan', 'nahrim']) expect(letters).not.toContain(realm);
  expect(seen.length).toBeLessThan(truth.length);

  await page.keyboard.press('Control+Shift+E');
  const warning = exportDialog(page).getByText(
    'Diese Datei enthält die ganze Wahrheit, auch was Reich Tharos nicht weiß.',
  );
  await expect(warning).toBeVisible();
  await pick(page, exportDialog(page), /Format/, 'Bild (SVG)');
  await expect(warning).toHaveCount(0);
});

test('in English a map is exported and imported, and a broken file is refused', async () => {
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Open the example' }).click();
  await page.getByRole('button', { name: 'End the tour' }).click();
  await expect(mapOf(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+E');
  const out = page.getByRole('dialog', { name: 'Export the map' });
  const numbers = out.getByRole('button', { name: /Numbers and separators/ });
  await expect(numbers).toContainText('English');
  const tables = await savedBy(page, () => out.getByRole('button', { name: 'Save' }).click());
  await out.getByRole('button', { name: 'Close' }).click();
  const [heading] = strFromU8(unzipSync(tables.bytes)['fields.csv'] ?? new Uint8Array()).split(
    '\n',
  );
  expect(heading).toContain(',');
  const before = await storedNow(page);

  await handOver(page, file('rest.geojson', '{"type":'), () => actByKey(page, 'Import a map'));
  const refused = page.getByRole('alertdialog', { name: 'Import a map' });
  await expect(refused).toContainText('“rest.geojson” breaks off in line 1');
  await expect(refused).toContainText('Nothing was changed.');
  await refused.getByRole('button', { name: 'Close' }).click();
  expect(await storedNow(page)).toEqual(before);

  await handOver(page, tables, () => actByKey(page, 'Import a map'));
  const incoming = page.getByRole('dialog', { name: 'Import a map' });
  await incoming.getByRole('radio', { name: 'over the open campaign' }).click();
  await incoming.getByRole('button', { name: 'Take over' }).click();
  await expect(incoming).toHaveCount(0);
});
