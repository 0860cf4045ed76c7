import { expect, type Locator, type Page, test } from './support/test';
import { DESKTOP, freshPage } from './support/browser';
import {
  clickAt,
  drag,
  expectOneEntry,
  expectStep,
  hintOf,
  jumpTo,
  makeWorld,
  pick,
  press,
  TEN,
  THOUSAND,
  untilDrawn,
} from './support/editor';
import { storedNow } from './support/records';

/** From the middle of a Großfeld to that of a neighbour, in field widths. */
const NORTH = [0, -6.9] as const;
const NORTH_WEST = [-6, -3.5] as const;
const SOUTH = [0, 6.9] as const;

/** A seed, so that every run draws the same land. */
const SEED = 'Morgenwind';

const openAct = async (page: Page, act: string): Promise<void> => {
  await page.getByRole('button', { name: 'Karte', exact: true }).last().click();
  await page.getByRole('menuitem', { name: act }).click();
};

const progressOf = (page: Page): Locator => page.getByRole('progressbar');

const readyOf = (page: Page): Locator =>
  page.getByText(/Kleinfelder · .*Derselbe Startwert gibt dieselbe Welt/);

/** Fills the sheet for a new world that is to be generated. */
const planGenerated = async (page: Page, order: typeof TEN | typeof THOUSAND): Promise<void> => {
  await page.getByRole('button', { name: 'Welt der Waben' }).click();
  await page.getByRole('textbox', { name: 'Großfelder nebeneinander' }).fill(String(order.columns));
  await page.getByRole('textbox', { name: 'Großfelder untereinander' }).fill(String(order.rows));
  await page.getByRole('radio', { name: 'Erzeugt' }).click();
  await page.getByRole('textbox', { name: 'Startwert' }).fill(SEED);
};

/** Makes the world that has been planned. */
const make = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await untilDrawn(page);
};

const optionsOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Zeichenwerkzeug' });

const optionOf = (page: Page, name: string | RegExp): Locator =>
  optionsOf(page).getByRole('button', { name });

/** In a world without a free number none is added, until one is removed. */
const full = async (page: Page): Promise<void> => {
  await jumpTo(page, '001/26');
  await pick(page, 'Großfelder');
  const { digest } = await storedNow(page);
  await clickAt(page, ...NORTH);
  await expect(hintOf(page)).toContainText('Alle tausend Nummern sind vergeben');
  expect((await storedNow(page)).digest).toBe(digest);
  await jumpTo(page, '040/26');
  await expectStep(page, 'mouse', { name: 'world:command.shrink' }, () =>
    optionOf(page, 'Entfernen').click(),
  );
};

/** A number nobody has among ten. */
const SPARE = '500';

const byMouse = async (page: Page): Promise<void> => {
  await jumpTo(page, '001/26');
  await pick(page, 'Großfelder');
  await expectStep(page, 'mouse', { name: 'world:command.grow', about: { count: 1 } }, () =>
    clickAt(page, ...NORTH),
  );
  await expectStep(page, 'mouse', { name: 'world:command.move' }, () =>
    drag(page, NORTH, NORTH_WEST),
  );
  await expectStep(page, 'mouse', { name: 'world:command.move', about: { no: '001' } }, () =>
    drag(page, [0, 0], SOUTH),
  );
  await clickAt(page, ...NORTH_WEST);
  await expectStep(page, 'mouse', { name: 'world:command.shrink' }, () =>
    optionOf(page, 'Entfernen').click(),
  );
  await jumpTo(page, '001/26');
  await optionsOf(page).getByRole('textbox', { name: 'Nummer' }).fill('002');
  await expect(optionsOf(page)).toContainText('schon vergeben');
  await expect(optionOf(page, 'Ändern')).toBeDisabled();
  await optionsOf(page).getByRole('textbox', { name: 'Nummer' }).fill(SPARE);
  await expectOneEntry(
    page,
    { name: 'world:command.renumber', about: { old: '001', no: SPARE } },
    () => optionOf(page, 'Ändern').click(),
  );
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await jumpTo(page, '001/26');
  await expectStep(page, 'mouse', { name: 'world:command.grow', about: { count: 5 } }, () =>
    optionOf(page, 'Eine Reihe im Süden anlegen').click(),
  );
  await page.getByRole('button', { name: 'Rückgängig' }).click();
};

const generated = async (page: Page): Promise<void> => {
  await openAct(page, 'Welt erzeugen …');
  const sheet = page.getByRole('dialog', { name: 'Welt erzeugen' });
  await sheet.getByRole('textbox', { name: 'Startwert' }).fill('Abendrot');
  await expect(readyOf(page)).toBeVisible({ timeout: 60_000 });
  await expectStep(
    page,
    'mouse',
    { name: 'world:command.generate', about: { seed: 'Abendrot' } },
    () => sheet.getByRole('button', { name: 'Übernehmen' }).click(),
  );
};

const WALKS: readonly (readonly [what: string, walk: (page: Page) => Promise<void>])[] = [
  ['Großfelder by mouse: added, moved, exchanged, renumbered, removed', byMouse],
  ['land is generated over the open world as one step', generated],
];

test('ten Großfelder are added to, moved, numbered and generated', async ({ baseURL }) => {
  const page = await freshPage(baseURL, DESKTOP);
  await makeWorld(page, TEN);
  for (const [what, walk] of WALKS) await test.step(what, () => walk(page));
});

test('the largest world is generated while the sheet responds; full, it takes no more; one command over all of it is undone', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await planGenerated(page, THOUSAND);
  await test.step('the sheet responds while the land is generated, and stops on request', async () => {
    await expect(progressOf(page)).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(THOUSAND.name);
    await expect(progressOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anlegen', exact: true })).toBeDisabled();
    await page.locator('.ww-progress').getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByText('Angehalten.')).toBeVisible();
    await page.getByRole('button', { name: 'Weiter erzeugen' }).click();
    await expect(readyOf(page)).toContainText('48.000', { timeout: 60_000 });
  });
  await make(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(THOUSAND.name);
  await full(page);
  await test.step('every field of it is drawn over in one command', async () => {
    await jumpTo(page, '500/24');
    await page.keyboard.press('Control+a');
    await expectStep(page, 'keys', { name: 'paint:command.clear' }, () =>
      page.keyboard.press('Delete'),
    );
    await page.keyboard.press('Escape');
  });
  await test.step('one field of it is painted with the brush', async () => {
    await press(page, 'b', '3');
    await expectStep(page, 'keys', { name: 'map:command.paint' }, () => press(page, 'Enter'));
  });
});
