import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../hex';
import { hexGameOf, clausesOf, type Explained, type Structure, unfounded } from '../../../kernel';
import { deepFreeze, withPoisonedGlobals } from '../../../testing';
import type { World } from '../../../world';
import { waben } from '..';
import { SETTLEMENT_TYPES, TERRAIN_KEYS, UNIT_TYPES } from '../data';
import { moonPoints } from '../rules/movement/allowance';
import { boardOf } from '../rules/movement/board';
import { type Belief, type Traveller, wayTo } from '../rules/movement/route';
import { mapRules } from '../views/map-rules';
import { worldGiven } from '../../../testing/case-runner';
import { wabenCaseGame } from './game';
import { times } from '../../../testing/trials';

/** A world of lowland with the lines of a case applied, separated by ` / `. */
const worldOf = (lines: string): World => {
  const given = lines.split(' / ').filter((line) => line !== '');
  const said = given.map((line) => {
    const [key = '', value = ''] = line.split(': ');
    return [key, value] as const;
  });
  return deepFreeze(worldGiven(wabenCaseGame, { map: '210 t', ...Object.fromEntries(said) }));
};

/** `road 210/26 210/27`, `bridge 210/26 2`, `wall 210/26 2 5`, `settlement 210/26 std`. */
const structureOf = (text: string): Structure => {
  const [kind = '', field = '', what = '', value = ''] = text.split(' ');
  if (kind === 'road') return { kind, from: field, to: what };
  if (kind === 'settlement') return { kind, field, type: what };
  const side = Number(what) as Direction;
  return kind === 'wall'
    ? { kind, field, side, buildingValue: Number(value) }
    : { kind: kind as 'bridge' | 'canal' | 'harbour', field, side };
};

type Row = readonly [title: string, about: string, given: string, expected: string];

