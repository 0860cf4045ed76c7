import { expect, type Locator, type Page } from '@playwright/test';

type Language = 'de' | 'en';

/** Texts of the screens in one language, of a list `[in German, in English]`. */
export function inLanguage<Both extends Readonly<Record<string, readonly [unknown, unknown]>>>(
  both: Both,
  language: Language,
): { readonly [Key in keyof Both]: Both[Key][0 | 1] } {
  return Object.fromEntries(
    Object.entries(both).map(([key, [german, english]]) => [
      key,
      language === 'de' ? german : english,
    ]),
  ) as { readonly [Key in keyof Both]: Both[Key][0 | 1] };
}

/** The genitive of an organisation of the example: `des Zirkels der Schreiber`. */
export function whose(party: string): string {
  return `des ${party.replace(/^\S+/, '$&s')}`;
}

const BOTH = {
  locale: ['de-DE', 'en-GB'],
  example: ['Seenland öffnen', 'Open Seenland'],
  endTour: ['Rundgang beenden', 'End the tour'],
  rooms: ['Bereiche', 'Screens'],
  turn: ['Phase', 'Phase'],
  turnSteps: ['Schritte der Phase', 'Steps of the phase'],
  steps: ['Schritte', 'Steps'],
  dice: ['Würfel', 'Dice'],
  effects: [/^Folgen von 1 bis 6/, /^Effects from 1 to 6/],
  cover: ['Eintragen und zudecken', 'Enter and cover'],
  reveal: ['Aufdecken', 'Reveal'],
  covered: ['verdeckt', 'covered'],
  die: [
    (party: string, number: number) =>
      new RegExp(`^Krieg ${whose(party)}, ${String(number)}\\. Würfel: \\d$`),
    (party: string, number: number) => new RegExp(`^War of ${party}, die ${String(number)}: \\d$`),
  ],
  enter: [
    (party: string) => `Aufstellung ${whose(party)} eintragen`,
    (party: string) => `Enter the division of ${party}`,
  ],
  division: [
    (party: string) => `Aufstellung ${whose(party)}`,
    (party: string) => `Division of ${party}`,
  ],
  parts: [
    ['Mobilisiert', 'Angriff', 'Verteidigung'],
    ['Mobilised', 'Attack', 'Defence'],
  ],
  changeByHand: ['Von Hand ändern', 'Override'],
} as const;

/** The words of the table in each language. */
export const SAYS = { de: inLanguage(BOTH, 'de'), en: inLanguage(BOTH, 'en') };

export type Says = (typeof SAYS)['de' | 'en'];

/** The two sides of the war in the example, the one that begins it first, by their names on the table. */
export const SIDES = ['Orden der Hochwacht', 'Zirkel der Schreiber'] as const;

/** Opens the example of the game from the start page and ends its tour. */
export async function openSeenland(page: Page, says: Says = SAYS.de): Promise<void> {
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

/** A step of the phase by its word. */
export function turnStep(page: Page, name: RegExp, says: Says = SAYS.de): Locator {
  return page.getByRole('navigation', { name: says.turnSteps }).getByRole('button', { name });
}

/** A step of the phase in the list at the left of the table. */
export function step(page: Page, name: RegExp, says: Says = SAYS.de): Locator {
  return page.getByRole('navigation', { name: says.steps }).getByRole('button', { name });
}

/** The war of the example on the table. */
export function warOf(page: Page): Locator {
  return page.locator('.ww-war');
}

/** One side of the war. */
export function sideOf(page: Page, party: string): Locator {
  return warOf(page).getByRole('region', { name: party });
}

/** Division of a side for mobilising, attack and defence, as shown on the screen. */
export async function divisionShown(page: Page, party: string): Promise<readonly string[]> {
  return (await sideOf(page, party).locator('dd').allInnerTexts()).map((text) => text.trim());
}

/** The dice of a side in their order. */
export function diceOf(page: Page, party: string): Locator {
  return sideOf(page, party).locator('.ww-die-button');
}

/** Waits until a die shows a figure that somebody typed. */
export async function expectTyped(
  page: Page,
  party: string,
  index: number,
  value: number,
): Promise<void> {
  const die = diceOf(page, party).nth(index);
  await expect(die).toHaveAttribute('aria-label', new RegExp(`: ${String(value)}$`));
}

/** One effect of the war: the number of its die, whose it is (0 = who began), what it does, and its sentence. */
export interface ShownEffect {
  readonly side: number;
  readonly effect: string;
  readonly text: string;
}

/** The effects of the war as they stand on the screen, in their order. */
export function effectsShown(page: Page): Promise<readonly ShownEffect[]> {
  return warOf(page)
    .locator('.ww-war-effect')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        side: Number(row.getAttribute('data-side')),
        effect: row.getAttribute('data-effect') ?? '',
        text: row.children[1]?.textContent ?? '',
      })),
    );
}

/** The row of effect number `die` of a side (0 = who began). */
export function effectOf(page: Page, die: number, side: 0 | 1): Locator {
  return warOf(page)
    .locator('.ww-war-number')
    .filter({ has: page.getByRole('img', { name: new RegExp(`${String(die)}$`) }) })
    .locator(`.ww-war-effect[data-side="${String(side)}"]`);
}

/** Chooses on the card of an effect what it does, from the list there or from the choices side by side. */
export async function chooseEffect(row: Locator, option: RegExp): Promise<void> {
  const radios = row.getByRole('radio', { name: option });
  if ((await radios.count()) > 0) {
    await radios.first().click();
    return;
  }
  await row.locator('[data-question] button').first().click();
  await row.page().getByRole('option', { name: option }).first().click();
}
