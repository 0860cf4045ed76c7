import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tharosCampaign, tharosTurn } from '../../../../../assets/examples/tharos';
import { anyText } from '../../../../testing/arbitrary';
import { boardOf } from '../../rules/movement/board';
import { booksOf, compareStatement, NO_LETTER, officeOf } from '../../rules/statement';
import { declarationsOfStatement, readStatement, type Statement } from '.';
import { mustersOf } from './declarations';
import { times } from '../../../../testing/trials';

/** A statement without its words: what must not depend on the layout. */
const meaning = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(meaning);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !['words', 'text', 'problems', 'span'].includes(key))
      .map(([key, part]) => [key, meaning(part)]),
  );
};

/** All words of a statement, for comparison with its text. */
const wordsIn = (
  value: unknown,
): readonly { text: string; span: { start: number; end: number } }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isWords =
    'span' in value && 'text' in value && typeof value.text === 'string' && !Array.isArray(value);
  return [
    ...(isWords ? [value as { text: string; span: { start: number; end: number } }] : []),
    ...Object.values(value).flatMap(wordsIn),
  ];
};

const LISTS = tharosTurn.slice(tharosTurn.indexOf('2. Einheitenliste'));
const SAMPLE = readStatement(LISTS);

/** Columns aligned with blanks, each as wide as its widest cell, as in a letter typed by hand. */
const typed = (text: string): string =>
  text
    .split('\n\n')
    .map((block) => {
      const rows = block.split('\n').map((line) => line.split('\t'));
      const width = (column: number): number =>
        Math.max(...rows.map((cells) => (cells.length > 1 ? (cells[column] ?? '').length : 0)));
      return rows
        .map((cells) =>
          cells.length === 1
            ? (cells[0] ?? '')
            : cells
                .map((cell, column) =>
                  column === 0 ? cell.padEnd(width(0) + 2) : cell.padStart(width(column) + 2),
                )
                .join(''),
        )
        .join('\n');
    })
    .join('\n\n');

