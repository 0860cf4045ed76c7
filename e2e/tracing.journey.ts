import { expect, type Locator, type Page, test } from './support/test';
import { terrainStyles } from '../engine/systems/waben/views/terrains';
import { type NamedFile, saveCopy, terrainOf } from './support/copies';
import { DESKTOP, freshPage } from './support/browser';
import { exportMap, handOver, pick } from './support/exchange';
import { enter } from './support/keyboard';
import { actByKey, chooseAct, goToField, mapOf, spotOf, untilDrawn } from './support/map';
import { openExample, untilSaved } from './support/pages';
import { bandsPicture, twoPages } from './support/pictures';
import { storedNow } from './support/records';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await untilSaved(page);
});

const panel = (): Locator => page.getByRole('region', { name: 'Hintergrundkarten' });
const underlay = (name: string): Locator => panel().getByRole('group', { name, exact: true });
const undo = (): Promise<void> => page.getByRole('button', { name: 'Rückgängig' }).click();
const act = async (): Promise<string> => (await storedNow(page)).act.name;
const digest = async (): Promise<string> => (await storedNow(page)).digest;
const landNow = async () => terrainOf((await saveCopy(page)).bytes);

const trace = (file: NamedFile): Promise<void> =>
  handOver(page, file, () => chooseAct(page, 'Karte durchpausen …'));

const map = async (): Promise<NamedFile> => ({
  name: 'Alte Karte.png',
  bytes: await bandsPicture(page, [
    ['#c0d8e0', 0.4],
    ['#d8e2b8', 0.6],
  ]),
});

/** Adds a picture under the map and waits until it is drawn there. */
const addPicture = async (): Promise<Locator> => {
  await trace(await map());
  const sheet = underlay('Alte Karte');
  await expect(sheet.getByRole('button', { name: 'Gelände vorschlagen' })).toBeVisible();
  await untilDrawn(page);
  return sheet;
};

/** Colour of ring and disc: kinds that share both cannot be told apart on a map. */
const coloursOf = (key: string): string => {
  const style = terrainStyles[key];
  return style === undefined ? key : `${style.outer} ${style.inner}`;
};

test('an exported map, traced again, restores the land by its colours', async () => {
  const land = await landNow();
  await page.getByRole('button', { name: 'Ansicht', exact: true }).click();
  const view = page.getByRole('dialog', { name: 'Ansicht der Karte' });
  for (const layer of ['Feldnummern', 'Einheiten', 'Namen'])
    await view.getByText(layer, { exact: true }).click();
  await page.keyboard.press('Escape');
  const picture = await exportMap(page, 'png', async (dialog) => {
    const width = dialog.getByRole('textbox', { name: 'Feldbreite in Bildpunkten' });
    await width.fill('30');
    await width.press('Tab');
  });

  await test.step('the world is filled in one command', async () => {
    await mapOf(page).focus();
    await page.keyboard.press('Control+a');
    const selection = page.getByRole('complementary', { name: 'Auswahl' });
    await pick(page, selection, /^Tiefland Gelände/, 'Wasser');
    await selection.getByRole('button', { name: 'Setzen', exact: true }).click();
    await expect.poll(async () => new Set(Object.values(await landNow()).flat()).size).toBe(1);
    await page.keyboard.press('Escape');
  });

  await trace(picture);
  const sheet = underlay('Die-Tharische-See');
  await sheet.getByRole('button', { name: 'Gelände vorschlagen' }).click();
  const suggestion = page.getByRole('region', { name: 'Gelände aus den Farben' });
  await expect(suggestion.getByRole('listitem').first()).toBeVisible();
  await suggestion.getByRole('slider', { name: 'Farben unterscheiden' }).press('End');
  await expect.poll(() => suggestion.getByRole('listitem').count()).toBeGreaterThan(24);
  const before = await storedNow(page);
  const total = Object.values(land).flat().length;
  await suggestion.getByRole('button', { name: `${String(total)} Felder übernehmen` }).click();
  await expect.poll(act).toBe('trace:command.suggest');
  expect((await storedNow(page)).act.seq).toBe(before.act.seq + 1);

  const traced = await landNow();
  const fields = Object.entries(land).flatMap(([no, keys]) =>
    keys.map((key, index) => [key, traced[no]?.[index] ?? ''] as const),
  );
  const right = fields.filter(([key, found]) => coloursOf(key) === coloursOf(found));
  test.info().annotations.push({
    type: 'traced',
    description: `${String(right.length)} of ${String(fields.length)}`,
  });
  expect(right.length / fields.length).toBeGreaterThanOrEqual(0.95);
  await undo();
  await expect.poll(digest).toBe(before.digest);
});

