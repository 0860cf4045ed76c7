import type { Structure } from '../../../kernel';
import type { Case, CaseField, CaseWorld, Part } from './case';

/** One objection as expected: code, severity, clause. */
export type ExpectedObjection = readonly [code: string, severity: string, clause: string];

export interface StructureGiven extends Omit<CaseWorld, 'units' | 'map'> {
  readonly terrain?: string;
  readonly capital?: string;
  readonly structure: Structure;
}

export type StructureCase = Case<StructureGiven, readonly ExpectedObjection[]>;

type Sides = NonNullable<CaseWorld['sides']>;

const road = (to: string): Structure => ({ kind: 'road', from: '210/26', to });
const bridge: Structure = { kind: 'bridge', field: '210/26', side: 2 };
const canal: Structure = { kind: 'canal', field: '210/26', side: 2 };
const harbour: Structure = { kind: 'harbour', field: '210/26', side: 2 };
const wall = (buildingValue: number): Structure => ({
  kind: 'wall',
  field: '210/26',
  side: 2,
  buildingValue,
});
const settlement = (type: string): Structure => ({ kind: 'settlement', field: '210/26', type });

/** 210/27 lies in direction 2 (east) of 210/26. */
const east = (field: CaseField): Readonly<Record<string, CaseField>> => ({ '210/27': field });
const eastSide = (...features: Sides[string]): Sides => ({ '210/26(2)': features });

const AGREE = 'F-BUILD-AGREE';
const HEIGHT = 'F-BUILD-HEIGHT';
const TERRAIN = ['F-BUILD-TERRAIN', 'REJECT', 'WW-4.2-26'] as const;

const roadCases: readonly StructureCase[] = [
  {
    id: 'WW-4.3-06a',
    clauses: ['WW-4.3-06'],
    title: 'a road between two own fields is free',
    given: {
      structure: road('210/27'),
      fields: { '210/26': { owner: 'a' }, '210/27': { owner: 'a' } },
    },
    expect: [],
  },
  {
    id: 'WW-4.3-06b',
    clauses: ['WW-4.3-06'],
    title: 'a road between two realms needs their agreement',
    given: {
      structure: road('210/27'),
      fields: { '210/26': { owner: 'a' }, '210/27': { owner: 'b' } },
    },
    expect: [[AGREE, 'ASK', 'WW-4.3-06']],
  },
  {
    id: 'WW-4.3-06c',
    clauses: ['WW-4.3-06'],
    title: 'nobody has to agree where land belongs to nobody',
    given: { structure: road('210/27'), fields: { '210/26': { owner: 'a' } } },
    expect: [],
  },
  {
    id: 'WW-4.3-03a',
    clauses: ['WW-4.3-03'],
    title: 'there is one road at most on a side, whichever field names it',
    given: {
      structure: { kind: 'road', from: '210/27', to: '210/26' },
      sides: eastSide('road'),
    },
    expect: [['F-BUILD-DUP', 'REJECT', 'WW-4.3-03']],
  },
  {
    id: 'WW-4.3-07a',
    clauses: ['WW-4.3-07'],
    title: 'a road climbs one height level',
    given: { structure: road('210/27'), fields: east({ terrain: 'h' }) },
    expect: [],
  },
  {
    id: 'WW-4.3-07b',
    clauses: ['WW-4.3-07'],
    title: 'a road does not climb two height levels',
    given: { structure: road('210/27'), fields: east({ terrain: 'b' }) },
    expect: [[HEIGHT, 'REJECT', 'WW-4.3-07']],
  },
  {
    id: 'WW-4.3-08a',
    clauses: ['WW-4.3-08'],
    title: 'a road does not cross a river without a bridge',
    given: { structure: road('210/27'), sides: eastSide('river') },
    expect: [['F-BUILD-NEEDBRIDGE', 'REJECT', 'WW-4.3-08']],
  },
  {
    id: 'WW-4.3-08b',
    clauses: ['WW-4.3-08'],
    title: 'a road crosses a river by a bridge',
    given: { structure: road('210/27'), sides: eastSide('river', 'bridge') },
    expect: [],
  },
  {
    id: 'WW-4.3-16a',
    clauses: ['WW-4.3-16', 'WW-4.3-08'],
    title: 'a canal hinders a road like a river',
    given: { structure: road('210/27'), sides: eastSide('canal') },
    expect: [['F-BUILD-NEEDBRIDGE', 'REJECT', 'WW-4.3-08']],
  },
  {
    id: 'road-touch',
    clauses: ['WW-2.1-21'],
    title: 'a road joins fields that touch',
    given: { structure: road('210/28') },
    expect: [['F-POS-NOTADJ', 'REJECT', 'WW-2.1-21']],
  },
  {
    id: 'road-water',
    clauses: ['WW-2.2-11'],
    title: 'a road does not leave the coast',
    given: { structure: road('210/27'), fields: east({ terrain: 'w' }) },
    expect: [TERRAIN],
  },
  {
    id: 'road-off',
    clauses: ['WW-2.1-13'],
    title: 'nothing is built off the map',
    given: { structure: { kind: 'road', from: '999/01', to: '999/02' } },
    expect: [['F-MAP-OFF', 'REJECT', 'WW-2.1-13']],
  },
  {
    id: 'road-twice-wrong',
    clauses: ['WW-4.3-07', 'WW-4.3-08'],
    title: 'everything that is wrong is said',
    given: {
      structure: road('210/27'),
      fields: east({ terrain: 'b' }),
      sides: eastSide('river'),
    },
    expect: [
      [HEIGHT, 'REJECT', 'WW-4.3-07'],
      ['F-BUILD-NEEDBRIDGE', 'REJECT', 'WW-4.3-08'],
    ],
  },
];

