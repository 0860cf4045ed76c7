import { blankWork, workId } from '../../../world';
import type { FieldAddress } from '../../../hex';
import type { Settings } from '../../../kernel';
import type { Case, CaseUnit, CaseWorld } from './case';
import type { MoonTurn } from './moonRun';

const FIELD = '210/19' as FieldAddress;

const MAP: CaseWorld['map'] = [{ no: '210', u: 0, v: 0, terrain: 't' }];

const GUARD: CaseUnit = { party: 'b', number: 101, type: 'K', size: 3000, place: FIELD };

/** A fortress of `b` held with KH and besieged by `a` for some moons; workers inside may mend it. */
const fortress = (
  besiegers: number,
  moons: number,
  more: { readonly workers?: number; readonly settings?: Settings; readonly type?: string } = {},
): MoonTurn => ({
  map: MAP,
  moons,
  fields: {
    [FIELD]: {
      owner: 'b',
      settlement: { type: more.type ?? 'fst', owner: 'b', built: more.type === 'gar' ? 6 : 36 },
    },
  },
  units: [
    GUARD,
    { party: 'a', number: 102, type: 'B', size: besiegers, place: FIELD },
    ...(more.workers === undefined
      ? []
      : [{ party: 'b', number: 401, type: 'A', size: more.workers, place: FIELD }]),
  ],
  orders: {
    a: ['102 | | KVB |'],
    b: ['101 | | KH |', ...(more.workers === undefined ? [] : ['401 | | AB |'])],
  },
  works:
    more.workers === undefined
      ? []
      : [{ ...blankWork('settlement', FIELD, null, 36), paid: 36 * 5000 }],
  ...(more.settings === undefined ? {} : { settings: more.settings }),
});

/** Damage by part afterwards, in 1/2500 of a building value point. */
export interface ExpectedSiege {
  readonly damage: Readonly<Record<string, number>>;
}

export const SIEGE_ID = workId('settlement', FIELD, null);

/** How fast a fortress falls (WW-7.3-09), and what the settings change. */
export const SIEGE_CASES: readonly Case<MoonTurn, ExpectedSiege>[] = [
  {
    id: 'siege-5000-3',
    clauses: ['WW-7.3-06', 'WW-7.3-09'],
    title: '5,000 besiegers break 2 points a moon: after three moons one of seven is left',
    given: fortress(5000, 3),
    expect: { damage: { fortification: 15_000 } },
  },
  {
    id: 'siege-5000-4',
    clauses: ['WW-7.3-09', 'WW-7.3-11'],
    title: 'in the fourth moon the walls are gone and the town defence suffers',
    given: fortress(5000, 4),
    expect: { damage: { fortification: 17_500, defence: 2500 } },
  },
  {
    id: 'siege-2500',
    clauses: ['WW-7.3-09'],
    title: '2,500 need exactly seven moons',
    given: fortress(2500, 7),
    expect: { damage: { fortification: 17_500 } },
  },
  {
    id: 'siege-17500',
    clauses: ['WW-7.3-09'],
    title: '17,500 need one moon',
    given: fortress(17_500, 1),
    expect: { damage: { fortification: 17_500 } },
  },
  {
    id: 'siege-repair',
    clauses: ['WW-7.3-08', 'WW-7.3-09', 'WW-6.2-18'],
    title: '5,000 workers mend one point a moon: five moons cost five points',
    given: fortress(5000, 5, { workers: 5000 }),
    expect: { damage: { fortification: 12_500 } },
  },
  {
    id: 'siege-3000',
    clauses: ['WW-7.3-07', 'WW-7.3-09'],
    title: '3,000 break 1.2 a moon; fractions are carried over',
    given: fortress(3000, 5),
    expect: { damage: { fortification: 15_000 } },
  },
  {
    id: 'siege-no-carry',
    clauses: ['WW-12.7-23'],
    title: 'without carrying over they break one a moon',
    given: fortress(3000, 5, { settings: { 'siege.carry_over': false } }),
    expect: { damage: { fortification: 12_500 } },
  },
  {
    id: 'siege-strength',
    clauses: ['WW-12.7-23'],
    title:
      'if a point takes 3,000, then 3,000 break one a moon, 5,000 one and two thirds, rounded down',
    given: fortress(5000, 1, { settings: { 'siege.strength_per_bwp': 3000 } }),
    expect: { damage: { fortification: 4166 } },
  },
  {
    id: 'siege-mended-paid',
    clauses: ['WW-6.2-18', 'WW-10.1-07'],
    title: 'workers mend no more than is paid for: half a point of the two broken',
    given: {
      ...fortress(5000, 1, { workers: 20_000 }),
      works: [{ ...blankWork('settlement', FIELD, null, 36), paid: 2500 }],
    },
    expect: { damage: { fortification: 3750 } },
  },
  {
    id: 'siege-mended-no-more',
    clauses: ['WW-6.2-18'],
    title: 'workers never mend more than is broken',
    given: fortress(2500, 2, { workers: 20_000 }),
    expect: { damage: {} },
  },
];

/** A siege of a garrison until nothing is left, for the ways of WW-12.4-26. */
export const RAZED = (settings: Settings): MoonTurn =>
  fortress(15_000, 1, { type: 'gar', settings });

/** A wall of `b` in 210/19 towards 210/18, besieged by `a` from there with the digit of the side. */
export const wallUnderSiege = (
  value: number,
  besiegers: number,
  moons: number,
  settings: Settings = {},
): MoonTurn => ({
  map: MAP,
  moons,
  fields: { '210/18': { owner: 'a' }, '210/19': { owner: 'b' } },
  walls: { '210/19(5)': value },
  units: [
    GUARD,
    { party: 'a', number: 102, type: 'B', size: besiegers, place: '210/18' },
    { party: 'a', number: 103, type: 'K', size: 8000, place: '210/18' },
  ],
  orders: { a: ['102 | | KVB2 |', '103 | | KV |'], b: ['101 | | KV |'] },
  settings,
});

/** Value, besiegers, moons; whether the wall is breached by then (WW-7.3-15). */
export const BREACHES: readonly (readonly [
  value: number,
  besiegers: number,
  moons: number,
  isBreached: boolean,
])[] = [
  [5, 2500, 1, true],
  [5, 2499, 1, false],
  [8, 2500, 1, false],
  [8, 2500, 2, true],
  [8, 4000, 1, true],
  [8, 3999, 1, false],
  [10, 2500, 1, false],
  [10, 2500, 2, true],
  [7, 3475, 1, false],
  [7, 3500, 1, true],
];
