import type { Settings } from '../../../kernel';
import type { Case, CaseTurn, CaseWorld } from './case';

/** Level (0 nothing, 1 terrain, 2 details) and source by address, for party `a`. */
export type ExpectedKnowledge = Readonly<
  Record<string, readonly [level: number, source: string | null]>
>;

/** A sighting by party `a`: place, party, kind, size class, by whom, turn. */
export type ExpectedSighting = readonly [
  place: string,
  party: string,
  kind: string,
  sizeClass: number,
  by: string,
  turn: number,
];

export interface ExpectedSight {
  readonly known?: ExpectedKnowledge;
  readonly sightings?: readonly ExpectedSighting[];
}

/** What party `a` knows when it looks around. */
export type LookCase = Case<CaseWorld & { readonly settings?: Settings }, ExpectedSight>;

/** What party `a` knows after a turn. */
export type SightTurnCase = Case<CaseTurn, ExpectedSight>;

const ONE = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;
const FOOT = { party: 'a', number: 101, type: 'K', size: 1000, place: '210/27' } as const;
const ENEMY = { party: 'b', number: 201, type: 'R', size: 3000, place: '210/26' } as const;

/** Views at rest (WW-7.1-01, -04, -05, -20, WW-2.2-14). */
export const LOOK_CASES: readonly LookCase[] = [
  {
    id: 'WW-7.1-01',
    clauses: ['WW-7.1-01'],
    title: 'a unit sees details within one field, terrain within two, nothing beyond',
    given: { map: ONE, units: [FOOT], informed: [] },
    expect: {
      known: {
        '210/27': [2, 'unit 101'],
        '210/26': [2, 'unit 101'],
        '210/20': [2, 'unit 101'],
        '210/25': [1, 'unit 101'],
        '210/14': [1, 'unit 101'],
        '210/24': [0, null],
      },
    },
  },
  {
    id: 'WW-2.2-14a',
    clauses: ['WW-2.2-14'],
    title: 'in the jungle it sees its own field and the terrain around it',
    given: { map: ONE, fields: { '210/27': { terrain: 'tds' } }, units: [FOOT], informed: [] },
    expect: {
      known: { '210/27': [2, 'unit 101'], '210/26': [1, 'unit 101'], '210/25': [0, null] },
    },
  },
  {
    id: 'WW-2.2-14b',
    clauses: ['WW-2.2-14'],
    title: 'a marked forest takes one field from the view, an unmarked one nothing',
    given: {
      map: ONE,
      fields: { '210/27': { terrain: 'twa', lowView: true }, '210/45': { terrain: 'twa' } },
      units: [FOOT, { ...FOOT, number: 102, place: '210/45' }],
      informed: [],
    },
    expect: {
      known: {
        '210/25': [0, null],
        '210/26': [1, 'unit 101'],
        '210/44': [2, 'unit 102'],
        '210/47': [1, 'unit 102'],
      },
    },
  },
  {
    id: 'WW-12.2-08',
    clauses: ['WW-12.2-08'],
    title: 'under low_view_mode target the jungle hides what lies in it instead',
    given: {
      map: ONE,
      fields: { '210/27': { terrain: 'tds' }, '210/26': { terrain: 'tds' } },
      units: [FOOT],
      informed: [],
      settings: { 'sight.low_view_mode': 'target' },
    },
    expect: {
      known: { '210/27': [2, 'unit 101'], '210/26': [1, 'unit 101'], '210/28': [2, 'unit 101'] },
    },
  },
  {
    id: 'WW-7.1-05a',
    clauses: ['WW-7.1-05', 'WW-1.4-11'],
    title: 'own land and settlements see like units',
    given: {
      map: ONE,
      fields: {
        '210/10': { owner: 'a' },
        '210/47': { owner: 'b', settlement: { type: 'brg', owner: 'a' } },
      },
      units: [],
      informed: [],
    },
    expect: {
      known: {
        '210/10': [2, 'territory'],
        '210/11': [2, 'territory'],
        '210/12': [1, 'territory'],
        '210/13': [0, null],
        '210/48': [2, 'territory'],
      },
    },
  },
  {
    id: 'WW-7.1-05b',
    clauses: ['WW-7.1-05'],
    title: 'unless the GM switches the view of land off',
    given: {
      map: ONE,
      fields: { '210/10': { owner: 'a' } },
      units: [],
      informed: [],
      settings: { 'sight.territory_sees': false },
    },
    expect: { known: { '210/10': [0, null] } },
  },
  {
    id: 'WW-7.1-20',
    clauses: ['WW-7.1-20'],
    title: 'a fleet on a river side sees from both of its fields',
    given: {
      map: ONE,
      sides: { '210/27(2)': ['river'] },
      units: [{ ...FOOT, number: 301, type: 'S', size: 10, place: '210/27(2)' }],
      informed: [],
    },
    expect: {
      known: {
        '210/26': [2, 'unit 301'],
        '210/29': [2, 'unit 301'],
        '210/25': [1, 'unit 301'],
        '210/30': [1, 'unit 301'],
      },
    },
  },
  {
    id: 'WW-5.3-33',
    clauses: ['WW-5.3-33'],
    title: 'aboard a unit has no view of its own',
    given: {
      map: [{ no: '210', u: 0, v: 0, terrain: 'w' }],
      fields: { '210/27': { terrain: 'tw' } },
      units: [
        { ...FOOT, place: '(301)' },
        { ...FOOT, number: 301, type: 'S', size: 20, place: '210/27' },
      ],
      informed: [],
    },
    expect: { known: { '210/27': [2, 'unit 301'], '210/26': [1, 'unit 301'] } },
  },
  {
    id: 'WW-7.1-04a',
    clauses: ['WW-7.1-04', 'WW-12.7-30'],
    title: 'a sighting tells owner, kind and size class',
    given: {
      map: ONE,
      units: [FOOT, ENEMY, { ...ENEMY, number: 101, type: 'K', size: 2999, place: '210/28' }],
      informed: [],
    },
    expect: {
      sightings: [
        ['210/26', 'b', 'mounted', 6, 'unit 101', 5],
        ['210/28', 'b', 'foot', 1, 'unit 101', 5],
      ],
    },
  },
  {
    id: 'WW-7.1-04b',
    clauses: ['WW-7.1-04'],
    title: 'under sight.detail presence it tells only that somebody is there',
    given: {
      map: ONE,
      units: [FOOT, ENEMY],
      informed: [],
      settings: { 'sight.detail': 'presence' },
    },
    expect: { sightings: [['210/26', '-', 'unknown', 0, 'unit 101', 5]] },
  },
  {
    id: 'WW-7.1-03a',
    clauses: ['WW-7.1-03'],
    title: 'who stands in the jungle is seen but does not see',
    given: {
      map: ONE,
      fields: { '210/27': { terrain: 'tds' } },
      units: [FOOT, ENEMY],
      informed: [],
    },
    expect: { sightings: [] },
  },
];

