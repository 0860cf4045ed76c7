import { expect, type Locator, type Page } from '@playwright/test';
import { headNow, type Stored, storedNow } from './records';

/** A world as it is ordered on the sheet for new worlds. */
export interface WorldOrder {
  readonly columns: number;
  readonly rows: number;
  /** Words of the sheet; absent = lowland, where every tool may work. */
  readonly beginning?: 'Wasser' | 'Tiefland';
  readonly name?: string;
}

/** Ten Großfelder, and a thousand. */
export const TEN = { columns: 5, rows: 2, name: 'Zehn Großfelder' } as const;
export const THOUSAND = { columns: 40, rows: 25, name: 'Tausend Großfelder' } as const;

/** The map. */
export function mapOf(page: Page): Locator {
  return page.getByRole('application');
}

/** The sheet of the chosen field. */
export function sheetOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Blatt des Feldes' });
}

/** Makes a world from the start page, ends the tour and waits for the map. */
export async function makeWorld(
  page: Page,
  { columns, rows, beginning = 'Tiefland', name = 'Werkbank' }: WorldOrder,
): Promise<void> {
  await page.getByRole('button', { name: 'Welt der Waben' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Großfelder nebeneinander' }).fill(String(columns));
  await page.getByRole('textbox', { name: 'Großfelder untereinander' }).fill(String(rows));
  await page.getByRole('radio', { name: beginning }).click();
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await untilDrawn(page);
}

/** Waits until nothing in sight is left to be drawn. */
export function untilDrawn(page: Page): Promise<void> {
  return expect(mapOf(page)).toHaveAttribute('data-drawn', 'true');
}

/** Goes to a field with the key for it: it is chosen, in the middle of the map, and the map has the keyboard. */
export async function jumpTo(page: Page, field: string): Promise<void> {
  await page.keyboard.press('g');
  await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill(field);
  await page.keyboard.press('Enter');
  await expect(sheetOf(page)).toContainText(field);
  await expect(mapOf(page)).toBeFocused();
  await untilDrawn(page);
}

/** A place on the screen, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places of the map, in field widths to the right of and below the middle of what is in sight. */
export function placesOf(
  page: Page,
  spots: readonly (readonly [right: number, down: number])[],
): Promise<readonly Place[]> {
  return mapOf(page).evaluate((map, wanted) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    const words = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
    const scale = words.find((text) => /^Feldbreite \d+ px$/.test(text)) ?? '';
    const field = Number(/\d+/.exec(scale)?.[0]);
    return wanted.map(([right, down]) => ({
      x: left + width / 2 + right * field,
      y: top + height / 2 + down * field,
    }));
  }, spots);
}

/** One place of the map (see `placesOf`). */
export async function placeOf(page: Page, right: number, down: number): Promise<Place> {
  return (await placesOf(page, [[right, down]]))[0] ?? { x: NaN, y: NaN };
}

/** Distance of two rows of fields, in field widths. */
export const ROW = Math.sqrt(3) / 2;

/** Presses at a place of the map and releases. */
export async function clickAt(page: Page, right: number, down: number): Promise<void> {
  const { x, y } = await placeOf(page, right, down);
  await page.mouse.click(x, y);
}

/** Drags from place to place of the map, each in field widths from the middle of what is in sight. */
export async function drag(
  page: Page,
  ...places: readonly (readonly [right: number, down: number])[]
): Promise<void> {
  const [start, ...others] = await placesOf(page, places);
  if (start === undefined) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** How the GM takes a step back and forward again. */
export type UndoMeans = 'mouse' | 'keys';

export function undo(page: Page, means: UndoMeans): Promise<void> {
  return means === 'keys'
    ? page.keyboard.press('Control+z')
    : page.getByRole('button', { name: 'Rückgängig' }).click();
}

export function redo(page: Page, means: UndoMeans): Promise<void> {
  return means === 'keys'
    ? page.keyboard.press('Control+y')
    : page.getByRole('button', { name: 'Wiederholen' }).click();
}

/** Expected result of one gesture. */
interface Step {
  /** Text key of the command. */
  readonly name: string;
  /** Parts of the parameters of the command. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** Waits until something has been written since. */
const untilStored = (page: Page, { act }: Stored, what: string): Promise<void> =>
  expect
    .poll(async () => (await headNow(page)).revision, {
      message: `${what} is stored`,
      intervals: [20, 50, 100],
    })
    .toBeGreaterThan(act.revision);

/** Does something that must be one journal entry, and returns what is on the disk before and after. */
export async function expectOneEntry(
  page: Page,
  { name, about = {} }: Step,
  gesture: () => Promise<void>,
): Promise<{ readonly before: Stored; readonly after: Stored }> {
  const before = await storedNow(page);
  await gesture();
  await untilStored(page, before, name);
  const after = await storedNow(page);
  expect(after.act).toMatchObject({ name, about, revision: before.act.revision + 1 });
  expect(after.digest).not.toBe(before.digest);
  return { before, after };
}

/**
 * Does something that must be one journal entry; undo restores every row on the disk, redo every row of the new state.
 */
export async function expectStep(
  page: Page,
  means: UndoMeans,
  step: Step,
  gesture: () => Promise<void>,
): Promise<void> {
  const { before, after } = await expectOneEntry(page, step, gesture);
  await undo(page, means);
  await untilStored(page, after, `the way back from ${step.name}`);
  const undone = await storedNow(page);
  expect(undone.digest, `${step.name} is undone`).toBe(before.digest);
  await redo(page, means);
  await untilStored(page, undone, `the way forward to ${step.name}`);
  expect((await storedNow(page)).digest, `${step.name} is done again`).toBe(after.digest);
}

/** Founds a realm through the menu of the map. */
export async function foundRealm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Karte', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Reiche …' }).click();
  await page.getByRole('button', { name: 'Neues Reich' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectOneEntry(page, { name: 'places:command.foundRealm', about: { name } }, () =>
    page.getByRole('button', { name: 'Anlegen', exact: true }).click(),
  );
  await page.getByRole('button', { name: 'Schließen', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Gives the chosen field another height with the brush and the keys: `0` is water, `1` lowland, `4` the peaks. */
export async function raise(page: Page, height: 0 | 1 | 2 | 3 | 4): Promise<void> {
  for (const key of ['b', ',', ',', ',', String(height)]) await page.keyboard.press(key);
  await expectOneEntry(page, { name: 'map:command.paint', about: { count: 1 } }, () =>
    page.keyboard.press('Enter'),
  );
}

/** Presses keys one after another. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Takes a tool out of the palette. */
export function pick(page: Page, tool: string): Promise<void> {
  return page
    .getByRole('toolbar', { name: 'Werkzeuge' })
    .getByRole('button', { name: tool, exact: true })
    .click();
}

/** Hint of the status line about the gesture. */
export function hintOf(page: Page): Locator {
  return page.locator('.ww-map-hint');
}

/** The question that is asked where the rules object. */
export function objectionOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Die Regeln sprechen dagegen' });
}