/** Drags with the mouse from one place to another. */
const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
  const [start, end] = [await spotOf(page, ...from), await spotOf(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
};

test('three pins by mouse fix the picture; it can be locked, faded, hidden, and all of it undone', async () => {
  const origin = await storedNow(page);
  const sheet = await addPicture();
  await expect.poll(act).toBe('trace:command.add');
  const laid = await storedNow(page);
  await expect(sheet.getByText(/^Noch keine Nadel/)).toBeVisible();

  await goToField(page, '001/19');
  const steps = [
    ['Eine Nadel', [0, 0], [2, 0]],
    ['Zwei Nadeln', [8, 0], [10, 0]],
    ['Drei Nadeln: Die Hintergrundkarte sitzt.', [0, 6], [2, 6]],
  ] as const;
  for (const [index, [says, from, to]] of steps.entries())
    await test.step(says, async () => {
      await drag(from, to);
      await expect(sheet.getByText(new RegExp(`^${says}`))).toBeVisible();
      await expect
        .poll(async () => (await storedNow(page)).act)
        .toMatchObject({ name: 'trace:command.pin', seq: laid.act.seq + index + 1 });
    });
  const pinned = await storedNow(page);

  await test.step('a fourth pin is refused in words', async () => {
    await drag([-8, -4], [-6, -4]);
    await expect(page.getByText(/^Drei Nadeln halten die Hintergrundkarte schon/)).toBeVisible();
    expect(await storedNow(page)).toEqual(pinned);
  });

  await test.step('locked, it does not move', async () => {
    await sheet.getByText('sperren').click();
    await expect(sheet.getByRole('button', { name: 'Alle herausziehen' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Hintergrundkarte entfernen' })).toBeDisabled();
    await expect.poll(act).toBe('trace:command.lock');
    const locked = await storedNow(page);
    await drag([2, 0], [6, 0]);
    await expect(page.getByText(/^Die Hintergrundkarte ist gesperrt/)).toBeVisible();
    expect(await storedNow(page)).toEqual(locked);
    await undo();
    await expect(sheet.getByRole('checkbox', { name: 'sperren' })).not.toBeChecked();
    await expect.poll(act).toBe('trace:command.pin');
  });

  await test.step('faded by one command', async () => {
    const before = (await storedNow(page)).act.seq;
    const slider = sheet.getByRole('slider', { name: 'Deckkraft' });
    await slider.press('ArrowLeft');
    await expect(sheet.getByText('55 %')).toBeVisible();
    await expect.poll(act).toBe('trace:command.opacity');
    expect((await storedNow(page)).act.seq).toBeGreaterThan(before);
    await undo();
    await expect(sheet.getByText('60 %')).toBeVisible();
  });

  await test.step('hidden and shown', async () => {
    const shot = async () => (await mapOf(page).screenshot()).toString('base64');
    await page.mouse.move(5, 5);
    await untilDrawn(page);
    const shown = await shot();
    await sheet.getByText('zeigen').click();
    await expect(sheet.getByRole('slider')).toHaveCount(0);
    await untilDrawn(page);
    await expect.poll(shot).not.toBe(shown);
    await undo();
    await expect(sheet.getByRole('slider')).toBeVisible();
    await untilDrawn(page);
    await expect.poll(shot).toBe(shown);
  });

  await test.step('one pin out, then all', async () => {
    await sheet.getByRole('button', { name: 'Nadel 1 herausziehen' }).click();
    await expect(sheet.getByText(/^Zwei Nadeln/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Alle herausziehen' }).click();
    await expect(sheet.getByText(/^Noch keine Nadel/)).toBeVisible();
    await undo();
    await undo();
    await expect(sheet.getByText(/^Drei Nadeln/)).toBeVisible();
    await expect.poll(digest).toBe(pinned.digest);
  });

  await test.step('a reload keeps picture and pins, undo leads back to the beginning', async () => {
    await untilSaved(page);
    await page.reload();
    await expect(mapOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hintergrundkarte einpassen' }).click();
    await expect(sheet.getByText(/^Drei Nadeln/)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Gelände vorschlagen' })).toBeVisible();
    for (const says of [/^Zwei Nadeln/, /^Eine Nadel/, /^Noch keine Nadel/]) {
      await undo();
      await expect(sheet.getByText(says)).toBeVisible();
    }
    await undo();
    await expect(sheet).toHaveCount(0);
    await expect.poll(digest).toBe(origin.digest);
  });
});

test('the keys alone add a picture, pin it three times, take its colours and remove it', async () => {
  await handOver(page, await map(), () => actByKey(page, 'Karte durchpausen'));
  const sheet = underlay('Alte Karte');
  await expect(sheet.getByRole('button', { name: 'Gelände vorschlagen' })).toBeVisible();
  await goToField(page, '001/19');
  const walk = async (key: string, count: number): Promise<void> => {
    for (let step = 0; step < count; step += 1) await page.keyboard.press(key);
  };
  const pins = [
    [/^Eine Nadel/, 'ArrowRight', 0],
    [/^Zwei Nadeln/, 'ArrowRight', 4],
    [/^Drei Nadeln: Die Hintergrundkarte sitzt/, 'ArrowDown', 4],
  ] as const;
  await mapOf(page).focus();
  for (const [says, key, count] of pins) {
    await walk(key, count);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Nadel \d: loslassen, wo der Punkt hingehört/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText(says)).toBeVisible();
  }
  await expect.poll(async () => (await storedNow(page)).act.about['number']).toBe(3);
  const pinned = await storedNow(page);
  await test.step('Escape drops a pin that was begun', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(await storedNow(page)).toEqual(pinned);
  });

  await enter(page, sheet.getByRole('button', { name: 'Gelände vorschlagen' }));
  const suggestion = page.getByRole('region', { name: 'Gelände aus den Farben' });
  await expect(suggestion.getByRole('listitem')).not.toHaveCount(0);
  await expect(
    suggestion.getByRole('button', { name: /Wasser Gelände für Farbe/ }).first(),
  ).toBeVisible();
  await enter(page, suggestion.getByRole('button', { name: /^\d+ Felder übernehmen$/ }));
  await expect.poll(act).toBe('trace:command.suggest');
  await page.keyboard.press('Control+z');
  await expect.poll(digest).toBe(pinned.digest);

  await enter(page, sheet.getByRole('button', { name: 'Hintergrundkarte entfernen' }), 'Shift+Tab');
  await expect(sheet).toHaveCount(0);
  await expect.poll(act).toBe('trace:command.remove');
  await page.keyboard.press('Control+z');
  await expect(sheet.getByText(/^Drei Nadeln/)).toBeVisible();
  await expect.poll(digest).toBe(pinned.digest);
});

/** A picture cut off in the middle. */
const cutOff = (bytes: Uint8Array): Uint8Array => bytes.slice(0, Math.floor(bytes.length / 2));

/** The picture with another width in its head (and nothing else changed). */
const swollen = (bytes: Uint8Array): Uint8Array => {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(16, 40_000);
  return copy;
};

test('what cannot be traced is refused in one sentence, and nothing changes', async () => {
  const sound = (await map()).bytes;
  const before = await storedNow(page);
  await page.getByRole('button', { name: 'Hintergrundkarte einpassen' }).click();
  const refused = [
    [
      'bild.gif',
      Uint8Array.from(Buffer.from('GIF89a\u0001\u0000\u0001\u0000')),
      /weder PNG, JPEG, WebP noch PDF/,
    ],
    ['halb.png', cutOff(sound), /ist beschädigt oder gesperrt/],
    ['riesig.png', swollen(sound), /misst 40.?000 × 700 Punkte, mehr als 12.?000/],
    ['brief.pdf', Uint8Array.from(Buffer.from('%PDF-1.7\nnichts')), /ist beschädigt oder gesperrt/],
    ['leer.png', new Uint8Array(), /weder PNG, JPEG, WebP noch PDF/],
  ] as const;
  for (const [name, bytes, sentence] of refused)
    await test.step(name, async () => {
      await handOver(page, { name, bytes }, () =>
        panel().getByRole('button', { name: 'Bild oder PDF wählen' }).click(),
      );
      const alert = panel().getByRole('alert');
      await expect(alert).toContainText(`„${name}“`);
      await expect(alert).toContainText(sentence);
      await expect(alert).toContainText('Nichts wurde geändert');
      await expect(panel().getByRole('group')).toHaveCount(0);
      expect(await storedNow(page)).toEqual(before);
    });
});

/** Scanned maps that lie on the disk. */
const storedPictures = (): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('wabenwart');
        opening.onerror = () => reject(new Error('The database could not be read.'));
        opening.onsuccess = () => {
          const counting = opening.result
            .transaction('pictures', 'readonly')
            .objectStore('pictures')
            .count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('a page of a PDF becomes a tracing; JPEG and WebP do, too; with the world they are deleted', async () => {
  await trace(await twoPages(page));
  const dialog = page.getByRole('dialog', { name: 'Seite wählen' });
  await expect(dialog).toContainText('„Atlas.pdf“ hat 2 Seiten.');
  const number = dialog.getByRole('textbox', { name: 'Seite' });
  await number.fill('2');
  await number.press('Tab');
  await dialog.getByRole('button', { name: 'Seite übernehmen' }).click();
  const atlas = underlay('Atlas');
  await atlas.getByRole('button', { name: 'Gelände vorschlagen' }).click();
  const suggestion = page.getByRole('region', { name: 'Gelände aus den Farben' });
  // Page one is white; page two is of the colour of deep water.
  await expect(suggestion.getByRole('listitem')).toHaveCount(1);
  await expect(suggestion.getByRole('button', { name: /Gelände für Farbe 1/ })).not.toContainText(
    'Eis',
  );
  await suggestion.getByRole('button', { name: 'Abbrechen' }).click();

  for (const kind of ['jpeg', 'webp'] as const) {
    const bytes = await bandsPicture(page, [['#d8e2b8', 1]], kind);
    await trace({ name: `Skizze ${kind}.${kind}`, bytes });
    await expect(underlay(`Skizze ${kind}`)).toBeVisible();
  }
  await untilSaved(page);
  expect(await storedPictures()).toBe(3);
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
  await page.getByRole('button', { name: 'Aktionen für die Tharische See' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText(/Noch keine Kampagne auf diesem Rechner/)).toBeVisible();
  await expect.poll(storedPictures).toBe(0);
});
