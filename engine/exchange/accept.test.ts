import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { at, gf, mapOf, realm, tinyWorld, uniform } from '../testing';
import { good, problemOf, READ } from '../testing/exchange';
import { type Corner, cornerNames, fieldAddress, grossfeldOf, type Lattice } from '../hex';
import {
  applyMapChanges,
  cornerIndex,
  entryChange,
  latticeOf,
  SIDE,
  springHolders,
  type World,
} from '../world';
import { layOver, newCampaignOf } from './accept';
import { readCsv, writeCsvBundle } from './csv';
import { mapTerrain } from './propose';

/** The corners of a field on the edge of a Großfeld, where others meet. */
const fieldsOfRim = (lattice: Lattice): readonly Corner[] => {
  const rim = lattice.plots.flatMap(({ no }) =>
    Array.from({ length: 48 }, (_, index) => fieldAddress(no, index + 1)),
  );
  return rim.flatMap((field) => [1, 4].map((corner) => ({ field, corner: corner as 1 | 4 })));
};

const proposalOf = (world: World, fields: readonly string[] | 'all' = 'all') =>
  good(
    readCsv(
      writeCsvBundle(world, { fields: fields === 'all' ? 'all' : new Set(fields.map(at)) }).bytes,
      READ,
    ),
  );

const land = tinyWorld({
  map: mapOf({
    ...uniform('210', 0, 0, 'hwa'),
    sides: { 7: SIDE.river },
    difficulty: { 3: 2 },
    notes: { 1: 'kept' },
  }),
  parties: [realm('tha', { name: 'Theirs' })],
  labels: { a: { id: 'a', kind: 'sea', text: 'Meer', points: [1, 2], size: 12 } },
});

test('a world applied to itself changes nothing and adds nothing', () => {
  expect(good(layOver(land, proposalOf(land), 'w'))).toEqual({
    changes: [],
    labels: [],
    parties: [],
    notes: [{ code: 'parties-kept', count: 1, about: {} }],
  });
});

test('in the fields of a file what it omits is removed, elsewhere nothing is changed', () => {
  const bare = tinyWorld({ map: mapOf(uniform('210', 0, 0, 't')) });
  const { changes } = good(layOver(land, proposalOf(bare, ['210/02', '210/04']), 'w'));
  const after = applyMapChanges(land.map, changes).grossfelder[gf('210')];
  expect(after?.terrain.slice(0, 4)).toEqual(['hwa', 't', 'hwa', 't']);
  expect(after?.sides).toEqual({});
  expect(after?.difficulty).toEqual({});
  expect(after?.notes).toEqual({ 1: 'kept' });
});

test('a new Großfeld is added filled, and border rivers of the old ones move to their canonical places', () => {
  const west = tinyWorld({ map: mapOf(uniform('001', -1, 0, 't')) });
  const edge = tinyWorld({ map: mapOf({ ...uniform('210', 0, 0), sides: { 4: SIDE.river } }) });
  const overlay = good(layOver(edge, proposalOf(west, ['001/01']), 'w'));
  const map = applyMapChanges(edge.map, overlay.changes);
  expect(map.grossfelder[gf('001')]?.terrain.filter((key) => key === 'w')).toHaveLength(47);
  expect(map.grossfelder[gf('210')]?.sides).toEqual({});
  expect(Object.values(map.grossfelder[gf('001')]?.sides ?? {})).toEqual([SIDE.river]);
});

test('a Großfeld can be applied elsewhere under another number, and its labels move along', () => {
  const placements = [{ from: gf('210'), no: gf('300'), place: { u: 2, v: 0 } }];
  const { changes, labels } = good(layOver(land, proposalOf(land), 'w', placements));
  expect(changes).toMatchObject([{ kind: 'grossfeld', no: '300', value: { u: 2, v: 0 } }]);
  expect(labels).toHaveLength(1);
  expect(labels[0]?.id).toBe('a 2');
  expect(labels[0]?.points[0]).toBeCloseTo(13);
});

