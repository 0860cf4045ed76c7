import { describe, expect, it } from 'vitest';
import { MILLS, mills } from '../../testing/mills';
import { millWorld } from '../../testing/mills/campaign';
import { organisationSamples } from '../../testing/organisationSamples';
import { systems } from '../../systems/registry';
import { csvCells } from '../../exchange';
import { recordChanges } from './changes';
import { moneyParts } from '../../kernel';
import { storedKind } from './stored';
import { recordTable, recordValues } from './form';
import { readRecords, type TableReading } from './read-table';

const world = millWorld();
const reading = { world, settings: {}, owner: 'anna', ownerHeadings: ['wem es gehört'], parts: 1 };
const read = (text: string, more: Partial<TableReading> = {}) =>
  readRecords(MILLS, csvCells(text, 100), { ...reading, ...more });
const wheelsOf = (after: typeof world, party: string) =>
  MILLS.rows(after, {}).flatMap(({ owner, row }) => (owner === party ? [row.wheels] : []));

describe('a table of records that is read', () => {
  it.each([
    ['as CSV', 'Tal;Räder\nKüste;3'],
    ['as pasted from a spreadsheet', 'Tal\tRäder\nKüste\t3'],
    ['in English', 'Valley,Wheels\nKüste,3'],
    ['by ids', 'region;wheels\nkueste;3'],
  ])('changes what it names (%s)', (_, text) => {
    const { world: after, unread } = read(text);
    expect(unread).toEqual([]);
    expect(wheelsOf(after, 'anna')).toEqual([3]);
    expect(wheelsOf(after, 'bert')).toEqual(wheelsOf(world, 'bert'));
  });

  it('takes the owner of a row from a column, and makes new records', () => {
    const { world: after, unread } = read('Wem es gehört;Tal;Räder\nBert;Küste;2\nAnna;Küste;4');
    expect(unread).toEqual([]);
    expect(wheelsOf(after, 'anna')).toEqual([4]);
    expect(wheelsOf(after, 'bert')).toEqual([...wheelsOf(world, 'bert'), 2]);
  });

  it('reports every cell it cannot take, and takes the others', () => {
    const text = 'Tal;Räder;mahlt;Farbe\nKüste;99;7;rot\nNirgendwo;2;;\nKüste;drei;;';
    const { world: after, unread, unknown, derived } = read(text);
    expect(unread.map(({ line, field, words }) => [line, field?.id, words])).toEqual([
      [2, 'wheels', '99'],
      [3, 'region', 'Nirgendwo'],
      [4, 'wheels', 'drei'],
    ]);
    expect([unknown, derived]).toEqual([['Farbe'], ['mahlt']]);
    expect(wheelsOf(after, 'anna')).toEqual([1]);
    expect(read('Wem es gehört;Tal;Räder\nNiemand;Küste;2').unread).toEqual([
      { line: 2, words: 'Niemand', fault: 'owner' },
    ]);
  });

  it.each(['1.000', '1,000', '1 000'])('reads %s as a thousand, not as one', (cell) => {
    const { world: after, unread } = read(`Tal;Räder\nKüste;"${cell}"`);
    expect(unread.map(({ field, words }) => [field?.id, words])).toEqual([['wheels', cell]]);
    expect(wheelsOf(after, 'anna')).toEqual(wheelsOf(world, 'anna'));
  });

  it('takes the first of two columns of one name, and leaves what a short row omits', () => {
    const { world: after, unknown, unread } = read('Tal;Räder;Räder\nKüste;3;5');
    expect([wheelsOf(after, 'anna'), unknown, unread]).toEqual([[3], ['Räder'], []]);
    expect(wheelsOf(read('Tal;Räder\nKüste').world, 'anna')).toEqual([1]);
  });

  it('finds the owner of a record by its name, and asks where that is ambiguous', () => {
    const { world: after, unread } = read('Tal;Räder\nWaldmark;4\nMarsch;2', { owner: null });
    expect(wheelsOf(after, 'bert')).toEqual([4]);
    expect(unread).toEqual([{ line: 3, words: 'Marsch', fault: 'whose' }]);
  });

  it('without a known heading changes nothing', () => {
    const { world: after, unread } = read('Das ist keine\nTabelle');
    expect(after).toBe(world);
    expect(unread).toEqual([{ line: 1, words: 'Das ist keine', fault: 'heading' }]);
  });
});

const PACTS = storedKind({
  id: 'pact',
  words: { many: ['Bünde', 'Pacts'] },
  fields: {
    name: { label: ['Name', 'Name'], kind: 'text', audience: 'all' },
    shares: { label: ['Anteile', 'Shares'], kind: 'parties', audience: 'all' },
  },
});

describe('parties with their amounts in one field', () => {
  const kept = { id: 'p1', name: 'Bach', shares: 'anna 500 bert' };
  const place = { world, settings: {}, owner: 'anna' };
  const at = PACTS.put?.(kept, place) ?? world;
  const sharesAfter = (cell: string) => {
    const { world: after, unread } = readRecords(
      PACTS,
      [
        ['Name', 'Anteile'],
        ['Bach', cell],
      ],
      {
        ...reading,
        world: at,
      },
    );
    return [PACTS.rows(after, {})[0]?.row.shares, unread.map(({ words }) => words)];
  };

  it('are printed by their names, not their keys', () => {
    expect(recordValues(PACTS, at, 'anna', {}, 'de', 1)['pact.shares.1']).toBe('Anna 500, Bert');
  });

  it.each([
    ['Bert 1.000, Anna', 'bert 1000 anna', []],
    ['anna 7', 'anna 7', []],
    ['', '', []],
    ['Anna 500, Niemand', 'anna 500 bert', ['Anna 500, Niemand']],
  ])('are read back from “%s”, or stay as they were', (cell, shares, unread) => {
    expect(sharesAfter(cell)).toEqual([shares, unread]);
  });
});

/** Every table of a game as it is printed for a party. */
const printedTables = (game: string, at: typeof world, language: 'de' | 'en') => {
  const { records, currency } = systems[game] ?? mills;
  return records.flatMap((kind) =>
    Object.keys(at.parties).map((party) => {
      const { columns, title } = recordTable(kind, 1);
      const parts = moneyParts(currency);
      const values = recordValues(kind, at, party, {}, language, parts);
      const rows = Array.from({ length: 40 }, (_, index) =>
        columns.map(({ name }) => values[`${name}.${String(index + 1)}`] ?? ''),
      ).filter((row) => row.some((cell) => cell !== ''));
      const headings = columns.map((column) => column.title[language]);
      return { kind, party, parts, title: title.en, cells: [headings, ...rows] };
    }),
  );
};

describe('a printed table that comes back as it was', () => {
  const sample = organisationSamples.find(({ name }) => name.includes('a war'))?.input.world;
  if (sample === undefined) throw new Error('no sample');
  it.each([
    ['mills', millWorld(), mills.records],
    ['organisation', sample, systems['organisation']?.records ?? []],
  ] as const)('changes nothing (%s)', (game, at, records) => {
    for (const language of ['de', 'en'] as const) {
      const tables = printedTables(game, at, language);
      expect(tables.some(({ cells }) => cells.length > 1)).toBe(true);
      for (const { kind, party, parts, cells } of tables) {
        const place = { world: at, settings: {}, owner: party, ownerHeadings: [], parts };
        const { world: after, unread } = readRecords(kind, cells, place);
        expect(unread).toEqual([]);
        const compared = { ...mills, records, settings: {} };
        expect(recordChanges(compared, at, after)).toEqual([]);
      }
    }
  });
});
