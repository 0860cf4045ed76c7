import type { FieldAddress } from '../../../hex';
import type { BooksCase } from './balance';
import type { CaseField } from './case';
import { blankWork, WORK_PER_POINT } from '../../../world';

const at = (text: string): FieldAddress => text as FieldAddress;

const MAP = [{ no: '210', u: 0, v: 0, terrain: 't' }];

const TOWN: CaseField = {
  terrain: 't',
  owner: 'a',
  settlement: { type: 'brg', owner: 'a', built: 12 },
};

const REALM = {
  map: MAP,
  fields: {
    '210/20': TOWN,
    '210/21': { owner: 'a' },
    '210/22': { owner: 'a' },
    '210/27': { terrain: 'tsu', owner: 'a' },
    '210/28': { owner: 'b' },
  },
  units: [],
  moon: 2,
  treasury: { a: 100_000, b: 100_000 },
} as const;

const castle = {
  kind: 'build',
  structure: 'brg',
  value: null,
  place: { kind: 'field', field: at('210/22') },
  name: 'Neuburg',
  harbours: [],
  gold: null,
} as const;

const road = (field: string, side: 1 | 2 | 3 | 4 | 5 | 6) =>
  ({
    kind: 'build',
    structure: 'str',
    value: null,
    place: { kind: 'side', field: at(field), side },
    name: null,
    harbours: [],
    gold: null,
  }) as const;

const runningCastle = {
  ...blankWork('settlement', at('210/22'), null, 12),
  owners: ['a'],
  type: 'brg',
  progress: 5 * WORK_PER_POINT,
  paid: 5 * WORK_PER_POINT,
  begun: 2,
  completed: null,
};

