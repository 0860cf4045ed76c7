import type { FieldAddress } from '../../../hex';
import { blankWork, DAMAGE_PER_POINT, workId } from '../../../world';
import {
  type EncounterCase,
  type EncounterResult,
  FOOT,
  LOWLAND,
  RIDERS,
  word,
} from './encounterCase';

const at = (field: string): FieldAddress => field as FieldAddress;

const town = (type: string, built: number) => ({
  owner: 'b',
  settlement: { type, owner: 'b', built },
});
const FORTRESS = { '210/20': town('fst', 36) } as const;
const CITY = { '210/20': town('std', 24) } as const;
const GARRISON = { ...FOOT, size: 3000 } as const;

const STORM: EncounterResult = {
  fights: [{ kind: 'storm', place: '210/20', sides: [['a:201'], ['b:101']] }],
};
const ATTACK: EncounterResult = {
  fights: [
    {
      kind: 'battle',
      place: '210/20',
      sides: [['a:201'], ['b:101']],
      roles: ['attacker', 'defender'],
    },
  ],
};
const SALLY: EncounterResult = {
  fights: [
    {
      kind: 'sally',
      place: '210/20',
      sides: [['b:101'], ['a:201']],
      roles: ['attacker', 'defender'],
    },
  ],
};
const INVESTS: EncounterResult = {
  fights: [],
  places: { 'a:201': '210/20' },
  stops: { 'a:201': 'F-MOVE-STOPPED' },
  events: [{ kind: 'investment', about: { unit: 'a:201', guard: 'b:101' } }],
};
const STOPS: EncounterResult = {
  fights: [],
  places: { 'a:201': '210/20' },
  stops: { 'a:201': 'F-MOVE-STOPPED' },
  without: ['investment'],
};
const RETREATS: EncounterResult = { fights: [], places: { 'a:201': '210/19', 'b:101': '210/20' } };

/** The table of meetings at a settlement: who comes in, then H or V inside with walls and without, then N or A (WW-7.3-25). */
const TABLE: readonly (readonly [
  order: string,
  remark: string,
  walls: EncounterResult,
  open: EncounterResult,
  sallyWalls: EncounterResult,
  sallyOpen: EncounterResult,
])[] = [
  ['KN', '', STORM, ATTACK, STORM, ATTACK],
  ['KA', '', INVESTS, ATTACK, SALLY, ATTACK],
  ['KA', 'Sturm', STORM, ATTACK, STORM, ATTACK],
  ['KH', '', STOPS, STOPS, SALLY, SALLY],
  ['KV', '', STOPS, STOPS, SALLY, SALLY],
  ['KI', '', STOPS, STOPS, RETREATS, RETREATS],
  ['KR', '', RETREATS, RETREATS, RETREATS, RETREATS],
];

const meeting = (
  [order, remark]: readonly [string, string, ...unknown[]],
  inside: string,
  isWalled: boolean,
  expect: EncounterResult,
): EncounterCase => ({
  id: `WW-7.3-25 ${order}${remark} ${inside} ${isWalled ? 'walls' : 'open'}`,
  clauses: ['WW-7.3-25', 'WW-7.1-19', 'WW-7.3-02', 'WW-12.7-34'],
  title: `${order} ${remark} comes to ${inside} inside, ${isWalled ? 'behind walls' : 'without walls'}`,
  given: {
    map: LOWLAND,
    fields: isWalled ? FORTRESS : CITY,
    units: [RIDERS, GARRISON],
    orders: { a: [`201 | -20-21 | ${order} | ${remark}`], b: [`101 | | ${inside}`] },
  },
  expect,
});

const MEETINGS: readonly EncounterCase[] = TABLE.flatMap((row) => {
  const [, , walls, open, sallyWalls, sallyOpen] = row;
  return [
    meeting(row, 'KH', true, walls),
    meeting(row, 'KV', true, walls),
    meeting(row, 'KH', false, open),
    meeting(row, 'KN', true, sallyWalls),
    meeting(row, 'KA', true, sallyWalls),
    meeting(row, 'KA', false, sallyOpen),
  ];
});

const BESIEGERS = { party: 'a', number: 102, type: 'B', size: 5000, place: '210/19' } as const;
const ARMY = { party: 'a', number: 101, type: 'K', size: 8000, place: '210/19' } as const;

