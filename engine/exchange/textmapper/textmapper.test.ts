import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { at, mapOf, realm, tinyWorld, uniform } from '../../testing';
import { anyWorld } from '../../testing/arbitrary';
import { atHome, good, mutationOf, onEmptyGround, problemOf, READ } from '../../testing/exchange';
import { type Grossfeld, SIDE } from '../../world';
import { PROBLEM_CODES } from '../model';
import { readTextMapper } from './read';
import { writeTextMapper } from './write';
import { times } from '../../testing/trials';

const read = (text: string) => readTextMapper(strToU8(text), READ);
const linesOf = (text: string) => text.split('\n');

test('places and terrain of every field are read back from their own file', () => {
  fc.assert(
    fc.property(anyWorld.map(atHome), (world) => {
      const { text } = writeTextMapper(
        { ...world, map: { ...world.map, topology: { kind: 'sheet' } } },
        { fields: 'all' },
        READ.terrains,
      );
      const { map } = onEmptyGround(good(read(text)));
      const ground = ({ no, u, v, terrain }: Grossfeld) => ({ no, u, v, terrain });
      expect(Object.values(map.grossfelder).map(ground)).toEqual(
        expect.arrayContaining(Object.values(world.map.grossfelder).map(ground)),
      );
    }),
    times(40),
  );
});

const island = tinyWorld({
  map: mapOf({
    ...uniform('210', 0, 0, 'hwa'),
    owner: uniform('210', 0, 0).owner.map(() => 'tha'),
    sides: { 1: SIDE.river | SIDE.road },
    walls: { 2: 8 },
    settlements: { 0: { type: 'std', name: 'Ost', owner: 'tha', built: 12, harbours: [] } },
  }),
  parties: [realm('tha')],
});

test('hexes are turned to the left with their addresses, features of a side join its two fields', () => {
  const fields = new Set([at('210/01'), at('210/02'), at('210/05')]);
  const { text, dropped } = writeTextMapper(island, { fields }, READ.terrains);
  const lines = linesOf(text);
  expect(lines.slice(3, 8)).toEqual([
    '0102 hwa std "210/01"',
    '0101 hwa "210/02"',
    '0202 hwa "210/05"',
    '0102-0101 river',
    '0102-0101 road',
  ]);
  expect(dropped).toEqual([
    { what: 'clock', count: 1 },
    { what: 'owners', count: 3 },
    { what: 'walls', count: 1 },
    { what: 'settlement-details', count: 1 },
    { what: 'parties', count: 1 },
  ]);
  const proposal = good(read(text));
  expect(proposal.fields).toEqual(['210/01', '210/02', '210/05']);
  expect(proposal.entries.filter(({ part }) => part === 'sides')).toEqual([
    { kind: 'entry', no: '210', part: 'sides', index: 1, value: SIDE.river | SIDE.road },
  ]);
});

test('a map of somebody else is turned, covered with Großfelder and its types are listed for mapping', () => {
  const proposal = good(
    read(
      'include https://example.org/style.txt\n0101 mountain "Pass"\n0102 light-green forest\n0101-0102 trail\n1.1 x\nwords\n'.replace(
        '1.1 x\n',
        '',
      ),
    ),
  );
  expect(proposal.grossfelder).toHaveLength(2);
  expect(proposal.terrainNames).toEqual([
    { name: 'mountain', count: 1, terrain: 'g' },
    { name: 'light-green forest', count: 1, terrain: 'twa' },
  ]);
  expect(proposal.entries.filter(({ part }) => part === 'sides')).toHaveLength(1);
  expect(proposal.notes.map(({ code }) => code)).toEqual([
    'grid-rotated',
    'layout-guessed',
    'roads-guessed',
    'lines-left-out',
    'fields-filled',
    'terrain-guessed',
  ]);
});

test.each([
  ['', { code: 'empty', about: {} }],
  ['# nothing\n', { code: 'no-fields', about: {} }],
  ['0101 t\n0101 w\n', { code: 'duplicate', about: { line: 2, what: '001/01' } }],
  [
    '0101 t "210/01"\n0102 w "210/03"\n',
    { code: 'place-contradiction', about: { line: 2, field: '210/03', grossfeld: '210' } },
  ],
])('%j is refused with its place', (text, problem) => {
  expect(problemOf(read(text))).toEqual(problem);
});

test('no damage throws: a text is read or refused with one code', () => {
  const { text } = writeTextMapper(
    island,
    { fields: new Set([at('210/01'), at('210/02')]) },
    READ.terrains,
  );
  const foreign = '0101 mountain "Pass"\n0102 forest\n0101-0102-0909 river\n1.1 x\n';
  fc.assert(
    fc.property(fc.constantFrom(strToU8(text), strToU8(foreign)).chain(mutationOf), (bytes) => {
      const result = readTextMapper(bytes, READ);
      if (!result.ok) expect(PROBLEM_CODES).toContain(result.problem.code);
    }),
    times(3000),
  );
});
