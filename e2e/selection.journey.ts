import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage } from './support/browser';
import {
  expectOneEntry,
  expectStep,
  foundRealm,
  type UndoMeans,
  jumpTo,
  makeWorld,
  placeOf,
  ROW,
  TEN,
} from './support/editor';
import { storedNow } from './support/records';
import {
  draw,
  landNow,
  pickOne,
  pressButton,
  type Spot,
  takeBackTo,
  toMap,
  touch,
  walk,
} from './support/strokes';

/** The field in the middle of the map of ten Großfelder. */
const HOME = '004/24';

/** All fields of the world. */
const ALL = TEN.columns * TEN.rows * 48;

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The name of a button with or without its key behind it. */
const startingWith = (name: string): RegExp => new RegExp(`^${name}( |$)`);

const panelOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Auswahl', exact: true });

const expectChosen = (page: Page, count: number): Promise<void> =>
  expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(
    `${count.toLocaleString('de-DE')} Felder`,
  );

const expectNothingChosen = (page: Page): Promise<void> => expect(panelOf(page)).toHaveCount(0);

const takeTool = async (page: Page, means: UndoMeans, name: string, key: string): Promise<void> => {
  if (means === 'mouse') await button(page, name).click();
  else await page.keyboard.press(key);
  await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
};

const takeInk = (page: Page, means: UndoMeans, name: 'Gelände' | 'Auswahl'): Promise<void> =>
  pickOne(
    page,
    means,
    page
      .getByRole('radiogroup', { name: 'Was gezeichnet wird' })
      .getByRole('radio', { name, exact: true }),
  );

/** Presses a button of the sheet of the choice. */
const press = (page: Page, means: UndoMeans, name: string): Promise<void> =>
  pressButton(page, means, panelOf(page).getByRole('button', { name: startingWith(name) }));

