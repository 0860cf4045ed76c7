import type { Rulings, Settings } from '../../../kernel';
import type { Danger, UnitTypeKey } from '../data';
import type { Case } from './case';
import type { MoonTurn } from './moonRun';

/** A unit in a field. */
export interface GivenThreat {
  readonly type: UnitTypeKey;
  readonly raised: Readonly<Record<string, number>>;
  readonly terrain: string;
  readonly settings?: Settings;
}

/** What threatens whom (WW-2.3-07, WW-2.3-11 to -16). */
export const THREAT_CASES: readonly Case<GivenThreat, readonly Danger[]>[] = [
  {
    id: 'swamp-stranger',
    clauses: ['WW-2.3-16', 'WW-2.3-07'],
    title: 'riders of the lowland in a swamp',
    given: { type: 'R', raised: { t: 500 }, terrain: 'tsu' },
    expect: ['swamp'],
  },
  {
    id: 'swamp-native',
    clauses: ['WW-2.3-16', 'WW-2.3-11'],
    title: 'warriors of the swamp are at home in swamps of every level',
    given: { type: 'K', raised: { tsu: 1000 }, terrain: 'hsu' },
    expect: [],
  },
  {
    id: 'riders-height',
    clauses: ['WW-2.3-16', 'WW-2.3-12'],
    title: 'mounted men never get used to the mountains',
    given: { type: 'R', raised: { g: 500 }, terrain: 'gwa' },
    expect: ['height4'],
  },
  {
    id: 'ice-and-height',
    clauses: ['WW-2.3-16', 'WW-2.3-14'],
    title: 'warriors of the mountains freeze on the ice',
    given: { type: 'K', raised: { g: 1000 }, terrain: 'gew' },
    expect: ['frost'],
  },
  {
    id: 'ice-native-height',
    clauses: ['WW-2.3-14'],
    title: 'those of the lowland ice fall from the mountains',
    given: { type: 'K', raised: { tew: 1000 }, terrain: 'gew' },
    expect: ['height4'],
  },
  {
    id: 'ships-water',
    clauses: ['WW-2.3-16'],
    title: 'ships on plain water',
    given: { type: 'S', raised: {}, terrain: 'w' },
    expect: [],
  },
  {
    id: 'ships-deepsea',
    clauses: ['WW-2.3-16', 'WW-2.3-07'],
    title: 'ships on the deep sea',
    given: { type: 'S', raised: {}, terrain: 'tw' },
    expect: ['deepsea'],
  },
  {
    id: 'ships-ice',
    clauses: ['WW-2.3-07'],
    title: 'ships caught in the ice',
    given: { type: 'S', raised: {}, terrain: 'ew' },
    expect: ['frost'],
  },
  {
    id: 'volcano-height',
    clauses: ['WW-2.3-07', 'WW-2.3-10'],
    title: 'everybody on a volcano of level 4',
    given: { type: 'K', raised: { t: 1000 }, terrain: 'vul' },
    expect: ['volcano', 'height4'],
  },
  {
    id: 'height-riders-only',
    clauses: ['WW-12.2-20'],
    title: 'only riders suffer at level 4, if the GM reads it so',
    given: {
      type: 'K',
      raised: { t: 1000 },
      terrain: 'g',
      settings: { 'terrain.height4_who': 'riders' },
    },
    expect: [],
  },
  {
    id: 'origin-majority',
    clauses: ['WW-12.2-15'],
    title: 'the greater part decides about the origin',
    given: { type: 'K', raised: { tsu: 600, t: 400 }, terrain: 'hsu' },
    expect: [],
  },
  {
    id: 'origin-minority',
    clauses: ['WW-12.2-15'],
    title: 'the smaller part does not',
    given: { type: 'K', raised: { tsu: 400, t: 600 }, terrain: 'hsu' },
    expect: ['swamp'],
  },
  {
    id: 'origin-none',
    clauses: ['WW-5.1-26', 'WW-12.2-15'],
    title: 'where no part is more than half nobody counts as used to it',
    given: { type: 'K', raised: { tsu: 400, t: 300, b: 300 }, terrain: 'hsu' },
    expect: ['swamp'],
  },
  {
    id: 'origin-half',
    clauses: ['WW-5.1-26', 'WW-12.2-15'],
    title: 'half of them are no majority',
    given: { type: 'K', raised: { tsu: 500, t: 500 }, terrain: 'hsu' },
    expect: ['swamp'],
  },
  {
    id: 'origin-first',
    clauses: ['WW-12.2-15'],
    title: 'or the first kind in the order of the table',
    given: {
      type: 'K',
      raised: { tsu: 900, t: 100 },
      terrain: 'hsu',
      settings: { 'unit.origin_rule': 'first' },
    },
    expect: ['swamp'],
  },
];

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

