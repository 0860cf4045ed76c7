import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFieldAddress } from '../../../hex';
import { hexGameOf, clausesOf, type Explained, type Route, unfounded } from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { Party, World } from '../../../world';
import { waben } from '..';
import { SETTLEMENT_TYPES, TERRAIN_KEYS, UNIT_TYPES } from '../data';
import { moonPoints } from '../rules/movement/allowance';
import { boardOf } from '../rules/movement/board';
import { type Belief, type Traveller, wayTo } from '../rules/movement/route';
import { mapRules } from '../views/map-rules';
import { worldOfCase } from './build';
import type { Part } from './case';
import { type RouteGiven, routeCases, type StructureGiven, structureCases } from './mapRules';
import { times } from '../../../testing/trials';

const worldOfStructure = ({ terrain = 't', capital, ...given }: StructureGiven): World => {
  const world = worldOfCase({ ...given, map: [{ no: '210', u: 0, v: 0, terrain }], units: [] });
  const parties = Object.values(world.parties).map((party): readonly [string, Party] => [
    party.key,
    { ...party, capital: parseFieldAddress(capital ?? '') ?? null },
  ]);
  return { ...world, parties: Object.fromEntries<Party>(parties) };
};

describe('the rules about structures', () => {
  it.each(structureCases)('$id: $title', ({ given, expect: expected }) => {
    const world = deepFreeze(worldOfStructure(given));
    const found = withPoisonedGlobals(() => mapRules.objections(world, given.structure));
    expect(found.map(({ code, severity, clause }) => [code, severity, clause])).toEqual(expected);
  });

  it('name the owner of the land, the fields and the levels', () => {
    const fields = { '210/26': { owner: 'a' }, '210/27': { terrain: 'b', owner: 'a' } };
    const [finding] = mapRules.objections(
      worldOfStructure({
        fields,
        structure: { kind: 'road', from: '210/26', to: '210/27' },
      }),
      { kind: 'road', from: '210/26', to: '210/27' },
    );
    expect(finding).toMatchObject({
      party: 'a',
      about: { reason: 'road', from: '210/26', to: '210/27', fromHeight: 1, toHeight: 3 },
    });
  });

  it('see the neighbour across the seam of a Großfeld and round a cylinder', () => {
    const world = worldOfCase({
      map: [
        { no: '210', u: 0, v: 0, terrain: 't' },
        { no: '001', u: 1, v: 0, terrain: 'b' },
      ],
      units: [],
    });
    const round: World = {
      ...world,
      map: { ...world.map, topology: { kind: 'cylinder', columns: 2 } },
    };
    const codes = (from: string, to: string, of: World): readonly string[] =>
      mapRules.objections(of, { kind: 'road', from, to }).map(({ code }) => code);
    expect(codes('210/37', '001/10', world)).toEqual(['F-BUILD-HEIGHT']);
    expect(codes('001/30', '210/01', world)).toEqual(['F-POS-NOTADJ']);
    // Two columns round: the column east of 001 is that of 210, one row of Großfelder further north.
    const shifted: World = {
      ...round,
      map: {
        ...round.map,
        grossfelder: Object.fromEntries(
          Object.values(round.map.grossfelder).map((one) => [
            one.no,
            one.no === '210' ? { ...one, v: 1 } : one,
          ]),
        ),
      },
    };
    expect(codes('001/30', '210/01', shifted)).toEqual(['F-BUILD-HEIGHT']);
  });
});

const travelled = ({ from, to, traveller, settings, ...given }: RouteGiven): Route | undefined => {
  const world = deepFreeze(worldOfCase({ ...given, units: [] }));
  return withPoisonedGlobals(() => mapRules.route(world, from, to, traveller, settings ?? {}));
};

/** The leaves of an explanation as parts: facts by name, cells by row. */
const partsIn = (explained: Explained): readonly Part[] => {
  switch (explained.kind) {
    case 'fact':
      return [[explained.name, explained.value, explained.clause ?? null]];
    case 'cell':
      return [[explained.row, explained.value, explained.clause]];
    case 'operation':
      return explained.parts.flatMap(partsIn);
    case 'rule':
      return partsIn(explained.body);
    default:
      return [];
  }
};

