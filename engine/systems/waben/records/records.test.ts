import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { type Explained, type RecordRow, type Settings, unfounded } from '../../../kernel';
import { at, edited, founding, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import {
  blankWork,
  latticeOf,
  placeSettlement,
  placeText,
  setOwner,
  setSideFeature,
  setWall,
  SIDE,
  type World,
} from '../../../world';
import { GOOD_POINT_TABLE, SETTLEMENT_TABLE, STRUCTURE_TABLE, UNIT_TABLE } from '../data';
import { occupationOf } from '../views/occupation';
import { structuresOf } from '../views/structures';
import { structureStyles, unitStyles } from '../views/styles';
import { RECORDS } from '.';
import { readPlace } from './place';

const TABLES = [SETTLEMENT_TABLE, STRUCTURE_TABLE, UNIT_TABLE, GOOD_POINT_TABLE];

const acht = achtCampaign().world;

interface Figure {
  readonly key: string;
  readonly value: Explained;
}

/** The figures of one record in the order of its fields; none where there is no such record. */
const figuresOf = (
  world: World,
  kind: string,
  id: string,
  settings: Settings = {},
): readonly Figure[] => {
  const declared = RECORDS.find((one) => one.id === kind);
  const row: RecordRow | undefined = ['unit', 'character'].includes(kind)
    ? world.units[id]
    : { id };
  return (declared?.fields ?? []).flatMap((field) => {
    const value = row && field.figure?.(row, { world, settings, owner: null });
    return value === undefined ? [] : [{ key: field.id, value }];
  });
};

const valuesOf = (
  world: World,
  kind: string,
  id: string,
  settings: Settings = {},
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    figuresOf(world, kind, id, settings).map(({ key, value }) => [key, value.value]),
  );

describe('the figures of a unit', () => {
  it('are those of the table for its type, size and leaders (WW-5.2-01)', () => {
    expect(valuesOf(acht, 'unit', 'tha:101')).toEqual({
      movementPoints: 15,
      upkeep: 8000 + 2 * 200,
      raisingCost: 8000 * 5 + 2 * 1000,
      leadersNeeded: 2,
      minimumSize: 1000,
      weight: 800_000,
    });
  });

  it('show what a fleet carries and can take, gold by its weight (WW-5.1-40, WW-5.1-42)', () => {
    const world = tinyWorld({
      units: [
        troop('tha', 301, '210/01', { type: 'S', size: 50, gold: 400 }),
        troop('tha', 101, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } }),
      ],
    });
    expect(valuesOf(world, 'unit', 'tha:301')).toMatchObject({
      capacity: 250_000,
      load: 100_400,
      free: 149_600,
    });
    expect(valuesOf(world, 'unit', 'tha:101')).not.toHaveProperty('capacity');
  });

  it('follow the GM’s settings for other sizes (WW-12.5-08)', () => {
    const figures = figuresOf(acht, 'unit', 'tha:101', { 'unit.min_size': { K: 2000 } });
    expect(figures.find(({ key }) => key === 'minimumSize')?.value).toMatchObject({
      kind: 'fact',
      value: 2000,
      clause: 'WW-12.5-08',
    });
  });
});

it('the good points of a character are his own and his years of play (WW-7.2-06, WW-7.2-17)', () => {
  const character = { name: 'Traska', status: 'REP' as const, seat: null, years: 3 };
  const world = tinyWorld({
    units: [troop('tha', 501, '210/01', { type: 'HF', size: 1, character })],
  });
  const [points] = figuresOf(world, 'character', 'tha:501', {});
  expect(points?.key).toBe('goodPoints');
  expect(points?.value.value).toBeGreaterThan(3);
  expect(figuresOf(world, 'character', 'tha:777', {})).toEqual([]);
});

describe('places of units', () => {
  const fleet = troop('tha', 301, '210/01', { type: 'S', size: 20 });
  const aboard = troop('tha', 101, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } });
  const guest = troop('val', 101, '210/01', { place: { kind: 'aboard', carrier: 'tha:301' } });
  const world = tinyWorld({
    map: mapOf(uniform('210', 0, 0)),
    parties: [realm('tha'), realm('val')],
    units: [fleet, aboard, guest],
  });

  it('are written as orders write them, and read back as they were', () => {
    expect(placeText(aboard)).toBe('(301)');
    expect(placeText(guest)).toBe('tha (301)');
    for (const unit of [fleet, aboard, guest])
      expect(readPlace(placeText(unit), unit, world)).toEqual(unit.place);
    expect(readPlace('210/19(3)', fleet, world)).toEqual({
      kind: 'side',
      field: '210/19',
      side: 3,
    });
  });

  it('are in the field of the last carrier, with the same text in the record', () => {
    const beast = troop('tha', 102, '210/01', { place: { kind: 'aboard', carrier: 'tha:101' } });
    const { units } = tinyWorld({ units: [fleet, aboard, beast] });
    const field = RECORDS.find(({ id }) => id === 'unit')?.fields.find(({ id }) => id === 'field');
    const place = { world: { ...world, units }, settings: {}, owner: 'tha' };
    expect(field?.read?.(beast, place)).toBe('210/01');
  });

  it('are refused off the map, aboard of nobody and aboard of what one carries', () => {
    const read = (typed: string) => readPlace(typed, fleet, world);
    expect(read('999/01')).toBe('place');
    expect(read('irgendwo')).toBe('place');
    expect(read('(377)')).toBe('noCarrier');
    expect(read('(101)')).toBe('carriesItself');
    expect(read('(301)')).toBe('carriesItself');
  });
});

