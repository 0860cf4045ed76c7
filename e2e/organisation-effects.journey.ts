import { expect, type Page, test } from './support/test';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import {
  chooseEffect,
  diceOf,
  effectOf,
  effectsShown,
  expectTyped,
  inLanguage,
  openSeenland,
  navButton,
  SAYS,
  SIDES,
  sideOf,
  turnStep,
  step,
  warOf,
  whose,
} from './support/organisation';

/** "Journeys: every effect of the war table": each of 1 to 6 for both sides, in German and in English. */

/** An organisation behind `von` or in the genitive, as the noun before it wants it. */
const ofParty = (party: string): string => `(?:${whose(party)}|vom ${party})`;

/** Names of the effects on the screen. */
const WORDS = {
  loss: [/^Eine eigene Einheit Bevölkerung stirbt\.$/, /^One own unit of population dies\.$/],
  nothing: [/^Nichts\.$/, /^Nothing\.$/],
  steal: [
    (party: string) => new RegExp(`^Erbeutet [\\d,]+ Geld ${ofParty(party)}\\.$`),
    (party: string) => new RegExp(`^Takes [\\d.]+ money from ${party}\\.$`),
  ],
  absorbed: [
    /trifft nur die Befestigung des Zirkels der Schreiber\.$/,
    /only meets the fortification of Zirkel der Schreiber\.$/,
  ],
  destroy: [
    /^Zerstört eine beschädigte Stufe „Papiermühle“ vom Zirkel der Schreiber\.$/,
    /^Destroys a damaged level of “Papiermühle” of Zirkel der Schreiber\.$/,
  ],
  damage: [
    /^Beschädigt eine Stufe „Furtwacht“ vom Orden der Hochwacht\.$/,
    /^Damages a level of “Furtwacht” of Orden der Hochwacht\.$/,
  ],
  murder: [
    (party: string) => new RegExp(`^Eine Einheit Bevölkerung ${ofParty(party)} wird ermordet\\.$`),
    (party: string) => new RegExp(`^One unit of population of ${party} is murdered\\.$`),
  ],
  takeLevel: [
    (name: string, party: string) =>
      new RegExp(`^Übernimmt eine beschädigte Stufe „${name}“ ${ofParty(party)}\\.$`),
    (name: string, party: string) =>
      new RegExp(`^Takes over a damaged level of “${name}” of ${party}\\.$`),
  ],
  takeUnit: [
    (party: string) =>
      new RegExp(`^Eine Einheit Bevölkerung ${ofParty(party)} läuft über und ist in Aufruhr\\.$`),
    (party: string) =>
      new RegExp(`^One unit of population of ${party} changes sides and is in unrest\\.$`),
  ],
  table: [/Schritte/, /Steps/],
  act: [/Agieren/, /Act/],
  dice: [
    (party: string) => new RegExp(`^Würfel ${ofParty(party)}, `),
    (party: string) => new RegExp(`^Dice of ${party}, `),
  ],
  chooseDestroy: [
    /^Die beschädigte Stufe „Papiermühle“ zerstören/,
    /^Destroy the damaged level of “Papiermühle”/,
  ],
  chooseMurder: [/^Mobilisierte Bevölkerung ermorden/, /^Murder mobilised population/],
  chooseTake: [/Bevölkerung .*übernehmen/, /^Take over .*population/],
} as const;

/** Gives a side six dice by the GM's word, with its reason, so that every number can fall. */
const sixDice = async (page: Page, party: string, figure: RegExp, change: string) => {
  await sideOf(page, party).getByRole('button', { name: figure }).click();
  const derivation = page.getByRole('dialog');
  await derivation.getByRole('button', { name: change }).click();
  await derivation.getByRole('textbox').first().fill('6');
  await derivation.getByRole('textbox').last().fill('Probe');
  await page.keyboard.press('Enter');
  await expect(diceOf(page, party)).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const typeDice = async (page: Page, party: string): Promise<void> => {
  for (const index of [0, 1, 2, 3, 4, 5]) {
    await diceOf(page, party).nth(index).focus();
    await page.keyboard.press(String(index + 1));
    await expectTyped(page, party, index, index + 1);
  }
};

for (const language of ['de', 'en'] as const) {
  const says = SAYS[language];
  const words = inLanguage(WORDS, language);
  test(`every effect of the war table, alternating between the sides, ${language}`, async ({
    baseURL,
  }) => {
    const page = await freshPage(baseURL, DESKTOP, says.locale);
    if (language === 'en') await page.getByRole('radio', { name: 'English' }).click();
    const [orden, zirkel] = SIDES;
    await openSeenland(page, says);
    await navButton(page, says.turn, says).click();
    await turnStep(page, words.table, says).click();
    await step(page, words.act, says).click();
    await warOf(page).getByRole('button', { name: says.reveal }).click();
    const told = (die: number, side: 0 | 1) =>
      effectOf(page, die, side).locator(':scope > span').nth(1);

    await test.step('six dice on both sides, typed in from 1 to 6', async () => {
      for (const party of SIDES) await sixDice(page, party, words.dice(party), says.changeByHand);
      for (const party of SIDES) await typeDice(page, party);
      await expect(warOf(page).locator('.ww-war-effect')).toHaveCount(12);
    });

    await test.step('within each number the initiator comes first, then the other', async () => {
      const shown = await effectsShown(page);
      expect(shown.map(({ side }) => side)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    });

    await test.step('1 to 4: an own loss, nothing, nothing, money', async () => {
      for (const side of [0, 1] as const) {
        await expect(told(1, side)).toHaveText(words.loss);
        await expect(told(2, side)).toHaveText(words.nothing);
        await expect(told(3, side)).toHaveText(words.nothing);
        await expect(told(4, side)).toHaveText(words.steal(side === 0 ? zirkel : orden));
      }
    });

    await test.step('5: a level damaged or caught by the wall, destroyed, a unit murdered', async () => {
      await expect(told(5, 0)).toHaveText(words.absorbed);
      await expect(told(5, 1)).toHaveText(words.damage);
      await chooseEffect(effectOf(page, 5, 0), words.chooseDestroy);
      await expect(told(5, 0)).toHaveText(words.destroy);
      await chooseEffect(effectOf(page, 5, 0), words.chooseMurder);
      await expect(told(5, 0)).toHaveText(words.murder(zirkel));
    });

    await test.step('6: a damaged level taken over, or a unit, which is in unrest', async () => {
      await expect(told(6, 0)).toHaveText(words.takeLevel('Papiermühle', zirkel));
      await expect(told(6, 1)).toHaveText(words.takeLevel('Furtwacht', orden));
      await chooseEffect(effectOf(page, 6, 0), words.chooseTake);
      await expect(told(6, 0)).toHaveText(words.takeUnit(zirkel));
      await chooseEffect(effectOf(page, 6, 1), words.chooseTake);
      await expect(told(6, 1)).toHaveText(words.takeUnit(orden));
    });
    await takePicture(page, `organisation-effects-${language}`);
  });
}
