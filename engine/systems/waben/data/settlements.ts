import { figuresByRow, tableOfCells } from '../../../kernel';

/**
 * Figures of a settlement type (WW-4.2-01). `buildingValue` points; `cost`, `musterCapacity` (per half-year),
 * `netIncome` (per half-year, easy terrain) gold; `inhabitants` heads; the structures `garrison`, `defence`,
 * `fortification`, `laboratories`, `temples` points.
 */
export type SettlementFigures = Readonly<Record<(typeof COLUMNS)[number], number>>;

/** One standard type of settlement. */
export interface SettlementType extends SettlementFigures {
  readonly key: string;
  /** Abbreviation in lists. */
  readonly display: string;
}

/** Keys of the standard types, smallest first. */
export const SETTLEMENT_KEYS = ['gar', 'brg', 'std', 'fst', 'met'] as const;
export type SettlementKey = (typeof SETTLEMENT_KEYS)[number];

const COLUMNS = [
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
] as const;

const ROWS = {
  gar: [6, 30_000, 0, 0, 5, 1, 0, 0, 0, -600],
  brg: [12, 60_000, 10_000, 10_000, 5, 3, 2, 0, 0, 300],
  std: [24, 120_000, 50_000, 50_000, 5, 7, 0, 0, 2, 5100],
  fst: [36, 180_000, 50_000, 50_000, 10, 7, 7, 0, 2, 3900],
  met: [48, 240_000, 100_000, 100_000, 10, 12, 0, 2, 4, 10_200],
} as const satisfies Readonly<Record<SettlementKey, readonly number[]>>;

/** The figures as a table that traces can cite (WW-4.2-01). */
export const SETTLEMENT_TABLE = tableOfCells('settlement', 'WW-4.2-01', COLUMNS, ROWS);

const FIGURES = figuresByRow<SettlementFigures>()(COLUMNS, ROWS);

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