const sideCases: readonly StructureCase[] = [
  {
    id: 'WW-4.3-10a',
    clauses: ['WW-4.3-10'],
    title: 'a bridge spans a river between fields of one level',
    given: { structure: bridge, sides: eastSide('river') },
    expect: [],
  },
  {
    id: 'WW-4.3-10b',
    clauses: ['WW-4.3-10'],
    title: 'a bridge needs a river or canal',
    given: { structure: bridge },
    expect: [['F-BUILD-NORIVER', 'REJECT', 'WW-4.3-10']],
  },
  {
    id: 'WW-4.3-10c',
    clauses: ['WW-4.3-10'],
    title: 'a bridge does not climb',
    given: { structure: bridge, sides: eastSide('river'), fields: east({ terrain: 'h' }) },
    expect: [[HEIGHT, 'REJECT', 'WW-4.3-10']],
  },
  {
    id: 'WW-4.3-10d',
    clauses: ['WW-4.3-10'],
    title: 'a bridge between two realms needs their agreement',
    given: {
      structure: bridge,
      sides: eastSide('river'),
      fields: { '210/26': { owner: 'a' }, '210/27': { owner: 'b' } },
    },
    expect: [[AGREE, 'ASK', 'WW-4.3-10']],
  },
  {
    id: 'WW-4.3-10e',
    clauses: ['WW-4.3-03', 'WW-4.3-16'],
    title: 'a canal is bridged once',
    given: { structure: bridge, sides: eastSide('canal', 'bridge') },
    expect: [['F-BUILD-DUP', 'REJECT', 'WW-4.3-03']],
  },
  {
    id: 'WW-4.3-16b',
    clauses: ['WW-4.3-16'],
    title: 'a canal lies between two fields of land',
    given: { structure: canal },
    expect: [],
  },
  {
    id: 'WW-4.3-16c',
    clauses: ['WW-4.3-03', 'WW-4.3-16'],
    title: 'a canal is not dug twice, nor along the sea',
    given: { structure: canal, sides: eastSide('canal'), fields: east({ terrain: 'w' }) },
    expect: [['F-BUILD-DUP', 'REJECT', 'WW-4.3-03'], TERRAIN],
  },
  {
    id: 'WW-4.3-04a',
    clauses: ['WW-4.3-04'],
    title: 'a wall of five points is enough, and another may face it',
    given: { structure: wall(5), walls: { '210/27(5)': 8 } },
    expect: [],
  },
  {
    id: 'WW-4.3-04b',
    clauses: ['WW-4.3-04'],
    title: 'a wall of four points is too weak',
    given: { structure: wall(4) },
    expect: [['F-BUILD-WALLMIN', 'REJECT', 'WW-4.3-04']],
  },
  {
    id: 'WW-4.3-04c',
    clauses: ['WW-4.3-04'],
    title: 'walls are counted in whole points',
    given: { structure: wall(5.5) },
    expect: [['F-BUILD-WALLMIN', 'REJECT', 'WW-4.3-04']],
  },
  {
    id: 'WW-4.3-15a',
    clauses: ['WW-4.3-15'],
    title: 'the field behind a wall is land, what it faces may be the sea',
    given: { structure: wall(5), fields: east({ terrain: 'w' }) },
    expect: [],
  },
  {
    id: 'WW-4.3-15b',
    clauses: ['WW-4.3-15'],
    title: 'no wall stands in the water',
    given: { structure: wall(5), terrain: 'w' },
    expect: [TERRAIN],
  },
  {
    id: 'WW-4.2-23a',
    clauses: ['WW-4.2-23', 'WW-2.2-11'],
    title: 'a harbour opens to the sea',
    given: { structure: harbour, fields: east({ terrain: 'tw' }) },
    expect: [],
  },
  {
    id: 'WW-4.2-23b',
    clauses: ['WW-4.2-23'],
    title: 'a harbour opens to a river',
    given: { structure: harbour, sides: eastSide('river') },
    expect: [],
  },
  {
    id: 'WW-4.2-23c',
    clauses: ['WW-4.2-23'],
    title: 'a harbour needs water',
    given: { structure: harbour },
    expect: [['F-PORT-SIDE', 'REJECT', 'WW-4.2-23']],
  },
  {
    id: 'side-off',
    clauses: ['WW-2.1-13'],
    title: 'nothing leads over the edge of the map',
    given: { structure: { kind: 'bridge', field: '210/01', side: 6 } },
    expect: [['F-MAP-OFF', 'REJECT', 'WW-2.1-13']],
  },
];