/** Stages of building, in the books (WW-4.1-10 to -12, WW-4.1-33). */
export const siteCases: readonly BooksCase[] = [
  {
    id: 'WW-4.1-31',
    clauses: ['WW-4.1-10', 'WW-4.1-11', 'WW-4.1-31', 'WW-4.1-33'],
    title: 'a castle begun in moon 2: five moons until the next income date, 25,000 at the start',
    given: { ...REALM, declares: { a: [castle] } },
    expect: {
      treasury: { a: 75_000 },
      summary: { a: { newStructures: -25_000 } },
      works: {
        'settlement 210/22': {
          value: 12,
          progress: 0,
          paid: 25_000,
          owners: ['a'],
          type: 'brg',
          begun: 5,
          completed: null,
          name: 'Neuburg',
        },
      },
    },
  },
  {
    id: 'stage-next',
    clauses: ['WW-4.1-10', 'WW-4.1-31', 'WW-10.1-06'],
    title: 'at the next income date six more points, 30,000',
    given: { ...REALM, moon: 7, works: [runningCastle] },
    expect: {
      summary: { a: { newStructures: -30_000 } },
      works: { 'settlement 210/22': { paid: 55_000 } },
    },
  },
  {
    id: 'stage-last',
    clauses: ['WW-4.1-31'],
    title: 'and then the last one, 5,000',
    given: {
      ...REALM,
      moon: 1,
      works: [{ ...runningCastle, progress: 55_000, paid: 55_000 }],
    },
    expect: { summary: { a: { newStructures: -5000 } } },
  },
  {
    id: 'stage-credit',
    clauses: ['WW-4.1-11'],
    title: 'work paid for and not done is credit',
    given: { ...REALM, moon: 7, works: [{ ...runningCastle, paid: 40_000 }] },
    expect: { summary: { a: { newStructures: -15_000 } } },
  },
  {
    id: 'stage-rest',
    clauses: ['WW-4.1-12', 'WW-12.4-09'],
    title: 'a letter lets the work rest: nothing is paid, nothing is lost',
    given: {
      ...REALM,
      moon: 7,
      works: [runningCastle],
      declares: { a: [{ kind: 'rest', place: { kind: 'field', field: at('210/22') } }] },
    },
    expect: {
      summary: { a: { newStructures: 0 } },
      works: { 'settlement 210/22': { paid: 25_000, progress: 25_000 } },
    },
  },
  {
    id: 'stage-monthly',
    clauses: ['WW-12.4-08'],
    title: 'month by month, if the GM wants that: one point, 5,000, in any moon',
    given: { ...REALM, moon: 3, works: [runningCastle], settings: { 'build.payment': 'monthly' } },
    expect: { summary: { a: { newStructures: -5000 } } },
  },
  {
    id: 'stage-full',
    clauses: ['WW-12.4-08'],
    title: 'or everything at the start',
    given: { ...REALM, declares: { a: [castle] }, settings: { 'build.payment': 'full' } },
    expect: { summary: { a: { newStructures: -60_000 } } },
  },
  {
    id: 'stage-workers',
    clauses: ['WW-4.1-11', 'WW-4.1-14', 'WW-4.1-16'],
    title: '5,000 workers on the spot double the rate and the stage',
    given: {
      ...REALM,
      units: [{ party: 'a', number: 401, type: 'A', size: 5000, place: '210/22' }],
      changes: { 'a:401': { leaders: 1 } },
      orders: { a: ['401 | | | AB | '] },
      declares: { a: [castle] },
    },
    expect: { summary: { a: { newStructures: -50_000 } } },
  },
  {
    id: 'stage-poor',
    clauses: ['WW-3.2-05', 'WW-4.1-11'],
    title: 'a stage is paid as far as the gold goes, down to parts of a point',
    given: { ...REALM, treasury: { a: 7003 }, declares: { a: [castle] } },
    expect: {
      treasury: { a: 0 },
      findings: ['F-BUILD-UNPAID', 'F-BAL-OVERDRAWN'],
      works: { 'settlement 210/22': { paid: 7003 } },
    },
  },
  {
    id: 'WW-4.1-29',
    clauses: ['WW-4.1-29', 'WW-4.1-06', 'WW-4.1-09'],
    title: 'a road into a swamp costs three times 5,000',
    given: {
      ...REALM,
      declares: { a: [road('210/20', 4)] },
      settings: { 'build.payment': 'full' },
    },
    expect: { summary: { a: { newStructures: -15_000 } } },
  },
  {
    id: 'WW-4.3-06',
    clauses: ['WW-4.3-06', 'WW-12.4-29'],
    title: 'both neighbours order the road: they share it',
    given: {
      ...REALM,
      declares: { a: [road('210/21', 4)], b: [road('210/28', 1)] },
      settings: { 'build.payment': 'full' },
    },
    expect: {
      summary: { a: { newStructures: -2500 }, b: { newStructures: -2500 } },
      works: { 'road 210/21(4)': { owners: ['a', 'b'], paid: 25_000 } },
    },
  },
  {
    id: 'joint-odd',
    clauses: ['WW-4.3-06', 'WW-4.1-24'],
    title: 'of an odd upkeep of 95 the first named pays the odd piece',
    given: {
      ...REALM,
      moon: 1,
      sides: { '210/21(4)': ['road'] },
      works: [{ ...blankWork('road', at('210/21'), 4, 5), owners: ['b', 'a'] }],
      settings: { 'table.structure': { road: { price: 950 } } },
    },
    expect: {
      summary: { a: { infrastructureUpkeep: -47 }, b: { infrastructureUpkeep: -48 } },
    },
  },
  ...[
    { treasury: { a: 0, b: 100 }, whole: 1250 },
    { treasury: { a: 0, b: 0 }, whole: 2500 },
  ].map(({ treasury, whole }) => ({
    id: `joint-decay-${String(whole)}`,
    clauses: ['WW-4.1-27', 'WW-4.3-06'],
    title: 'a road that two bear decays by the part that is not paid',
    given: {
      map: MAP,
      fields: { '210/21': { owner: 'a' }, '210/28': { owner: 'b' } },
      units: [],
      moon: 1,
      treasury,
      sides: { '210/21(4)': ['road'] as const },
      declares: {
        a: [{ kind: 'tax' as const, rate: 0 }],
        b: [{ kind: 'tax' as const, rate: 0 }],
      },
    },
    expect: { works: { 'road 210/21(4)': { damage: { whole } } } },
  })),
  {
    id: 'order-stages-first',
    clauses: ['WW-3.2-05'],
    title: 'short of gold a stage that is due goes before new units, and they get nothing',
    given: {
      ...REALM,
      moon: 1,
      moons: 2,
      units: [],
      treasury: { a: 0 },
      fields: { '210/20': TOWN, '210/21': { owner: 'a' }, '210/22': { owner: 'a' } },
      works: [runningCastle],
      declares: {
        a: [
          {
            kind: 'muster',
            unit: 101,
            count: 1000,
            type: 'K',
            leaders: 0,
            place: at('210/20'),
            gold: null,
          },
        ],
      },
      orders: { a: ['101 | 210/20 | | KV | neu 1000K + 0 HF'] },
    },
    expect: {
      summary: { a: { newStructures: -9300, muster: 0, newTreasury: 0 } },
      units: { 'a:101': null },
    },
  },
  {
    id: 'joint-treaty',
    clauses: ['WW-12.4-29', 'WW-4.3-06'],
    title: 'by treaty only one orders it, and the GM lets both pay',
    given: {
      ...REALM,
      treaties: [
        {
          id: 't1',
          parties: ['a', 'b'],
          kinds: ['roadBuilding'],
          from: 1,
          until: null,
          copies: ['a', 'b'],
          text: '',
        },
      ],
      declares: { a: [road('210/21', 4)] },
      settings: { 'build.payment': 'full', 'build.joint_split': 'half' },
    },
    expect: { summary: { a: { newStructures: -2500 }, b: { newStructures: -2500 } } },
  },
  {
    id: 'site-upgrade',
    clauses: ['WW-4.2-25'],
    title: 'a castle becomes a city: the difference of 12 points is paid, the castle still stands',
    given: {
      ...REALM,
      declares: { a: [{ kind: 'upgrade', place: at('210/20'), structure: 'std' }] },
      settings: { 'build.payment': 'full' },
    },
    expect: {
      summary: { a: { newStructures: -60_000 } },
      works: { 'settlement 210/20': { value: 24, progress: 60_000, paid: 120_000, type: 'std' } },
    },
  },
  {
    id: 'site-upgrade-ruin',
    clauses: ['WW-4.2-25', 'WW-12.4-26'],
    title: 'of a ruin only what stands of it counts: 20 points are paid, not 12',
    given: {
      ...REALM,
      fields: {
        ...REALM.fields,
        '210/20': { ...TOWN, settlement: { type: 'brg', owner: 'a', built: 4 } },
      },
      declares: { a: [{ kind: 'upgrade', place: at('210/20'), structure: 'std' }] },
      settings: { 'build.payment': 'full' },
    },
    expect: {
      summary: { a: { newStructures: -100_000 } },
      works: { 'settlement 210/20': { value: 24, progress: 20_000, type: 'std' } },
    },
  },
  {
    id: 'site-upgrade-age',
    clauses: ['WW-4.2-17', 'WW-4.2-25'],
    title: 'a settlement that is enlarged is as old as it was',
    given: {
      ...REALM,
      works: [{ ...blankWork('settlement', at('210/20'), null, 12), completed: 3 }],
      declares: { a: [{ kind: 'upgrade', place: at('210/20'), structure: 'std' }] },
    },
    expect: { works: { 'settlement 210/20': { type: 'std', completed: 3 } } },
  },
  {
    id: 'site-workers-beyond',
    clauses: ['WW-4.1-11', 'WW-4.1-16'],
    title: 'workers on either side of a road count for its stage, those with another task do not',
    given: {
      ...REALM,
      fields: { ...REALM.fields, '210/21': { terrain: 'hsu', owner: 'a' } },
      units: [
        { party: 'a', number: 401, type: 'A', size: 1000, place: '210/21' },
        { party: 'a', number: 402, type: 'A', size: 3000, place: '210/21' },
      ],
      changes: { 'a:401': { leaders: 0 }, 'a:402': { leaders: 0 } },
      orders: {
        a: ['401 | 210/21 | | AB |', '402 | 210/21 | | AB | bauen WL BW 5 in 210/21(3)'],
      },
      works: [
        {
          ...blankWork('road', at('210/22'), 5, 5),
          owners: ['a'],
          progress: 0,
          paid: 0,
          begun: 1,
          completed: null,
        },
      ],
      settings: { 'build.payment': 'monthly', 'build.thin_limit': 60_000 },
    },
    expect: { works: { 'road 210/22(5)': { paid: 1000 } } },
  },
  {
    id: 'site-no-labour',
    clauses: ['WW-4.1-20'],
    title: 'where nobody lives and no workers stand nothing is paid, and the player is told',
    given: {
      ...REALM,
      fields: { ...REALM.fields, '210/22': { terrain: 'hsu', owner: 'a' } },
      declares: { a: [castle] },
    },
    expect: { summary: { a: { newStructures: 0 } }, findings: ['F-BUILD-NOLABOUR'] },
  },
  {
    id: 'site-no-upgrade',
    clauses: ['WW-4.2-25'],
    title: 'where the GM allows no enlarging nothing happens',
    given: {
      ...REALM,
      declares: { a: [{ kind: 'upgrade', place: at('210/20'), structure: 'std' }] },
      settings: { 'build.allow_upgrade': false },
    },
    expect: { treasury: { a: 100_000 } },
  },
  {
    id: 'site-repair',
    clauses: ['WW-6.2-18'],
    title: 'two damaged points are mended for 10,000, or for what the GM asks',
    given: {
      ...REALM,
      works: [
        {
          ...blankWork('settlement', at('210/20'), null, 12),
          damage: { defence: 5000 },
        },
      ],
      declares: {
        a: [{ kind: 'repair', place: { kind: 'field', field: at('210/20') }, points: null }],
      },
      settings: { 'build.repair_cost_pct': 50 },
    },
    expect: {
      summary: { a: { newStructures: -5000 } },
      works: { 'settlement 210/20': { paid: 10_000 } },
    },
  },
  {
    id: 'site-unfinished',
    clauses: ['WW-4.1-12', 'WW-12.3-15'],
    title: 'an unfinished structure costs no upkeep',
    given: {
      map: MAP,
      fields: { '210/20': { settlement: { type: 'gar', owner: 'a', built: 5 } } },
      units: [],
      moon: 1,
    },
    expect: { summary: { a: { settlementUpkeep: 0 } } },
  },
  {
    id: 'site-pro-rata',
    clauses: ['WW-12.3-15'],
    title: 'or, if the GM wants that, upkeep for the points that are done, of roads as well',
    given: {
      map: MAP,
      fields: {
        '210/20': { owner: 'a', settlement: { type: 'gar', owner: 'a', built: 5 } },
        '210/21': { owner: 'a' },
      },
      units: [],
      moon: 1,
      treasury: { a: 1000 },
      works: [
        {
          ...blankWork('road', at('210/20'), 2, 5),
          owners: ['a'],
          progress: 3 * WORK_PER_POINT + 7,
          completed: null,
        },
      ],
      settings: { 'build.upkeep_unfinished': true },
    },
    expect: { summary: { a: { settlementUpkeep: -500, infrastructureUpkeep: -60 } } },
  },
];

