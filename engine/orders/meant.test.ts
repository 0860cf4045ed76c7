import { describe, expect, it } from 'vitest';
import { sampledGame } from '../testing/corpus';

/** What is proposed for the first words of a letter that are asked about; undefined = nothing. */
function proposedIn(game: string, party: string, letter: string): string | undefined {
  const { orders, world, settings } = sampledGame(game);
  const sheet = orders.read(letter, party, world, settings);
  const asked = orders.check(sheet, world, settings).filter(({ span }) => span !== undefined);
  expect(asked).not.toEqual([]);
  return asked.flatMap((one) => orders.suggest(one, sheet, world) ?? [])[0];
}

describe('words that are asked about are proposed as the order they probably mean (OS-15-01, WW-0.3-03)', () => {
  it.each([
    // A name with a slip of the pen.
    ['organisation', 'kontor', 'BEWEGE Turmritter nach Seenlnd', 'Seenland'],
    // What is not understood is left out.
    ['moerderspiel', 'weiss', 'Und ich stimme gegen Grün, glaube ich.', 'stimme gegen Grün.'],
  ])('%s, %s: %s', (game, party, letter, proposal) => {
    expect(proposedIn(game, party, letter)).toBe(proposal);
  });
});

describe('nothing is proposed for words that', () => {
  it.each([
    ['deny an order', 'moerderspiel', 'rot', 'Armee 1 greift Ziel 1 nicht an.'],
    ['deny it before a stroke', 'waben', 'tha', '101 soll nicht nach 210/20 ziehen.'],
    ['deny it of another one', 'waben', 'tha', 'Nicht 201, 202 hält hurtig brummend die Stellung.'],
    ['deny it in a piece before', 'waben', 'tha', 'Ich denke nicht, 101 soll angreifen.'],
    ['deny several at once', 'waben', 'tha', '101 darf niemals fliehen, angreifen, brummen.'],
    [
      'are bound by the line before',
      'waben',
      'tha',
      'Wenn Dornach kommt\n101 hält brummend die Stellung und 103 greift fröhlich an.',
    ],
    [
      'are taken back behind',
      'waben',
      'tha',
      '101 hält brummend die Stellung und 103 greift fröhlich an. Nein, doch nicht.',
    ],
    [
      'take back what stands before',
      'eroberung',
      'rot',
      'Ich kaufe Jordanien. Streich das, ich kaufe brummend Iran.',
    ],
    ['ask without a mark', 'waben', 'tha', 'Warum hält 101 brummend die Stellung'],
    [
      'put off by another verb',
      'organisation',
      'kontor',
      'Den Ausbau des Salzhandels verschiebe ich.',
    ],
    ['tell what was done', 'eroberung', 'rot', 'Wir kauften Jordanien.'],
    ['mean another verb', 'waben', 'tha', '101 holt Wasser.'],
    [
      'are quoted over two sentences',
      'moerderspiel',
      'rot',
      '„Armee 1 tanzt und hält. Armee 2 tanzt und greift Ziel 1 an“, so Blau.',
    ],
    ['tell what others think', 'moerderspiel', 'rot', 'Alle glauben, Armee 1 tanzt und hält.'],
    ['are about units of others', 'moerderspiel', 'rot', 'Eure Armee 1 tanzt und hält.'],
    ['would leave out a number word', 'waben', 'tha', '101 nimmt zwölf Gefangene und greift an.'],
    ['give a reason', 'waben', 'tha', 'Weil 101 brummend die Stellung hält, greift 103 an.'],
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