/** The worked example of a fortress, its besiegers and its garrison, moon by moon (WW-7.3-28). */
const EXAMPLE: readonly EncounterCase[] = [
  {
    id: 'WW-7.3-28a',
    clauses: ['WW-7.3-28', 'WW-7.1-18', 'WW-7.1-14'],
    title: 'besiegers, an army with KA and riders with KI are stopped before a held fortress',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [GARRISON, BESIEGERS, ARMY, { ...RIDERS, size: 600 }],
      orders: {
        a: ['102 | -20 | KAB |', '101 | -20 | KA |', '201 | -20-21 | KI |'],
        b: ['101 | | KH |'],
      },
    },
    expect: {
      fights: [],
      places: { 'a:102': '210/20', 'a:101': '210/20', 'a:201': '210/20' },
      stops: { 'a:201': 'F-MOVE-STOPPED' },
      events: [{ kind: 'investment', about: { unit: 'a:101' } }],
    },
  },
  {
    id: 'WW-7.3-28b',
    clauses: ['WW-7.3-28', 'WW-7.1-17', 'WW-7.2-14'],
    title: 'the garrison sallies against the army; the besiegers beside it stay',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [
        { ...GARRISON, size: 12_000 },
        { ...BESIEGERS, place: '210/20' },
        { ...ARMY, place: '210/20' },
      ],
      orders: { a: ['102 | | KAB |', '101 | | KH |'], b: ['101 | | KA |'] },
    },
    expect: {
      fights: [
        {
          kind: 'sally',
          place: '210/20',
          sides: [['b:101'], ['a:101']],
          roles: ['attacker', 'defender'],
        },
      ],
      places: { 'b:101': '210/20' },
    },
  },
  {
    id: 'WW-7.3-28c',
    clauses: ['WW-7.3-28', 'WW-7.3-25'],
    title: 'besiegers alone retreat from a sally',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [GARRISON, { ...BESIEGERS, place: '210/20' }],
      orders: { a: ['102 | | KAB |'], b: ['101 | | KA |'] },
    },
    expect: { fights: [], events: [{ kind: 'retreat', about: { unit: 'a:102' } }] },
  },
];

const VAULT = { b: { treasury: 5000, capital: at('210/20') } } as const;

