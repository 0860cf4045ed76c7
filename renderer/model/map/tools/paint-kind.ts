import type { PartyKey, TerrainKey } from '../../../../engine';

/** One kind of a mixture and how often it comes, against the other weights. */
export interface MixPart {
  readonly terrain: TerrainKey;
  readonly weight: number;
}

/** What the brush, the line, the rectangle, the lasso and the fill put onto the fields they touch. */
export type Paint =
  | { readonly kind: 'terrain'; readonly terrain: TerrainKey }
  /** Every field gets one of the kinds by chance; the same seed and the same field give the same kind. */
  | { readonly kind: 'mix'; readonly parts: readonly MixPart[]; readonly seed: number }
  /** Difficulty against the table; null = back to the table (WW-2.3-05). */
  | { readonly kind: 'difficulty'; readonly value: number | null }
  | { readonly kind: 'frost'; readonly isFrozen: boolean }
  | { readonly kind: 'owner'; readonly party: PartyKey | null }
  /** Nothing is changed: the fields are chosen. */
  | { readonly kind: 'choice' };