/** Chooses from a list of the sheet: with the mouse, or by typing its first letters. */
const pickFrom = async (
  page: Page,
  means: UndoMeans,
  list: string,
  name: string,
): Promise<void> => {
  const opener = panelOf(page)
    .getByRole('button', { name: new RegExp(` ${list}$`) })
    .and(page.locator('[aria-haspopup="listbox"]'));
  await pressButton(page, means, opener);
  const option = page.getByRole('option', { name, exact: true });
  if (means === 'mouse') await option.click();
  else {
    await page.keyboard.type(name);
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(opener).toContainText(name);
};

/** Draws a rectangle of terrain whose keys are given, and goes back to choosing. */
const paint = async (page: Page, keys: readonly string[], from: Spot, to: Spot): Promise<void> => {
  await page.keyboard.press('r');
  for (const key of keys) await page.keyboard.press(key);
  await expectOneEntry(page, { name: 'map:command.paint' }, () => draw(page, 'mouse', from, to));
  await page.keyboard.press('a');
};

/** Selects a rectangle: with the shape and the tool for it. */
const chooseBox = async (page: Page, means: UndoMeans, from: Spot, to: Spot): Promise<void> => {
  await takeTool(page, means, 'Rechteck', 'r');
  await takeInk(page, means, 'Auswahl');
  await draw(page, means, from, to);
};

const FOREST = ['2', 'w'] as const;
const FOREST_FIELDS = 4 + 3 + 4;

const chooseByMouse = async (page: Page): Promise<void> => {
  const { act } = await storedNow(page);
  const at = (right: number, rows: number) => placeOf(page, right, rows * ROW);
  const click = async (right: number, rows: number, key?: 'Shift' | 'Control') => {
    const { x, y } = await at(right, rows);
    if (key !== undefined) await page.keyboard.down(key);
    await page.mouse.click(x, y);
    if (key !== undefined) await page.keyboard.up(key);
  };
  await click(2, 0, 'Control');
  await expectChosen(page, 2);
  await click(4, 2, 'Control');
  await expectChosen(page, 3);
  await click(2, 0, 'Control');
  await expectChosen(page, 2);
  await click(0, 0);
  await expectNothingChosen(page);
  await click(5, 0, 'Shift');
  await expectChosen(page, 6);
  await chooseBox(page, 'mouse', [0, 2], [3, 4]);
  await expectChosen(page, 11);
  await page.keyboard.down('Shift');
  await draw(page, 'mouse', [5, 2], [6, 2]);
  await page.keyboard.up('Shift');
  await expectChosen(page, 13);
  await page.keyboard.down('Control');
  await draw(page, 'mouse', [0, 2], [3, 2]);
  await page.keyboard.up('Control');
  await expectChosen(page, 9);
  await takeTool(page, 'mouse', 'Lasso', 'o');
  await draw(page, 'mouse', [-0.2, -4.2], [3.2, -4.2], [3.2, -1.8], [-0.2, -1.8]);
  await expectChosen(page, 11);
  await press(page, 'mouse', 'Umkehren');
  await expectChosen(page, ALL - 11);
  await press(page, 'mouse', 'Aufheben');
  await expectNothingChosen(page);
  expect((await storedNow(page)).act).toEqual(act);
};

const chooseByKeys = async (page: Page): Promise<void> => {
  const { act } = await storedNow(page);
  await page.keyboard.down('Shift');
  await walk(page, [0, 0], [5, 0]);
  await page.keyboard.up('Shift');
  await expectChosen(page, 6);
  await page.keyboard.press('Control+Enter');
  await expectChosen(page, 5);
  await page.keyboard.press('Control+Enter');
  await expectChosen(page, 6);
  await walk(page, [5, 0], [0, 0]);
  await page.keyboard.press('Escape');
  await expectNothingChosen(page);
  await chooseBox(page, 'keys', [0, 2], [3, 4]);
  await expectChosen(page, 11);
  await takeTool(page, 'keys', 'Lasso', 'o');
  await draw(page, 'keys', [0, -4], [2, -2], [2, -2], [0, -2]);
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(/^[89] Felder$/);
  await page.keyboard.press('Control+a');
  await expectChosen(page, ALL);
  await page.keyboard.press('Control+i');
  await expectNothingChosen(page);
  await page.keyboard.press('Shift+A');
  const asking = page.getByRole('dialog', { name: 'Felder suchen' });
  await expect(asking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  expect((await storedNow(page)).act).toEqual(act);
};

const alike = async (page: Page): Promise<void> => {
  await paint(page, FOREST, [0, 2], [3, 4]);
  await takeTool(page, 'mouse', 'Auswählen', 'a');
  await page.keyboard.down('Control');
  await touch(page, 'mouse', [1, 2]);
  await touch(page, 'mouse', [2, 2]);
  await page.keyboard.up('Control');
  await touch(page, 'mouse', [1, 2]);
  await page.keyboard.down('Shift');
  await touch(page, 'mouse', [2, 2]);
  await page.keyboard.up('Shift');
  await press(page, 'mouse', 'Gleiches Gelände');
  await expectChosen(page, FOREST_FIELDS);

  await expect(panelOf(page)).toContainText('110.000 km²');
  const figure = panelOf(page).getByRole('button', { name: 'Einwohner: 165.000' });
  await pressButton(page, 'mouse', figure);
  const derivation = page.getByRole('dialog', { name: 'Einwohner' });
  await expect(derivation).toContainText('WW-2.2-09');
  await expect(derivation).toContainText('11 Felder zu 15.000');
  await expect(derivation).toContainText('165.000');
  await expect(derivation).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(derivation).toHaveCount(0);

  await press(page, 'mouse', 'Gleicher Besitz');
  await expectChosen(page, ALL);
  await press(page, 'mouse', 'Aufheben');
  await expectNothingChosen(page);

  await page.keyboard.press('Control+i');
  await press(page, 'mouse', 'Felder suchen');
  const asking = page.getByRole('dialog', { name: 'Felder suchen' });
  const ask = (group: string, name: string): Promise<void> =>
    pressButton(
      page,
      'mouse',
      asking.getByRole('group', { name: group }).getByRole('button', { name, exact: true }),
    );
  await pressButton(page, 'mouse', asking.getByRole('button', { name: 'Zurücksetzen' }));
  await ask('Gelände', 'Hochland-Wald');
  await expect(asking.getByRole('status')).toHaveText('11 Felder gefunden');
  await ask('Höhe', '1');
  await expect(asking.getByRole('status')).toHaveText('Kein Feld gefunden');
  await ask('Höhe', '1');
  await expect(asking.getByRole('status')).toHaveText('11 Felder gefunden');
  await pressButton(page, 'mouse', asking.getByRole('button', { name: 'Auswählen', exact: true }));
  await expectChosen(page, FOREST_FIELDS);
};

const setAll = async (page: Page): Promise<void> => {
  await paint(page, FOREST, [0, 2], [3, 4]);
  await chooseBox(page, 'keys', [0, 0], [5, 4]);
  await expectChosen(page, 28);
  await pickFrom(page, 'keys', 'Nur wo jetzt ist', 'Hochland-Wald');
  await pickFrom(page, 'keys', 'Gelände', 'Tiefland-Sumpf');
  const replaced = { count: FOREST_FIELDS, fromTerrain: 'hwa', terrain: 'tsu' };
  await expectStep(page, 'keys', { name: 'paint:command.replace', about: replaced }, () =>
    press(page, 'keys', 'Ersetzen'),
  );
  await pickFrom(page, 'keys', 'Gelände', 'Tiefland-Seengebiet');
  const set = { count: 28, terrain: 'tse' };
  await expectStep(page, 'keys', { name: 'map:command.paint', about: set }, () =>
    press(page, 'keys', 'Setzen'),
  );
  await expectStep(
    page,
    'keys',
    { name: 'paint:command.own', about: { count: 28, party: 'nor' } },
    () => press(page, 'keys', 'Geben'),
  );
  await expectStep(page, 'keys', { name: 'paint:command.difficulty2', about: { count: 28 } }, () =>
    press(page, 'keys', 'Extrem'),
  );
  await expectStep(page, 'keys', { name: 'paint:command.freeze', about: { count: 28 } }, () =>
    press(page, 'keys', 'Zufrieren'),
  );
  await expectStep(
    page,
    'keys',
    { name: 'paint:command.clear', about: { count: 28, terrain: 'w' } },
    () => page.keyboard.press('Delete'),
  );
  const { terrains, owners, difficult } = await landNow(page);
  expect([Object.keys(terrains), terrains['w']?.length]).toEqual([['w'], 28]);
  expect([owners, difficult]).toEqual([{}, []]);
};

const carry = async (page: Page): Promise<void> => {
  await paint(page, FOREST, [0, 2], [3, 4]);
  await paint(page, ['4', 'n'], [0, 2], [1, 2]);
  await chooseBox(page, 'keys', [0, 2], [3, 4]);
  await expectChosen(page, FOREST_FIELDS);
  await press(page, 'keys', 'Geben');
  await expect.poll(async () => (await landNow(page)).owners).toHaveProperty('nor');
  const forest = async () => (await landNow(page)).terrains['hwa']?.length;

  const { act } = await storedNow(page);
  await page.keyboard.press('Control+c');
  await expect(page.locator('.ww-map-hint')).toContainText('11 Felder kopiert');
  expect((await storedNow(page)).act).toEqual(act);

  await page.keyboard.press('Control+v');
  await expect(page.getByText('Kopie von 11 Feldern')).toBeVisible();
  const put = (spot: Spot): Promise<void> => touch(page, 'keys', spot);
  await expectStep(page, 'keys', { name: 'paint:command.paste', about: { count: 11 } }, () =>
    put([2, -2]),
  );
  expect(await forest()).toBe(2 * 9);

  const before = await landNow(page);
  for (let sixth = 0; sixth < 6; sixth += 1) await page.keyboard.press('q');
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await put([2, -2]);
  expect(await landNow(page)).toEqual(before);
  await page.keyboard.press('q');
  await page.keyboard.press('x');
  await expectStep(page, 'keys', { name: 'paint:command.paste' }, () => put([2, -2]));
  expect((await landNow(page)).terrains).not.toEqual(before.terrains);

  const palette = page.getByRole('complementary', { name: 'Zeichenwerkzeug' });
  const part = palette.getByRole('checkbox', { name: 'Gelände', exact: true });
  await pressButton(page, 'keys', part);
  await expect(part).not.toBeChecked();
  const { terrains } = await landNow(page);
  await expectStep(page, 'keys', { name: 'paint:command.paste' }, () => put([-3, -1]));
  const bare = await landNow(page);
  expect(bare.terrains).toEqual(terrains);
  expect(bare.owners['nor']?.length).toBeGreaterThan(22);
  await pressButton(page, 'keys', part);
  await expect(part).toBeChecked();

  await toMap(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Auswählen')).toHaveAttribute('aria-pressed', 'true');
  await expectChosen(page, FOREST_FIELDS);
  const cut = { count: FOREST_FIELDS, terrain: 'w' };
  await expectStep(page, 'keys', { name: 'paint:command.cut', about: cut }, () =>
    page.keyboard.press('Control+x'),
  );
  const left = await landNow(page);
  expect(left.terrains['w']).toHaveLength(FOREST_FIELDS);
  await page.keyboard.press('Control+v');
  await expectStep(page, 'keys', { name: 'paint:command.paste' }, () => put([2, 3]));
};

const WALKS: readonly (readonly [what: string, walk: (page: Page) => Promise<void>])[] = [
  [
    'with the mouse fields are chosen one by one, as a run, by rectangle and by lasso',
    chooseByMouse,
  ],
  ['with the keys fields are chosen one by one, as a run, by rectangle and by lasso', chooseByKeys],
  ['fields alike and fields that answer a question, by mouse', alike],
  ['everything is set for all chosen fields at once, by keyboard', setAll],
  ['land is copied, cut, turned, mirrored and put down in parts, by keyboard', carry],
];

test('fields are selected, set together, copied and pasted, by mouse and by keyboard, and all of it can be undone', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await makeWorld(page, TEN);
  await foundRealm(page, 'Nordmark');
  const start = await storedNow(page);
  for (const [what, walk] of WALKS)
    await test.step(what, async () => {
      await jumpTo(page, HOME);
      await page.keyboard.press('a');
      await walk(page);
      await takeBackTo(page, start.act.seq);
      expect((await storedNow(page)).digest).toBe(start.digest);
      await page.keyboard.press('a');
      if (await panelOf(page).isVisible()) await press(page, 'mouse', 'Aufheben');
      await expectNothingChosen(page);
    });
});