/** Capture of settlements and structures (WW-7.3-20 to -24). */
const CAPTURES: readonly EncounterCase[] = [
  {
    id: 'WW-7.3-20',
    clauses: ['WW-7.3-20', 'WW-7.3-22', 'WW-7.3-23', 'WW-10.1-18'],
    title: 'the defenders beaten, the settlement falls with its field and its treasury',
    given: {
      map: LOWLAND,
      fields: CITY,
      units: [{ ...RIDERS, size: 12_000 }, FOOT],
      parties: VAULT,
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
    },
    expect: {
      towns: { '210/20': 'a' },
      owners: { '210/20': 'a' },
      events: [
        { kind: 'capture', about: { unit: 'a:201', from: 'b' } },
        { kind: 'plunder', about: { gold: 5000 }, parties: ['a', 'b'] },
      ],
    },
  },
  {
    id: 'WW-7.3-23b',
    clauses: ['WW-7.3-23', 'WW-12.7-21'],
    title: 'of the treasury only the part the GM lays down',
    given: {
      map: LOWLAND,
      fields: CITY,
      units: [RIDERS],
      parties: VAULT,
      orders: { a: ['201 | -20 | KA |'] },
      settings: { 'fight.capture_treasury_pct': 33 },
    },
    expect: { events: [{ kind: 'plunder', about: { gold: 1650 } }] },
  },
  {
    id: 'WW-7.3-22b',
    clauses: ['WW-7.3-22', 'WW-12.7-21'],
    title: 'under siege.capture_needs_E only conquest takes a settlement',
    given: {
      map: LOWLAND,
      fields: CITY,
      units: [RIDERS],
      orders: { a: ['201 | -20 | KA |'] },
      settings: { 'siege.capture_needs_E': true },
    },
    expect: { towns: { '210/20': 'b' } },
  },
  {
    id: 'WW-7.3-22c',
    clauses: ['WW-7.3-22'],
    title: 'workers alone do not hold a settlement; a unit under minimum size takes none',
    given: {
      map: LOWLAND,
      fields: { ...CITY, '210/12': town('std', 24) },
      units: [RIDERS, { ...FOOT, number: 401, type: 'A' }, { ...RIDERS, number: 202, size: 400 }],
      orders: { a: ['201 | -20 | KA |', '202 | -12 | KA |'], b: ['401 | | AB |'] },
    },
    expect: { towns: { '210/20': 'a', '210/12': 'b' } },
  },
  {
    id: 'WW-7.3-21',
    clauses: ['WW-7.3-21', 'WW-7.3-24'],
    title: 'a road goes over when both its fields are taken, a wall with the field behind it',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b' }, '210/21': { owner: 'b' }, '210/28': { owner: 'b' } },
      sides: { '210/20(2)': ['road'], '210/21(3)': ['road'] },
      walls: { '210/20(1)': 5 },
      works: [
        { ...blankWork('road', at('210/20'), 2, 5), owners: ['b'] },
        { ...blankWork('road', at('210/21'), 3, 5), owners: ['b'] },
        { ...blankWork('wall', at('210/20'), 1, 5), owners: ['b'] },
      ],
      units: [RIDERS],
      orders: { a: ['201 | -20-21 | KVE |'] },
    },
    expect: {
      workOwners: {
        'road 210/20(2)': ['a'],
        'road 210/21(3)': ['b'],
        'wall 210/20(1)': ['a'],
      },
      events: [{ kind: 'takeover', about: { structure: 'road' } }],
    },
  },
  {
    id: 'WW-12.4-10a',
    clauses: ['WW-12.4-10'],
    title: 'a site goes over with its progress, the money paid ahead is lost',
    given: {
      map: LOWLAND,
      fields: { '210/20': town('std', 6) },
      works: [
        { ...blankWork('settlement', at('210/20'), null, 24), owners: ['b'], progress: 9000 },
      ],
      units: [RIDERS],
      orders: { a: ['201 | -20 | KA |'] },
    },
    expect: { towns: { '210/20': 'a' }, workOwners: { 'settlement 210/20': ['a'] } },
  },
  {
    id: 'WW-12.4-10b',
    clauses: ['WW-12.4-10'],
    title: 'under build.site_capture = lost nothing of it remains',
    given: {
      map: LOWLAND,
      fields: { '210/20': town('std', 6) },
      works: [
        { ...blankWork('settlement', at('210/20'), null, 24), owners: ['b'], progress: 9000 },
      ],
      units: [RIDERS],
      orders: { a: ['201 | -20 | KA |'] },
      settings: { 'build.site_capture': 'lost' },
    },
    expect: { towns: { '210/20': null }, workOwners: { 'settlement 210/20': null } },
  },
];

