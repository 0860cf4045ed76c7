import type { ClauseId, Params } from './params';

/**
 * A number that is its own explanation: a tree whose leaves are facts, table cells and rolls.
 * `value` of every node follows from its parts (law 1); words are made of the tree in renderer/kit/explain.
 */
export type Explained = Fact | TableCell | Roll | Operation | Rule | Override;

/** What a value counts where it is not what it says, and how many of it make one of what is told. */
export const COUNTED = { half: 2, tenth: 10 } as const;
export type CountedUnit = keyof typeof COUNTED;

/**
 * What the value of a node counts: `half` = halves of the game's money, `tenth` = tenths of a percent, told as that
 * part of the figure. Absent = as it stands. Values are whole numbers of the smallest part, so that no figure is ever
 * inexact.
 */
interface Counted {
  readonly unit?: CountedUnit;
}

/** How many of what a node counts make one of what is told; the GM's hand leaves it as it is. */
export function countedParts(explained: Explained): number {
  if (explained.kind === 'override') return countedParts(explained.original);
  return explained.kind === 'roll' || explained.unit === undefined ? 1 : COUNTED[explained.unit];
}

/** Something read from the world, the orders or the settings. `name` is a text key, `about` its data. */
export interface Fact extends Counted {
  readonly kind: 'fact';
  readonly value: number;
  readonly name: string;
  readonly about: Params;
  readonly clause?: ClauseId;
}

/** One cell of a rule table. */
export interface TableCell extends Counted {
  readonly kind: 'cell';
  readonly value: number;
  readonly table: string;
  readonly row: string;
  readonly column: string;
  readonly clause: ClauseId;
  /** The value of the printed table where a house rule replaces it; null = the printed table has no such cell. */
  readonly printed?: number | null;
}

/** One die of a labelled stream, or a lot of so many; `typed` if the GM rolled real dice (the computed value stays visible). */
export interface Roll {
  readonly kind: 'roll';
  readonly value: number;
  readonly die: 'd6' | 'd100' | 'lot';
  /** Of a lot: among how many it was drawn. */
  readonly faces?: number;
  readonly stream: string;
  readonly index: number;
  readonly typed?: { readonly computed: number; readonly ruling: string };
}

export type Operator = 'sum' | 'difference' | 'product' | 'quotient' | 'minimum' | 'maximum';
export type Rounding = 'exact' | 'down' | 'up' | 'halfUp';

/** Arithmetic over parts, rounded once, explicitly. */
export interface Operation extends Counted {
  readonly kind: 'operation';
  readonly value: number;
  readonly operator: Operator;
  readonly rounding: Rounding;
  readonly parts: readonly Explained[];
}

/** A named quantity of the rules: the body computed under a clause. */
export interface Rule extends Counted {
  readonly kind: 'rule';
  readonly value: number;
  readonly name: string;
  readonly clause: ClauseId;
  readonly about: Params;
  readonly body: Explained;
}

/** The GM's own figure in place of a computed one, which is recorded. */
export interface Override extends Counted {
  readonly kind: 'override';
  readonly value: number;
  readonly ruling: string;
  readonly reason: string;
  readonly original: Explained;
}
