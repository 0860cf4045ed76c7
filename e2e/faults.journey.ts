import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/test';
import { schemaFault } from './support/artefacts';
import { violationsOf } from './support/axe';
import { openCopy, partsOf } from './support/copies';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { goTo, openExample, untilSaved } from './support/pages';

/** Names and words of a campaign file that must not leave the world: every longer value under a name, a title or a note. */
const wordsOf = (copy: Buffer): readonly string[] => {
  const all = Object.values(partsOf(copy)).join('\n');
  const found = [...all.matchAll(/"(?:name|title|text|note|seed|ruler|email)":"([^"\\]{4,60})"/g)];
  return [...new Set(found.map(([, word = '']) => word))];
};

/** Corrupts one row of the world on the disk, as a failing disk would: the screen that reads it cannot go on. */
const bendRow = (page: Page, path: readonly string[], value: unknown): Promise<void> =>
  page.evaluate(
    async ({ path, value }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('The database could not be read.'));
        });
      const database = await done(indexedDB.open('wabenwart'));
      const rows = database.transaction(['rows'], 'readwrite').objectStore('rows');
      interface Row {
        readonly campaign: string;
        readonly path: readonly string[];
      }
      const all = (await done(rows.getAll())) as Row[];
      const row = all.find((one) => path.every((step, place) => one.path[place] === step));
      if (row === undefined) throw new Error('There is no such row.');
      await done(rows.put({ ...row, value }));
      database.close();
    },
    { path: [...path], value },
  );

const savedFile = async (page: Page, act: () => Promise<void>): Promise<Buffer> => {
  const starting = page.waitForEvent('download');
  await act();
  return readFile(await (await starting).path());
};

test('a screen that fails leaves the world, a copy of it and a way on', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await untilSaved(page);

  await test.step('a screen that does not load reports it, and up to which step everything is saved', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await goTo(page, 'Zug');
    await expect(page.getByText('Fehler in diesem Bereich')).toBeVisible();
    await expect(
      page.getByText(/Alles bis zu deinem letzten Schritt .* ist auf der Platte/),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-room');
  });

  const copy = await test.step('a copy is saved from there', () =>
    savedFile(page, () =>
      page.getByRole('main').getByRole('button', { name: 'Kopie als Datei speichern' }).click(),
    ));

  await test.step('the diagnostics file is shown before it is saved, and contains no word of the world', async () => {
    await page.getByRole('button', { name: 'Diagnosedatei …' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Diagnosedatei' });
    const shown = sheet.getByRole('textbox', { name: 'Diagnosedatei' });
    await expect(shown).toHaveValue(/wabenwart-diagnostics/);
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-diagnostics');
    const bytes = await savedFile(page, () =>
      sheet.getByRole('button', { name: 'Datei speichern' }).click(),
    );
    expect(bytes.toString('utf8')).toBe(await shown.inputValue());
    const words = wordsOf(copy);
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => bytes.includes(word))).toEqual([]);
    expect(await schemaFault('diagnostics', bytes)).toBeUndefined();
    await sheet.getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('other screens work, by keyboard, and the copy opens again', async () => {
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Zur Karte' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application')).toBeVisible();
    await openCopy(page, { name: 'kopie.wabenwart', bytes: copy });
    await expect(page.getByText(/ist da und geöffnet/)).toBeVisible();
  });
});

test('errors are counted where the GM looks, in both languages, and the check finds a corrupt row', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await openExample(page);
  await untilSaved(page);
  await page.route('**/*.js', (route) => route.abort());
  await goTo(page, 'Zug');
  await expect(page.getByText('Fehler in diesem Bereich')).toBeVisible();
  await page.unroute('**/*.js');
  await bendRow(page, ['name'], 'Geheimbund');
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await untilSaved(page);

  await test.step('in the chronicle', async () => {
    await goTo(page, 'Verlauf');
    await page.getByText('Fehler des Programms: 1 Art, 1 Mal').click();
    await expect(page.getByRole('rowheader', { name: /^TypeError/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-chronicle');
  });

  await test.step('in the workshop', async () => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('button', { name: 'Kampagne prüfen' }).click();
    await expect(page.getByText(/Eine Stelle stimmt nicht mit dem Verlauf überein/)).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByText('Errors of the program: 1 kind, 1 time').click();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-workshop-english');
    await page.getByRole('button', { name: 'Clear the count' }).click();
    await expect(page.getByText('No error has been counted so far.')).toBeVisible();
  });
});

test('a screen fails alone; a backup is made from there, but none of data that could not be read back', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  // Where the browser would ask for a folder it gets one of its own disk, with real handles.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Sicherungen', {
          create: true,
        }),
    });
  });
  await page.reload();
  await openExample(page);
  await untilSaved(page);
  await page.keyboard.press('Control+Shift+S');
  await page.getByRole('button', { name: 'Ordner wählen …' }).click();
  await expect(page.getByText('beim Schreiben geprüft')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await test.step('of a world that can be read back a backup is made', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await goTo(page, 'Zug');
    await expect(page.getByText('Fehler in diesem Bereich')).toBeVisible();
    await page.unroute('**/*.js');
    await page.getByRole('main').getByRole('button', { name: 'Jetzt sichern' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gesichert im Ordner „Sicherungen“.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-backup');
  });

  await bendRow(page, ['world', 'parties'], { key: 'dor' });
  await page.reload();
  await untilSaved(page);

  await test.step('of corrupt data none is made that could not be read back, in German and light, by keyboard', async () => {
    await goTo(page, 'Zug');
    await expect(page.getByText('Fehler in diesem Bereich')).toBeVisible();
    await expect(page.getByText(/^Fehler: TypeError @ /)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Jetzt sichern' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/world\/parties\.jsonl .*\(dor\.kind\)/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'faults-no-backup');
  });

  await test.step('other screens open; in English and dark the message is the same', async () => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('radio', { name: 'Dunkel' }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await page
      .getByRole('navigation', { name: 'Screens' })
      .getByRole('button', { name: 'Turn' })
      .click();
    await expect(page.getByText('Error in this section')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByText(/^The backup was not written: .*\(dor\.kind\)/)).toBeVisible();
    expect(await violationsOf(page, 'look')).toEqual([]);
    await takePicture(page, 'faults-no-backup-english');
  });

  await test.step('the backups made before are unchanged', async () => {
    await page.keyboard.press('Control+Shift+S');
    await expect(page.getByText('verified when written')).toHaveCount(2);
  });
});

test('a database of a newer program is left alone, with an explanation', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await expect(page.getByRole('heading', { level: 1, name: 'Wabenwart' })).toBeVisible();
  await page.goto(new URL('wabenwart.json', page.url()).href);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wabenwart', 100_000);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => reject(new Error('The database could not be raised.'));
      }),
  );
  await page.goBack();
  await expect(page.getByText('Deine Kampagnen lassen sich gerade nicht öffnen')).toBeVisible();
  await expect(page.getByText(/Eine neuere Version von Wabenwart/)).toBeVisible();
  await page.getByRole('button', { name: 'Diagnosedatei …' }).click();
  await expect(page.getByRole('textbox', { name: 'Diagnosedatei' })).toHaveValue(
    /DatabaseClosedError/,
  );
  await takePicture(page, 'faults-start');
});