/** Objections of the rules to what the GM draws. 210/27 is in direction 2 (east) of 210/26. */
const STRUCTURES: readonly Row[] = [
  [
    'a road between two own fields is free (WW-4.3-06)',
    'road 210/26 210/27',
    '210/26: of a / 210/27: of a',
    'none',
  ],
  [
    'a road between two realms needs their agreement (WW-4.3-06)',
    'road 210/26 210/27',
    '210/26: of a / 210/27: of b',
    'F-BUILD-AGREE ASK WW-4.3-06',
  ],
  [
    'nobody has to agree where land belongs to nobody (WW-4.3-06)',
    'road 210/26 210/27',
    '210/26: of a',
    'none',
  ],
  [
    'there is one road at most on a side, whichever field names it (WW-4.3-03)',
    'road 210/27 210/26',
    '210/26(2): road',
    'F-BUILD-DUP REJECT WW-4.3-03',
  ],
  ['a road climbs one height level (WW-4.3-07)', 'road 210/26 210/27', '210/27: h', 'none'],
  [
    'a road does not climb two height levels (WW-4.3-07)',
    'road 210/26 210/27',
    '210/27: b',
    'F-BUILD-HEIGHT REJECT WW-4.3-07',
  ],
  [
    'a road does not cross a river without a bridge (WW-4.3-08)',
    'road 210/26 210/27',
    '210/26(2): river',
    'F-BUILD-NEEDBRIDGE REJECT WW-4.3-08',
  ],
  [
    'a road crosses a river by a bridge (WW-4.3-08)',
    'road 210/26 210/27',
    '210/26(2): river, bridge',
    'none',
  ],
  [
    'a canal hinders a road like a river (WW-4.3-16, WW-4.3-08)',
    'road 210/26 210/27',
    '210/26(2): canal',
    'F-BUILD-NEEDBRIDGE REJECT WW-4.3-08',
  ],
  [
    'a road joins fields that touch (WW-2.1-21)',
    'road 210/26 210/28',
    '',
    'F-POS-NOTADJ REJECT WW-2.1-21',
  ],
  [
    'a road does not leave the coast (WW-2.2-11)',
    'road 210/26 210/27',
    '210/27: w',
    'F-BUILD-TERRAIN REJECT WW-4.2-26',
  ],
  [
    'nothing is built off the map (WW-2.1-13)',
    'road 999/01 999/02',
    '',
    'F-MAP-OFF REJECT WW-2.1-13',
  ],
  [
    'everything that is wrong is said (WW-4.3-07, WW-4.3-08)',
    'road 210/26 210/27',
    '210/27: b / 210/26(2): river',
    'F-BUILD-HEIGHT REJECT WW-4.3-07, F-BUILD-NEEDBRIDGE REJECT WW-4.3-08',
  ],
  [
    'a bridge spans a river between fields of one level (WW-4.3-10)',
    'bridge 210/26 2',
    '210/26(2): river',
    'none',
  ],
  [
    'a bridge needs a river or canal (WW-4.3-10)',
    'bridge 210/26 2',
    '',
    'F-BUILD-NORIVER REJECT WW-4.3-10',
  ],
  [
    'a bridge does not climb (WW-4.3-10)',
    'bridge 210/26 2',
    '210/27: h / 210/26(2): river',
    'F-BUILD-HEIGHT REJECT WW-4.3-10',
  ],
  [
    'a bridge between two realms needs their agreement (WW-4.3-10)',
    'bridge 210/26 2',
    '210/26: of a / 210/27: of b / 210/26(2): river',
    'F-BUILD-AGREE ASK WW-4.3-10',
  ],
  [
    'a canal is bridged once (WW-4.3-03, WW-4.3-16)',
    'bridge 210/26 2',
    '210/26(2): canal, bridge',
    'F-BUILD-DUP REJECT WW-4.3-03',
  ],
  ['a canal lies between two fields of land (WW-4.3-16)', 'canal 210/26 2', '', 'none'],
  [
    'a canal is not dug twice, nor along the sea (WW-4.3-03, WW-4.3-16)',
    'canal 210/26 2',
    '210/27: w / 210/26(2): canal',
    'F-BUILD-DUP REJECT WW-4.3-03, F-BUILD-TERRAIN REJECT WW-4.2-26',
  ],
  [
    'a wall of five points is enough, and another may face it (WW-4.3-04)',
    'wall 210/26 2 5',
    '210/27(5): wall 8',
    'none',
  ],
  [
    'a wall of four points is too weak (WW-4.3-04)',
    'wall 210/26 2 4',
    '',
    'F-BUILD-WALLMIN REJECT WW-4.3-04',
  ],
  [
    'walls are counted in whole points (WW-4.3-04)',
    'wall 210/26 2 5.5',
    '',
    'F-BUILD-WALLMIN REJECT WW-4.3-04',
  ],
  [
    'the field behind a wall is land, what it faces may be the sea (WW-4.3-15)',
    'wall 210/26 2 5',
    '210/27: w',
    'none',
  ],
  [
    'no wall stands in the water (WW-4.3-15)',
    'wall 210/26 2 5',
    'map: 210 w',
    'F-BUILD-TERRAIN REJECT WW-4.2-26',
  ],
  ['a harbour opens to the sea (WW-4.2-23, WW-2.2-11)', 'harbour 210/26 2', '210/27: tw', 'none'],
  ['a harbour opens to a river (WW-4.2-23)', 'harbour 210/26 2', '210/26(2): river', 'none'],
  ['a harbour needs water (WW-4.2-23)', 'harbour 210/26 2', '', 'F-PORT-SIDE REJECT WW-4.2-23'],
  [
    'nothing leads over the edge of the map (WW-2.1-13)',
    'bridge 210/01 6',
    '',
    'F-MAP-OFF REJECT WW-2.1-13',
  ],
  ['a city stands on land (WW-4.2-26)', 'settlement 210/26 std', '', 'none'],
  [
    'no city stands on frozen water (WW-4.2-26)',
    'settlement 210/26 std',
    'map: 210 ew',
    'F-BUILD-TERRAIN REJECT WW-4.2-26',
  ],
  [
    'a field bears one settlement (WW-4.2-10)',
    'settlement 210/26 brg',
    '210/26: gar a',
    'F-BUILD-OCCUPIED REJECT WW-4.2-10',
  ],
  [
    'a metropolis inland is too big (WW-4.2-11)',
    'settlement 210/26 met',
    '',
    'F-BUILD-TOOBIG REJECT WW-4.2-11',
  ],
  [
    'a metropolis stands at the coast of level 1 (WW-4.2-11)',
    'settlement 210/26 met',
    '210/27: w',
    'none',
  ],
  [
    'a steep coast does not bear a metropolis (WW-4.2-11)',
    'settlement 210/26 met',
    'map: 210 h / 210/27: w',
    'F-BUILD-TOOBIG REJECT WW-4.2-11',
  ],
  [
    'a metropolis stands at a canal (WW-4.2-11, WW-4.3-16)',
    'settlement 210/26 met',
    'map: 210 h / 210/26(2): canal',
    'none',
  ],
  [
    'a river nobody can sail does not feed a metropolis (WW-12.4-13)',
    'settlement 210/26 met',
    '210/26(2): river, unnavigable',
    'F-BUILD-TOOBIG REJECT WW-4.2-11',
  ],
  [
    'the capital may be a metropolis anywhere (WW-4.2-20)',
    'settlement 210/26 met',
    'a: capital 210/26 / 210/26: of a',
    'none',
  ],
  [
    'a type of its own needs approval (WW-4.2-09)',
    'settlement 210/26 tempel',
    '',
    'F-BUILD-FREETYPE ASK WW-4.2-09',
  ],
];

