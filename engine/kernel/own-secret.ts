/** Something of a game's own affairs that gives its owner away where others read it. */
export interface OwnSecret {
  /** Stable: what it is. */
  readonly key: string;
  /** Party whose own it is; empty = the GM's alone. */
  readonly owner: string;
  /** Words by which it would be recognised; any one of them gives it away. */
  readonly words: readonly string[];
  /** What it is, for the GM. */
  readonly about: string;
}
