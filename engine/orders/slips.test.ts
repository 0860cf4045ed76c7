import { describe, expect, it } from 'vitest';
import { sampledGame } from '../testing/corpus';

/** What a letter orders, and the words in it that are found to be slips of the pen. */
function readIn(game: string, party: string, letter: string) {
  const { orders, world, settings } = sampledGame(game);
  const sheet = orders.read(letter, party, world, settings);
  const slips = sheet.findings.filter(({ severity }) => severity !== 'ASK');
  return {
    orders: orders.restate(sheet, world).map(({ unit, sayings }) => [unit, sayings]),
    slips: slips.map(({ span }) => letter.slice(span?.start, span?.end)),
  };
}

describe('a word of an order with one slip of the pen is read as the only word it can mean, and found (OS-0-07, EW-27-04, TM-11-06)', () => {
  it.each([
    ['waben', 'tha', '101 bleipt in 210/20 und verteitigt', 'bleipt verteitigt', 'by ear'],
    ['waben', 'tha', '101 bleibt und ferteidigt', 'ferteidigt', 'by ear, from its first letter'],
    ['moerderspiel', 'rot', 'Armee 2 zihet nach C10', 'zihet', 'two letters exchanged'],
    ['moerderspiel', 'rot', 'Armee 1 ist agressiv', 'agressiv', 'a double letter once'],
    ['eroberung', 'rot', 'Ich grefe Kuba an', 'grefe', 'a letter left out'],
    ['pygma', 'west', 'Spionarge 30000', 'Spionarge', 'a letter too many'],
  ])('%s, %s: %s: %s (%s)', (game, party, letter, words) => {
    const correct = {
      bleipt: 'bleibt',
      verteitigt: 'verteidigt',
      ferteidigt: 'verteidigt',
      zihet: 'zieht',
      agressiv: 'aggressiv',
      grefe: 'greife',
      Spionarge: 'Spionage',
    };
    const meant = Object.entries(correct).reduce(
      (text, [slip, word]) => text.replace(slip, word),
      letter,
    );
    const { orders, slips } = readIn(game, party, letter);
    expect(orders).toEqual(readIn(game, party, meant).orders);
    expect(orders).not.toEqual([]);
    expect(slips).toEqual(words.split(' '));
  });
});

describe('words that exist are no slips of the pen', () => {
  it.each([
    ['waben', 'tha', '101 stehlt nach 210/30'],
    ['waben', 'tha', '101 schlecht nach 210/30'],
    ['eroberung', 'rot', 'Ich kauere Kuba'],
    ['organisation', 'kontor', 'Wir haben Salzhandel'],
    ['pygma', 'west', 'KH 1 liegt nach 65/11'],
    ['moerderspiel', 'rot', 'Armee 1 zeigt'],
  ])('%s, %s: %s', (game, party, letter) => {
    expect(readIn(game, party, letter)).toEqual({ orders: [], slips: [] });
  });
});