/** Who is inside, and who holds (WW-4.2-05, WW-12.5-15, WW-7.3-18). */
const INSIDE: readonly EncounterCase[] = [
  {
    id: 'WW-12.5-15a',
    clauses: ['WW-12.5-15', 'WW-4.2-05', 'WW-7.3-25'],
    title: 'what does not fit inside stands in the field and meets enemies there',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [
        { ...FOOT, size: 15_000 },
        { ...FOOT, number: 102, size: 6000 },
        { ...RIDERS, size: 12_000 },
      ],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |', '102 | | KV |'] },
    },
    expect: {
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:102']], winner: 0 }],
      events: [{ kind: 'investment', about: { unit: 'a:201', guard: 'b:101' } }],
    },
  },
  {
    id: 'WW-12.5-15b',
    clauses: ['WW-12.5-15', 'WW-6.3-20'],
    title: 'the player names who is inside',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [
        { ...FOOT, size: 15_000 },
        { ...FOOT, number: 102, size: 6000 },
        { ...RIDERS, size: 12_000 },
      ],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |', '102 | | KV | innen'] },
    },
    expect: { events: [{ kind: 'investment', about: { guard: 'b:102' } }] },
  },
  {
    id: 'WW-12.5-15c',
    clauses: ['WW-12.5-15', 'WW-6.3-20'],
    title: 'who is told to stand before the settlement does; the GM may send him in',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [FOOT, { ...FOOT, number: 102 }, RIDERS],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV | außen', '102 | | KV | außen'] },
      rulings: word('inside/b:102', 'inside'),
    },
    expect: {
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
      events: [{ kind: 'investment', about: { guard: 'b:102' } }],
    },
  },
  {
    id: 'WW-12.7-28b',
    clauses: ['WW-12.7-28'],
    title: 'under siege.inside = all everybody of the holder is inside',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [{ ...FOOT, size: 15_000 }, { ...FOOT, number: 102, size: 6000 }, RIDERS],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |', '102 | | KV |'] },
      settings: { 'siege.inside': 'all' },
    },
    expect: { fights: [], events: [{ kind: 'investment', about: { guard: 'b:102' } }] },
  },
  {
    id: 'WW-12.5-15d',
    clauses: ['WW-12.5-15'],
    title: 'under settle.station_overflow = reject nobody comes into a full settlement',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [
        { ...FOOT, size: 15_000 },
        { ...FOOT, number: 102, size: 6000, place: '210/21' },
        { ...FOOT, number: 103, size: 2000, place: '210/21' },
      ],
      orders: { b: ['101 | | KV |', '102 | -20 | KV |', '103 | -20 | KV |'] },
      settings: { 'settle.station_overflow': 'reject' },
    },
    expect: {
      places: { 'b:102': '210/21', 'b:103': '210/20' },
      stops: { 'b:102': 'F-MOVE-STOPPED', 'b:103': null },
    },
  },
  {
    id: 'WW-12.7-26b',
    clauses: ['WW-12.7-26', 'WW-7.3-05', 'WW-7.3-18'],
    title: 'a garrison below siege.occupied_min_size holds nothing: it is met in the open',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [{ ...FOOT, size: 900 }, RIDERS],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
      settings: { 'siege.occupied_min_size': 1000 },
    },
    expect: {
      fights: [{ kind: 'battle', place: '210/20', sides: [['a:201'], ['b:101']], winner: 0 }],
      towns: { '210/20': 'a' },
    },
  },
  {
    id: 'WW-12.6-10b',
    clauses: ['WW-12.6-10', 'WW-6.3-17'],
    title: 'under siege.storm_order = KN_KA an army with KA storms, too',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [GARRISON, RIDERS],
      orders: { a: ['201 | -20 | KA |'], b: ['101 | | KV |'] },
      settings: { 'siege.storm_order': 'KN_KA' },
    },
    expect: STORM,
  },
  {
    id: 'WW-12.6-10c',
    clauses: ['WW-12.6-10', 'WW-6.3-17'],
    title: 'under siege.storm_order = remark one with KN does not unless it says so',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      units: [GARRISON, RIDERS],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KV |'] },
      settings: { 'siege.storm_order': 'remark' },
    },
    expect: { fights: [], events: [{ kind: 'investment', about: { unit: 'a:201' } }] },
  },
  {
    id: 'WW-12.4-30b',
    clauses: ['WW-12.4-30'],
    title: 'under siege.storm_without_walls every attack on a settlement is a storm',
    given: {
      map: LOWLAND,
      fields: CITY,
      units: [GARRISON, RIDERS],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KV |'] },
      settings: { 'siege.storm_without_walls': true },
    },
    expect: STORM,
  },
  {
    id: 'WW-10.1-19c',
    clauses: ['WW-10.1-19', 'WW-7.3-04'],
    title: 'a storm repelled is tried again in the next moon, an investment stays silent',
    given: {
      map: LOWLAND,
      fields: FORTRESS,
      moons: 2,
      units: [
        { ...FOOT, size: 9000 },
        { ...RIDERS, size: 3000 },
      ],
      orders: { a: ['201 | -20 | KN |'], b: ['101 | | KV |'] },
      settings: { 'fight.storm_rounds': 1 },
    },
    expect: {
      fights: [
        { kind: 'storm', place: '210/20', sides: [['a:201'], ['b:101']] },
        { kind: 'storm', place: '210/20', sides: [['a:201'], ['b:101']] },
      ],
    },
  },
];

const WALLED = {
  map: LOWLAND,
  fields: { '210/20': { owner: 'b' } },
  walls: { '210/20(5)': 5 },
} as const;

const HIGH = { ...WALLED, fields: { '210/20': { owner: 'b', terrain: 'h' } } } as const;

const breached = (points: number) => [
  {
    ...blankWork('wall', at('210/20'), 5, 5),
    id: workId('wall', at('210/20'), 5),
    damage: { whole: points * DAMAGE_PER_POINT },
  },
];

