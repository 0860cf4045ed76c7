import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP, offerFolder, takePicture } from './support/browser';
import { choosesFile, openCopy, saveCopy, savedBy } from './support/copies';
import { goTo, openExample, switchToEnglish, untilSaved } from './support/pages';
import { expect, type Locator, type Page, test } from './support/test';

const FOLDER = 'Tausch';

const writeInFolder = (page: Page, file: string, text: string): Promise<void> =>
  page.evaluate(
    async ([folder, name, content]) => {
      const root = await navigator.storage.getDirectory();
      const handle = await (
        await root.getDirectoryHandle(folder, { create: true })
      ).getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [FOLDER, file, text] as const,
  );

const inFolder = (page: Page, file: RegExp): Locator =>
  page.getByRole('region', { name: 'Ordner' }).getByRole('row', { name: file });

const goToStart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Zur Startseite' }).click();
};

const openRecent = async (page: Page, name: RegExp, at = 0): Promise<void> => {
  await goToStart(page);
  await page
    .getByRole('region', { name: 'Zuletzt geöffnet' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .nth(at)
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('application')).toBeVisible();
};

test('a unit crosses the border through a watched folder by mouse, is refused, and comes back', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'de-DE', (window) => offerFolder(window, FOLDER));
  await openExample(page);
  const sheet = page.getByRole('dialog', { name: 'Pakete über die Grenze' });
  const received = page.getByRole('dialog', { name: /^(Paket|Antwort|Anschrift|Rückruf) / });
  const openSheet = async (): Promise<void> => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('button', { name: 'Pakete …' }).click();
    await expect(sheet).toBeVisible();
  };

  await test.step('the neighbour puts his address into the folder', async () => {
    const copy = await saveCopy(page);
    await openCopy(page, copy);
    await expect(page.getByText('Die Tharische See ist da und geöffnet.')).toBeVisible();
    await goTo(page, 'Einstellungen');
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.fill('Ostmark');
    await name.press('Enter');
    await openSheet();
    await takePicture(page, 'parcels-none');
    await sheet.getByRole('button', { name: 'Ordner wählen …' }).click();
    await sheet.getByRole('button', { name: 'Meine Anschrift in den Ordner' }).click();
    await expect(inFolder(page, /Ostmark_Anschrift.*von dir/)).toBeVisible();
    await writeInFolder(page, 'zerrissen.wabenpaket', '{"format":"wabenwart-parcel"');
    await page.keyboard.press('Escape');
    await untilSaved(page);
  });

  await test.step('this campaign takes the address and packs a unit with a letter', async () => {
    await openRecent(page, /Tharische See/);
    await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
    await expect(inFolder(page, /zerrissen.*ist kein Paket/)).toBeVisible();
    await inFolder(page, /Ostmark_Anschrift/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await received.getByRole('button', { name: 'Als Nachbarn aufnehmen' }).click();
    await expect(sheet.getByText('Ostmark ist jetzt dein Nachbar.')).toBeVisible();
    const fresh = sheet.getByRole('region', { name: 'Neues Paket' });
    await fresh.getByRole('button', { name: /Partei/ }).click();
    await page.getByRole('option', { name: 'Reich Tharos' }).click();
    await fresh.getByRole('button', { name: 'Paket packen' }).click();
    await expect(fresh.getByText(/^Wähle Einheiten/)).toBeVisible();
    await fresh.getByText(/^101 K/).click();
    await fresh.getByRole('textbox', { name: 'Brief an' }).fill('Fürst der Ostmark');
    await fresh.getByRole('textbox', { name: 'Brief', exact: true }).fill('Wir kommen in Frieden.');
    expect(await violationsOf(page)).toEqual([]);
    await takePicture(page, 'parcels-new');
    await fresh.getByRole('button', { name: 'Paket packen' }).click();
    await expect(sheet.getByRole('row', { name: /1 an Ostmark.*gepackt/ })).toBeVisible();
    await sheet.getByRole('button', { name: /^In den Ordner: / }).click();
    await expect(sheet.getByRole('row', { name: /1 an Ostmark.*unterwegs/ })).toBeVisible();
    await takePicture(page, 'parcels-sent');
    await page.keyboard.press('Escape');
  });

  await test.step('what was sent cannot be undone', async () => {
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/Was darin ist, ginge verloren/)).toBeVisible();
    await page.getByRole('button', { name: 'Schließen' }).first().click();
  });

  await test.step('the neighbour refuses it with a reason', async () => {
    await openRecent(page, /Ostmark/);
    await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
    await inFolder(page, /Paket-1/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await expect(received.getByText('Wir kommen in Frieden.')).toBeVisible();
    await received.getByRole('button', { name: 'Abbrechen' }).click();
    const look = inFolder(page, /Paket-1/).getByRole('button', { name: /ansehen$/ });
    await expect(look).toBeFocused();
    await look.press('Enter');
    await received.getByRole('button', { name: 'Annehmen' }).click();
    await expect(received.getByText(/^Gib ein Feld an/)).toBeVisible();
    await takePicture(page, 'parcels-received');
    await received.getByRole('button', { name: 'Bitte erst im nächsten Zug.' }).click();
    await received.getByRole('button', { name: 'Ablehnen' }).click();
    await sheet.getByRole('button', { name: /^Antwort in den Ordner: / }).click();
    await expect(inFolder(page, /Antwort-1.*von dir/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the unit is back, and the history tells all of it', async () => {
    await openRecent(page, /Tharische See/);
    await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
    await inFolder(page, /Antwort-1/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await expect(received.getByText(/Bitte erst im nächsten Zug/)).toBeVisible();
    await received.getByRole('button', { name: 'Zur Kenntnis nehmen' }).click();
    await expect(sheet.getByRole('row', { name: /1 an Ostmark.*abgelehnt/ })).toBeVisible();
    await expect(sheet.getByText(/^101 K/)).toBeVisible();
  });

  await test.step('a second parcel is called back for a reason', async () => {
    const fresh = sheet.getByRole('region', { name: 'Neues Paket' });
    await fresh.getByText(/^101 K/).click();
    await fresh.getByRole('button', { name: 'Paket packen' }).click();
    await sheet.getByRole('button', { name: /^In den Ordner: Paket 2/ }).click();
    await sheet.getByRole('button', { name: /^Zurückrufen …: Paket 2/ }).click();
    const recall = page.getByRole('dialog', { name: 'Paket 2 an Ostmark zurückrufen' });
    await recall.getByRole('textbox', { name: /^Grund/ }).fill('Doch nicht.');
    await takePicture(page, 'parcels-recall');
    await recall.getByRole('button', { name: 'Zurückrufen' }).click();
    await sheet.getByRole('button', { name: /^Rückruf in den Ordner/ }).click();
    const row = sheet.getByRole('row', { name: /2 an Ostmark.*Doch nicht/ });
    await expect(row).not.toContainText('noch nicht geschrieben');
    await page.keyboard.press('Escape');
  });

  await test.step('it is not taken any more, and the unit is back', async () => {
    await openRecent(page, /Ostmark/);
    await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
    await inFolder(page, /Paket-2/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await expect(received.getByText(/hat dieses Paket zurückgerufen: „Doch nicht/)).toBeVisible();
    await received.getByRole('button', { name: 'Abbrechen' }).click();
    await inFolder(page, /Rückruf-2/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await received.getByRole('button', { name: 'Rückruf bestätigen' }).click();
    await expect(inFolder(page, /Paket-2.*zurückgerufen, gilt nicht mehr/)).toBeVisible();
    await sheet.getByRole('button', { name: /^Antwort in den Ordner: Paket 2/ }).click();
    await page.keyboard.press('Escape');
    await openRecent(page, /Tharische See/);
    await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
    await inFolder(page, /Antwort-2/)
      .getByRole('button', { name: /ansehen$/ })
      .click();
    await received.getByRole('button', { name: 'Zur Kenntnis nehmen' }).click();
    await expect(sheet.getByRole('row', { name: /2 an Ostmark.*zurückgerufen/ })).toBeVisible();
    await expect(sheet.getByText(/^101 K/)).toBeVisible();
  });
});

test('by keyboard and in English a unit crosses by mail, is accepted with a new party, and nothing is taken twice', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, 'en-GB', (window) =>
    window.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined })),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await switchToEnglish(page);
  await page.getByRole('button', { name: 'Open the example', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'End the tour' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Parcels across the border' });
  const received = page.getByRole('dialog', { name: /^(Parcel|Address) / });
  const openSheet = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Parcels');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  };
  const press = (name: string | RegExp, within = sheet): Promise<void> =>
    within.getByRole('button', { name }).press('Enter');

  await openSheet();
  await expect(sheet.getByText('A folder cannot be watched here')).toBeVisible();
  const address = await savedBy(page, () => press('Save my address…'));
  await page.keyboard.press('Escape');
  const home = await saveCopy(page);
  await openCopy(page, home);
  await expect(page.getByText('Die Tharische See is here and open.')).toBeVisible();

  await openSheet();
  await choosesFile(page, address, () => press('Open a file…'));
  await press('Add as a neighbour', received);
  await press(/^Rename /);
  await page.keyboard.type('Eastmark');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Rename Eastmark' })).toBeFocused();
  const fresh = sheet.getByRole('region', { name: 'New parcel' });
  await fresh.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await press('Pack the parcel');
  const parcel = await savedBy(page, () => press(/^Save…: parcel/));
  await expect(sheet.getByRole('row', { name: /1 to Eastmark.*on its way/ })).toBeVisible();
  await choosesFile(page, parcel, () => press('Open a file…'));
  await expect(sheet.getByText(/You wrote .* yourself/)).toBeVisible();
  await page.keyboard.press('Escape');
  await untilSavedInEnglish(page);

  await page.getByRole('button', { name: 'To the start page' }).press('Enter');
  await page
    .getByRole('region', { name: 'Recently opened' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .first()
    .press('Enter');
  await expect(page.getByRole('application')).toBeVisible();
  await openSheet();
  await choosesFile(page, parcel, () => press('Open a file…'));
  await received.getByRole('textbox', { name: 'Field at which the units arrive' }).focus();
  await page.keyboard.type('210/20');
  await expect(received.getByText(/is not at the edge of the map/)).toBeVisible();
  await takePicture(page, 'parcels-received-dark');
  await press('Cancel', received);
  await expect(sheet.getByRole('region', { name: 'All parcels' })).toBeFocused();
  await choosesFile(page, parcel, () => press('Open a file…'));
  await received.getByRole('textbox', { name: 'Field at which the units arrive' }).fill('210/20');
  await press('Accept', received);
  await expect(sheet.getByRole('row', { name: /accepted – answer not written yet/ })).toBeVisible();
  const answer = await savedBy(page, () => press(/^Save the answer…: parcel/));
  expect(answer.name).toMatch(/_Answer-1\.wabenpaket$/);
  await choosesFile(page, parcel, () => press('Open a file…'));
  await expect(sheet.getByText(/You have accepted .* already/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await takePicture(page, 'parcels-taken-dark');
});

test('an army of PYGMA-ISIS crosses by mail and gets another number where its own is taken', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, LAPTOP, 'de-DE', (window) =>
    window.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined })),
  );
  await page.getByRole('button', { name: 'Am Rabensund öffnen' }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pakete über die Grenze' });
  const received = page.getByRole('dialog', { name: /^(Paket|Anschrift) / });
  const openSheet = async (): Promise<void> => {
    await goTo(page, 'Einstellungen');
    await page.getByRole('button', { name: 'Pakete …' }).click();
  };
  const press = (name: string | RegExp, within = sheet): Promise<void> =>
    within.getByRole('button', { name }).click();

  await openSheet();
  const address = await savedBy(page, () => press('Meine Anschrift speichern …'));
  await page.keyboard.press('Escape');
  await openCopy(page, await saveCopy(page));
  await expect(page.getByText(/ist da und geöffnet\.$/)).toBeVisible();

  await openSheet();
  await choosesFile(page, address, () => press('Datei öffnen …'));
  await press('Als Nachbarn aufnehmen', received);
  const fresh = sheet.getByRole('region', { name: 'Neues Paket' });
  await fresh.getByText(/^KH 1, Stärke [\d.]+ · \d{3}\/\d\d$/).click();
  await takePicture(page, 'parcels-new-armies');
  await press('Paket packen');
  const parcel = await savedBy(page, () => press(/^Speichern …: Paket 1/));
  await expect(fresh.getByText(/^KH 1, /)).toBeHidden();
  await page.keyboard.press('Escape');
  await untilSaved(page);

  await openRecent(page, /Am Rabensund/, 1);
  await openSheet();
  await choosesFile(page, parcel, () => press('Datei öffnen …'));
  await expect(received.getByText(/^KH 1, Stärke/)).toBeVisible();
  await received.getByRole('textbox', { name: /^Feld, an dem/ }).fill('032/48');
  await press('Annehmen', received);
  await expect(
    sheet.getByText(/Neue Nummern, weil ihre hier vergeben sind: KH 1 → KH \d/),
  ).toBeVisible();
  await takePicture(page, 'parcels-taken-armies');
});

const untilSavedInEnglish = (page: Page): Promise<void> =>
  expect(page.getByText(/^saved \d/)).toBeVisible();
