import type { FieldAddress } from '../../../hex';
import type { Settings } from '../../../kernel';
import { ownerAt, terrainAt, type World } from '../../../world';
import { stateOf } from '../state/keep';
import { type ArmyKind, isFleet } from './armies/kinds';
import { monthOf } from './calendar';
import { cityKindAt, fieldsBeside } from './land';
import { choiceOf } from './settings';
import { isWater } from './terrain';

/** Where an army is raised: the city that is charged, and the field it comes into being in. */
interface MusterPlace {
  readonly city: FieldAddress;
  readonly field: FieldAddress;
}

/** True in the first month, when the whole realm may muster and no city has a limit (GM-26, GM-27). */
export function isWholeRealm({ clock }: World, settings: Settings): boolean {
  return monthOf(clock.turn).isFirst && choiceOf(settings, 'pygma.start.muster') === 'whole_realm';
}

/** Water fields beside a field, the lowest first (PI-04-18, PI-05-16). */
function watersOf({ map }: World, field: FieldAddress): readonly FieldAddress[] {
  return fieldsBeside(map, field)
    .filter((beside) => isWater(terrainAt(map, beside)))
    .toSorted();
}

/** Anywhere in the realm: land armies on own land, fleets on water beside it (GM-27). */
function anywhere(
  world: World,
  realm: string,
  kind: ArmyKind,
  place: FieldAddress,
): MusterPlace | undefined {
  const isOwn = (field: FieldAddress) => ownerAt(world.map, field) === realm;
  if (!isFleet(kind)) return isOwn(place) ? { city: place, field: place } : undefined;
  const isSea = isWater(terrainAt(world.map, place));
  if (isSea) {
    return fieldsBeside(world.map, place).some(isOwn) ? { city: place, field: place } : undefined;
  }
  const [field] = isOwn(place) ? watersOf(world, place) : [];
  return field === undefined ? undefined : { city: place, field };
}

/**
 * Where an entry raises an army: in an own city, a fleet in a harbour, a land army also in a harbour onto a fleet there;
 * undefined where it may not (PI-05-14 to PI-05-17, PI-04-18).
 */
export function musterPlace(
  world: World,
  settings: Settings,
  realm: string,
  kind: ArmyKind,
  { city, field }: { readonly city?: FieldAddress; readonly field?: FieldAddress },
): MusterPlace | undefined {
  const place = field ?? city;
  if (isWholeRealm(world, settings))
    return place === undefined ? undefined : anywhere(world, realm, kind, place);
  if (city === undefined || ownerAt(world.map, city) !== realm) return undefined;
  const isClosed = stateOf(world).cities.some((one) => one.id === city && one.isClosed);
  if (isClosed || cityKindAt(world, city) === undefined) return undefined;
  const harbour = watersOf(world, city);
  if (isFleet(kind)) {
    const at = field === undefined || field === city ? harbour[0] : field;
    return at !== undefined && harbour.includes(at) ? { city, field: at } : undefined;
  }
  if (field === undefined || field === city) return { city, field: city };
  return harbour.includes(field) ? { city, field } : undefined;
}
