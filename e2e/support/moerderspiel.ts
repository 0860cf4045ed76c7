import { expect, type Locator, type Page } from '@playwright/test';
import { inLanguage } from './organisation';
import { pasteText } from './pages';

const BOTH = {
  locale: ['de-DE', 'en-GB'],
  example: ['Acht Völker öffnen', 'Open Eight Nations'],
  endTour: ['Rundgang beenden', 'End the tour'],
  rooms: ['Bereiche', 'Screens'],
  turn: ['Runde', 'Round'],
  print: ['Druck', 'Print'],
  dispatch: ['Versand', 'Delivery'],
  turnSteps: ['Schritte der Runde', 'Steps of the round'],
  inbox: [/Eingang/, /Inbox/],
  run: [/Probelauf/, /Trial run/],
  table: [/Schritte/, /Steps/],
  decide: [/Entscheiden/, /Decide/],
  close: [/Beenden/, /End turn/],
  trial: [/^Probelauf/, /^Trial run/],
  apply: [/^Runde beenden/, /^End the round/],
  date: [
    (day: number, round: number) => `Tag ${String(day)}, Runde ${String(round)}`,
    (day: number, round: number) => `Day ${String(day)}, round ${String(round)}`,
  ],
} as const;

/** The words of the game's screens in each language. */
export const SAYS = { de: inLanguage(BOTH, 'de'), en: inLanguage(BOTH, 'en') };

export type Says = (typeof SAYS)['de' | 'en'];

/** The eight nations of the example. */
export const NATIONS = ['Blau', 'Braun', 'Gelb', 'Grün', 'Orange', 'Rot', 'Violett', 'Weiß'];

/** Opens the example of the game from the start page and ends its tour. */
export async function openExample(page: Page, says: Says = SAYS.de): Promise<void> {
  await page.getByRole('button', { name: says.example }).click();
  await page.getByRole('button', { name: says.endTour }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** A screen of the activity bar by its word. */
export function navButton(page: Page, name: string, says: Says = SAYS.de): Locator {
  return page
    .getByRole('navigation', { name: says.rooms })
    .getByRole('button', { name, exact: true });
}

/** A step of the turn by its word. */
export function turnStep(page: Page, name: RegExp, says: Says = SAYS.de): Locator {
  return page.getByRole('navigation', { name: says.turnSteps }).getByRole('button', { name });
}

/** Files a letter of a nation, as it is pasted, on the step of the mailbox; one after the deadline for a reason. */
export async function fileLetter(
  page: Page,
  nation: string,
  letter: string,
  reason?: string,
): Promise<void> {
  await turnStep(page, SAYS.de.inbox).click();
  await pasteText(page, `Nation: ${nation}\n${letter}`);
  const pasted = new RegExp(`Eingefügter Text.*${nation}`);
  const row = page
    .getByRole('option', { name: pasted })
    .or(page.getByRole('row', { name: pasted }));
  await expect(row.first()).toBeVisible();
  await row.first().click();
  await page.keyboard.press('Enter');
  if (reason !== undefined) {
    const late = page.getByRole('form', { name: 'Verspätetes zulassen' });
    await late.getByRole('textbox', { name: 'Grund' }).fill(reason);
    await late.getByRole('button', { name: `Für ${nation} trotzdem zulassen` }).click();
  }
  await expect(row).toHaveCount(0);
}

/** Applies the open round, computed first if need be, and waits for the next one. */
export async function applyRound(
  page: Page,
  next: readonly [day: number, round: number],
  says: Says = SAYS.de,
): Promise<void> {
  await turnStep(page, says.close, says).click();
  const apply = page.getByRole('button', { name: says.apply });
  await expect(apply).toBeVisible();
  if (await apply.isDisabled())
    await page.getByRole('button', { name: says.trial }).first().click();
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(page.getByRole('banner')).toContainText(says.date(...next));
}
