import { expect, type Locator, type Page } from '../support/test';
import type { Chance } from '../support/chance';
import { postOf, musterOf } from './letters';

/** How many realms write each month; the others follow the default of the rules. */
const LETTERS = 3;

/** Fields of a Großfeld without units, drawn on month after month. */
const QUARRY = '575';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const banner = (page: Page): Locator => page.getByRole('banner');

/** Waits until everything is on the disk. */
export function untilSaved(page: Page): Promise<void> {
  return expect(page.getByText(/^gespeichert \d/)).toBeVisible();
}

const toTurnStep = async (page: Page, key: string): Promise<void> => {
  await press(page, 'Alt+3');
  await expect(page.getByRole('navigation', { name: 'Schritte des Monats' })).toBeVisible();
  await press(page, key);
};

/** Letters come in by the dialogue of files and are filed at once. */
const receive = async (page: Page, chance: Chance): Promise<void> => {
  const muster = await musterOf(page);
  const post = postOf(muster, chance, LETTERS);
  await toTurnStep(page, '1');
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'o');
  await (await choosing).setFiles([...post]);
  const last = post.at(-1)?.name ?? '';
  await expect(page.getByRole('row', { name: new RegExp(`^${last}`) })).toBeVisible();
  await press(page, 'Shift+Enter');
  // Mail of an unclear party stays in the mailbox, as it does with people.
  await expect(page.getByText(/^[1-9]\d* von \d+ da$/)).toBeVisible();
};

/** Two fields of the map get other terrain. */
const draw = async (page: Page, month: number): Promise<void> => {
  await press(page, 'Alt+1');
  await expect(page.getByRole('application')).toHaveAttribute('data-drawn', 'true');
  await press(page, 'g');
  const field = `${QUARRY}/${String((month % 40) + 4).padStart(2, '0')}`;
  await page.getByRole('textbox', { name: 'Gehe zu Feld oder Ansiedlung' }).fill(field);
  await press(page, 'Enter');
  await expect(page.getByRole('application')).toBeFocused();
  await press(
    page,
    'b',
    month % 2 === 0 ? '1' : '2',
    'n',
    'Enter',
    'ArrowRight',
    'Enter',
    'Escape',
  );
};

/** A sum is booked by hand, with its reason. */
const book = async (page: Page, month: number): Promise<void> => {
  await press(page, 'Alt+4');
  await expect(page.getByRole('heading', { name: /^(Bilanz|Hauptbuch|Die Reiche)/ })).toBeVisible();
  await press(page, '2');
  await expect(page.getByRole('heading', { name: /^Hauptbuch/ })).toBeVisible();
  await press(page, 'm');
  await expect(page.getByRole('textbox', { name: 'Goldstücke' })).toBeFocused();
  await page.keyboard.type(String(10 + (month % 90)));
  await page.getByRole('textbox', { name: 'Grund' }).fill(`Gabe im ${String(month)}. Monat`);
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Grund' })).toHaveCount(0);
};

/** The turn report of a realm is marked as sent: its words are stored with the month. */
const send = async (page: Page): Promise<void> => {
  await press(page, 'Alt+5');
  const mark = page.getByRole('button', { name: /^Als verschickt vermerken/ });
  await expect(mark).toBeVisible();
  // Who has not paid is left out; after a year without a payment nobody would get a letter.
  await expect(async () => {
    await press(page, 'j');
    await expect(mark).toBeEnabled({ timeout: 1000 });
    await press(page, 'v');
    await expect(page.getByText(/als verschickt vermerkt/).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
};

/** The month is run, every case taken as it was computed, and applied. Returns how long applying took, in milliseconds. */
const close = async (page: Page, turn: number): Promise<number> => {
  await toTurnStep(page, '4');
  const open = page.getByText(/^\d+ F(all|älle), \d+ ungesehen$/);
  const none = page.getByText('Nichts zu entscheiden');
  await expect(open.or(none)).toBeVisible();
  for (let most = 40; most > 0 && (await open.count()) > 0; most -= 1) {
    const words = await open.innerText();
    if (words.endsWith(' 0 ungesehen')) break;
    await press(page, 'Enter');
    await expect(open).not.toHaveText(words);
  }
  await press(page, '6');
  await expect(page.getByRole('button', { name: 'Zug beenden' })).toBeEnabled();
  const before = Date.now();
  await press(page, 'Control+Enter');
  await expect(banner(page)).toContainText(`Zug ${String(turn + 1)}`);
  await untilSaved(page);
  return Date.now() - before;
};

/** One month of a GM, by keys: letters every month, the rest now and then. */
export async function liveMonth(page: Page, chance: Chance, turn: number): Promise<number> {
  await receive(page, chance);
  if (turn % 2 === 0) await draw(page, turn);
  if (turn % 3 === 0) await book(page, turn);
  if (turn === 59) await send(page);
  return close(page, turn);
}