/** Where the gold lies (WW-3.3-04, WW-3.3-05). */
export const storageCases: readonly BooksCase[] = [
  {
    id: 'WW-3.3-04',
    clauses: ['WW-3.3-04', 'WW-4.2-20'],
    title: 'as the letter says, the rest in the capital',
    given: {
      ...REALM,
      moon: 3,
      parties: { a: { capital: at('210/20') } },
      fields: { ...REALM.fields, '210/22': { ...TOWN } },
      declares: {
        a: [
          { kind: 'store', place: at('210/22'), gold: 30_000 },
          { kind: 'store', place: at('210/20'), gold: 70_000 },
        ],
      },
    },
    expect: {
      storage: { '210/20': 70_000, '210/22': 30_000 },
      findings: [],
      parties: { a: { storage: { [at('210/22')]: 30_000 } } },
    },
  },
  {
    id: 'WW-3.3-05',
    clauses: ['WW-3.3-05'],
    title: 'what does not sum up to the treasury is told, the difference lies in the capital',
    given: {
      ...REALM,
      moon: 3,
      parties: { a: { capital: at('210/20') } },
      fields: { ...REALM.fields, '210/22': { ...TOWN } },
      declares: { a: [{ kind: 'store', place: at('210/22'), gold: 30_000 }] },
    },
    expect: { storage: { '210/20': 70_000, '210/22': 30_000 }, findings: ['F-BAL-STORAGE'] },
  },
  {
    id: 'storage-silence',
    clauses: ['WW-3.3-04'],
    title:
      'a letter that says nothing leaves it where it lies; expenses come out of the capital first',
    given: {
      ...REALM,
      moon: 3,
      parties: { a: { capital: at('210/20'), storage: { [at('210/22')]: 30_000 } } },
      fields: { ...REALM.fields, '210/22': { ...TOWN } },
      declares: { a: [{ kind: 'spend', gold: 75_000, purpose: 'Fest' }] },
    },
    expect: { storage: { '210/22': 25_000 }, treasury: { a: 25_000 } },
  },
  {
    id: 'storage-no-capital',
    clauses: ['WW-3.3-05', 'WW-8.3-70'],
    title: 'without a capital it lies in the most valuable settlement',
    given: {
      ...REALM,
      moon: 3,
      fields: {
        ...REALM.fields,
        '210/22': { owner: 'a', settlement: { type: 'std', owner: 'a', built: 24 } },
      },
    },
    expect: { storage: { '210/22': 100_000 } },
  },
  {
    id: 'storage-ruler',
    clauses: ['WW-3.3-05'],
    title: 'a party without settlements keeps it with its character',
    given: {
      map: MAP,
      moon: 3,
      units: [
        { party: 'a', number: 101, type: 'K', size: 10, place: '210/20' },
        { party: 'a', number: 501, type: 'HF', size: 0, place: '210/20', character: 'Aldo' },
      ],
      treasury: { a: 50 },
    },
    expect: { storage: { 'a:501': 50 } },
  },
];