describe('the figures of a settlement', () => {
  it('are the cells of its type, and those left of a damaged part (WW-4.2-01, WW-7.3-11)', () => {
    const map = edited(mapOf(uniform('210', 0, 0)), founding(at('210/01'), 'std', 'X', 'tha', 24));
    const whole = tinyWorld({ map });
    expect(valuesOf(whole, 'settlement', '210/01')).toMatchObject({
      value: 24,
      valueLeft: 24,
      inhabitants: 50_000,
      difficulty: 0,
      'part.inhabitants': 5,
    });
    const work = {
      ...blankWork('settlement', at('210/01'), null, 24),
      damage: { inhabitants: 2 * 2500 + 1 },
    };
    const hurt: World = { ...whole, works: { [work.id]: work } };
    expect(valuesOf(hurt, 'settlement', '210/01')).toMatchObject({
      valueLeft: 22,
      inhabitants: 30_000,
      'part.inhabitants': 3,
    });
    expect(figuresOf(whole, 'settlement', '210/02', {})).toEqual([]);
  });
});

describe('structures on sides', () => {
  const walled = edited(
    mapOf(uniform('210', 0, 0)),
    (map) => setOwner(map, [at('210/20')], 'tha'),
    (map) => setWall(map, at('210/20'), 1, 7),
    (map) => setSideFeature(map, latticeOf(map), { field: at('210/20'), side: 3 }, SIDE.road, true),
  );

  it('are those on the map and those being built, in order of position (WW-4.3-01)', () => {
    const canal = { ...blankWork('canal', at('210/19'), 2, 100), owners: ['tha'], progress: 0 };
    const world: World = { ...tinyWorld({ map: walled }), works: { [canal.id]: canal } };
    expect(structuresOf(world, {})).toEqual([
      { id: canal.id, kind: 'canal', field: '210/19', side: 2, value: 100, owners: ['tha'] },
      { id: 'wall 210/20(1)', kind: 'wall', field: '210/20', side: 1, value: 7, owners: ['tha'] },
      { id: 'road 210/20(3)', kind: 'road', field: '210/20', side: 3, value: 5, owners: ['tha'] },
    ]);
  });

  it('cost building and upkeep with or without a record (WW-4.1-08, WW-4.1-24)', () => {
    const world = tinyWorld({ map: walled });
    expect(valuesOf(world, 'structure', 'wall 210/20(1)')).toEqual({
      difficulty: 0,
      buildingCost: 7000,
      structureUpkeep: 140,
    });
    expect(valuesOf(world, 'structure', 'road 210/20(3)')).toMatchObject({ buildingCost: 5000 });
    for (const id of ['road 210/20(9)', 'road 999/01(1)', 'temple 210/20(1)', ''])
      expect(figuresOf(world, 'structure', id, {})).toEqual([]);
  });
});

describe('who is in a settlement', () => {
  const map = edited(mapOf(uniform('210', 0, 0)), (before) =>
    placeSettlement(before, at('210/01'), {
      type: 'gar',
      name: 'X',
      owner: 'tha',
      built: 12,
      harbours: [],
      garrison: 1,
    }),
  );
  const parties = [realm('tha', { relations: { val: 'enemy' } }), realm('val')];

  it('are friends as far as they fit, riders on two places each (WW-4.2-05)', () => {
    const world = tinyWorld({
      map,
      parties,
      units: [
        troop('tha', 101, '210/01'),
        troop('tha', 201, '210/01', { type: 'R', size: 600 }),
        troop('tha', 102, '210/01', { inside: false }),
        troop('val', 101, '210/02'),
      ],
    });
    expect(occupationOf(world, '210/01', {})).toEqual({
      inside: ['tha:101'],
      before: ['tha:201', 'tha:102'],
      besiegers: [],
    });
    expect(occupationOf(world, '210/02', {})).toBeUndefined();
  });

  it('and enemies with KN, KA or B before an occupied one besiege it (WW-7.3-27)', () => {
    const at01 = (order: string) =>
      tinyWorld({
        map,
        parties,
        units: [troop('tha', 101, '210/01'), troop('val', 101, '210/01', { order })],
      });
    expect(occupationOf(at01('KA'), '210/01', {})?.besiegers).toEqual(['val:101']);
    expect(occupationOf(at01('KV'), '210/01', {})?.besiegers).toEqual([]);
    expect(occupationOf(at01('KVB'), '210/01', {})?.besiegers).toEqual(['val:101']);
  });
});

it('every figure of the example is its own explanation (law 1)', () => {
  const kinds = ['unit', 'character'] as const;
  const sheets = [
    ...kinds.flatMap((kind) => Object.keys(acht.units).map((id) => [kind, id] as const)),
    ...structuresOf(acht, {}).map(({ id }) => ['structure', id] as const),
  ];
  const figures = sheets.flatMap(([kind, id]) => figuresOf(acht, kind, id, {}));
  expect(figures.length).toBeGreaterThan(500);
  for (const { value } of figures) expect(unfounded(value, TABLES)).toEqual([]);
});

it('types of units have the number ranges of the rules (WW-5.1-04)', () => {
  expect(unitStyles['S']).toEqual({ key: 'S', numbers: { from: 300, to: 399 }, isPerson: false });
  expect(unitStyles['HF']?.isPerson).toBe(true);
  expect(Object.keys(unitStyles)).toEqual(['K', 'R', 'S', 'A', 'B', 'LT', 'HF']);
});

it('kinds of structures have their value and the parts that can be damaged (WW-4.3-01, WW-7.3-11)', () => {
  const { road, wall, canal, settlement } = structureStyles({});
  expect(road).toEqual({ parts: ['whole'], value: 5, isValueFixed: true });
  expect(wall).toEqual({ parts: ['whole'], value: 5, isValueFixed: false });
  expect(canal?.value).toBe(100);
  expect(settlement).toMatchObject({ value: null, isValueFixed: false });
  expect(settlement?.parts).toContain('fortification');
});
