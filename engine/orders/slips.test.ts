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
    // By ear, from the first letter on as well.
    ['waben', 'tha', '101 bleipt und verteitigt', '101 bleibt und verteidigt', 'bleipt verteitigt'],
    ['waben', 'tha', '101 bleibt und ferteidigt', '101 bleibt und verteidigt', 'ferteidigt'],
    // Two letters exchanged; a letter left out, wrong or too many.
    ['moerderspiel', 'rot', 'Armee 2 zihet nach C10', 'Armee 2 zieht nach C10', 'zihet'],
    ['moerderspiel', 'rot', 'Armee 1 ist agressiv', 'Armee 1 ist aggressiv', 'agressiv'],
    ['eroberung', 'rot', 'Ich grefe Kuba an', 'Ich greife Kuba an', 'grefe'],
    ['organisation', 'kontor', 'BEREHIGE 1 mit Geld', 'BERUHIGE 1 mit Geld', 'BEREHIGE'],
    ['pygma', 'west', 'Spionarge 30000', 'Spionage 30000', 'Spionarge'],
  ])('%s, %s: %s', (game, party, letter, meant, words) => {
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
