import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { at, gf, mapOf, realm, tinyWorld, uniform } from '../../testing';
import type { World } from '../../world';
import { anyWorld } from '../../testing/arbitrary';
import { PROBLEM_CODES } from '../model';
import { atHome, good, mutationOf, onEmptyGround, problemOf, READ } from '../../testing/exchange';
import { numberCell, readNumberCell, readText, textCell } from './cell';
import { readCsv } from './read';
import { type CsvStyle, ENGLISH_CSV, GERMAN_CSV, writeCsvBundle } from './write';
import { times } from '../../testing/trials';

const ALL = { fields: 'all', notes: true, secrets: true } as const;
/** One table out of the bundle. */
const tableOf = (world: World, name: string, csv?: CsvStyle): Uint8Array =>
  unzipSync(writeCsvBundle(world, ALL, csv).bytes)[`${name}.csv`] ?? new Uint8Array();
const read = (text: string) => readCsv(strToU8(text), READ);
const style = fc.record({
  delimiter: fc.constantFrom(';' as const, ',' as const),
  numbers: fc.constantFrom('de' as const, 'en' as const),
  byteOrderMark: fc.boolean(),
});

test('a world is the same after export to tables and import, whatever the style', () => {
  fc.assert(
    fc.property(anyWorld.map(atHome), style, (world, csv) => {
      const { bytes } = writeCsvBundle(world, ALL, csv);
      const back = onEmptyGround(good(readCsv(bytes, READ)));
      expect(back).toEqual({ map: world.map, labels: world.labels, parties: world.parties });
    }),
    times(60),
  );
});

test('a text is read back from a cell unchanged, and no cell of a text begins like a formula', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('=', "'", '@', '\\', 'u', 'D800', '\uD800', 'ä', '\t') }),
      ),
      (text) => {
        expect(readText(textCell(text))).toBe(text);
        expect(textCell(text)).not.toMatch(/^[=+\-@\t\r\n]/);
      },
    ),
    times(2000),
  );
});

test('a number is read back from a cell in both styles', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      fc.constantFrom('de' as const, 'en' as const),
      (value, numbers) => {
        expect(readNumberCell(numberCell(value, numbers), numbers)).toBe(value);
      },
    ),
    times(2000),
  );
});

test.each([
  ['26.480', 'de', 26480],
  ['26,480', 'en', 26480],
  ['3,5', 'de', 3.5],
  ['3.5', 'en', 3.5],
  ['3.5', 'de', undefined],
  ['1,2,3', 'de', undefined],
  ['NaN', 'en', undefined],
  ['1e999', 'en', undefined],
  ['', 'de', undefined],
] as const)('the number %s in %s style is %s', (cell, numbers, value) => {
  expect(readNumberCell(cell, numbers)).toBe(value);
});

test('one field list is enough: heads of columns may be German, zeros missing, places follow from q and r', () => {
  const proposal = good(
    read('Großfeld;Kleinfeld;q;r;Gelände;Besitzer\r\n7;1;0;0;hwa;tha\r\n7;2;1;0;Wald;\r\n'),
  );
  expect(proposal.grossfelder).toEqual([{ no: '007', place: { u: 0, v: 0 } }]);
  expect(proposal.fields).toEqual(['007/01', '007/02']);
  expect(proposal.parties.map(({ key }) => key)).toEqual(['tha']);
  expect(proposal.terrainNames).toEqual([{ name: 'Wald', count: 1, terrain: 'twa' }]);
  expect(proposal.notes).toContainEqual({ code: 'fields-filled', count: 46, about: {} });
  const { map } = onEmptyGround(proposal);
  expect(map.grossfelder[gf('007')]?.terrain.slice(0, 3)).toEqual(['hwa', 'twa', 'w']);
});

test('a table saved as Windows-1252 is read, and the guess is reported', () => {
  const bytes = Uint8Array.from('gf;kf;terrain\n1;1;twü\n', (char) => char.charCodeAt(0));
  const proposal = good(readCsv(bytes, READ));
  expect(proposal.terrainNames).toEqual([{ name: 'twü', count: 1, terrain: 'twue' }]);
  expect(proposal.notes.map(({ code }) => code)).toContain('encoding-guessed');
});

test.each([
  ['', { code: 'empty', about: {} }],
  ['name;size\na;1\n', { code: 'column-missing', about: { table: '', column: 'gf' } }],
  ['gf;gf;kf;terrain\n', { code: 'column-twice', about: { table: '', column: 'gf' } }],
  [
    'gf;kf;terrain\n210;1;w\n210;49;w\n',
    { code: 'bad-value', about: { table: '', line: 3, column: 'kf', value: '49' } },
  ],
  [
    'gf;kf;terrain\n21x;1;w\n',
    { code: 'bad-value', about: { table: '', line: 2, column: 'gf', value: '21x' } },
  ],
  [
    'gf;kf;terrain\n210;1;w\n210;01;t\n',
    { code: 'duplicate', about: { what: '210/01', part: 'terrain' } },
  ],
  [
    'gf;kf;terrain\n210;1\n',
    { code: 'cell-count', about: { table: '', line: 2, cells: 2, expected: 3 } },
  ],
  ['gf;kf;terrain\n210;1;"w\n', { code: 'csv-broken', about: { table: '', line: 2 } }],
  [
    'gf;kf;q;r;terrain\n210;1;0;0;w\n210;2;9;0;w\n',
    { code: 'bad-value', about: { table: '', line: 3, column: 'q', value: '9' } },
  ],
  [
    'gf;kf;terrain;owner\n210;1;w;__proto__\n',
    { code: 'bad-value', about: { table: '', line: 2, column: 'owner', value: '__proto__' } },
  ],
  [
    'gf;kf;terrain;difficulty\n210;1;w;9e99\n',
    { code: 'bad-value', about: { table: '', line: 2, column: 'difficulty', value: '9e99' } },
  ],
])('the table %j is refused with its place', (text, problem) => {
  expect(problemOf(read(text))).toEqual(problem);
});