const TOO_BIG = ['F-BUILD-TOOBIG', 'REJECT', 'WW-4.2-11'] as const;

const settlementCases: readonly StructureCase[] = [
  {
    id: 'WW-4.2-26a',
    clauses: ['WW-4.2-26'],
    title: 'a city stands on land',
    given: { structure: settlement('std') },
    expect: [],
  },
  {
    id: 'WW-4.2-26b',
    clauses: ['WW-4.2-26'],
    title: 'no city stands on frozen water',
    given: { structure: settlement('std'), terrain: 'ew' },
    expect: [TERRAIN],
  },
  {
    id: 'WW-4.2-10a',
    clauses: ['WW-4.2-10'],
    title: 'a field bears one settlement',
    given: {
      structure: settlement('brg'),
      fields: { '210/26': { settlement: { type: 'gar', owner: 'a' } } },
    },
    expect: [['F-BUILD-OCCUPIED', 'REJECT', 'WW-4.2-10']],
  },
  {
    id: 'WW-4.2-11a',
    clauses: ['WW-4.2-11'],
    title: 'a metropolis inland is too big',
    given: { structure: settlement('met') },
    expect: [TOO_BIG],
  },
  {
    id: 'WW-4.2-11b',
    clauses: ['WW-4.2-11'],
    title: 'a metropolis stands at the coast of level 1',
    given: { structure: settlement('met'), fields: east({ terrain: 'w' }) },
    expect: [],
  },
  {
    id: 'WW-4.2-11c',
    clauses: ['WW-4.2-11'],
    title: 'a steep coast does not bear a metropolis',
    given: { structure: settlement('met'), terrain: 'h', fields: east({ terrain: 'w' }) },
    expect: [TOO_BIG],
  },
  {
    id: 'WW-4.2-11d',
    clauses: ['WW-4.2-11', 'WW-4.3-16'],
    title: 'a metropolis stands at a canal',
    given: { structure: settlement('met'), terrain: 'h', sides: eastSide('canal') },
    expect: [],
  },
  {
    id: 'WW-12.4-13a',
    clauses: ['WW-12.4-13'],
    title: 'a river nobody can sail does not feed a metropolis',
    given: { structure: settlement('met'), sides: eastSide('river', 'unnavigable') },
    expect: [TOO_BIG],
  },
  {
    id: 'WW-4.2-20a',
    clauses: ['WW-4.2-20'],
    title: 'the capital may be a metropolis anywhere',
    given: {
      structure: settlement('met'),
      capital: '210/26',
      fields: { '210/26': { owner: 'a' } },
    },
    expect: [],
  },
  {
    id: 'WW-4.2-09a',
    clauses: ['WW-4.2-09'],
    title: 'a type of its own needs approval',
    given: { structure: settlement('tempel') },
    expect: [['F-BUILD-FREETYPE', 'ASK', 'WW-4.2-09']],
  },
];

/** What the rules object to what the GM draws. */
export const structureCases: readonly StructureCase[] = [
  ...roadCases,
  ...sideCases,
  ...settlementCases,
];

export interface RouteGiven extends Omit<CaseWorld, 'units'> {
  readonly from: string;
  readonly to: string;
  readonly traveller: string;
  readonly settings?: Readonly<Record<string, boolean>>;
}

/** One step as expected; parts of the difficulty are left out where another case shows them. */
export interface ExpectedRouteStep {
  readonly to: string;
  readonly difficulty: number;
  readonly cost: number;
  readonly parts?: readonly Part[];
}

