import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusOf } from '../../../testing/corpus';
import { pygmaLetters } from './letter';
import { BOOK, BOOKS } from './sample';

const LETTERS = pygmaLetters<typeof BOOKS>({ bookOf: () => BOOK, holdingsOf: (books) => books });
const { letters: CORPUS } = corpusOf(
  readFileSync(new URL('../cases/letters.txt', import.meta.url), 'utf8'),
);

const read = (text: string, party: string) => LETTERS.read(text, party, BOOKS);

describe('letters as players write them (PI-06-01, PI-10-04)', () => {
  const LINES = [
    ...new Set(CORPUS.flatMap(({ orders }) => orders)),
    'Rüstung | KH 8 | 5000 K | Nordhafen | 50.000 GS',
    'KH 1 marschiert von 65/5 nach 65/6 und greift Nordreich an',
  ].filter(
    (line) => !/^(?:Mitteilung|Gerücht|Brief|Kultur|Herrscher|Benennung|Neue)|:.*\?$/u.test(line),
  );
  const WORD = /[\p{L}\d][\p{L}\d.]*/gu;

  const meaning = (text: string): string => {
    const { rows, findings } = read(text, 'west');
    return JSON.stringify([
      rows.map(({ content }) => content.order),
      findings.map(({ code, words }) => [code, words]),
    ]);
  };

  it.each(LINES)('a word nobody knows in the place of any other is never dropped: %s', (line) => {
    for (const { index, 0: word } of line.matchAll(WORD)) {
      const bent = `${line.slice(0, index)}Xyzzy${line.slice(index + word.length)}`;
      expect([bent, meaning(bent)]).not.toEqual([bent, meaning(line)]);
    }
  });
});
