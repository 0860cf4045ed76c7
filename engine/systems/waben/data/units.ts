import { figuresByRow, tableOfCells } from '../../../kernel';

/** Number ranges of units (WW-5.1-04), also the kinds a sighting can distinguish (WW-7.1-04). */
export type UnitKind = 'foot' | 'mounted' | 'fleet' | 'work' | 'character';

/** First and last unit number of each range; 600 to 999 is free for the GM (WW-5.1-04). */
export const UNIT_RANGES: Readonly<
  Record<UnitKind | 'free', { readonly from: number; readonly to: number }>
> = {
  foot: { from: 100, to: 199 },
  mounted: { from: 200, to: 299 },
  fleet: { from: 300, to: 399 },
  work: { from: 400, to: 499 },
  character: { from: 500, to: 599 },
  free: { from: 600, to: 999 },
};

/** Abilities of a unit (WW-5.2-01). */
export type UnitProperty =
  | 'attack'
  | 'mounted'
  | 'seaTransport'
  | 'landTransport'
  | 'work'
  | 'siege'
  | 'leader';

/** Kinds of leaders; not exchangeable (WW-5.2-11). */
export type LeaderKind = 'landCombat' | 'seaCombat' | 'landWork' | 'seaWork';

/**
 * Figures of a unit type, per element. `cost` gold; `upkeepYear`, `upkeepHalfYear` gold;
 * `movementPoints` per moon; `scoutBonus` movement points per moon; `minimumSize` elements;
 * `weight` kg as cargo; `capacity` kg carried; `leads` elements one leader can lead.
 * A figure that does not exist for a type is absent.
 */
export interface UnitFigures {
  readonly musterLevel: 1 | 2;
  readonly cost: number;
  readonly upkeepYear: number;
  readonly upkeepHalfYear: number;
  readonly movementPoints: number;
  readonly minimumSize: number;
  readonly scoutBonus?: number;
  readonly weight?: number;
  readonly capacity?: number;
  readonly leads?: number;
}

/** One type of unit (WW-5.2-01). */
export interface UnitType extends UnitFigures {
  /** Abbreviation in orders, the key everywhere in the program. */
  readonly key: string;
  /** Key of the full name. */
  readonly name: string;
  readonly kind: UnitKind;
  readonly properties: readonly UnitProperty[];
  /** The kind of leader it is raised with; absent for a leader himself. */
  readonly leader?: LeaderKind;
}

/** Keys of the standard types in the order of the rule page (WW-5.2-01). */
export const UNIT_TYPE_KEYS = ['K', 'R', 'S', 'A', 'B', 'LT', 'HF'] as const;
export type UnitTypeKey = (typeof UNIT_TYPE_KEYS)[number];

const COLUMNS = [
  'musterLevel',
  'cost',
  'upkeepYear',
  'upkeepHalfYear',
  'movementPoints',
  'scoutBonus',
  'minimumSize',
  'weight',
  'capacity',
  'leads',
] as const satisfies readonly (keyof UnitFigures)[];

/** Figures of warriors, and of what costs and moves like them. */
const FOOT = [1, 5, 2, 1, 15, 5, 1000, 100, null, 5000] as const;

const ROWS = {
  K: FOOT,
  R: [2, 15, 2, 1, 30, 10, 500, 200, null, 2500],
  S: [2, 300, 40, 20, 30, 10, 10, null, 5000, 50],
  A: FOOT,
  B: FOOT,
  LT: [1, 5, 2, 1, 15, 5, 1000, 200, 100, 5000],
  HF: [1, 1000, 400, 200, 40, null, 1, 0],
} as const satisfies Readonly<Record<UnitTypeKey, readonly (number | null)[]>>;

/** The figures as a table that traces can cite (WW-5.2-01, WW-5.1-10, -12, -31, -41, WW-5.2-07). */
export const UNIT_TABLE = tableOfCells('unit', 'WW-5.2-01', COLUMNS, ROWS);

const FIGURES = figuresByRow<UnitFigures>()(COLUMNS, ROWS);

/** The catalogue of unit types. */
export const UNIT_TYPES: Readonly<Record<UnitTypeKey, UnitType>> = {
  K: {
    ...FIGURES.K,
    key: 'K',
    name: 'warrior',
    kind: 'foot',
    properties: ['attack'],
    leader: 'landCombat',
  },
  R: {
    ...FIGURES.R,
    key: 'R',
    name: 'rider',
    kind: 'mounted',
    properties: ['attack', 'mounted'],
    leader: 'landCombat',
  },
  S: {
    ...FIGURES.S,
    key: 'S',
    name: 'ship',
    kind: 'fleet',
    properties: ['attack', 'seaTransport'],
    leader: 'seaCombat',
  },
  A: {
    ...FIGURES.A,
    key: 'A',
    name: 'worker',
    kind: 'work',
    properties: ['work'],
    leader: 'landWork',
  },
  B: {
    ...FIGURES.B,
    key: 'B',
    name: 'besieger',
    kind: 'foot',
    properties: ['siege'],
    leader: 'landCombat',
  },
  LT: {
    ...FIGURES.LT,
    key: 'LT',
    name: 'beast',
    kind: 'work',
    properties: ['landTransport'],
    leader: 'landWork',
  },
  HF: { ...FIGURES.HF, key: 'HF', name: 'leader', kind: 'character', properties: ['leader'] },
};

/** Accepted other spellings of types, each reported as F-UNIT-TYPE (WW-5.2-12). */
export const UNIT_TYPE_SYNONYMS: Readonly<Record<string, UnitTypeKey>> = { KS: 'S' };

/** Weight of one gold piece as cargo, kg (WW-5.1-40). */
export const GOLD_WEIGHT = 1;
