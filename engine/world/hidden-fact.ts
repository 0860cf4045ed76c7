/** A fact that one realm, or everybody, must not learn from a delivery. */
export interface HiddenFact {
  /** Stable: kind and what it is about. */
  readonly key: string;
  readonly kind:
    | 'settlement'
    | 'label'
    | 'party'
    | 'person'
    | 'contact'
    | 'character'
    | 'unit'
    | 'field'
    | 'gold'
    | 'affair'
    | 'note'
    | 'message'
    | 'seed';
  /** Words by which it would be recognised; any one of them reveals it. */
  readonly words: readonly string[];
  /** Description for the GM. */
  readonly about: string;
}