describe('the rules about structures', () => {
  it.each(STRUCTURES)('%s', (_, structure, given, expected) => {
    const world = worldOf(given);
    const found = withPoisonedGlobals(() => mapRules.objections(world, structureOf(structure)));
    const told = found.map(({ code, severity, clause }) => `${code} ${severity} ${clause}`);
    expect(told.join(', ') || 'none').toBe(expected);
  });

  it('name the owner of the land, the fields and the levels', () => {
    const world = worldOf('210/26: of a / 210/27: b, of a');
    const [finding] = mapRules.objections(world, structureOf('road 210/26 210/27'));
    expect(finding).toMatchObject({
      party: 'a',
      about: { reason: 'road', from: '210/26', to: '210/27', fromHeight: 1, toHeight: 3 },
    });
  });

  it('see the neighbour across the seam of a Großfeld and round a cylinder', () => {
    const world = worldOf('map: 210 t, 001 b 1 0');
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

/** Facts and cells of an explanation with their values and clauses. */
const partsIn = (explained: Explained): readonly string[] => {
  const { kind, value } = explained;
  if (kind === 'operation') return explained.parts.flatMap(partsIn);
  if (kind === 'rule') return partsIn(explained.body);
  if (kind !== 'fact' && kind !== 'cell') return [];
  const clause = explained.clause === undefined ? [] : [explained.clause];
  return [[kind === 'cell' ? explained.row : explained.name, value, ...clause].join(' ')];
};

/** Routes measured on the map; for a step, where given, the explanation of its difficulty. */
const ROUTES: readonly Row[] = [
  [
    'riders cross foreign lowland (WW-5.3-07, WW-5.3-15, WW-5.3-23)',
    'R 210/26 210/27',
    '',
    '210/27 difficulty 4 costs 8 of heightLevel 1, baseOffset 3',
  ],
  [
    'own land and a road make it easier (WW-5.3-08, WW-5.3-10)',
    'K 210/26 210/27',
    '210/26: of a / 210/27: of a / 210/26(2): road',
    '210/27 difficulty 2 costs 5 of heightLevel 1, baseOffset 3, road -1 WW-5.3-08, own -1 WW-5.3-08',
  ],
  [
    'the way leads round what cannot be climbed, ties by the smaller directions (WW-5.3-54, WW-5.3-03)',
    'K 210/26 210/28',
    '210/27: b',
    '210/19 difficulty 4 costs 8; 210/20 difficulty 4 costs 8; 210/28 difficulty 4 costs 8',
  ],
  [
    'a step that takes all points takes those of the traveller (WW-5.3-16, WW-5.3-04)',
    'HF 210/26 210/27',
    '210/26: b / 210/27: g',
    '210/27 difficulty 9 costs 40',
  ],
  [
    'nobody walks over the sea (WW-5.3-18)',
    'K 210/26 210/28',
    'map: 210 w / 210/26: t / 210/28: t',
    'none',
  ],
  [
    'ships sail over open water, along a coast more easily (WW-5.3-11, WW-5.3-18)',
    'S 210/26 210/28',
    'map: 210 w / 210/20: t',
    '210/27 difficulty 2 costs 5 of heightLevel 0, baseOffset 3, coast -1 WW-5.3-08; 210/28 difficulty 2 costs 5',
  ],
  [
    'ships leave a harbour town by the water of its harbour (WW-4.2-23, WW-5.3-11)',
    'S 210/26 210/29',
    'map: 210 w / 210/26: t, of a, std a, harbours 2',
    '210/28 difficulty 3 costs 6; 210/29 difficulty 3 costs 6',
  ],
  [
    'ships do not leave a field without harbour (WW-5.3-18)',
    'S 210/26 210/29',
    'map: 210 w / 210/26: t, of a',
    'none',
  ],
];

describe('a measured way', () => {
  it.each(ROUTES)('%s', (_, about, given, expected) => {
    const [traveller = '', from = '', to = ''] = about.split(' ');
    const world = worldOf(given);
    const route = withPoisonedGlobals(() => mapRules.routes.route(world, from, to, traveller, {}));
    const asked = expected.split('; ');
    const steps = route?.steps.map((step, at) => {
      const { difficulty, cost } = step;
      const parts = asked[at]?.includes(' of ') === true ? partsIn(difficulty) : [];
      const of = parts.length === 0 ? '' : ` of ${parts.join(', ')}`;
      return `${step.to} difficulty ${String(difficulty.value)} costs ${String(cost.value)}${of}`;
    });
    expect(steps?.join('; ') ?? 'none').toBe(expected);
    if (route === undefined) return;
    expect(route.cost.value).toBe(route.steps.reduce((total, { cost }) => total + cost.value, 0));
    expect(unfounded(route.cost, waben.tables)).toEqual([]);
    expect(clausesOf(route.cost)).toContain('WW-5.3-54');
  });

  it('of no step costs nothing; to nowhere, or for nobody, there is none', () => {
    const world = worldOf('');
    const way = (to: string, traveller: string) =>
      mapRules.routes.route(world, '210/26', to, traveller, {});
    expect([way('210/26', 'K')?.steps, way('210/26', 'K')?.cost.value]).toEqual([[], 0]);
    expect(way('999/01', 'K')).toBeUndefined();
    expect(way('210', 'K')).toBeUndefined();
    expect(way('210/27', 'X')).toBeUndefined();
  });

  it('is as cheap as one that weighs every step by itself, on any ground (property)', () => {
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
    const plain = worldOf('map: 001 t 0 0, 002 t 1 0, 003 t 0 1, 004 t 1 1');
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
        const route = mapRules.routes.route({ ...plain, map }, '001/01', to, given.traveller, {});
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
    const world = worldOf('map: 210 tsu');
    const cost = (settings: Parameters<typeof mapRules.routes.route>[4]) =>
      mapRules.routes.route(world, '210/26', '210/27', 'R', settings)?.cost.value;
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
    expect(mapRules.frost.frozen(before)).toBe(ice);
    expect(mapRules.frost.thawed(ice, before)).toBe(after);
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
    expect(mapRules.frost.thawed(ice, before)).toBe(after);
  });

  it.each(['t', 'st', 'ew', 'vul', 'nonsense'])('%s does not freeze', (key) => {
    expect(mapRules.frost.frozen(key)).toBeUndefined();
  });

  it('never changes the height', () => {
    const heightOf = (key: string | undefined) => hexGameOf(waben).terrains[key ?? '']?.height;
    for (const key of TERRAIN_KEYS) {
      const ice = mapRules.frost.frozen(key);
      if (ice !== undefined) expect(heightOf(ice)).toBe(heightOf(key));
      const water = mapRules.frost.thawed(key, undefined);
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
    expect(mapRules.routes.travellers.map(({ key }) => key)).toEqual([
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