test.each([
  ['std;A;tha;9;1 7;', 'harbours', '1 7'],
  ['std;A;tha;9;1;-2', 'garrison', '-2'],
  ['std;A;;9;1;', 'owner', ''],
  ['std;A;tha;x;1;', 'built', 'x'],
])('of the settlement %j the column %s is named', (cells, column, value) => {
  const text = `gf;kf;type;name;owner;built;harbours;garrison\n210;1;${cells}\n`;
  expect(problemOf(read(text)).about).toEqual({ table: '', line: 2, column, value });
});

test('a cell that would be a formula is neutral in the file and itself again after reading', () => {
  const world = tinyWorld({ parties: [realm('tha', { name: '=HYPERLINK("x")' })] });
  const text = strFromU8(tableOf(world, 'parties', ENGLISH_CSV));
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(good(read(text)).parties[0]?.name).toBe('=HYPERLINK("x")');
});

test('notes and secrets are not exported unless asked for, and both are counted', () => {
  const land = {
    ...uniform('210', 0, 0),
    notes: { 3: 'n' },
    secrets: { 4: { text: 's', strength: '' } },
  };
  const world = tinyWorld({ map: mapOf(land) });
  const { bytes, dropped } = writeCsvBundle(world, { fields: 'all' });
  expect(dropped).toContainEqual({ what: 'secrets', count: 1 });
  expect(dropped).toContainEqual({ what: 'notes', count: 1 });
  const proposal = good(readCsv(bytes, READ));
  expect(proposal.entries.filter(({ part }) => part === 'notes' || part === 'secrets')).toEqual([]);
  expect(proposal.carries).not.toContain('secrets');
});

test('a selection contains its fields, the sides around them and the parties they name', () => {
  const world = tinyWorld({
    map: mapOf({
      ...uniform('210', 0, 0),
      owner: uniform('210', 0, 0).owner.map((_, index) => (index === 1 ? 'ely' : 'tha')),
      sides: { 1: 1, 7: 2, 200: 4 },
    }),
    parties: [realm('ely'), realm('tha')],
  });
  const { bytes } = writeCsvBundle(world, { fields: new Set([at('210/02')]) });
  const proposal = good(readCsv(bytes, READ));
  expect(proposal.fields).toEqual(['210/02']);
  expect(proposal.parties.map(({ key }) => key)).toEqual(['ely']);
  expect(proposal.entries.filter(({ part }) => part === 'sides').map(({ index }) => index)).toEqual(
    [1, 7],
  );
});

test.each([
  ['a foreign zip', zipSync({ 'a.txt': strToU8('x') }), 'not-this-format'],
  [
    'a bundle without a field list',
    zipSync({ 'edges.csv': strToU8('gf;kf;side\n') }),
    'table-missing',
  ],
  ['a damaged zip', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'archive-damaged'],
  [
    'a bundle of a later version',
    zipSync({
      'world.csv': strToU8('key;value\nformat;wabenwart-csv\nversion;2\n'),
      'fields.csv': strToU8('gf;kf;terrain\n'),
    }),
    'too-new',
  ],
])('%s is refused', (_, bytes, code) => {
  expect(problemOf(readCsv(bytes, READ)).code).toBe(code);
});

test('a zip that expands beyond the limit is refused', () => {
  const bytes = zipSync({ 'fields.csv': new Uint8Array(3_000_000) });
  const limits = { bytes: 1_000_000, items: 1000, depth: 10 };
  expect(problemOf(readCsv(bytes, { ...READ, limits })).code).toBe('too-large');
});

const sample = tinyWorld({
  map: mapOf(
    { ...uniform('210', 0, 0), sides: { 1: 5 }, walls: { 2: 8 }, springs: { 3: true } },
    { ...uniform('211', 1, 0, 'hwa'), lowView: { 5: true }, difficulty: { 6: 2 } },
  ),
  labels: { a: { id: 'a', kind: 'sea', text: 'Meer', points: [0.5, -1.25], size: 12 } },
});

test('no flipped bit of a bundle goes unnoticed: it is refused, reported, or changes nothing', () => {
  const whole = writeCsvBundle(sample, ALL, GERMAN_CSV).bytes;
  const before = good(readCsv(whole, READ));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(7), (place, bit) => {
      const bytes = whole.slice();
      bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
      const result = readCsv(bytes, READ);
      if (!result.ok) return;
      const isReported = result.value.notes.some(({ code }) => code === 'tables-left-out');
      expect(isReported ? before : result.value).toEqual(before);
    }),
    times(300),
  );
});

test('no damage to a bundle or a table throws: it is read or refused with one code', () => {
  const files = [
    writeCsvBundle(sample, ALL, GERMAN_CSV).bytes,
    tableOf(sample, 'fields', ENGLISH_CSV),
    tableOf(sample, 'edges'),
    tableOf(sample, 'labels'),
    tableOf(sample, 'parties'),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...files).chain(mutationOf), (bytes) => {
      const result = readCsv(bytes, READ);
      if (!result.ok) expect(PROBLEM_CODES).toContain(result.problem.code);
    }),
    times(3000),
  );
});
