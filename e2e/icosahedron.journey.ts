import { DESKTOP, freshPage } from './support/browser';
import { clickAt, expectStep, hintOf, jumpTo, pick, placeOf } from './support/editor';
import { storedNow } from './support/records';
import { choose } from './support/artefacts';
import { chooseByKeys, enter, tabTo } from './support/keyboard';
import { actByKey, chooseAct, fieldSheet, untilDrawn } from './support/map';
import { switchToEnglish } from './support/pages';
import { expect, type Page, test } from './support/test';

/** A field at cut A of the small world, and the one it touches over the cut in direction 2. */
const HERE = '001/42';
const BEYOND = '008/21';

test('a world on its icosahedron by mouse: founded, painted over a cut, turned as a globe', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await page.getByRole('button', { name: 'Welt der Waben' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rund');
  await page.getByRole('radio', { name: 'Ikosaeder' }).click();
  await choose(page, page.getByRole('button', { name: /Größe/ }), /^Klein: 45 Großfelder/);
  await expect(page.getByText('45 Großfelder, 1.442 Kleinfelder.')).toBeVisible();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await untilDrawn(page);
  await jumpTo(page, HERE);
  await pick(page, 'Geländepinsel');
  await expectStep(page, 'mouse', { name: 'map:command.paint', about: { count: 7 } }, () =>
    clickAt(page, 0, 0),
  );
  await jumpTo(page, BEYOND);
  await expect(fieldSheet(page)).toContainText('Tiefland');
  await chooseAct(page, 'Globus …');
  const globe = page.getByRole('dialog', { name: 'Globus' });
  await expect(globe.getByRole('status')).toHaveText(`In der Mitte: ${BEYOND}, Tiefland`);
  const box = await globe.getByRole('application').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 310, (box?.y ?? 0) + 250];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(globe.getByRole('status')).not.toContainText(BEYOND);
  const middle = (await globe.getByRole('status').innerText()).slice(14, 20);
  await globe.getByRole('button', { name: 'Auf der Karte zeigen' }).click();
  await expect(fieldSheet(page)).toContainText(middle);
  await cutElsewhere(page);
  await cutOut(page);
});

/** The field beyond the cut lies beside the one before it, is painted there, and the net goes back. */
const cutElsewhere = async (page: Page): Promise<void> => {
  const told = hintOf(page);
  await jumpTo(page, HERE);
  const before = await storedNow(page);
  await pick(page, 'Auswählen');
  const { x, y } = await placeOf(page, 0, 0);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Hier ganz zeigen' }).click();
  await expect(told).toContainText(`um ${HERE} liegt alles beieinander`);
  await untilDrawn(page);
  await page.keyboard.press('ArrowRight');
  await expect(fieldSheet(page)).toContainText(BEYOND);
  expect(await storedNow(page)).toEqual(before);
  await chooseAct(page, 'Netz wie gewohnt zeigen');
  await expect(told).toContainText('wieder geschnitten wie gewohnt');
};

/** A part of the world as a file of its own. */
const cutOut = async (page: Page): Promise<void> => {
  await jumpTo(page, HERE);
  await chooseAct(page, 'Segment herauslösen …');
  const sheet = page.getByRole('dialog', { name: 'Segment herauslösen' });
  await expect(sheet.getByRole('status')).toContainText('Ein Großfeld: 001.');
  await sheet.getByRole('textbox', { name: 'Ringe' }).fill('1');
  await sheet.getByRole('textbox', { name: 'Name' }).click();
  await expect(sheet.getByRole('status')).toContainText('008');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Als Datei speichern' }).click();
  expect((await download).suggestedFilename()).toContain('Segment');
  await expect(sheet).toBeHidden();
};

const foundByKeys = async (page: Page): Promise<void> => {
  await enter(page, page.getByRole('button', { name: 'Welt der Waben' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Round');
  await tabTo(page, page.getByRole('radio', { name: 'With edges' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await chooseByKeys(page, page.getByRole('button', { name: /Size/ }), /^Small: 45 Großfelder/);
  await enter(page, page.getByRole('button', { name: 'Create', exact: true }));
  await enter(page, page.getByRole('button', { name: 'End the tour' }));
  await untilDrawn(page);
};

test('a world on its icosahedron by keyboard in English: the cursor walks over a cut, the globe turns', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP);
  await switchToEnglish(page);
  await foundByKeys(page);
  await page.keyboard.press('g');
  await page.keyboard.type(HERE);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: 'Sheet of the field' });
  await expect(sheet).toContainText(HERE);
  await page.keyboard.press('ArrowRight');
  await expect(sheet).toContainText(BEYOND);
  await actByKey(page, 'Globe');
  const globe = page.getByRole('dialog', { name: 'Globe' });
  await expect(globe.getByRole('status')).toContainText(BEYOND);
  await tabTo(page, globe.getByRole('application'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(globe.getByRole('status')).not.toContainText(BEYOND);
  const middle = (await globe.getByRole('status').innerText()).slice(15, 21);
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText(middle);
  await page.keyboard.press('Shift+N');
  await expect(hintOf(page)).toContainText(`round ${middle} everything lies joined`);
  await untilDrawn(page);
  await actByKey(page, 'Show the net as usual');
  await expect(hintOf(page)).toContainText('cut as usual again');
});