/** `null` = there is no way. */
export type RouteCase = Case<RouteGiven, readonly ExpectedRouteStep[] | null>;

const land = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;
const sea = [{ no: '210', u: 0, v: 0, terrain: 'w' }] as const;

/** Ways measured on the map. */
export const routeCases: readonly RouteCase[] = [
  {
    id: 'route-plain',
    clauses: ['WW-5.3-07', 'WW-5.3-15', 'WW-5.3-23'],
    title: 'riders cross foreign lowland',
    given: { map: land, from: '210/26', to: '210/27', traveller: 'R' },
    expect: [
      {
        to: '210/27',
        difficulty: 4,
        cost: 8,
        parts: [
          ['heightLevel', 1, null],
          ['baseOffset', 3, null],
        ],
      },
    ],
  },
  {
    id: 'route-own-road',
    clauses: ['WW-5.3-08', 'WW-5.3-10'],
    title: 'own land and a road make it easier',
    given: {
      map: land,
      from: '210/26',
      to: '210/27',
      traveller: 'K',
      fields: { '210/26': { owner: 'a' }, '210/27': { owner: 'a' } },
      sides: { '210/26(2)': ['road'] },
    },
    expect: [
      {
        to: '210/27',
        difficulty: 2,
        cost: 5,
        parts: [
          ['heightLevel', 1, null],
          ['baseOffset', 3, null],
          ['road', -1, 'WW-5.3-08'],
          ['own', -1, 'WW-5.3-08'],
        ],
      },
    ],
  },
  {
    id: 'route-round',
    clauses: ['WW-5.3-54', 'WW-5.3-03'],
    title: 'the way leads round what cannot be climbed, ties by the smaller directions',
    given: {
      map: land,
      from: '210/26',
      to: '210/28',
      traveller: 'K',
      fields: { '210/27': { terrain: 'b' } },
    },
    expect: [
      { to: '210/19', difficulty: 4, cost: 8 },
      { to: '210/20', difficulty: 4, cost: 8 },
      { to: '210/28', difficulty: 4, cost: 8 },
    ],
  },
  {
    id: 'route-all',
    clauses: ['WW-5.3-16', 'WW-5.3-04'],
    title: 'a step that takes all points takes those of the traveller',
    given: {
      map: land,
      from: '210/26',
      to: '210/27',
      traveller: 'HF',
      fields: { '210/26': { terrain: 'b' }, '210/27': { terrain: 'g' } },
    },
    expect: [{ to: '210/27', difficulty: 9, cost: 40 }],
  },
  {
    id: 'route-water',
    clauses: ['WW-5.3-18'],
    title: 'nobody walks over the sea',
    given: {
      map: sea,
      from: '210/26',
      to: '210/28',
      traveller: 'K',
      fields: { '210/26': { terrain: 't' }, '210/28': { terrain: 't' } },
    },
    expect: null,
  },
  {
    id: 'route-sea',
    clauses: ['WW-5.3-11', 'WW-5.3-18'],
    title: 'ships sail over open water, along a coast more easily',
    given: {
      map: sea,
      from: '210/26',
      to: '210/28',
      traveller: 'S',
      fields: { '210/20': { terrain: 't' } },
    },
    expect: [
      {
        to: '210/27',
        difficulty: 2,
        cost: 5,
        parts: [
          ['heightLevel', 0, null],
          ['baseOffset', 3, null],
          ['coast', -1, 'WW-5.3-08'],
        ],
      },
      { to: '210/28', difficulty: 2, cost: 5 },
    ],
  },
  {
    id: 'route-harbour',
    clauses: ['WW-4.2-23', 'WW-5.3-11'],
    title: 'ships leave a harbour town by the water of its harbour',
    given: {
      map: sea,
      from: '210/26',
      to: '210/29',
      traveller: 'S',
      fields: {
        '210/26': {
          terrain: 't',
          owner: 'a',
          settlement: { type: 'std', owner: 'a', harbours: [2] },
        },
      },
    },
    expect: [
      { to: '210/28', difficulty: 3, cost: 6 },
      { to: '210/29', difficulty: 3, cost: 6 },
    ],
  },
  {
    id: 'route-no-harbour',
    clauses: ['WW-5.3-18'],
    title: 'ships do not leave a field without harbour',
    given: {
      map: sea,
      from: '210/26',
      to: '210/29',
      traveller: 'S',
      fields: { '210/26': { terrain: 't', owner: 'a' } },
    },
    expect: null,
  },
];
