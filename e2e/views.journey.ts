import { expect, type Locator, type Page, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, LAPTOP } from './support/browser';
import { exportDialog, handOver, importDialog } from './support/exchange';
import { enter } from './support/keyboard';
import { chooseAct, fieldWidth, goToField, mapOf, spotOf, untilDrawn } from './support/map';
import { openExample, untilSaved } from './support/pages';
import { bandsPicture } from './support/pictures';
import { storedNow } from './support/records';

let page: Page;
test.beforeEach(async ({ baseURL }) => {
  page = await freshPage(baseURL, DESKTOP);
});

const view = (): Locator => page.getByRole('dialog', { name: 'Ansicht der Karte' });
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
