import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP } from './support/browser';
import { exportDialog, handOver, importDialog } from './support/exchange';
import { enter } from './support/keyboard';
import {
  actByKey,
  chooseAct,
  fieldSheet,
  fieldWidth,
  goToField,
  mapOf,
  spotOf,
  untilDrawn,
} from './support/map';
import { openExample, untilSaved } from './support/pages';
import { bandsPicture } from './support/pictures';
import { storedNow } from './support/records';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
});

const LOOKS = ['Farben', 'Zeichen', 'Kürzel', 'Schraffur', 'Politik', 'Bevölkerung', 'Buntstift'];

const view = (): Locator => page.getByRole('dialog', { name: 'Ansicht der Karte' });
const viewButton = (look: string): Locator =>
  page.getByRole('button', {
    name: look === 'Farben' ? 'Ansicht' : `Ansicht: ${look}`,
    exact: true,
  });

/** The current picture of the map, once it is drawn and no pointer is over it. */
const mapNow = async (): Promise<string> => {
  await page.mouse.move(5, 5);
  await untilDrawn(page);
  return (await mapOf(page).screenshot()).toString('base64');
};

test('every map style is chosen in the menu and by key, and each one draws another map', async () => {
  await openExample(page);
  await untilSaved(page);
  const before = await storedNow(page);
  const pictures = new Map<string, string>([['Farben', await mapNow()]]);
  for (const [index, look] of LOOKS.entries())
    await test.step(`${look} by mouse`, async () => {
      await viewButton(index === 0 ? 'Farben' : (LOOKS[index - 1] ?? '')).click();
      await view().getByRole('radio', { name: look }).click();
      await page.keyboard.press('Escape');
      await expect(view()).toHaveCount(0);
      await expect(viewButton(look)).toBeVisible();
      pictures.set(look, await mapNow());
    });
  expect(new Set(pictures.values()).size).toBe(LOOKS.length);
  await mapOf(page).focus();
  for (const look of LOOKS)
    await test.step(`${look} by key`, async () => {
      await page.keyboard.press('Shift+C');
      await expect(viewButton(look)).toBeVisible();
    });
  await actByKey(page, 'Karte als Schraffur zeigen');
  await expect(viewButton('Schraffur')).toBeVisible();
  expect(await storedNow(page)).toEqual(before);
});

