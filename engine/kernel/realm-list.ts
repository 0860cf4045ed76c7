import type { Explained } from './explained';

/** A person behind a party, as the party itself sees it. */
export interface ListedPerson {
  readonly name: string;
  readonly address: string;
  /** Parts he plays for it. */
  readonly functions: readonly string[];
}

/** A character with his settlement. */
export interface ListedCharacter {
  readonly unit: number;
  readonly name: string;
  readonly status: string;
  readonly place: string;
  /** Settlement assigned to him, `ggg/kk`, and its building value points; null = none. */
  readonly seat: { readonly place: string; readonly value: Explained } | null;
  /** Good points he gives the units he is with. */
  readonly points: Explained;
}

/** A structure of a party, finished or being built. */
export interface ListedStructure {
  readonly kind: string;
  /** Key of the settlement type; null for what is on sides. */
  readonly type: string | null;
  readonly name: string;
  /** `ggg/kk`, and the side of the field; null for a settlement. */
  readonly place: string;
  readonly side: number | null;
  /** Building value points when finished, and those done of what is being built; null = finished. */
  readonly value: number;
  readonly done: number | null;
  /** Begun in the turn before the open one. */
  readonly isNew: boolean;
}

/** A unit in full, as its own party knows it. */
export interface ListedUnit {
  readonly unit: number;
  readonly type: string;
  readonly size: number;
  readonly leaders: number;
  readonly place: string;
  readonly movementPoints: Explained;
  /** Heads by terrain of raising. */
  readonly raised: Readonly<Record<string, number>>;
}

/** Possessions and identity of a realm, for its list in every turn; income and expenses are in the balance. */
export interface RealmList {
  readonly party: string;
  /** The open turn. */
  readonly turn: number;
  readonly persons: readonly ListedPerson[];
  readonly characters: readonly ListedCharacter[];
  readonly treasury: number;
  /** Gold by place. */
  readonly storage: Readonly<Record<string, number>>;
  readonly structures: readonly ListedStructure[];
  readonly units: readonly ListedUnit[];
}
