import type { Direction, FieldAddress, Position } from '../../../hex';
import type { PartyKey, Relation } from '../../../world';
import type { StructureKey, Words } from './content';

/**
 * What a letter declares beside its movement orders: expenses, structures, treaties, the capital. Gold is whole
 * and positive; unit types are upper case as written.
 */
export type DeclarationMeaning =
  /** Tax rate in percent per half-year, 6 = the usual one (WW-9.5-05). */
  | { readonly kind: 'tax'; readonly rate: number }
  /** A structure entered as new in the list (WW-4.1-33). */
  | {
      readonly kind: 'build';
      readonly structure: StructureKey;
      readonly value: number | null;
      readonly place: Position;
      readonly name: string | null;
      readonly harbours: readonly Direction[];
      /** First stage as the player reckons it, if he says. */
      readonly gold: number | null;
    }
  /** A settlement enlarged to a greater type (WW-4.2-25). */
  | { readonly kind: 'upgrade'; readonly place: FieldAddress; readonly structure: StructureKey }
  /** Gold for damaged points of a structure (WW-6.2-18). */
  | { readonly kind: 'repair'; readonly place: Position; readonly points: number | null }
  /** Work on a structure rests this turn (WW-4.1-12). */
  | { readonly kind: 'rest'; readonly place: Position }
  /** Goods raised, or with a negative count disbanded, as the balance lists them (WW-5.1-22). */
  | {
      readonly kind: 'muster';
      readonly unit: number;
      readonly count: number;
      readonly type: string;
      readonly leaders: number | null;
      readonly place: FieldAddress | null;
      /** Gold as stated, negative = an expense. */
      readonly gold: number | null;
    }
  /** Gold for another party (WW-3.2-06). */
  | {
      readonly kind: 'pay';
      readonly to: PartyKey;
      readonly gold: number;
      readonly purpose: string;
    }
  /** Any other expense (WW-3.2-02). */
  | { readonly kind: 'spend'; readonly gold: number; readonly purpose: string }
  /** Other income, to be confirmed by the GM (WW-3.2-04). */
  | { readonly kind: 'income'; readonly gold: number; readonly cause: string }
  /** A unit whose upkeep is paid only in part (WW-9.5-02). */
  | { readonly kind: 'upkeep'; readonly unit: number; readonly gold: number }
  | { readonly kind: 'capital'; readonly place: FieldAddress }
  /** Where how much of the treasury is to lie (WW-3.3-04). */
  | { readonly kind: 'store'; readonly place: FieldAddress; readonly gold: number }
  | { readonly kind: 'relation'; readonly party: PartyKey; readonly relation: Relation }
  /** A transport that takes units of another party (WW-5.3-32, WW-6.3-20). */
  | { readonly kind: 'release'; readonly unit: number; readonly party: PartyKey }
  /** A character assigned to a settlement; null = released (WW-4.2-14). */
  | { readonly kind: 'seat'; readonly unit: number; readonly place: FieldAddress | null };

/** One declaration with its words in the letter. */
export type Declaration = DeclarationMeaning & Words;

/** The declarations of one kind, in the order of the letter. */
export function declarationsOf<K extends DeclarationMeaning['kind']>(
  declarations: readonly Declaration[],
  kind: K,
): readonly Extract<Declaration, { readonly kind: K }>[] {
  return declarations.filter(
    (declaration): declaration is Extract<Declaration, { readonly kind: K }> =>
      declaration.kind === kind,
  );
}
