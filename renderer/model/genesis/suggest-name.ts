import {
  type Campaign,
  type FieldAddress,
  grossfelderOf,
  placeName,
  realmName,
  settlementOwnerAt,
} from '../../../engine';

/** A free name for a new realm; another one for every number of tries. */
export function suggestedRealm({ id, world }: Campaign, tries: number): string {
  const taken = new Set(Object.values(world.parties).map(({ name }) => name));
  return realmName(`${id} ${String(tries)}`, taken);
}

/** A free name for a settlement; those of one realm sound alike. Another one for every number of tries. */
export function suggestedPlace(
  { id, world }: Campaign,
  field: FieldAddress,
  tries: number,
): string {
  const settlements = grossfelderOf(world.map).flatMap((one) => Object.values(one.settlements));
  const taken = new Set(settlements.map(({ name }) => name));
  const owner = settlementOwnerAt(world.map, field) ?? '';
  const people = Math.max(0, Object.keys(world.parties).indexOf(owner));
  return placeName(`${id} ${field} ${String(tries)}`, people, taken);
}
