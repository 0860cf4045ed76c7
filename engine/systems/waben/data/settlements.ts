import type { Table } from '../../../kernel';

/**
 * Figures of a settlement type (WW-4.2-01). `buildingValue` points; `cost`, `musterCapacity` (per half-year),
 * `netIncome` (per half-year, easy terrain) gold; `inhabitants` heads; the structures `garrison`, `defence`,
 * `fortification`, `laboratories`, `temples` points.
 */
export interface SettlementFigures {
  readonly buildingValue: number;
  readonly cost: number;
  readonly inhabitants: number;
  readonly musterCapacity: number;
  readonly garrison: number;
  readonly defence: number;
  readonly fortification: number;
  readonly laboratories: number;
  readonly temples: number;
  readonly netIncome: number;
}

/** One standard type of settlement. */
export interface SettlementType extends SettlementFigures {
  readonly key: string;
  /** Abbreviation in lists. */
  readonly display: string;
}

/** Keys of the standard types, smallest first. */
export const SETTLEMENT_KEYS = ['gar', 'brg', 'std', 'fst', 'met'] as const;
export type SettlementKey = (typeof SETTLEMENT_KEYS)[number];

const FIGURES = {
  gar: {
    buildingValue: 6,
    cost: 30_000,
    inhabitants: 0,
    musterCapacity: 0,
    garrison: 5,
    defence: 1,
    fortification: 0,
    laboratories: 0,
    temples: 0,
    netIncome: -600,
  },
  brg: {
    buildingValue: 12,
    cost: 60_000,
    inhabitants: 10_000,
    musterCapacity: 10_000,
    garrison: 5,
    defence: 3,
    fortification: 2,
    laboratories: 0,
    temples: 0,
    netIncome: 300,
  },
  std: {
    buildingValue: 24,
    cost: 120_000,
    inhabitants: 50_000,
    musterCapacity: 50_000,
    garrison: 5,
    defence: 7,
    fortification: 0,
    laboratories: 0,
    temples: 2,
    netIncome: 5100,
  },
  fst: {
    buildingValue: 36,
    cost: 180_000,
    inhabitants: 50_000,
    musterCapacity: 50_000,
    garrison: 10,
    defence: 7,
    fortification: 7,
    laboratories: 0,
    temples: 2,
    netIncome: 3900,
  },
  met: {
    buildingValue: 48,
    cost: 240_000,
    inhabitants: 100_000,
    musterCapacity: 100_000,
    garrison: 10,
    defence: 12,
    fortification: 0,
    laboratories: 2,
    temples: 4,
    netIncome: 10_200,
  },
} as const satisfies Readonly<Record<SettlementKey, SettlementFigures>>;

/** The figures as a table that traces can cite (WW-4.2-01). */
export const SETTLEMENT_TABLE: Table = {
  id: 'settlement',
  clause: 'WW-4.2-01',
  rows: SETTLEMENT_KEYS,
  columns: [
    'buildingValue',
    'cost',
    'inhabitants',
    'musterCapacity',
    'garrison',
    'defence',
    'fortification',
    'laboratories',
    'temples',
    'netIncome',
  ],
  cells: FIGURES,
};

/** The catalogue of settlement types. */
export const SETTLEMENT_TYPES: Readonly<Record<SettlementKey, SettlementType>> = {
  gar: { ...FIGURES.gar, key: 'gar', display: 'GAR' },
  brg: { ...FIGURES.brg, key: 'brg', display: 'BRG' },
  std: { ...FIGURES.std, key: 'std', display: 'STD' },
  fst: { ...FIGURES.fst, key: 'fst', display: 'FST' },
  met: { ...FIGURES.met, key: 'met', display: 'MET' },
};

/** Least building value of a wall (WW-4.3-04). */
export const WALL_LEAST = 5;
