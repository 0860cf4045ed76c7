import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pygmaLetters } from './letter';
import type { Order } from './order';
import { namesIn } from './restate';
import { orderAtRandom } from './compose';
import { BOOK, BOOKS } from './sample';
import { written } from './written';
import { diceOf } from '../../../testing/letters';

const LETTERS = pygmaLetters<typeof BOOKS>({ bookOf: () => BOOK, holdingsOf: (books) => books });

const read = (text: string) => LETTERS.read(text, 'west', BOOKS);
const ordersIn = (text: string) => read(text).rows.map(({ content }) => content.order);
const foundIn = (text: string, books = BOOKS) =>
  LETTERS.check(LETTERS.read(text, 'west', books), books, {}).map(({ code, words }) => [code, words]);

describe('try', () => {
  it.each(['de', 'en'] as const)('round %s', (language) => {
    const bad: unknown[] = [];
    for (let seed = 1; seed < 400; seed += 1) {
      const dice = diceOf(seed);
      const order = orderAtRandom(BOOKS, dice.below);
      if (order === undefined) continue;
      const text = written(order, language, namesIn(BOOK));
      const sheet = read(text);
      const got = sheet.rows.map(({ content }) => content.order as Order);
      if (!isDeepStrictEqual(got, [order]) || sheet.findings.length > 0)
        bad.push({ text, want: order, got, found: sheet.findings.map(({ code, words }) => [code, words]) });
    }
    const seen = new Set();
    for (const one of bad as any[]) { if (seen.has(one.want.kind)) continue; seen.add(one.want.kind); console.log(JSON.stringify(one)); }
    console.log(bad.length);
  });
  it('sample', () => {
    const text = `Reich Westmark Monat Dorl Jahr 2
Heer | von | über | nach | Stärke | Befehl | besonderes
KH 1 | 65/5  |                  | 65/6  | 8500 K              | A |
RH 1 | 65/41 | 65/47            | 65/48 | 2000 R              | R |
RH 2 | 65/42 | 65/43            | 73/10 | 2200 R              | R | auf FH 1
FH 1 | 73/10 |                  | 73/10 | 50 S                | - | mit RH 2
FH 2 | 73/5  | 73/6, 73/2, 73/3 | 73/4  | 120 S               | V |
H 1  | 72/22 | 72/21            | 72/20 | 8 P. Wein, 4 P. Erz |   |
RH 4 * | 65/12 |                |       | 3000 R              | V |
KH 3 | 65/30 |                  | 73/1  | 4000 K              | R | geheim; teilt KH 3 2500 K, KH 7 1500 K
Bitte baue eine Straße von 65/12 nach 65/13.
Straße 65/12-65/13-65/14
Brücke 65/5 - 65/6
Wir rüsten KH 8 in Nordhafen auf, 5.000 K.
Rüstung | Nordhafen | KH 9 | 5000 K | 50.000 GS
Spionage 40.000 GS
Wir rüsten KH 8 in Nordhafen auf, 5.000 K.
Equipment KH 3: 1 GS per man
Equip KH 3 with 2 GS per man.
`;
    for (const order of ordersIn(text)) console.log(JSON.stringify(order));
    console.log(foundIn(text));
  });
});
