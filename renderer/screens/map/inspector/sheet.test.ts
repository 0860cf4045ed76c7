import { describe, expect, it } from 'vitest';
import {
  latticeOf,
  realmView,
  setNote,
  setSecret,
  setTerrain,
  setWall,
  SIDE,
  sideHome,
  sideIndex,
  kleinfeldOf,
  grossfeldOf,
  truthView,
  type World,
} from '../../../../engine';
import {
  at,
  edited,
  founding,
  mapOf,
  onSide,
  realm,
  tinyCampaign,
  tinyWorld,
  troop,
  uniform,
} from '../../../../engine/testing';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { type FieldSheet, fieldSheet, unitsIn } from './sheet';

const terrains = terrainsOf('waben');
const HERE = at('210/19');

const withBits = (world: World, direction: 1 | 2 | 3 | 4 | 5 | 6, bits: number): World => {
  const home = sideHome(latticeOf(world.map), { field: HERE, side: direction });
  const no = grossfeldOf(home.field);
  const grossfeld = world.map.grossfelder[no];
  if (grossfeld === undefined) return world;
  const sides = { ...grossfeld.sides, [sideIndex(kleinfeldOf(home.field), home.side)]: bits };
  const grossfelder = { ...world.map.grossfelder, [no]: { ...grossfeld, sides } };
  return { ...world, map: { ...world.map, grossfelder } };
};

const base = tinyWorld({
  map: edited(
    mapOf(uniform('210', 0, 0)),
    (map) => setTerrain(map, [at('210/20')], 'w'),
    (map) => setTerrain(map, [at('210/18')], 'b'),
    (map) => setWall(map, at('210/27'), 6, 5),
    (map) => setWall(map, HERE, 1, 3),
    (map) => setNote(map, HERE, 'Zoll erheben'),
    (map) => setSecret(map, HERE, { text: 'Schmuggelgut', strength: '3' }),
    founding(HERE, 'met', 'Tiefenbronn', 'tha', 48, [2]),
  ),
  parties: [realm('tha', { name: 'Tharos', capital: HERE }), realm('val', { name: 'Valdrun' })],
  units: [
    troop('val', 101, '210/19'),
    troop('tha', 301, '210/19', { type: 'S', place: onSide('210/19', 3) }),
    troop('tha', 102, '210/19', { place: { kind: 'aboard', carrier: 'tha:301' } }),
    troop('tha', 103, '210/20'),
  ],
});
const world = withBits(withBits(base, 3, SIDE.river | SIDE.bridge | SIDE.road), 4, SIDE.road);

const truthSheet = (of: World, field = HERE): FieldSheet =>
  fieldSheet(
    tinyCampaign(of),
    { view: truthView(of), lattice: latticeOf(of.map), terrains },
    field,
  );

const realmSheet = (of: World, party: string): FieldSheet =>
  fieldSheet(
    tinyCampaign(of),
    { view: realmView(of, party), lattice: latticeOf(of.map), terrains },
    HERE,
  );

describe('the sheet of a field in the truth', () => {
  it('names terrain and settlement with building value, capital and harbours', () => {
    expect(truthSheet(world)).toMatchObject({
      terrain: 't',
      level: 2,
      settlement: { name: 'Tiefenbronn', capital: true, built: 48, harbours: [2] },
    });
  });

  it('lists the features of its sides and what follows from heights (WW-2.2-11, WW-5.3-03)', () => {
    expect(truthSheet(world).sides).toEqual([
      { direction: 1, beyond: '210/13', features: ['wall'] },
      { direction: 2, beyond: '210/20', features: ['coast', 'harbour'] },
      { direction: 3, beyond: '210/27', features: ['river', 'bridge', 'road', 'foreignWall'] },
      { direction: 4, beyond: '210/26', features: ['road'] },
      { direction: 5, beyond: '210/18', features: ['steep'] },
    ]);
  });

  it('lists units in the field, on its sides and aboard, by party and number', () => {
    expect(truthSheet(world).gm?.units.map(({ id }) => id)).toEqual([
      'tha:102',
      'tha:301',
      'val:101',
    ]);
  });

  it('holds note and secret', () => {
    expect(truthSheet(world).gm).toMatchObject({
      note: 'Zoll erheben',
      secret: { text: 'Schmuggelgut', strength: '3' },
    });
  });

  it('names the realms that know the field, how well and since when', () => {
    const known = {
      level: uniform('210', 0, 0).terrain.map((_, index) => (index === 18 ? 2 : 0)),
      since: uniform('210', 0, 0).terrain.map((_, index) => (index === 18 ? 7 : 0)),
      source: uniform('210', 0, 0).terrain.map(() => null),
      terrain: uniform('210', 0, 0).terrain.map((key, index) => (index === 18 ? key : null)),
      owner: uniform('210', 0, 0).owner,
      sides: {},
      walls: {},
      springs: {},
      settlements: {},
    };
    const knowing = {
      ...world,
      knowledge: { val: { grossfelder: { 210: known }, sightings: [] } },
    };
    expect(truthSheet(knowing).gm).toMatchObject({
      partyCount: 2,
      knowers: [{ party: { key: 'val' }, level: 2, since: 7 }],
    });
    expect(realmSheet(knowing, 'val')).toMatchObject({
      terrain: 't',
      level: 2,
      since: 7,
      gm: null,
    });
  });

  it('is nearly empty for a field without anything', () => {
    expect(truthSheet(world, at('210/48'))).toMatchObject({
      settlement: null,
      sides: [],
      owner: null,
      gm: { units: [], note: '', secret: null },
    });
  });
});

describe('the sheet of a field in the perspective of a realm', () => {
  it('holds nothing of a field the realm does not know', () => {
    expect(realmSheet(world, 'val')).toMatchObject({
      terrain: null,
      owner: null,
      settlement: null,
      sides: [],
      level: 0,
      gm: null,
    });
    expect(JSON.stringify(realmSheet({ ...world, units: {} }, 'val'))).not.toMatch(
      /Tiefenbronn|Zoll|Schmuggel/,
    );
  });
});

describe('units in a field', () => {
  it('include whatever is aboard of what is aboard', () => {
    const units = [
      troop('tha', 301, '210/19', { type: 'S' }),
      troop('tha', 102, '210/19', { place: { kind: 'aboard', carrier: 'tha:301' } }),
      troop('tha', 501, '210/19', { place: { kind: 'aboard', carrier: 'tha:102' } }),
      troop('tha', 104, '210/19', { place: { kind: 'aboard', carrier: 'tha:999' } }),
    ];
    expect(unitsIn(units, HERE).map(({ number }) => number)).toEqual([102, 301, 501]);
  });
});