const overWall = (order: string, size: number, settings = {}) => ({
  units: [{ ...RIDERS, size }, FOOT],
  orders: { a: [`201 | -20-21 | ${order}`], b: ['101 | | KV |'] },
  settings,
});

const WALL_STORM = { kind: 'storm', place: '210/20', sides: [['a:201'], ['b:101']] } as const;

/** Storms on walls and breaches (WW-7.3-13 to -19, WW-7.3-26). */
const WALLS: readonly EncounterCase[] = [
  {
    id: 'WW-7.3-26a',
    clauses: ['WW-7.3-26', 'WW-7.3-13'],
    title: 'a wall attacked from equal ground is stormed as the step ends; who succeeds comes in',
    given: { ...WALLED, ...overWall('KN |', 12_000) },
    expect: { fights: [{ ...WALL_STORM, winner: 0 }], places: { 'a:201': '210/21' } },
  },
  {
    id: 'WW-7.3-26b',
    clauses: ['WW-7.3-26'],
    title: 'repelled the unit stays before the wall, its points spent, its path at an end',
    given: { ...WALLED, ...overWall('KA | Sturm', 1000) },
    expect: {
      fights: [WALL_STORM],
      places: { 'a:201': '210/19', 'b:101': '210/20' },
      stops: { 'a:201': 'F-PATH-WALL' },
    },
  },
  {
    id: 'WW-7.3-19b',
    clauses: ['WW-7.3-19', 'WW-6.3-17'],
    title: 'without a storm ordered the path ends before the wall',
    given: { ...WALLED, ...overWall('KA |', 12_000) },
    expect: { fights: [], places: { 'a:201': '210/19' }, stops: { 'a:201': 'F-PATH-WALL' } },
  },
  {
    id: 'WW-7.3-13a',
    clauses: ['WW-7.3-13', 'WW-12.4-18'],
    title: 'a wall against lower ground cannot be stormed',
    given: { ...HIGH, ...overWall('KN |', 12_000) },
    expect: { fights: [], places: { 'a:201': '210/19' }, stops: { 'a:201': 'F-PATH-WALL' } },
  },
  {
    id: 'WW-7.3-13b',
    clauses: ['WW-7.3-13', 'WW-12.4-18'],
    title: 'nor one on a river, unless the GM forbids storms from below only',
    given: { ...WALLED, sides: { '210/20(5)': ['river'] }, ...overWall('KN |', 12_000) },
    expect: { fights: [], stops: { 'a:201': 'F-PATH-WALL' } },
  },
  {
    id: 'WW-12.4-18b',
    clauses: ['WW-12.4-18'],
    title: 'under siege.storm_ban = below the river does not matter',
    given: {
      ...WALLED,
      sides: { '210/20(5)': ['river'] },
      ...overWall('KN |', 12_000, { 'siege.storm_ban': 'below' }),
    },
    expect: { fights: [{ ...WALL_STORM, winner: 0 }] },
  },
  {
    id: 'WW-12.4-18c',
    clauses: ['WW-12.4-18'],
    title: 'under siege.storm_ban = any_level no storm from above, either',
    given: {
      map: LOWLAND,
      fields: { '210/20': { owner: 'b' }, '210/19': { terrain: 'h' } },
      walls: { '210/20(5)': 5 },
      ...overWall('KN |', 12_000, { 'siege.storm_ban': 'any_level' }),
    },
    expect: { fights: [], stops: { 'a:201': 'F-PATH-WALL' } },
  },
  {
    id: 'WW-7.3-14a',
    clauses: ['WW-7.3-14', 'WW-9.3-15', 'WW-7.3-17'],
    title: 'through a breach everybody comes in; what follows is a fight in the field',
    given: { ...WALLED, works: breached(1), ...overWall('KA |', 12_000) },
    expect: { fights: [{ ...WALL_STORM, kind: 'battle', winner: 0 }] },
  },
  {
    id: 'WW-12.7-25b',
    clauses: ['WW-12.7-25'],
    title: 'under siege.breach_entry = one_min_size only a unit of minimum size, one per moon',
    given: {
      ...WALLED,
      works: breached(1),
      units: [
        { ...RIDERS, number: 201, size: 501 },
        { ...RIDERS, number: 202, size: 500 },
        { ...RIDERS, number: 203, size: 500 },
        { ...FOOT, size: 100 },
      ],
      orders: {
        a: ['201 | -20 | KV |', '202 | -20 | KV |', '203 | -20 | KV |'],
        b: ['101 | | KV |'],
      },
      settings: { 'siege.breach_entry': 'one_min_size' },
    },
    expect: { places: { 'a:201': '210/19', 'a:202': '210/20', 'a:203': '210/19' } },
  },
  {
    id: 'WW-12.7-22b',
    clauses: ['WW-12.7-22', 'WW-7.3-24'],
    title: 'under build.half_conquered = closed a road between two lands helps nobody',
    given: {
      map: LOWLAND,
      fields: { '210/19': { owner: 'a' }, '210/20': { owner: 'b' } },
      sides: { '210/20(5)': ['road'] },
      units: [{ ...FOOT, party: 'a', place: '210/19' }],
      orders: { a: ['101 | -20-21 | KV |'] },
      settings: { 'build.half_conquered': 'closed' },
    },
    expect: { places: { 'a:101': '210/20' }, stops: { 'a:101': 'F-MOVE-MP' } },
  },
];