const LAYOUTS: readonly (readonly [string, (text: string) => string])[] = [
  ['with semicolons', (text) => text.replaceAll('\t', ';')],
  ['with pipes', (text) => text.replaceAll('\t', ' | ')],
  ['framed', (text) => text.replace(/^.*\t.*$/gm, (line) => `| ${line.replaceAll('\t', ' | ')} |`)],
  ['with line ends of old systems', (text) => text.replaceAll('\n', '\r\n')],
  ['with a minus of the printers', (text) => text.replaceAll(/(?<=[\t ])-(?=\d)/g, '\u2212')],
  ['with plain digits', (text) => text.replaceAll(/(\d)\.(\d{3})(?!\d)/g, '$1$2')],
  [
    'in bold',
    (text) =>
      text.replace(/^(\d\. .*)$/gm, '**$1**').replaceAll('Neuer Bestand', '<b>Neuer Bestand</b>'),
  ],
  [
    'as a table of a word processor',
    (text) =>
      text.replace(
        /^.*\t.*$/gm,
        (line) =>
          `<tr>${line
            .split('\t')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      ),
  ],
  ['typed with blanks', typed],
];

describe('the lists of a letter', () => {
  it('WW-3.3-01, WW-3.3-03, WW-3.3-06, WW-3.3-07, WW-8.3-11, WW-8.3-12: are all read', () => {
    expect(SAMPLE.problems).toEqual([]);
    expect({
      land: SAMPLE.land.rows.filter(({ fields }) => fields !== null).length,
      sums: SAMPLE.land.sums.length,
      total: [SAMPLE.land.fields?.value, SAMPLE.land.gold?.value],
      settlements: SAMPLE.settlements.rows.map(({ name }) => name),
      muster: SAMPLE.muster.rows.map(({ unit }) => unit?.value),
      infrastructure: SAMPLE.infrastructure.rows.length,
      upkeep: SAMPLE.upkeep.rows.map(({ group }) => group),
      summary: SAMPLE.summary.length,
      units: SAMPLE.units.length,
      characters: SAMPLE.characters.map(({ name, goodPoints }) => [name, goodPoints]),
    }).toEqual({
      land: 18,
      sums: 5,
      total: [181, 153_623],
      settlements: ['Tharos', 'Elystria', 'Trakan'],
      muster: [101, 106, 203],
      infrastructure: 3,
      upkeep: ['land', 'sea', 'leaders'],
      summary: 11,
      units: 11,
      characters: [
        ['Traska Dagon II.', '4+2'],
        ['Illyra', '3+2'],
      ],
    });
    expect(SAMPLE.units[0]).toMatchObject({
      unit: 101,
      type: 'K',
      leaders: 2,
      place: '210/19',
      movementPoints: 15,
      raised: 'twa',
    });
  });

  it('are the same text as the file beside the example', () => {
    const file = new URL('../../../../../assets/examples/tharos/turn-8.3.txt', import.meta.url);
    expect(tharosTurn).toBe(readFileSync(file, 'utf8'));
  });

  it('are found behind movement orders and among other parts of a letter', () => {
    const letter = `Lieber Spielleiter,\n\n${tharosTurn}\nBotschaft an Valdrun\n\nWir zahlen 500 GS am 3.4.\nMit Gruß 101\n`;
    expect(meaning(readStatement(letter))).toEqual(meaning(SAMPLE));
  });

  it.each(LAYOUTS)('mean the same %s', (_, layout) => {
    const text = layout(LISTS);
    const statement = readStatement(text);
    expect(meaning(statement)).toEqual(meaning(SAMPLE));
    expect(statement.problems).toEqual([]);
    for (const { text: words, span } of wordsIn({ ...statement, text: '' }))
      expect(text.slice(span.start, span.end)).toBe(words);
  });

  it('mean the same with one cell per line, but for land, whose empty cells are lost', () => {
    const text = LISTS.replaceAll(/\t+/g, '\n');
    const { land, units, characters, ...rest } = readStatement(text);
    const sample = Object.fromEntries(
      Object.entries(SAMPLE).filter(([list]) => !['land', 'units', 'characters'].includes(list)),
    );
    expect(meaning(rest)).toEqual(meaning(sample));
    expect([land.gold?.value, units.length, characters.length]).toEqual([153_623, 0, 0]);
    for (const { text: words, span } of wordsIn({ ...rest, text: '' }))
      expect(text.slice(span.start, span.end)).toBe(words);
  });

  it('WW-3.3-02: land by terrain kinds, one row each, by names or abbreviations', () => {
    const { land } = readStatement(
      'Steuern aus dem Land\nTiefland-Wald 5 KF 9.000 GS\nhsu 12 3.600\nGebirge 5 1.875\nSumme 22 14.475\n',
    );
    expect(meaning(land)).toEqual({
      rows: [
        { type: 'forest', height: 1, fields: { value: 5 }, gold: { value: 9000 } },
        { type: 'swamp', height: 2, fields: { value: 12 }, gold: { value: 3600 } },
        { type: 'normal', height: 4, fields: { value: 5 }, gold: { value: 1875 } },
      ],
      sums: [],
      fields: { value: 22 },
      gold: { value: 14_475 },
    });
  });

  it('land without the level of water, without the head of the columns', () => {
    const { land } = readStatement(
      'Landsteuern\n\tTiefland\tHochland\n\tKF\tSteuern\tKF\tSteuern\nWald\t5\t9.000\t2\t1.800\n',
    );
    expect(land.rows.map(({ height, gold }) => [height, gold?.value])).toEqual([
      [1, 9000],
      [2, 1800],
    ]);
  });

  it.each([
    ['100.00', 'F-NUM-FORMAT'],
    ['3,5', 'F-NUM-FORMAT'],
    ['1.2.3', 'F-NUM-FORMAT'],
  ])('WW-0.2-04: %s is no number of gold pieces', (words, code) => {
    const text = `Einnahmen aus Ansiedlungen\nMET 210/04 Tharos ${words}\n`;
    const { problems, settlements } = readStatement(text);
    expect(problems.map((problem) => [problem.code, problem.at.text])).toEqual([[code, words]]);
    expect(settlements.rows[0]?.gold).toBeNull();
    const span = problems[0]?.at.span;
    expect(text.slice(span?.start, span?.end)).toBe(words);
  });

  it('WW-3.3-04, WW-8.2-11: gold by places, in the summary or in a list of its own', () => {
    const expected = [
      ['210/04', 50_000],
      ['210/19', 51_168],
    ];
    const placed = ({ storage }: Statement) =>
      storage.map(({ place, gold }) => [place, gold.value]);
    const rows = 'Lager 210/04: 50.000\nLagerort 210/19: 51.168 GS\n';
    expect(placed(readStatement(`Bilanz\nAlter Bestand 3\n${rows}`))).toEqual(expected);
    expect(
      placed(readStatement('Lagerorte\nTharos 210/04 50.000\nElystria 210/19 51.168')),
    ).toEqual(expected);
  });

  it('WW-8.3-05, WW-8.2-12: structures with sides and harbours', () => {
    const { structures } = readStatement(
      'Aufstellung der Bauwerke\nMET 210/04 Tharos Häfen 1, 2, 3, 5 und 6\nWL 210/30(3) BW 5\nBRG 210/21 Neuburg neu\n',
    );
    expect(structures.map(({ words, ...rest }) => [words.text.slice(0, 3), rest])).toEqual([
      [
        'MET',
        {
          structure: 'met',
          place: '210/04',
          side: null,
          name: 'Tharos',
          harbours: [1, 2, 3, 5, 6],
          isNew: false,
        },
      ],
      ['WL ', { structure: 'wl', place: '210/30', side: 3, name: '', harbours: [], isNew: false }],
      [
        'BRG',
        {
          structure: 'brg',
          place: '210/21',
          side: null,
          name: 'Neuburg',
          harbours: [],
          isNew: true,
        },
      ],
    ]);
  });
});

describe('what lists declare', () => {
  it('WW-5.1-22: goods raised and disbanded', () => {
    expect(
      mustersOf(SAMPLE).map((muster) => ({ ...muster, text: '', span: undefined })),
    ).toMatchObject([
      {
        kind: 'muster',
        unit: 101,
        count: 3000,
        type: 'K',
        leaders: null,
        place: '210/19',
        gold: -11_000,
      },
      {
        kind: 'muster',
        unit: 106,
        count: 3000,
        type: 'K',
        leaders: null,
        place: '210/04',
        gold: -16_000,
      },
      {
        kind: 'muster',
        unit: 203,
        count: -430,
        type: 'R',
        leaders: null,
        place: '210/19',
        gold: 3725,
      },
    ]);
  });

  it('WW-3.2-04, WW-3.2-06, WW-3.3-04: income, expenses, payments to others, storage', () => {
    const text =
      'Bilanz\nAlter Bestand 100\nSonstiges 1: Silberbergwerk 4.000\nBestechung -50\nTribut an Valdrun -1.000\nLager 210/04 9';
    const declared = declarationsOfStatement(readStatement(text), (name) =>
      name === 'Valdrun' ? 'val' : undefined,
    );
    expect(declared).toMatchObject([
      { kind: 'income', gold: 4000, cause: 'Silberbergwerk' },
      { kind: 'spend', gold: 50, purpose: 'Bestechung' },
      { kind: 'pay', to: 'val', gold: 1000 },
      { kind: 'store', place: '210/04', gold: 9 },
    ]);
  });
});

describe('any letter', () => {
  const { world } = tharosCampaign();
  const office = officeOf(world, {}, {}, boardOf(world.map, {}));
  const party = world.parties['tha'];
  if (party === undefined) throw new Error('no realm');
  const books = booksOf(party, office);

  const expectSound = (text: string): void => {
    const statement = readStatement(text);
    for (const { text: words, span } of wordsIn({ ...statement, text: '' }))
      expect(text.slice(span.start, span.end)).toBe(words);
    for (const found of compareStatement(statement, books, NO_LETTER)) {
      expect(found.code).toMatch(/^F-/);
      expect(found.clause).toMatch(/^WW-/);
      if (found.span !== undefined)
        expect(text.slice(found.span.start, found.span.end)).toBe(found.words);
    }
  };

  it('WW-0.3-03: with pieces lost, doubled, or strange signs between, is read without harm', () => {
    const piece = fc.tuple(fc.nat(tharosTurn.length), fc.nat(120), anyText);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.reduce(
          (letter, [start, length, strange]) =>
            letter.slice(0, start) + strange + letter.slice(start + length),
          tharosTurn,
        );
        expectSound(text);
      }),
      times(300),
    );
  });

  it('with lines in any order and cells exchanged, is read without harm', () => {
    const lines = tharosTurn.split('\n');
    fc.assert(
      fc.property(
        fc.shuffledSubarray(lines),
        fc.constantFrom('\t', ';', '|', '  ', '\u00a0'),
        (some, separator) => expectSound(some.join('\n').replaceAll('\t', separator)),
      ),
      times(150),
    );
  });
});
