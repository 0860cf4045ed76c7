import type { DecisionSubject } from './decision';
import type { Explained } from './explained';
import type { Json } from './params';

/** The GM's word: answers a question, overrides a figure or types in a roll. Survives re-runs by its key. */
export interface Ruling {
  readonly key: string;
  readonly value: Json;
  /** Mandatory and shown wherever the ruling has an effect. */
  readonly reason: string;
  /** What it was about, so that it can be told without the turn it was made in; absent in older campaigns. */
  readonly subject?: DecisionSubject;
}

export type Rulings = Readonly<Record<string, Ruling>>;

/** The explained value, or the GM's number if a ruling with this key holds one; what is no finite number does not count. */
export function ruled(key: string, computed: Explained, rulings: Rulings): Explained {
  const ruling = rulings[key];
  if (typeof ruling?.value !== 'number' || !Number.isFinite(ruling.value)) return computed;
  return {
    kind: 'override',
    value: ruling.value,
    ruling: key,
    reason: ruling.reason,
    original: computed,
  };
}