/** Losses of whole turns: heads left by unit. */
export const LOSS_TURNS: readonly Case<MoonTurn, Readonly<Record<string, number>>>[] = [
  {
    id: 'desert-riders',
    clauses: ['WW-9.4-08', 'WW-9.4-01', 'WW-9.4-05', 'WW-9.1-06'],
    title: '50 riders enter two desert fields: dice 5 and 6, 11 percent, 6 men',
    given: {
      map: MAP,
      fields: { '210/20': { terrain: 'twue' }, '210/21': { terrain: 'twue' } },
      units: [{ party: 'tha', number: 203, type: 'R', size: 50, place: '210/19' }],
      orders: { tha: ['203 | -20-21 | KV |'] },
      raised: { 'tha:203': { t: 50 } },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    expect: { 'tha:203': 44 },
  },
  {
    id: 'desert-natives',
    clauses: ['WW-2.3-11'],
    title: 'riders of the desert lose nothing there',
    given: {
      map: MAP,
      fields: { '210/20': { terrain: 'twue' }, '210/21': { terrain: 'twue' } },
      units: [{ party: 'tha', number: 203, type: 'R', size: 50, place: '210/19' }],
      orders: { tha: ['203 | -20-21 | KV |'] },
      raised: { 'tha:203': { hwue: 50 } },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    expect: { 'tha:203': 50 },
  },
  {
    id: 'river-ford',
    clauses: ['WW-2.3-10', 'WW-9.4-01'],
    title: 'a river without bridge costs men by the same die',
    given: {
      map: MAP,
      sides: { '210/19(2)': ['river'] },
      units: [{ party: 'tha', number: 203, type: 'R', size: 50, place: '210/19' }],
      orders: { tha: ['203 | -20 | KV |'] },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    // The first die is a 5: 2 percent of 50.
    expect: { 'tha:203': 49 },
  },
  {
    id: 'river-bridge',
    clauses: ['WW-4.3-09'],
    title: 'a bridge spares them that',
    given: {
      map: MAP,
      sides: { '210/19(2)': ['river', 'bridge'] },
      units: [{ party: 'tha', number: 203, type: 'R', size: 50, place: '210/19' }],
      orders: { tha: ['203 | -20 | KV |'] },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    expect: { 'tha:203': 50 },
  },
  {
    id: 'stay-in-barracks',
    clauses: ['WW-2.3-13', 'WW-12.2-14'],
    title: 'barracks keep a garrison safe in the swamp',
    given: {
      map: MAP,
      fields: {
        '210/19': {
          terrain: 'tsu',
          owner: 'tha',
          settlement: { type: 'gar', owner: 'tha', built: 6 },
        },
      },
      units: [{ party: 'tha', number: 203, type: 'K', size: 10_000, place: '210/19' }],
      orders: { tha: ['203 | | KV |'] },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    expect: { 'tha:203': 10_000 },
  },
  {
    id: 'stay-in-barracks-off',
    clauses: ['WW-12.2-14'],
    title: 'unless the GM lets barracks protect nobody',
    given: {
      map: MAP,
      fields: {
        '210/19': {
          terrain: 'tsu',
          owner: 'tha',
          settlement: { type: 'gar', owner: 'tha', built: 6 },
        },
      },
      units: [{ party: 'tha', number: 203, type: 'K', size: 10_000, place: '210/19' }],
      orders: { tha: ['203 | | KV |'] },
      settings: { 'terrain.barracks_protect': false },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    // Staying in a swamp, die 5: 3 percent.
    expect: { 'tha:203': 9700 },
  },
  {
    id: 'no-room-in-barracks',
    clauses: ['WW-2.3-13', 'WW-4.2-05'],
    title: 'whoever finds no room stands in the swamp',
    given: {
      map: MAP,
      fields: {
        '210/19': {
          terrain: 'tsu',
          owner: 'tha',
          settlement: { type: 'gar', owner: 'tha', built: 6 },
        },
      },
      units: [{ party: 'tha', number: 203, type: 'K', size: 10_001, place: '210/19' }],
      orders: { tha: ['203 | | KV |'] },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    expect: { 'tha:203': 9701 },
  },
  {
    id: 'cargo',
    clauses: ['WW-9.3-16', 'WW-9.4-05'],
    title: 'what ships carry is lost with them in the same proportion',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'tw' }],
      units: [
        { party: 'tha', number: 203, type: 'S', size: 50, place: '210/19' },
        { party: 'tha', number: 101, type: 'K', size: 1000, place: '(203)' },
      ],
      orders: { tha: ['203 | | KV |', '101 | | KV |'] },
      seed: 'demo',
      turn: 1,
      firstMoon: 1,
    },
    // Staying on the deep sea, die 5: 5 percent.
    expect: { 'tha:203': 47, 'tha:101': 950 },
  },
];

/** A word of the GM over the losses of the desert riders, and what is left then. */
export const LOSS_RULINGS: readonly (readonly [
  title: string,
  rulings: Rulings,
  settings: Settings,
  left: number | undefined,
])[] = [
  [
    'WW-0.1-05: the GM lays down the loss',
    { 'loss/tha:203/1': { key: 'loss/tha:203/1', value: 20, reason: 'a sandstorm' } },
    {},
    30,
  ],
  [
    'a loss that cannot be is not heard',
    { 'loss/tha:203/1': { key: 'loss/tha:203/1', value: 51, reason: 'too many' } },
    {},
    44,
  ],
  [
    'WW-9.4-07: a field has its own percentage and takes no die: 4 and then die 5, 9 percent',
    { 'lossPct/210/20': { key: 'lossPct/210/20', value: 4, reason: 'an oasis' } },
    {},
    45,
  ],
  [
    'WW-9.4-07: a percentage of a field that cannot be is not heard: nobody grows out of the sand',
    { 'lossPct/210/20': { key: 'lossPct/210/20', value: -50, reason: 'a slip' } },
    {},
    44,
  ],
  [
    'WW-9.1-05: dice typed in: 1 and 6 are 1 and 6 percent',
    {
      'roll demo|1|1|terrain|tha|203 0': {
        key: 'roll demo|1|1|terrain|tha|203 0',
        value: 1,
        reason: 'rolled',
      },
    },
    {},
    46,
  ],
  [
    'WW-9.4-09: who loses the last head is gone',
    { 'loss/tha:203/1': { key: 'loss/tha:203/1', value: 50, reason: 'lost for good' } },
    {},
    undefined,
  ],
  [
    'WW-12.2-12: the GM puts his own figures into the table (terrain.loss_table)',
    {},
    { 'terrain.loss_table': { desertMove: { '5': 10, '6': 12 } } },
    39,
  ],
  [
    'WW-12.2-12: a house rule over the table itself goes before it',
    {},
    {
      'terrain.loss_table': { desertMove: { '5': 10 } },
      'table.terrainLoss': { desertMove: { '5': 20 } },
    },
    37,
  ],
  ['WW-2.3-09: a lower cap (terrain.loss_cap_pct)', {}, { 'terrain.loss_cap_pct': 8 }, 46],
  [
    'WW-12.2-13: a catastrophe by house rule: a 6, then a 5 is half of all; the cap holds',
    {},
    { 'terrain.loss_table': { desertMove: { '6': 101 } } },
    35,
  ],
  [
    'WW-12.2-21: the percentage is one of units (terrain.loss_base): the hundred decides about all of them',
    {},
    { 'terrain.loss_base': 'units', 'terrain.loss_table': { desertMove: { '5': 30 } } },
    50,
  ],
];
