import { describe, expect, it } from 'vitest';
import { systems } from '../systems/registry';
import { samples } from '../testing/samples';

/** What is proposed for the first words of a letter that are asked about; undefined = nothing. */
function proposedIn(game: string, party: string, letter: string): string | undefined {
  const input = samples[game]?.inputs[0]?.input;
  const orders = systems[game]?.orders;
  if (input === undefined || orders === undefined) throw new Error(`no sample of ${game}`);
  const sheet = orders.read(letter, party, input.world, input.settings);
  const asked = orders
    .check(sheet, input.world, input.settings)
    .filter(({ span }) => span !== undefined);
  expect(asked).not.toEqual([]);
  return asked.flatMap((one) => orders.suggest(one, sheet, input.world) ?? [])[0];
}

describe('words that are asked about are proposed as the order they probably mean (OS-15-01, WW-0.3-03)', () => {
  it.each([
    // Slips of the pen: by ear, a letter too few or too many, two exchanged.
    ['moerderspiel', 'weiss', 'armee 1 verfolkt ziel 1.', 'armee 1 verfolgt ziel 1.'],
    ['organisation', 'kontor', 'Geheimdinst +1 anheuern, Küste', 'Geheimdienst +1 anheuern, Küste'],
    ['pygma', 'west', 'strase von 65/12 nach 65/13', 'straße von 65/12 nach 65/13'],
    ['waben', 'tha', '101 bleibt und verteitigt.', 'und verteidigt'],
    // What is not understood is left out.
    [
      'waben',
      'tha',
      '101 läßt sich nicht aus der Ruhe bringen und hält die Stellung.',
      '101 hält die Stellung.',
    ],
    ['moerderspiel', 'weiss', 'Und ich stimme gegen Grün, glaube ich.', 'stimme gegen Grün.'],
    [
      'moerderspiel',
      'braun',
      'Armee 1 marschiert nach K5, greift dort Ziel 1 aber nicht an, und ist ab jetzt introvertiert.',
      'Armee 1 marschiert nach K5. Armee 1 ist introvertiert.',
    ],
  ])('%s, %s: %s', (game, party, letter, proposal) => {
    expect(proposedIn(game, party, letter)).toBe(proposal);
  });
});

describe('nothing is proposed for words that', () => {
  it.each([
    ['deny an order', 'moerderspiel', 'rot', 'Armee 1 greift Ziel 1 nicht an.'],
    ['bind it to a condition', 'moerderspiel', 'rot', 'Wenn Blau kommt, zieht Armee 1 nach C10.'],
    ['bind it without a word for it', 'moerderspiel', 'rot', 'Sollte Blau kommen, hält Armee 1.'],
    ['leave it open', 'eroberung', 'gruen', 'Vielleicht greife ich Pakistan an.'],
    ['are told by others', 'eroberung', 'rot', 'Mein Bruder sagt, ich soll Norwegen angreifen.'],
    ['are of another time', 'pygma', 'west', 'Nächsten Monat wollen wir Nordhafen befestigen.'],
    ['ask', 'pygma', 'nord', 'Darf KH 1 von 65/05 nach 65/06 gehen?'],
    ['take it back', 'pygma', 'west', 'Streiche die Straße von 65/12 nach 65/13.'],
    ['name two things of an order', 'pygma', 'nord', 'KH 1 und 500 K bleiben in 65/05.'],
    ['count something', 'waben', 'tha', '101 zieht 12 Felder.'],
    [
      'would leave out a number',
      'waben',
      'tha',
      '101 bleibt blau und weiß bei 17 Hütten und hält.',
    ],
    [
      'would leave out an order',
      'eroberung',
      'gruen',
      'I intend to buy Pakistan and to attack India with my tanks.',
    ],
    ['are another word of the language', 'waben', 'tha', 'Der Rest geht.'],
  ])('%s: %s, %s: %s', (_, game, party, letter) => {
    expect(proposedIn(game, party, letter)).toBeUndefined();
  });
});
