import {
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  type PartyKey,
  settlementOwnerAt,
  type WorldMap,
} from '../../../../engine';

/** What a party has on the map. */
export interface Holdings {
  readonly fields: number;
  readonly settlements: readonly { readonly field: FieldAddress; readonly name: string }[];
}

const NOTHING: Holdings = { fields: 0, settlements: [] };

const counted = (map: WorldMap): ReadonlyMap<PartyKey, Holdings> => {
  const found = new Map<
    PartyKey,
    { fields: number; settlements: Holdings['settlements'][number][] }
  >();
  const of = (party: PartyKey) => {
    const known = found.get(party) ?? { fields: 0, settlements: [] };
    found.set(party, known);
    return known;
  };
  for (const { no, owner, settlements } of grossfelderOf(map)) {
    for (const party of owner) if (party !== null) of(party).fields += 1;
    for (const [index, { name }] of Object.entries(settlements)) {
      const field = fieldAddress(no, Number(index) + 1);
      const party = settlementOwnerAt(map, field);
      if (party !== null) of(party).settlements.push({ field, name });
    }
  }
  return found;
};

/** Maps are immutable: what was counted on one stays valid. */
const COUNTED = new WeakMap<WorldMap, ReadonlyMap<PartyKey, Holdings>>();

/** Fields and settlements of a party; the map is counted once. */
export function holdingsOf(map: WorldMap, party: PartyKey): Holdings {
  const known = COUNTED.get(map) ?? counted(map);
  COUNTED.set(map, known);
  return known.get(party) ?? NOTHING;
}
