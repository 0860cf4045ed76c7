import type { Direction, FieldAddress, Position } from '../../../hex';
import type { OrderRow, OrderSheet, Span } from '../../../kernel';
import type { PartyKey } from '../../../world';

/** A piece of the original text: `text` is exactly what stands at `span`. */
export interface Words {
  readonly text: string;
  readonly span: Span;
}

/** A position together with its words; sides are named as the player named them (WW-2.1-22). */
export type WrittenPosition = Position & Words;

/**
 * One step of a movement with its own words.
 * - `field`: enter the field. Written as direction it is already resolved; `direction` keeps the digit.
 * - `side`: go along or to a side (fleets).
 * - `board`: enter `field` and board `carrier` there; `field` null = where the unit is, or, if the
 *   carrier stands in a neighbouring field, there (WW-6.3-07).
 */
export type Step = Words &
  (
    | { readonly kind: 'field'; readonly field: FieldAddress; readonly direction?: Direction }
    | { readonly kind: 'side'; readonly field: FieldAddress; readonly side: Direction }
    | { readonly kind: 'board'; readonly field: FieldAddress | null; readonly carrier: number }
  );

/**
 * How a movement is written (WW-5.3-53, WW-6.3-09, -21): nothing, every field, directions, or the target
 * alone. A target next to the start counts as `fields`. With `target` there is exactly one step and the
 * way to it is the program's business.
 */
export type MovementForm = 'none' | 'fields' | 'directions' | 'target';

/** The movement of a row as understood; words after the first one not understood are left out (WW-6.3-10). */
export interface Movement {
  readonly form: MovementForm;
  /**
   * The start as written, in the column or as first step of the running form; null = not given, the GM's
   * place counts. The GM's place governs in any case (WW-6.3-04).
   */
  readonly start: WrittenPosition | null;
  readonly steps: readonly Step[];
}

/** Main orders of class K in descending aggressiveness (WW-6.2-01). */
export type CombatMain = 'N' | 'A' | 'H' | 'V' | 'I' | 'R';

/** What is added to a combat order (WW-6.2-04); B without side = the settlement. */
export type Extension =
  | { readonly kind: 'E' }
  | { readonly kind: 'F' }
  | { readonly kind: 'B'; readonly side: Direction | null };

/** An order code as understood (WW-6.3-01): combat, work or special. */
export type OrderCode =
  | {
      readonly class: 'K';
      readonly main: CombatMain;
      /** The first extension. */
      readonly extension: Extension | null;
      /** Further ones, where the GM allows several (WW-12.6-03); absent = none. */
      readonly also?: readonly Extension[];
    }
  | { readonly class: 'A'; readonly main: 'B' }
  | { readonly class: 'S'; readonly number: number | null };

/** All extensions of a code; none for work and special orders (WW-6.2-05, WW-12.6-03). */
export function extensionsOf(code: OrderCode | null): readonly Extension[] {
  return code?.class !== 'K' || code.extension === null
    ? []
    : [code.extension, ...(code.also ?? [])];
}

/** Keys of the structures that can be named in a `bauen` remark. */
export type StructureKey = 'gar' | 'brg' | 'std' | 'fst' | 'met' | 'str' | 'bridge' | 'wl' | 'kan';

/** What a remark can say (WW-6.3-01, WW-6.3-20). Unit types are upper case, as written (synonyms kept). */
export type RemarkMeaning =
  | {
      /** "neu", or "neu 2.000K + 1 HF": raised or reinforced this turn. */
      readonly kind: 'new';
      readonly count: number | null;
      readonly type: string | null;
      readonly leaders: number | null;
    }
  | { readonly kind: 'disband'; readonly place: FieldAddress | null }
  | {
      readonly kind: 'split';
      readonly count: number;
      readonly type: string;
      readonly leaders: number | null;
      readonly into: number;
    }
  | { readonly kind: 'merge'; readonly unit: number }
  | { readonly kind: 'load'; readonly carrier: number }
  | { readonly kind: 'unload'; readonly place: FieldAddress | null }
  | { readonly kind: 'assault'; readonly target: Position }
  | { readonly kind: 'storm'; readonly target: Position | null }
  | {
      readonly kind: 'build';
      readonly structure: StructureKey;
      readonly value: number | null;
      readonly place: Position | null;
      readonly name: string | null;
    }
  | { readonly kind: 'idle' }
  | { readonly kind: 'see' }
  | { readonly kind: 'scout' }
  | { readonly kind: 'wait'; readonly unit: number }
  | { readonly kind: 'cargo'; readonly action: 'load' | 'unload'; readonly gold: number }
  | { readonly kind: 'station'; readonly inside: boolean }
  | { readonly kind: 'release'; readonly party: PartyKey }
  | { readonly kind: 'spare'; readonly party: PartyKey }
  | { readonly kind: 'lead'; readonly unit: number | null }
  | { readonly kind: 'free' };

/** One remark with its words. */
export type Remark = RemarkMeaning & Words;

/** The optional columns of a row as understood; null = not given or not understood (WW-8.2-25). */
export interface Stated {
  readonly size: number | null;
  /** Upper case as written, synonyms kept. */
  readonly type: string | null;
  readonly leaders: number | null;
  readonly end: WrittenPosition | null;
  /** Unit number of the accompanying character. */
  readonly character: number | null;
}

/** Everything one row of a movement order says. */
export interface WabenOrder {
  readonly stated: Stated;
  readonly movement: Movement;
  /** Null = missing or not understood; the default of WW-6.1-02 applies. */
  readonly code: OrderCode | null;
  readonly remarks: readonly Remark[];
  /** A condition word occurs: the GM decides the row (WW-6.3-18). */
  readonly conditional: boolean;
}

export type WabenRow = OrderRow<WabenOrder>;

/** Rows may name a unit twice; the first one counts (F-UNIT-DUP, WW-5.1-03). */
export type WabenSheet = OrderSheet<WabenOrder>;

/** The columns of the booklet's form in its order (WW-6.3-12). */
export const COLUMNS = [
  'number',
  'size',
  'type',
  'leaders',
  'leaderType',
  'start',
  'movement',
  'end',
  'order',
  'character',
  'remarks',
] as const;

export type ColumnKey = (typeof COLUMNS)[number];

/** The first remark of a kind, if the row has one. */
export function remarkOf<K extends RemarkMeaning['kind']>(
  order: WabenOrder,
  kind: K,
): Extract<Remark, { readonly kind: K }> | undefined {
  return order.remarks.find(
    (remark): remark is Extract<Remark, { readonly kind: K }> => remark.kind === kind,
  );
}