describe('a measured way', () => {
  it.each(routeCases)('$id: $title', ({ given, expect: expected }) => {
    const route = travelled(given);
    if (route === undefined || expected === null) {
      expect(route ?? null).toBe(expected);
      return;
    }
    expect(
      route.steps.map(({ to, difficulty, cost }) => [to, difficulty.value, cost.value]),
    ).toEqual(expected.map(({ to, difficulty, cost }) => [to, difficulty, cost]));
    expected.forEach(({ parts }, index) => {
      const difficulty = route.steps[index]?.difficulty;
      if (parts !== undefined && difficulty !== undefined) {
        expect(partsIn(difficulty)).toEqual(parts);
      }
    });
    expect(route.cost.value).toBe(expected.reduce((total, { cost }) => total + cost, 0));
    expect(unfounded(route.cost, waben.tables)).toEqual([]);
    expect(clausesOf(route.cost)).toContain('WW-5.3-54');
  });

  it('of no step costs nothing; to nowhere, or for nobody, there is none', () => {
    const map = [{ no: '210', u: 0, v: 0, terrain: 't' }];
    const world = worldOfCase({ map, units: [] });
    const way = (to: string, traveller: string) =>
      mapRules.route(world, '210/26', to, traveller, {});
    expect([way('210/26', 'K')?.steps, way('210/26', 'K')?.cost.value]).toEqual([[], 0]);
    expect(way('999/01', 'K')).toBeUndefined();
    expect(way('210', 'K')).toBeUndefined();
    expect(way('210/27', 'X')).toBeUndefined();
  });

  it('is as cheap as one that weighs every step by itself, on any ground (property)', () => {
    const numbers = ['001', '002', '003', '004'];
    const terrain = fc.constantFrom('t', 't', 'h', 'b', 'tsu', 'w', 'ew');
    const ground = fc.record({
      terrain: fc.array(terrain, { minLength: 192, maxLength: 192 }),
      owned: fc.array(fc.constantFrom('a', 'b', null), { minLength: 192, maxLength: 192 }),
      sides: fc.dictionary(
        fc.integer({ min: 0, max: 287 }).map(String),
        fc.integer({ min: 0, max: 15 }),
      ),
      traveller: fc.constantFrom('K', 'R', 'S'),
      to: fc.integer({ min: 1, max: 48 }),
    });
    const plain = worldOfCase({
      map: numbers.map((no, index) => ({ no, u: index % 2, v: index >> 1, terrain: 't' })),
      units: [],
    });
    fc.assert(
      fc.property(ground, (given) => {
        const grossfelder = Object.values(plain.map.grossfelder).map((one, index) => ({
          ...one,
          terrain: given.terrain.slice(48 * index, 48 * index + 48),
          owner: given.owned.slice(48 * index, 48 * index + 48),
          sides: given.sides,
        }));
        const map = {
          ...plain.map,
          grossfelder: Object.fromEntries(grossfelder.map((one) => [one.no, one])),
        };
        const to = `004/${String(given.to).padStart(2, '0')}`;
        const route = mapRules.route({ ...plain, map }, '001/01', to, given.traveller, {});
        const { ground: truth, lattice } = boardOf(map, {});
        const traveller: Traveller = {
          party: given.owned[0] ?? '',
          isFleet: given.traveller === 'S',
          perMoon: moonPoints(UNIT_TYPES[given.traveller], false, {}),
          parties: plain.parties,
          settings: {},
        };
        const belief: Belief = {
          ground: truth,
          known: new Uint8Array(lattice.size).fill(2),
          gainsView: () => false,
          enemies: new Set(),
        };
        const way = wayTo(0, 143 + given.to, false, belief, traveller);
        expect(route?.steps.map((step) => step.to)).toEqual(
          way?.map((cell) => lattice.addressOf(cell)),
        );
      }),
      times(60),
    );
  });

  it('obeys the settings of the campaign (WW-5.3-12)', () => {
    const map = [{ no: '210', u: 0, v: 0, terrain: 'tsu' }];
    const world = worldOfCase({ map, units: [] });
    const cost = (settings: Parameters<typeof mapRules.route>[4]) =>
      mapRules.route(world, '210/26', '210/27', 'R', settings)?.cost.value;
    expect(cost({})).toBe(15);
    expect(cost({ 'terrain.difficulty': { swamp: 0 } })).toBe(8);
  });
});