test.each([
  ['one place', { from: gf('210'), no: gf('300'), place: { u: 0, v: 0 } }, 'place-taken'],
  ['one number', { from: gf('210'), no: gf('211'), place: { u: 5, v: 0 } }, 'number-taken'],
])('two Großfelder on %s are refused', (_, placement, code) => {
  const two = tinyWorld({ map: mapOf(uniform('210', 1, 0), uniform('211', 2, 0)) });
  const ground = tinyWorld({ map: mapOf(uniform('001', 0, 0)) });
  expect(problemOf(layOver(ground, proposalOf(two), 'w', [placement])).code).toBe(code);
});

test('a Großfeld without a place, and a name without meaning, have to wait for the GM', () => {
  const nowhere = good(readCsv(strToU8('gf;kf;terrain\n001;1;w\n'), READ));
  expect(problemOf(layOver(land, nowhere, 'w'))).toEqual({
    code: 'place-missing',
    about: { grossfeld: '001' },
  });
  const open = good(readCsv(strToU8('gf;kf;terrain\n210;1;xyz\n'), READ));
  expect(problemOf(layOver(land, mapTerrain(open), 'w')).code).toBe('terrain-unmapped');
  const { changes } = good(layOver(land, mapTerrain(open, { xyz: 'g' }), 'w'));
  expect(changes).toEqual([{ kind: 'entry', no: '210', part: 'terrain', index: 0, value: 'g' }]);
});

test('a capital outside the land of a file is dropped: here its number may be other land', () => {
  const two = tinyWorld({
    map: mapOf(uniform('210', 1, 0), uniform('211', 2, 0)),
    parties: [realm('ely', { capital: at('211/05') }), realm('tha', { capital: at('210/05') })],
    labels: {
      a: { id: 'a', kind: 'realm', text: 'E', points: [6, 0], size: 9, party: 'ely' },
      b: { id: 'b', kind: 'realm', text: 'T', points: [6, 0], size: 9, party: 'tha' },
    },
  });
  const ground = tinyWorld({ map: mapOf(uniform('211', 5, 0)), parties: [] });
  const part = { ...proposalOf(two, ['210/05']), parties: Object.values(two.parties) };
  const { parties, notes } = good(layOver(ground, part, 'w'));
  expect(parties.map(({ key, capital }) => [key, capital])).toEqual([
    ['ely', null],
    ['tha', '210/05'],
  ]);
  expect(notes).toContainEqual({ code: 'capitals-left-out', count: 1, about: {} });
  const whole = good(layOver(ground, { ...part, grossfelder: [], fields: [], entries: [] }, 'w'));
  expect(whole.parties.map(({ capital }) => capital)).toEqual(['211/05', null]);
});

test('a spring the map has already is not added twice, whichever field has it', () => {
  const drawn = mapOf(uniform('210', 0, 0), uniform('001', 1, 0));
  const lattice = latticeOf(drawn);
  const rim = fieldsOfRim(lattice);
  for (const corner of rim) {
    const [mine, other] = cornerNames(lattice, corner);
    if (other === undefined || mine === undefined) continue;
    const has = (name: Corner) =>
      tinyWorld({
        map: applyMapChanges(drawn, [
          entryChange(grossfeldOf(name.field), 'springs', cornerIndex(name), true),
        ]),
      });
    const proposal = proposalOf(has(other), [other.field]);
    const { changes } = good(layOver(has(mine), proposal, 'w'));
    const after = applyMapChanges(has(mine).map, changes);
    expect(springHolders(after.grossfelder, lattice, corner)).toHaveLength(1);
  }
});

test('a proposal becomes the world of a new campaign', () => {
  const campaign = good(
    newCampaignOf(proposalOf(land), {
      id: 'c',
      name: 'Neu',
      system: 'waben',
      seed: 's',
      settings: {},
      clock: land.clock,
      fill: 'w',
    }),
  );
  const grossfeld = { ...land.map.grossfelder[gf('210')], notes: {} };
  expect(campaign.world.map.grossfelder).toEqual({ '210': grossfeld });
  expect(campaign.world.parties).toEqual(land.parties);
  expect(campaign.world.labels).toEqual(land.labels);
});