test('views are saved under a name, renamed and deleted, and survive a reload', async () => {
  await openExample(page);
  await untilSaved(page);
  await page.keyboard.press('c');
  await view().getByRole('radio', { name: 'Schraffur' }).click();
  await view().getByText('Namen', { exact: true }).click();
  const name = view().getByRole('textbox', { name: 'Name der Ansicht' });
  await name.fill('Für den Kopierer');
  await view().getByRole('button', { name: 'Merken' }).click();
  await expect(view().getByText('Ansicht „Für den Kopierer“ gemerkt.')).toBeVisible();
  await view().getByRole('radio', { name: 'Farben' }).click();
  await view().getByText('Namen', { exact: true }).click();
  await view().getByRole('button', { name: '„Für den Kopierer“ umbenennen' }).click();
  await view().getByRole('textbox', { name: 'Neuer Name für „Für den Kopierer“' }).fill('Kopie');
  await page.keyboard.press('Enter');
  await expect(view().getByRole('button', { name: 'Kopie', exact: true })).toBeVisible();

  await page.reload();
  await expect(mapOf(page)).toBeVisible();
  await test.step('chosen and deleted with the keys alone', async () => {
    await mapOf(page).focus();
    await page.keyboard.press('c');
    await enter(page, view().getByRole('button', { name: 'Kopie', exact: true }));
    await expect(view().getByRole('radio', { name: 'Schraffur' })).toBeChecked();
    await expect(view().getByRole('checkbox', { name: 'Namen' })).not.toBeChecked();
    await enter(page, view().getByRole('button', { name: '„Kopie“ löschen' }));
    await expect(view().getByRole('button', { name: 'Kopie', exact: true })).toHaveCount(0);
  });
  await page.reload();
  await expect(mapOf(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(view().getByText(/^Stelle die Karte ein/)).toBeVisible();
});

test("a resting mouse shows a card of the field, in a realm's view only what it knows, and how old that is", async () => {
  await openExample(page);
  await untilSaved(page);
  await goToField(page, '009/33');
  const card = page.locator('.ww-hover-card');
  const { x, y } = await spotOf(page);
  await page.mouse.move(x, y);
  await expect(card).toContainText('009/33');
  await expect(card).toContainText('Merisha');
  await page.mouse.move(x + 40, y + 30);
  await expect(card).not.toContainText('Merisha');
  await page.getByRole('radio', { name: 'Sicht des Reichs Tharos' }).click();
  await page.mouse.move(x, y);
  await expect(card).toContainText('009/33');
  await expect(card).not.toContainText('Merisha');

  const legend = page.getByText('Zuletzt gesehen');
  await expect(legend).toBeVisible();
  await expect(page.getByText('länger her')).toBeVisible();
  const aged = await mapNow();
  await page.keyboard.press('c');
  await view().getByText('Alter des Wissens').click();
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  expect(await mapNow()).not.toBe(aged);
});

const measured = (): Locator => page.getByRole('region', { name: 'Messen' });

/** The panel after both ends are known: steps with their figures, each of which can be reckoned again. */
const checkWay = async (from: string, to: string): Promise<void> => {
  await expect(
    measured().getByText(new RegExp(`^${from} bis ${to}: \\d+ Felder? Luftlinie`)),
  ).toBeVisible();
  const rows = measured().locator('tbody tr');
  await expect(rows.last()).toContainText(new RegExp(to));
  const costs = await rows.locator('td:nth-child(3)').allInnerTexts();
  const total = costs.reduce((sum, cost) => sum + Number(cost), 0);
  await expect(measured().locator('tfoot')).toContainText(String(total));
};

test('the way between two fields is measured by mouse and with the keys, step by step with its reasons', async () => {
  await openExample(page);
  await untilSaved(page);
  const before = await storedNow(page);
  await goToField(page, '001/19');
  await page.keyboard.press('m');
  const [start, end] = [await spotOf(page), await spotOf(page, -4)];
  await page.mouse.click(start.x, start.y);
  await page.mouse.move(end.x, end.y);
  await expect(
    page.getByText(/^001\/19 bis \d{3}\/\d\d: 2 Felder; Klick misst den Weg/),
  ).toBeVisible();
  await page.mouse.click(end.x, end.y);
  await checkWay('001/19', '\\d{3}/\\d\\d');
  const walking = await measured().locator('tfoot').innerText();
  await measured()
    .getByRole('button', { name: /Wer geht/ })
    .click();
  await page.getByRole('option', { name: 'Reiter' }).click();
  await expect(measured().locator('tfoot')).not.toHaveText(walking);

  await measured().locator('tbody tr').first().getByRole('button').first().click();
  const reasons = page.getByRole('dialog', { name: 'Schwierigkeit' });
  await expect(reasons).toBeVisible();
  await expect(reasons).toContainText(/WW-\d/);
  await page.keyboard.press('Escape');
  await expect(reasons).toHaveCount(0);
  await test.step('with the keys', async () => {
    await page.keyboard.press('a');
    await goToField(page, '001/19');
    await mapOf(page).focus();
    await page.keyboard.press('m');
    await mapOf(page).focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await checkWay('001/19', '\\d{3}/\\d\\d');
    await enter(page, measured().locator('tbody tr').first().getByRole('button').last());
    const reasons = page.getByRole('dialog', { name: 'Bewegungspunkte' });
    await expect(reasons).toContainText(/WW-\d/);
    await page.keyboard.press('Escape');
    await mapOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Feld anklicken, bei dem der Weg beginnt')).toBeVisible();
  });
  expect(await storedNow(page)).toEqual(before);
});

test('bookmarks are set, shown, renamed and deleted, and can be undone', async () => {
  await openExample(page);
  await untilSaved(page);
  const origin = await storedNow(page);
  await goToField(page, 'Merisha');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(fieldSheet(page)).toContainText('009/33');
  const dialog = page.getByRole('dialog', { name: 'Lesezeichen' });
  await chooseAct(page, 'Lesezeichen …');
  await dialog.getByRole('textbox', { name: /Name der Stelle/ }).fill('Wüstenhof');
  await dialog.getByRole('button', { name: 'Setzen' }).click();
  await expect.poll(async () => (await storedNow(page)).act.name).toBe('world:command.addBookmark');
  const near = await fieldWidth(page);

  await test.step('found again with the keys alone', async () => {
    await mapOf(page).focus();
    await page.keyboard.press('f');
    await expect.poll(() => fieldWidth(page)).toBeLessThan(near);
    await page.keyboard.press('Control+b');
    await enter(page, dialog.getByRole('button', { name: 'Wüstenhof zeigen' }));
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => fieldWidth(page)).toBe(near);
    await goToField(page, 'Wüstenhof');
  });
  await test.step('renamed and deleted, and back', async () => {
    await page.keyboard.press('Control+b');
    const name = dialog.getByRole('textbox', { name: 'Name von Wüstenhof' });
    await name.fill('Oase');
    await name.press('Enter');
    await dialog.getByRole('button', { name: 'Oase löschen' }).click();
    await expect(dialog.getByText('Noch keines gesetzt.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (const name of ['renameBookmark', 'addBookmark']) {
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await storedNow(page)).act.name).toBe(`world:command.${name}`);
    }
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await storedNow(page)).digest).toBe(origin.digest);
  });
});