describe('freezing and thawing (WW-2.2-10)', () => {
  it.each([
    ['w', 'ew', 'w'],
    ['tw', 'ew', 'tw'],
    ['tse', 'tew', 'tse'],
    ['gse', 'gew', 'gse'],
  ])('%s freezes to %s and thaws to what it was', (before, ice, after) => {
    expect(mapRules.frozen(before)).toBe(ice);
    expect(mapRules.thawed(ice, before)).toBe(after);
  });

  it.each([
    ['ew', undefined, 'w'],
    ['tew', undefined, 't'],
    ['hew', 'w', 'h'],
    ['bew', 'bew', 'b'],
    ['gew', 'nonsense', 'g'],
    ['t', 'w', undefined],
    ['nonsense', 'w', undefined],
  ])('%s thaws after %s to %s', (ice, before, after) => {
    expect(mapRules.thawed(ice, before)).toBe(after);
  });

  it.each(['t', 'st', 'ew', 'vul', 'nonsense'])('%s does not freeze', (key) => {
    expect(mapRules.frozen(key)).toBeUndefined();
  });

  it('never changes the height', () => {
    const heightOf = (key: string | undefined) => hexGameOf(waben).terrains[key ?? '']?.height;
    for (const key of TERRAIN_KEYS) {
      const ice = mapRules.frozen(key);
      if (ice !== undefined) expect(heightOf(ice)).toBe(heightOf(key));
      const water = mapRules.thawed(key, undefined);
      if (water !== undefined) expect(heightOf(water)).toBe(heightOf(key));
    }
  });
});

describe('what the map of this game offers', () => {
  it('marks single lakes and forests as heavy, nothing else (WW-2.3-05)', () => {
    expect(TERRAIN_KEYS.filter(mapRules.canBeDifficult)).toEqual([
      'twa',
      'hwa',
      'bwa',
      'gwa',
      'tse',
      'hse',
      'bse',
      'gse',
    ]);
  });

  it('measures a field as about 10,000 km² (WW-2.1-01)', () => {
    expect(mapRules.fieldArea).toMatchObject({ value: 10_000, clause: 'WW-2.1-01' });
  });

  it('has the five settlements of the table, room counted in units (WW-4.2-01, WW-4.2-05)', () => {
    expect(
      Object.values(hexGameOf(waben).settlements).map(
        ({ key, display, buildingValue, inhabitants, garrison }) => [
          key,
          display,
          buildingValue,
          inhabitants,
          garrison,
        ],
      ),
    ).toEqual([
      ['gar', 'GAR', 6, 0, 10],
      ['brg', 'BRG', 12, 10_000, 10],
      ['std', 'STD', 24, 50_000, 10],
      ['fst', 'FST', 36, 50_000, 20],
      ['met', 'MET', 48, 100_000, 20],
    ]);
    expect(Object.keys(hexGameOf(waben).settlements)).toEqual(Object.keys(SETTLEMENT_TYPES));
  });

  it('counts the heads of every terrain kind (WW-3.1-04)', () => {
    expect(hexGameOf(waben).terrains['t']?.inhabitants).toBe(50_000);
    expect(hexGameOf(waben).terrains['vul']?.inhabitants).toBe(625);
    expect(hexGameOf(waben).terrains['w']?.inhabitants).toBe(0);
  });

  it('lets every standard type travel (WW-5.3-04)', () => {
    expect(mapRules.travellers.map(({ key }) => key)).toEqual([
      'K',
      'R',
      'S',
      'A',
      'B',
      'LT',
      'HF',
    ]);
  });
});
