import type { FieldAddress } from '../../../hex';
import type { Settings } from '../../../kernel';
import { blankWork, type Work, WORK_PER_POINT, type WorkKind } from '../../../world';
import type { MoonTurn } from './moonRun';

/** Kind, building value, difficulty; cost and upkeep per half-year in gold (WW-4.1-28, WW-4.1-29). */
export const COSTS: readonly (readonly [
  clause: string,
  kind: WorkKind,
  value: number,
  difficulty: number,
  cost: number,
  upkeep: number,
])[] = [
  ['WW-4.1-05', 'settlement', 12, 0, 60_000, 1200],
  ['WW-4.1-28', 'settlement', 12, 1, 120_000, 2400],
  ['WW-4.1-28', 'settlement', 12, 2, 180_000, 3600],
  ['WW-4.3-01', 'road', 5, 0, 5000, 100],
  ['WW-4.1-29', 'road', 5, 1, 10_000, 200],
  ['WW-4.1-29', 'road', 5, 2, 15_000, 300],
  ['WW-4.1-29', 'wall', 8, 0, 8000, 160],
  ['WW-4.3-02', 'canal', 100, 0, 100_000, 2000],
  ['WW-4.1-24', 'bridge', 5, 0, 5000, 100],
];

/** Terrain of a field with a settlement in it or none; whether it is thinly populated (WW-4.1-23). */
export const THIN: readonly (readonly [
  terrain: string,
  settlement: string | null,
  isThin: boolean,
  settings: Settings,
])[] = [
  ['tsu', null, false, {}],
  ['hsu', null, true, {}],
  ['g', null, true, {}],
  ['bwa', null, true, {}],
  ['b', null, false, {}],
  ['hsu', 'brg', false, {}],
  ['hsu', 'gar', true, {}],
  ['hsu', 'brg', true, { 'build.thin_counts_settlement': false }],
  ['hsu', null, false, { 'build.thin_limit': 5000 }],
];

export const SITE = '210/20' as FieldAddress;
const SEAT = '210/17' as FieldAddress;

/** A castle begun in 210/20 and paid for in full. */
export const castle = (paid = 12): Work => ({
  ...blankWork('settlement', SITE, null, 12),
  type: 'brg',
  owners: ['a'],
  progress: 0,
  paid: paid * WORK_PER_POINT,
  begun: 1,
  completed: null,
  name: 'Neuburg',
});

/** A moon's work after the other on a castle, with or without a place near where units can be raised. */
export const castleTurn = (
  workers: readonly number[],
  moons: number,
  more: {
    readonly isRemote?: boolean;
    readonly settings?: Settings;
    readonly works?: readonly Work[];
  } = {},
): MoonTurn => ({
  map: [{ no: '210', u: 0, v: 0, terrain: 't' }],
  moons,
  fields: {
    [SITE]: { owner: 'a', settlement: { type: 'brg', owner: 'a', built: 0 } },
    [SEAT]:
      more.isRemote === true
        ? { owner: 'a' }
        : { owner: 'a', settlement: { type: 'std', owner: 'a', built: 24 } },
  },
  units: workers.map((size, index) => ({
    party: 'a',
    number: 401 + index,
    type: 'A',
    size,
    place: SITE,
  })),
  orders: { a: workers.map((_, index) => `${String(401 + index)} | | AB |`) },
  works: more.works ?? [castle()],
  ...(more.settings === undefined ? {} : { settings: more.settings }),
});

/** Workers, remote or not, settings; the moon in which a castle is finished, null = never (WW-4.1-30). */
export const DURATIONS: readonly (readonly [
  workers: number,
  isRemote: boolean,
  settings: Settings,
  moon: number | null,
])[] = [
  [0, false, {}, 12],
  [5000, false, {}, 6],
  [20_000, false, {}, 3],
  [0, true, {}, null],
  [5000, true, {}, 12],
  [10_000, true, {}, 6],
  [20_000, true, {}, 3],
  [2500, false, {}, 8],
  [2500, false, { 'build.fractional_work': false }, 12],
];
