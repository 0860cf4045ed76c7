import { describe, expect, it } from 'vitest';
import { type LetterRow, type LetterRows, readRow } from '../testing/corpus';

const KH_1 = 'KH 1: 65/05 - 65/06';

/** Tables whose heads name every column: nothing is asked. */
const CLEAR: LetterRows = {
  'a table with the goal before the start': [
    ['pygma', 'west', 'Heer | Nach | Von\nKH 1 | 65/06 | 65/05', KH_1],
    ['pygma', 'west', 'Unit | To | From\nKH 1 | 65/06 | 65/05', KH_1],
    ['pygma', 'west', 'Heer   Nach    Von\nKH 1   65/06   65/05', KH_1],
    ['pygma', 'west', 'Heer | nach | von | Befehl\nKH 1 | 65/06 | 65/05 | A', `${KH_1}, A`],
    ['pygma', 'west', '| Heer | nach | von |\n|---|---|---|\n| KH 1 | 65/06 | 65/05 |', KH_1],
    ['waben', 'tha', 'Heer | Nach | Von | Befehl\n101 | 210/30 | 210/19 | KV', '101 KV 210/30'],
    ['waben', 'tha', 'Heer | Von | Nach | Befehl\n101 | 210/19 | 210/30 | KV', '101 KV 210/30'],
    [
      'organisation',
      'kontor',
      'Befehl | Was | Nach | Von\nBewege | 2 Geld | Marsch | Küste',
      'BEWEGE 2 Geld von Küste nach Marsch',
    ],
  ],
  'a table of two columns, of units or of things': [
    ['moerderspiel', 'blau', 'Einheit | Nach\nArmee 1 | G5', 'Armee 1 zieht nach G5'],
    ['moerderspiel', 'blau', 'Unit | To\nArmy 1 | G5', 'Armee 1 zieht nach G5'],
    ['eroberung', 'rot', 'Land | Aktion\nKuba | Kauf', 'Kauf Kuba'],
    ['eroberung', 'rot', 'Country\tAction\nKuba\tBuy', 'Kauf Kuba'],
  ],
  'a table with the steps of its orders in a column': [
    [
      'organisation',
      'kontor',
      'Nr | Befehl | Was\n1 | BAUE | Salzhandel\n2 | BAUE | Hafenohren',
      'BAUE Salzhandel',
      'BAUE Hafenohren',
    ],
  ],
};

/** Tables of which a cell or a head is asked about beside their orders. */
const BESIDE: LetterRows = {
  'a head that is the verb of its cells, and cells that leave something as it is': [
    [
      'moerderspiel',
      'rot',
      'Armee | nach | Haltung | erscheint als\n1 | C9 | passiv | halb so stark\n2 | B9 | unverändert | -',
      'Armee 1 zieht nach C9',
      'Armee 1 ist passiv',
      'Armee 1 erscheint halb so stark',
      'Armee 2 zieht nach B9',
    ],
  ],
  'a column that tells where somebody stands': [
    [
      'moerderspiel',
      'braun',
      'Armee | steht auf | Befehl\n1 | K4 | hält\n2 | L8 | Marsch nach L9',
      'Armee 1 hält',
      'Armee 2 zieht nach L9',
    ],
  ],
};

describe.each(Object.entries(BESIDE))('%s (OS-15-01, WW-0.3-03)', (_, rows) => {
  it.each(rows)('leaves the orders of the rows in %s of %s: %s', (...row) => {
    const { keys, findings, meant } = readRow(row);
    expect(keys).toEqual(meant);
    expect(findings.length).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(CLEAR))('%s (OS-15-01, OS-0-07)', (_, rows) => {
  it.each(rows)('is read by its head in %s of %s: %s', (...row) => {
    const { keys, findings, meant } = readRow(row);
    expect(keys).toEqual(meant);
    expect(findings).toEqual([]);
  });
});

/** Tables with a column for another case, of others, or that nobody knows. */
const ASKED: readonly LetterRow[] = [
  ['pygma', 'west', 'Heer | Nach | Reserve\nKH 1 | 65/06 | 65/11'],
  ['moerderspiel', 'blau', 'Gegner | Aktion | Nach\nArmee 1 | ziehen | G5'],
  ['organisation', 'kontor', 'Befehl | Was | Wo\nBAUE? | Salzhandel | Küste'],
  ['organisation', 'kontor', 'Befehl | Was | Phase\nBAUE | Salzhandel | 2'],
  ['eroberung', 'rot', 'Land | Aktion | Reserve\nKuba | Kauf | Irak'],
  ['moerderspiel', 'rot', 'Armee | Befehl\n1 | wie bisher'],
  ['moerderspiel', 'rot', 'Armee | Wo\n1 | C9'],
  ['waben', 'tha', 'Heer | Wo\n101 | 210/30'],
  ['waben', 'tha', 'Unit | Where\n101 | 210/30'],
  ['moerderspiel', 'rot', 'Armee | Haltung\n1 | nicht passiv'],
];

it.each(ASKED)('asks about the row in %s of %s: %s (OS-0-07)', (...row) => {
  const { keys, findings } = readRow(row);
  expect(keys).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
});
