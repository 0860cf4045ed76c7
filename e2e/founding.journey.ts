import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, LAPTOP, freshPage, takePicture } from './support/browser';
import { countActions } from './support/effort';
import { goToField, mapOf, middleOf, type Spot, spotOf, untilDrawn } from './support/map';

/** "A campaign from nothing to printed letters", its actions counted (docs/effort.md). */

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Kampagne einrichten' });

/** Presses the button of the next step, which must be this one. */
const next = (page: Page, step: string): Promise<void> =>
  bar(page).getByRole('button', { name: step, exact: true }).first().click();

const begin = async (page: Page, game: string, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: game, exact: true }).click();
  await page.keyboard.type(name);
  return page.getByRole('dialog', { name: 'Neue Kampagne' });
};

/** Adds a party under a name the program proposes. */
const addParty = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Namen vorschlagen' }).click();
  await page.getByRole('button', { name: /^Anlegen/ }).click();
};

const addPlayer = async (page: Page, name: string, step = 'Spieler eintragen'): Promise<void> => {
  await next(page, step);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
};

const setDeadline = async (page: Page): Promise<void> => {
  await next(page, 'Einsendeschluss ansetzen');
  await bar(page).getByRole('button', { name: 'In vier Wochen' }).click();
};

/** Writes the first letters of all, so many forms, into an archive. */
const writeLetters = async (page: Page, count = 2): Promise<void> => {
  await next(page, 'Erste Briefe schreiben');
  await expect(page.getByRole('img', { name: /Blatt 1/ }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Als Archiv/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText(new RegExp(`^${String(count)} Formulare geschrieben`))).toBeVisible();
};

/** Founds a world of lowland. */
const beginLowland = async (page: Page, game: string): Promise<void> => {
  const sheet = await begin(page, game, 'Nord');
  await sheet.getByRole('radio', { name: 'Tiefland' }).click();
  await sheet.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await untilDrawn(page);
};

/** Two realms under proposed names, each with land and a capital at its place on the screen. */
const foundRealms = async (
  page: Page,
  placeOf: (realm: number) => Promise<Spot>,
): Promise<void> => {
  await next(page, 'Reiche anlegen');
  await addParty(page);
  await page.getByRole('button', { name: /^Neue Partei/ }).click();
  await addParty(page);
  for (const realm of [0, 1]) {
    await next(page, 'Land verteilen');
    await untilDrawn(page);
    const { x, y } = await placeOf(realm);
    await page.mouse.click(x, y);
  }
  for (const realm of [0, 1]) {
    await next(page, 'Hauptstädte setzen');
    await untilDrawn(page);
    const { x, y } = await placeOf(realm);
    await page.mouse.click(x, y);
    await page.getByRole('button', { name: 'Namen vorschlagen' }).click();
    await page.getByText(/^Hauptstadt von /).click();
  }
  await untilDrawn(page);
};

test('Welt der Waben: from nothing to the printed letters of two realms', async ({ baseURL }) => {
  const page = await freshPage(baseURL, LAPTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const actions = await countActions(page);

  await test.step('a world of lowland, and the list of what is to be done', async () => {
    await beginLowland(page, 'Welt der Waben');
    await expect(bar(page)).toContainText('1 von 11 erledigt');
    await takePicture(page, 'founding-empty');
  });

  await test.step('two realms under proposed names, each with land and a capital', async () => {
    await foundRealms(page, (realm) => spotOf(page, realm === 0 ? -16 : 16));
    await takePicture(page, 'founding-land');
  });

  await test.step('players, units and gold', async () => {
    await addPlayer(page, 'Anna');
    await addPlayer(page, 'Ben');
    for (const [index, size] of ['2000', '3000'].entries()) {
      await next(page, 'Einheiten aufstellen');
      await expect(page.getByRole('textbox', { name: 'Größe' })).toBeFocused();
      await page.keyboard.type(size);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: /^Blatt / })).toBeVisible();
      await expect(bar(page).getByRole('button').first()).toHaveText(
        index === 0 ? 'Einheiten aufstellen' : 'Startschatz geben',
      );
    }
    await next(page, 'Startschatz geben');
    await expect(page.getByRole('textbox', { name: 'Betrag für alle ohne Schatz' })).toBeFocused();
    await takePicture(page, 'founding-half');
    await page.keyboard.type('5000');
    await page.keyboard.press('Enter');
  });

  await test.step('what is known is written down, the letters are written', async () => {
    await next(page, 'Wissen zu Beginn festhalten');
    await setDeadline(page);
    await writeLetters(page);
    await takePicture(page, 'founding-letters');
  });
  const count = (await actions()).length;
  test.info().annotations.push({ type: 'actions', description: String(count) });
  console.log(`Welt der Waben, from nothing to printed letters: ${count} actions`);
  expect(count).toBeLessThanOrEqual(60);

  await test.step('a realm sees its land, and not that of the other', async () => {
    await page
      .getByRole('navigation', { name: 'Bereiche' })
      .getByRole('button', { name: 'Karte' })
      .click();
    await page
      .getByRole('radio', { name: /^Sicht / })
      .first()
      .click();
    await page.keyboard.press('Home');
    await untilDrawn(page);
    await takePicture(page, 'founding-sight');
    await page.getByRole('radio', { name: 'Spielleitung' }).click();
  });

  await test.step('all is done; the list leads on to the inbox', async () => {
    await expect(bar(page)).toContainText('11 von 11 erledigt');
    await bar(page).getByRole('button', { name: 'Alle Schritte' }).click();
    await takePicture(page, 'founding-done');
    await bar(page).getByRole('button', { name: 'Zum Eingang' }).click();
    await expect(page.getByRole('heading', { name: 'Reiche' }).first()).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('Organisationsspiel: from nothing to the printed letters of two organisations', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const actions = await countActions(page);

  await test.step('two regions side by side', async () => {
    await begin(page, 'Organisationsspiel', 'Seen');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    await next(page, 'Regionen zeichnen');
    await page.getByRole('button', { name: 'Aus Waben malen' }).click();
    const box = await mapOf(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 300];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 160, y + 120, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Nächste Region beginnen' }).click();
    await page.mouse.move(x + 230, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 380, y + 120, { steps: 8 });
    await page.mouse.up();
  });

  await test.step('two organisations with their start kit, and their players', async () => {
    await next(page, 'Organisationen anlegen');
    await addParty(page);
    await page.getByRole('button', { name: /^Neue Organisation/ }).click();
    await addParty(page);
    await addPlayer(page, 'Anna');
    await addPlayer(page, 'Ben');
  });

  await test.step('the letters with board, sheet, rules and order sheet', async () => {
    await setDeadline(page);
    await writeLetters(page);
    await takePicture(page, 'founding-letters-regions');
  });
  const count = (await actions()).length;
  console.log(`Organisationsspiel, from nothing to printed letters: ${count} actions`);
  expect(count).toBeLessThanOrEqual(40);
  expect(problems).toEqual([]);
});

test('PYGMA-ISIS: from nothing to the printed letters of two realms', async ({ baseURL }) => {
  const page = await freshPage(baseURL, LAPTOP);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await beginLowland(page, 'PYGMA-ISIS');
  await expect(bar(page)).toContainText('1 von 9 erledigt');
  await foundRealms(page, async (realm) => {
    await goToField(page, realm === 0 ? '1/26' : '3/26');
    return middleOf(page);
  });
  await addPlayer(page, 'Anna');
  await addPlayer(page, 'Ben');
  await takePicture(page, 'founding-pygma');
  await next(page, 'Einwände der Regeln ansehen');
  await next(page, 'Wissen zu Beginn festhalten');
  await setDeadline(page);
  await writeLetters(page);
  await takePicture(page, 'founding-letters-pygma');
  expect(problems).toEqual([]);
});

for (const { game, players, step, hasDeadline } of [
  { game: 'Total Mörderspiel', players: 8, step: 'Spieler eintragen', hasDeadline: false },
  { game: 'Eroberung der Welt', players: 4, step: 'Personen eintragen', hasDeadline: true },
])
  test(`${game}: from nothing to the printed letters of ${String(players)} players`, async ({
    baseURL,
  }) => {
    const page = await freshPage(baseURL, LAPTOP);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await begin(page, game, 'Runde');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rundgang beenden' }).click();
    await expect(bar(page)).toContainText(/^Kampagne einrichten2 von/);
    for (let at = 1; at <= players; at += 1)
      await addPlayer(page, `Mitspieler ${String(at)}`, step);
    if (hasDeadline) await setDeadline(page);
    await writeLetters(page, players);
    await takePicture(page, `founding-letters-${String(players)}`);
    await expect(bar(page)).toContainText(/(\d) von \1 erledigt/);
    expect(problems).toEqual([]);
  });
