import type { Direction, FieldAddress } from '../../../../hex';
import type { Height, TerrainType } from '../../data';
import type { StructureKey, Words } from '../content';
import type { Problem } from '../finding';

/** A number as the player wrote it. */
export interface Figure {
  readonly value: number;
  readonly words: Words;
}

/** A figure of a list; null = not given or not readable (then F-NUM-FORMAT is among the problems). */
export type Stated = Figure | null;

/** Fields of one terrain kind and their tax, gold per half-year (WW-8.3-20). */
export interface LandRow {
  readonly type: TerrainType;
  readonly height: Height;
  readonly fields: Stated;
  readonly gold: Stated;
  readonly words: Words;
}

/** The sum of one column of the land table (WW-8.3-21). */
export interface LandSum {
  readonly height: Height;
  readonly fields: Stated;
  readonly gold: Stated;
}

/** The land table: rows, sums of the height levels, sum of all (WW-8.3-20 to -22). */
export interface LandTable {
  readonly rows: readonly LandRow[];
  readonly sums: readonly LandSum[];
  readonly fields: Stated;
  readonly gold: Stated;
}

/** Income of one settlement, gold per half-year (WW-8.3-23). */
export interface SettlementRow {
  readonly type: SettlementTypeKey;
  readonly place: FieldAddress;
  readonly name: string;
  readonly harbours: readonly Direction[];
  readonly gold: Stated;
  readonly words: Words;
}

export type SettlementTypeKey = Extract<StructureKey, 'gar' | 'brg' | 'std' | 'fst' | 'met'>;

/** A structure of the list of structures (WW-8.2-12): where it stands, on which side, with which harbours. */
export interface StructureRow {
  readonly structure: StructureKey;
  readonly place: FieldAddress;
  readonly side: Direction | null;
  readonly name: string;
  readonly harbours: readonly Direction[];
  readonly isNew: boolean;
  readonly words: Words;
}

/** Goods raised (`count` positive) or disbanded (negative), `gold` negative = an expense (WW-8.3-25). */
export interface MusterRow {
  /** Null = no unit named. */
  readonly unit: Figure | null;
  readonly count: Figure;
  /** Upper case as written, synonyms kept; empty = not given. */
  readonly type: string;
  readonly leaders: number | null;
  readonly place: FieldAddress | null;
  readonly gold: Stated;
  readonly words: Words;
}

export type InfrastructureKey = Extract<StructureKey, 'str' | 'bridge' | 'wl' | 'kan'>;

/** Number of structures by difficulty 0, 1, 2 (WW-8.3-24). */
export interface InfrastructureRow {
  readonly structure: InfrastructureKey;
  readonly counts: readonly [Stated, Stated, Stated];
  readonly words: Words;
}

/** The infrastructure table; `sum` counts are already multiplied with the factor (WW-8.3-07). Cost is negative. */
export interface InfrastructureTable {
  readonly rows: readonly InfrastructureRow[];
  readonly sum: readonly [Stated, Stated, Stated];
  readonly gold: Stated;
}

/** Groups of units that pay the same per head: land units, ships, leaders and characters; else a type key. */
export type UpkeepGroup = 'land' | 'sea' | 'leaders' | 'other';

/** Number of heads, rate and cost (negative) of one group (WW-8.3-27). */
export interface UpkeepRow {
  readonly group: UpkeepGroup;
  readonly count: Stated;
  readonly rate: Stated;
  readonly gold: Stated;
  readonly words: Words;
}

/** Rows of the summary (WW-3.3-07). */
export type SummaryKey =
  | 'before'
  | 'land'
  | 'settlements'
  | 'settlementUpkeep'
  | 'infrastructure'
  | 'units'
  | 'muster'
  | 'building'
  | 'other'
  | 'after';

/** One row of the summary; `cause` = what a row "other" says beside its name, may be empty. */
export interface SummaryRow {
  readonly key: SummaryKey;
  readonly cause: string;
  readonly gold: Figure;
  readonly words: Words;
}

/** Gold lying in a settlement (WW-3.3-04). */
export interface StorageRow {
  readonly place: FieldAddress;
  readonly gold: Figure;
  readonly words: Words;
}

/** A unit of the unit list (WW-8.3-11). */
export interface UnitRow {
  readonly unit: number;
  readonly size: Stated;
  readonly type: string;
  readonly leaders: number | null;
  /** As written: `210/19`, `(102)`. */
  readonly place: string;
  readonly movementPoints: number | null;
  /** Key of the terrain of raising as written; empty = not given. */
  readonly raised: string;
  readonly words: Words;
}

/** A character with the settlement assigned to him (WW-8.3-12). */
export interface CharacterRow {
  readonly unit: number;
  readonly status: 'REP' | 'NSC';
  readonly seat: { readonly field: FieldAddress; readonly words: Words } | null;
  readonly buildingValue: number | null;
  /** As written, `4+2`. */
  readonly goodPoints: string;
  readonly name: string;
  readonly words: Words;
}

/** The lists of a realm as its player wrote them (WW-3.3-07, WW-8.2-15): what could be read, and where not. */
export interface Statement {
  readonly text: string;
  readonly land: LandTable;
  readonly settlements: { readonly rows: readonly SettlementRow[]; readonly gold: Stated };
  readonly structures: readonly StructureRow[];
  readonly muster: { readonly rows: readonly MusterRow[]; readonly gold: Stated };
  readonly infrastructure: InfrastructureTable;
  readonly upkeep: { readonly rows: readonly UpkeepRow[]; readonly gold: Stated };
  readonly summary: readonly SummaryRow[];
  readonly storage: readonly StorageRow[];
  readonly units: readonly UnitRow[];
  readonly characters: readonly CharacterRow[];
  readonly problems: readonly Problem[];
}

/** The rows of the summary with a key. */
export function summaryRows({ summary }: Statement, key: SummaryKey): readonly SummaryRow[] {
  return summary.filter((row) => row.key === key);
}

/** True if a letter holds no list of a realm at all. */
export function isEmptyStatement(statement: Statement): boolean {
  return [
    statement.land.rows,
    statement.settlements.rows,
    statement.muster.rows,
    statement.infrastructure.rows,
    statement.upkeep.rows,
    statement.summary,
  ].every((rows) => rows.length === 0);
}