const COAST = {
  map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
  fields: {
    '210/20': {
      terrain: 't',
      owner: 'b',
      settlement: { type: 'fst', owner: 'b', built: 36, harbours: [5] },
    },
    '210/21': { terrain: 't' },
  },
} as const;

const FLEET = { party: 'a', number: 301, type: 'S', size: 250, place: '210/18' } as const;

/** Attacks from outside (WW-6.3-16, WW-9.3-13). */
const ASSAULTS: readonly EncounterCase[] = [
  {
    id: 'WW-6.3-16a',
    clauses: ['WW-6.3-16', 'WW-9.3-13', 'WW-4.2-22'],
    title:
      'a fleet at the end of its path attacks a harbour town without entering; it takes nothing',
    given: {
      ...COAST,
      units: [FLEET, FOOT],
      orders: { a: ['301 | -19 | KN | 210/20 angreifen'], b: ['101 | | KH |'] },
    },
    expect: {
      fights: [
        {
          kind: 'assault',
          place: '210/20',
          sides: [['a:301'], ['b:101']],
          roles: ['attacker', 'defender'],
        },
      ],
      places: { 'a:301': '210/19' },
      towns: { '210/20': 'b' },
    },
  },
  {
    id: 'WW-12.6-11b',
    clauses: ['WW-12.6-11'],
    title: 'under order.assault_from_side false it does not',
    given: {
      ...COAST,
      units: [FLEET, FOOT],
      orders: { a: ['301 | -19 | KN | 210/20 angreifen'], b: ['101 | | KH |'] },
      settings: { 'order.assault_from_side': false },
    },
    expect: { fights: [] },
  },
  {
    id: 'WW-6.3-16b',
    clauses: ['WW-6.3-16'],
    title: 'without a harbour towards it there is nothing to attack',
    given: {
      ...COAST,
      units: [{ ...FLEET, place: '210/12' }, FOOT],
      orders: { a: ['301 | -13 | KN | 210/20 angreifen'], b: ['101 | | KH |'] },
    },
    expect: { fights: [], findings: ['F-ORD-NOTARGET'] },
  },
  {
    id: 'WW-6.3-16c',
    clauses: ['WW-6.3-16', 'WW-12.7-32', 'WW-12.5-30'],
    title: 'a fleet on a river is attacked from its bank by remark',
    given: {
      map: LOWLAND,
      sides: { '210/20(5)': ['river'] },
      units: [RIDERS, { ...FOOT, number: 301, type: 'S', size: 20, place: '210/20(5)' }],
      orders: { a: ['201 | | KA | 210/20(5) angreifen'], b: ['301 | | KV |'] },
    },
    expect: {
      fights: [{ kind: 'assault', place: '210/19(2)', sides: [['a:201'], ['b:301']], winner: 0 }],
      places: { 'a:201': '210/19' },
    },
  },
];

/** Settlements, walls and attacks from outside (WW-7.3, WW-6.3-16). */
export const SIEGE_CASES: readonly EncounterCase[] = [
  ...MEETINGS,
  ...EXAMPLE,
  ...CAPTURES,
  ...INSIDE,
  ...WALLS,
  ...ASSAULTS,
];
