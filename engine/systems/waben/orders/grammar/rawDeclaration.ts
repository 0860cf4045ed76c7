import type { RawGoods, RawPosition } from './rawRemark';
import type { Mark } from './tokens';

/** Gold as written: digits, and whether a minus stands before them. */
export interface RawGold {
  readonly digits: Mark;
  readonly isNegative: boolean;
}

/** Words behind the name of a structure, in any order, each at most once. */
export interface RawSite {
  readonly place?: RawPosition;
  readonly value?: Mark;
  readonly name?: Mark;
  readonly harbours?: Mark;
  readonly gold?: RawGold;
  /** "neu" behind the structure, as the list of structures has it (WW-4.1-33). */
  readonly marked?: true;
}

/** Words from a first token to a last one: a party's name, a purpose. */
export type RawPhrase = RawPosition;

/** A declaration whose form fits from beginning to end; its figures and names are not judged yet. */
export type RawDeclaration =
  | { readonly kind: 'tax'; readonly rate: Mark }
  | {
      readonly kind: 'build';
      readonly isNew: boolean;
      readonly structure: Mark;
      readonly sites: readonly RawSite[];
    }
  | { readonly kind: 'upgrade'; readonly place: RawPosition; readonly structure: Mark }
  | { readonly kind: 'repair'; readonly place: RawPosition; readonly points: Mark | null }
  | { readonly kind: 'rest' | 'capital'; readonly place: RawPosition }
  | {
      readonly kind: 'muster';
      readonly unit: Mark;
      readonly isNegative: boolean;
      readonly goods: RawGoods;
      readonly place: RawPosition | null;
      readonly gold: RawGold | null;
    }
  | { readonly kind: 'pay'; readonly word: Mark; readonly to: RawPhrase; readonly gold: RawGold }
  | { readonly kind: 'spend' | 'income'; readonly purpose: RawPhrase; readonly gold: RawGold }
  | { readonly kind: 'upkeep'; readonly unit: Mark; readonly gold: RawGold }
  | { readonly kind: 'store'; readonly place: RawPosition; readonly gold: RawGold }
  | {
      readonly kind: 'relation';
      readonly relation: 'alliance' | 'peace' | 'enemy' | 'passage';
      readonly party: RawPhrase;
    }
  | { readonly kind: 'seat'; readonly unit: Mark; readonly place: RawPosition | null }
  | { readonly kind: 'release'; readonly unit: Mark; readonly party: RawPhrase };

/**
 * Result of reading a line: a declaration, the offset of the first word that fits nothing, or no declaration at all.
 */
export type DeclarationForm =
  | { readonly kind: 'fits'; readonly declaration: RawDeclaration }
  | { readonly kind: 'breaks'; readonly at: number }
  | { readonly kind: 'none' };
