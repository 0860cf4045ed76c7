import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './artefacts';
import { inLanguage } from './organisation';

const BOTH = {
  locale: ['de-DE', 'en-GB'],
  world: ['Neue Kampagne', 'New campaign'],
  name: ['Name', 'Name'],
  make: ['Anlegen', 'Create'],
  beginning: [/Zonen Beginn$/, /zones Beginning$/],
  booklet: ['Regelheft, 16 Länder in 4 Zonen', 'Booklet, 16 countries in 4 zones'],
  endTour: ['Rundgang beenden', 'End the tour'],
  rooms: ['Bereiche', 'Screens'],
  map: ['Karte', 'Map'],
  print: ['Druck', 'Print'],
  battles: [/Schlachten$/, /Battles$/],
  dice: [/[Ww]ürfel/, /dice/],
  apply: [/[Zz]ug beenden/, /^End the/],
  close: [/Beenden/, /End turn/],
  trial: [/^Probelauf/, /^Trial run/],
  toTurn: ['Zug auswerten', 'Evaluate the turn'],
  handOver: [/^Weiter an /, /^Hand over to /],
  digit: [/Startziffer$/, /Starting digit$/],
  wish: ['Als Mutterland wünschen', 'Wish as motherland'],
  phases: [
    {
      choose: 'Mutterländer wählen',
      home: 'Heimatbündnisse',
      option: 'Angriffsoption',
      final: 'Endrunde',
      endgame: 'Endspiel',
      over: 'Das Spiel ist aus',
    },
    {
      choose: 'Choosing motherlands',
      home: 'Home alliances',
      option: 'Attack option',
      final: 'Final round',
      endgame: 'Endgame',
      over: 'The game is over',
    },
  ],
  attack: [/ angreifen$/, /^Attack /],
  pass: [/^Option beenden/, /^End the option/],
  ended: ['Die Option ist zu Ende', 'The option has ended'],
  refused: [/^Geht jetzt nicht/, /^Not possible now/],
  winner: [/^Sieger: /, /^Winner: /],
  ladder: ['Alle haben gefochten.', 'Everybody has fought.'],
  table: ['Tafel', 'Tables'],
} as const;

/** The words of the game's screens in each language. */
export const SAYS = { de: inLanguage(BOTH, 'de'), en: inLanguage(BOTH, 'en') };

export type Says = (typeof SAYS)['de' | 'en'];

/** Makes a game of three players on the countries of the booklet, its battles decided by dice. */
export async function foundGame(page: Page, says: Says = SAYS.de): Promise<void> {
  await page.getByRole('button', { name: 'Eroberung der Welt', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: says.world });
  await sheet.getByRole('textbox', { name: says.name }).fill('Drei am Tisch');
  await choose(page, sheet.getByRole('button', { name: says.beginning }), says.booklet);
  await choose(page, sheet.getByRole('button', { name: says.battles }).first(), says.dice);
  await sheet.getByRole('button', { name: says.make }).click();
  await page.getByRole('button', { name: says.endTour }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/** The phase of play as the open turn shows it. */
export function phaseOf(page: Page): Locator {
  return page.locator('.ww-ew-phase');
}

/** A country on the map, by its name as it is drawn there; long names are drawn in two lines. */
export function countryOnMap(page: Page, firstLine: string): Locator {
  return page.locator('.ww-board-art text', { hasText: firstLine }).first();
}

/** Presses a country on the map. */
export async function pressCountry(page: Page, firstLine: string): Promise<void> {
  const box = await countryOnMap(page, firstLine).boundingBox();
  if (box === null) throw new Error(`${firstLine} is not on the map`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Goes from the open turn to the run, applies it, and returns to the board. */
export async function applyFromBoard(page: Page, says: Says = SAYS.de): Promise<void> {
  const before = await page.getByRole('banner').textContent();
  await page.getByRole('button', { name: says.toTurn }).click();
  await page.getByRole('button', { name: says.close }).first().click();
  const apply = page.getByRole('button', { name: says.apply });
  await expect(apply).toBeVisible();
  if (await apply.isDisabled())
    await page.getByRole('button', { name: says.trial }).first().click();
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(page.getByRole('banner')).not.toHaveText(before ?? '');
  await page
    .getByRole('navigation', { name: says.rooms })
    .getByRole('button', { name: says.map, exact: true })
    .click();
  await expect(phaseOf(page)).toBeVisible();
}