test('the map shows the selected fields, all of it, and its own size by key', async () => {
  await openExample(page);
  await untilSaved(page);
  await untilDrawn(page);
  await page.keyboard.press('f');
  const whole = await fieldWidth(page);
  await goToField(page, '210/19');
  await mapOf(page).focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'])
    await page.keyboard.press(key);
  await page.keyboard.press('z');
  await expect.poll(() => fieldWidth(page)).toBeGreaterThan(whole);
  const near = await fieldWidth(page);
  await page.keyboard.press('f');
  await expect.poll(() => fieldWidth(page)).toBe(whole);
  await page.keyboard.press('Shift+Z');
  await expect.poll(() => fieldWidth(page)).not.toBe(whole);
  await page.keyboard.press('z');
  await expect.poll(() => fieldWidth(page)).toBe(near);
});

test('two fingers zoom the map and paint nothing, even with the brush selected', async () => {
  await openExample(page);
  await untilSaved(page);
  await page.keyboard.press('f');
  await untilDrawn(page);
  const before = await storedNow(page);
  const width = await fieldWidth(page);
  await page.keyboard.press('b');
  const { x, y } = await spotOf(page);
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 1 },
        ...(apart === 0 ? [] : [{ x: x + apart, y, id: 2 }]),
      ],
    });
  await fingers('touchStart', 60);
  for (const apart of [75, 95, 120]) await fingers('touchMove', apart);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => fieldWidth(page)).toBeGreaterThan(1.5 * width);
  expect(await storedNow(page)).toEqual(before);

  await test.step('one finger does paint', async () => {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y, id: 1 }],
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await storedNow(page)).act.name).toBe('map:command.paint');
  });
});

for (const [size, window, theme] of [
  ['1366x768', LAPTOP, 'Hell'],
  ['1920x1080', DESKTOP, 'Dunkel'],
] as const)
  test(`axe finds nothing on the sheets of the map at ${size}, ${theme}`, async ({ baseURL }) => {
    page = await freshPage(baseURL, window);
    const found: string[] = [];
    const look = async (what: string): Promise<void> => {
      const scope = theme === 'Hell' ? 'whole' : 'look';
      found.push(...(await violationsOf(page, scope)).map((line) => `${what}: ${line}`));
    };
    const shut = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page.getByRole('radio', { name: theme }).click();
    await page.getByRole('button', { name: 'Welt der Waben' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await look('new world');
    await page.keyboard.press('Escape');
    await openExample(page);
    await untilSaved(page);
    await mapOf(page).focus();
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('complementary', { name: 'Auswahl' })).toBeVisible();
    await look('selection');
    await page.keyboard.press('Control+Shift+E');
    await expect(exportDialog(page)).toBeVisible();
    await look('export');
    await shut();
    const foreign = { name: 'fremd.txt', bytes: Buffer.from('0101 sea\n0102 glass waste\n') };
    await handOver(page, foreign, () => chooseAct(page, 'Karte einlesen …'));
    await expect(importDialog(page).getByText('Noch 1 Name ohne Gelände.')).toBeVisible();
    await look('import');
    await shut();
    await page.keyboard.press('c');
    await expect(view()).toBeVisible();
    await look('view');
    await shut();
    for (const [act, name] of [
      ['Reiche …', /Reiche/],
      ['Großfelder nummerieren …', /Großfelder nummerieren/],
    ] as const) {
      await chooseAct(page, act);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await look(act);
      await shut();
    }
    await goToField(page, '001/19');
    await page.keyboard.press('m');
    await mapOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(measured().locator('tfoot')).toBeVisible();
    await look('measure');
    const bytes = await bandsPicture(page, [
      ['#c0d8e0', 0.5],
      ['#d8e2b8', 0.5],
    ]);
    await handOver(page, { name: 'Karte.png', bytes }, () =>
      chooseAct(page, 'Karte durchpausen …'),
    );
    const suggest = page.getByRole('button', { name: 'Gelände vorschlagen' });
    await expect(suggest).toBeVisible();
    await look('tracing');
    await suggest.click();
    await expect(page.getByRole('region', { name: 'Gelände aus den Farben' })).toBeVisible();
    await look('suggestion');
    expect(found).toEqual([]);
  });
