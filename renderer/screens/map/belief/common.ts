import {
  beliefAt,
  type FieldAddress,
  type FieldOfBelief,
  KNOWN,
  type KnownSettlement,
  type PartyKey,
  type TerrainKey,
  type World,
} from '../../../../engine';

/** What some fields have in common: one belief, none yet, or different ones. */
export type Shared<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'mixed' };

/** What a realm believes of all of some fields alike. */
export interface CommonBelief {
  readonly terrain: Shared<TerrainKey | null>;
  readonly owner: Shared<PartyKey | null>;
  readonly settlement: Shared<KnownSettlement | null>;
  /** True if all beliefs are firm. */
  readonly isFirm: boolean;
  /** How many of the fields the realm knows at all. */
  readonly known: number;
}

const shared = <Value>(
  all: readonly FieldOfBelief[],
  needs: 1 | 2,
  valueOf: (believed: FieldOfBelief['believed']) => Value,
): Shared<Value> => {
  const values = all.map(({ believed }): Shared<Value> =>
    believed.level < needs ? { kind: 'unknown' } : { kind: 'value', value: valueOf(believed) },
  );
  const [first = { kind: 'unknown' } as const] = values;
  const text = JSON.stringify(first);
  return values.every((value) => JSON.stringify(value) === text) ? first : { kind: 'mixed' };
};

/** What a realm believes of all of some fields alike. */
export function commonBelief(
  world: World,
  party: PartyKey,
  fields: readonly FieldAddress[],
): CommonBelief {
  const all = fields.map((field) => beliefAt(world, party, field));
  return {
    terrain: shared(all, KNOWN.terrain, ({ terrain }) => terrain),
    owner: shared(all, KNOWN.details, ({ owner }) => owner),
    settlement: shared(all, KNOWN.details, ({ settlement }) => settlement),
    isFirm: all.length > 0 && all.every(({ isFirm }) => isFirm),
    known: all.filter(({ believed }) => believed.level > KNOWN.nothing).length,
  };
}