/** Views while units move (WW-7.1-02, -03, WW-11.1-02). */
export const SIGHT_TURN_CASES: readonly SightTurnCase[] = [
  {
    id: 'WW-7.1-03b',
    clauses: ['WW-7.1-02', 'WW-7.1-03', 'WW-11.1-02'],
    title: 'what was passed stays known with its turn; a unit out of sight is kept as last seen',
    given: {
      map: ONE,
      units: [
        { ...FOOT, number: 202, type: 'R', size: 500, place: '210/16' },
        { ...ENEMY, place: '210/11' },
      ],
      informed: [],
      moons: 3,
      orders: { a: ['202 | -17-18-19-20 | KI |'], b: ['201 | | KI |'] },
    },
    expect: {
      known: {
        '210/17': [2, 'unit 202'],
        '210/23': [2, 'unit 202'],
        '210/21': [2, 'unit 202'],
        '210/22': [1, 'unit 202'],
        '210/30': [0, null],
      },
      sightings: [['210/11', 'b', 'mounted', 6, 'unit 202', 5]],
    },
  },
  {
    id: 'WW-7.1-05c',
    clauses: ['WW-7.1-05'],
    title: 'land sees who passes beside it and who stands there at the end',
    given: {
      map: ONE,
      fields: { '210/10': { owner: 'a' } },
      units: [{ ...ENEMY, place: '210/13' }],
      informed: ['b'],
      orders: { b: ['201 | -12-11 | KI |'] },
    },
    expect: { sightings: [['210/11', 'b', 'mounted', 6, 'territory', 6]] },
  },
];
