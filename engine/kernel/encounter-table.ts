import type { ClauseId } from './params';

/** What two units that meet come to, by the orders of both. */
export interface EncounterTable {
  readonly clause: ClauseId;
  /** Keys of the orders, most aggressive first. */
  readonly orders: readonly string[];
  /** Key of the outcome by order of the first unit (row) and of the second (column). */
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
