import { expect, type Locator, type Page } from '@playwright/test';
import { type UndoMeans, mapOf, placeOf, placesOf, ROW } from './editor';
import { tabTo } from './keyboard';
import { headNow } from './records';

/** What differs from bare ground on the disk: addresses by terrain, by owner, and those marked as difficult. */
export interface Land {
  readonly terrains: Readonly<Record<string, readonly string[]>>;
  readonly owners: Readonly<Record<string, readonly string[]>>;
  readonly difficult: readonly string[];
}

/** Reads the land of the campaign opened last from the disk, without the fields of one terrain. */
export function landNow(page: Page, ground = 't'): Promise<Land> {
  return page.evaluate(async (plain) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    interface Head {
      readonly id: string;
      readonly openedAt: string;
    }
    interface Row {
      readonly path: readonly string[];
      readonly value: {
        readonly terrain: readonly string[];
        readonly owner: readonly (string | null)[];
        readonly difficulty: Readonly<Record<string, number>>;
      };
    }
    const database = await done(indexedDB.open('wabenwart'));
    const tables = database.transaction(['campaigns', 'rows'], 'readonly');
    const heads = (await done(tables.objectStore('campaigns').getAll())) as Head[];
    const [head] = heads.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
    if (head === undefined) throw new Error('There is no campaign.');
    const path = ['world', 'map', 'grossfelder'];
    const sheets = IDBKeyRange.bound([head.id, path], [head.id, [...path, []]]);
    const rows = (await done(tables.objectStore('rows').getAll(sheets))) as Row[];
    database.close();
    const terrains: Record<string, string[]> = {};
    const owners: Record<string, string[]> = {};
    const difficult: string[] = [];
    for (const { path: place, value } of rows) {
      const at = (index: number): string =>
        `${place.at(-1) ?? ''}/${String(index + 1).padStart(2, '0')}`;
      value.terrain.forEach((key, index) => {
        if (key !== plain) (terrains[key] ??= []).push(at(index));
      });
      value.owner.forEach((party, index) => {
        if (party !== null) (owners[party] ??= []).push(at(index));
      });
      difficult.push(...Object.keys(value.difficulty).map((index) => at(Number(index))));
    }
    return { terrains, owners, difficult };
  }, ground);
}

/** Presses a key that goes through the history until the act of a number is in force. */
const goThroughTo = async (page: Page, key: string, seq: number): Promise<void> => {
  const seqNow = async (): Promise<number> => (await headNow(page)).seq;
  for (let now = await seqNow(); now !== seq; now = await seqNow()) {
    await page.keyboard.press(key);
    await expect
      .poll(seqNow, { message: `a step with ${key}`, intervals: [20, 50, 100] })
      .not.toBe(now);
  }
};

/** Takes steps back until the act of a number is in force again; numbers along the way may jump. */
export function takeBackTo(page: Page, seq: number): Promise<void> {
  return goThroughTo(page, 'Control+z', seq);
}

/** Takes steps forward again until the act of a number is in force. */
export function goForwardTo(page: Page, seq: number): Promise<void> {
  return goThroughTo(page, 'Control+y', seq);
}

/** Gives the keys to the map, by Tab alone. */
export function toMap(page: Page): Promise<void> {
  return tabTo(page, mapOf(page));
}

/** Chooses one of a few buttons that belong together: with the mouse, or with Tab, arrows and the space bar. */
export async function pickOne(page: Page, hand: UndoMeans, choice: Locator): Promise<void> {
  if (hand === 'mouse') {
    await choice.click();
    return;
  }
  await walkInto(page, choice);
  await page.keyboard.press('Space');
}

/** Presses a button: with the mouse, or with Tab and the space bar. */
export async function pressButton(page: Page, hand: UndoMeans, button: Locator): Promise<void> {
  if (hand === 'mouse') {
    await button.click();
    return;
  }
  await tabTo(page, button);
  await page.keyboard.press('Space');
}

/** Walks with Tab into the row of buttons a choice belongs to, and along it with the arrows. */
const walkInto = async (page: Page, choice: Locator): Promise<void> => {
  const isInRow = (): Promise<boolean> =>
    choice.evaluate((element) => {
      const row = element.closest('[role="radiogroup"], [role="toolbar"]');
      return row?.contains(document.activeElement) === true;
    });
  await expect(choice).toBeVisible();
  for (let press = 0; press < 80 && !(await isInRow()); press += 1) {
    await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 20; press += 1) {
    const arrow = await choice.evaluate((element) => {
      const now = document.activeElement;
      if (element === now || now === null) return null;
      const isBehind = element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind === 0 ? 'ArrowLeft' : 'ArrowRight';
    });
    if (arrow === null) return;
    await page.keyboard.press(arrow);
  }
  await expect(choice).toBeFocused();
};

/** A field in steps to the right of and rows below the field in the middle of the map; rows are even. */
export type Spot = readonly [right: number, rows: number];

type Arrow = 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp';

const arrowsBetween = ([fromRight, fromRows]: Spot, [right, rows]: Spot): readonly Arrow[] => [
  ...Array.from({ length: Math.abs(right - fromRight) }, (): Arrow =>
    right > fromRight ? 'ArrowRight' : 'ArrowLeft',
  ),
  ...Array.from({ length: Math.abs(rows - fromRows) }, (): Arrow =>
    rows > fromRows ? 'ArrowDown' : 'ArrowUp',
  ),
];

const MIDDLE: Spot = [0, 0];

/** Walks from field to field with the arrow keys. */
export async function walk(page: Page, from: Spot, to: Spot): Promise<void> {
  for (const arrow of arrowsBetween(from, to)) await page.keyboard.press(arrow);
}

/**
 * Draws from the first spot over the others to the last: with the mouse held down, or with Enter, arrows and
 * Enter. Keys start and end at the middle of the map.
 */
export async function draw(page: Page, hand: UndoMeans, ...spots: readonly Spot[]): Promise<void> {
  const [start = MIDDLE, ...others] = spots;
  const last = others.at(-1) ?? start;
  if (hand === 'mouse') {
    const places = await placesOf(
      page,
      spots.map(([right, rows]) => [right, rows * ROW] as const),
    );
    for (const [index, { x, y }] of places.entries()) {
      await page.mouse.move(x, y, { steps: index === 0 ? 1 : 4 });
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
    return;
  }
  await toMap(page);
  await walk(page, MIDDLE, start);
  await page.keyboard.press('Enter');
  for (const [index, spot] of others.entries()) {
    await walk(page, others[index - 1] ?? start, spot);
  }
  await page.keyboard.press('Enter');
  await walk(page, last, MIDDLE);
}

/** Touches one field: a click, or Enter on it. */
export async function touch(page: Page, hand: UndoMeans, spot: Spot = MIDDLE): Promise<void> {
  if (hand === 'mouse') {
    const { x, y } = await placeOf(page, spot[0], spot[1] * ROW);
    await page.mouse.click(x, y);
    return;
  }
  await toMap(page);
  await walk(page, MIDDLE, spot);
  await page.keyboard.press('Enter');
  await walk(page, spot, MIDDLE);
}

/** Draws with the keys while Shift is held. */
export async function drawWithShift(page: Page, from: Spot, to: Spot): Promise<void> {
  await toMap(page);
  await walk(page, MIDDLE, from);
  await page.keyboard.down('Shift');
  await walk(page, from, to);
  await page.keyboard.up('Shift');
  await walk(page, to, MIDDLE);
}
