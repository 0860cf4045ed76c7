import type { Explained } from './explained';
import type { Json, Params } from './params';

/** The GM's word: answers a question, overrides a figure or types in a roll. Survives re-runs by its key. */
export interface Ruling {
  readonly key: string;
  readonly value: Json;
  /** Mandatory and shown wherever the ruling has an effect (WW-0.1-05). */
  readonly reason: string;
}

/** What a ruling is about that only one game knows, for lists of everything the GM decided by hand. */
export interface RulingSubject {
  /** Name of the game's own: words `<game>:ruling.<name>.about` and `.value`. */
  readonly name: string;
  /** Fills both. */
  readonly about: Params;
  /** Key of the ruling before which the value must not be read there; absent = it never is covered. */
  readonly coveredUntil?: string;
}

export type Rulings = Readonly<Record<string, Ruling>>;

/** The explained value, or the GM's number if a ruling with this key holds one; what is no finite number does not count. */
export const ruled = (key: string, computed: Explained, rulings: Rulings): Explained => {
  const ruling = rulings[key];
  if (typeof ruling?.value !== 'number' || !Number.isFinite(ruling.value)) return computed;
  return {
    kind: 'override',
    value: ruling.value,
    ruling: key,
    reason: ruling.reason,
    original: computed,
  };
};
