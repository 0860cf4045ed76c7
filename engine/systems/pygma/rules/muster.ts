import type { FieldAddress } from '../../../hex';
import { calc, type Explained, rule, type Settings } from '../../../kernel';
import { ownerAt, terrainAt, type World } from '../../../world';
import { armyName } from '../records/armies';
import { stateOf } from '../state/keep';
import type { Army } from '../state/types';
import type { Zone } from '../data/kinds';
import { CAPITAL_TABLE, CITY_TABLE } from '../data/tables';
import { type ArmyKind, armyFigure, isFleet, musterCost } from './armies/kinds';
import { type Cargo, fitsAboard } from './armies/parts';
import { monthOf } from './calendar';
import { cellIn } from './cells';
import { shipPercent } from './economy/unrest';
import { cityKindAt, fieldsBeside } from './land';
import { choiceOf } from './settings';
import { isWater } from './terrain';

/** Where an army is raised: the city that is charged, and the field it comes into being in. */
export interface MusterPlace {
  readonly city: FieldAddress;
  readonly field: FieldAddress;
}

/** True in the first month, when the whole realm may muster and no city has a limit (GM-26, GM-27). */
function isWholeRealm({ clock }: World, settings: Settings): boolean {
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
  {
    city,
    field,
  }: { readonly city: FieldAddress | undefined; readonly field: FieldAddress | undefined },
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

/** Muster cost of an army, cut to the greatest size; ships cost more in the worst zone of timber (PI-05-12, PI-05-21, PI-13-15). */
export function musterPrice(
  settings: Settings,
  kind: ArmyKind,
  size: number,
  timber: 'none' | Zone,
): Explained {
  const count = Math.min(size, armyFigure(settings, kind, 'maximum').value);
  const isRaised = isFleet(kind) && timber === 'D';
  return musterCost(settings, kind, count, isRaised ? shipPercent(settings, timber) : undefined);
}

/** A fleet with what it carries. */
interface Carrier {
  readonly ships: number;
  readonly cargo: readonly Cargo[];
}

/** Fleets that lie in a field with what they carry, and those of some sizes that are raised there (PI-05-17). */
export function carriersIn(
  armies: readonly Pick<Army, 'kind' | 'number' | 'strength' | 'field' | 'carrier'>[],
  field: FieldAddress,
  raised: readonly number[],
): readonly Carrier[] {
  const here = armies.filter((one) => isFleet(one.kind) && one.field === field);
  const loaded = here.map((fleet) => ({
    ships: fleet.strength,
    cargo: armies.filter(({ carrier }) => carrier === armyName(fleet)),
  }));
  return [...loaded, ...raised.map((ships) => ({ ships, cargo: [] }))];
}

/** An entry that raises an army. */
interface Mustering {
  readonly kind: ArmyKind;
  readonly size: number;
  readonly place: MusterPlace;
  /** GS mustered for in the city in this month, this entry included (PI-04-20). */
  readonly sums: number;
  /** Merged at once with an army that is there (PI-05-19). */
  readonly isTopUp: boolean;
  /** Fleets in the field, for an army raised aboard (PI-05-17). */
  readonly fleets: readonly Carrier[];
}

/** What may be mustered for in a city in a month, in GS: less in a realm that lost its capital (PI-04-19, HR-12). */
export function musterLimit(world: World, settings: Settings, city: FieldAddress): Explained {
  const limit = cellIn(settings, CITY_TABLE, cityKindAt(world, city) ?? '', 'muster');
  const owner = ownerAt(world.map, city) ?? '';
  const isHeadless = world.parties[owner]?.capital === null;
  const body = isHeadless ? calc.minimum(limit, cellIn(settings, CAPITAL_TABLE, 'muster')) : limit;
  return rule('pygma.musterLimit', 'PI-04-19', body, { region: city });
}

/** Why an army cannot be raised where it may be: too small, over the limit of the city, no room aboard (PI-04-19, PI-05-10, PI-05-17). */
export function musterFault(
  world: World,
  settings: Settings,
  { kind, size, place, sums, isTopUp, fleets }: Mustering,
): 'E_MIN_SIZE' | 'E_MUSTER_LIMIT' | 'E_CAPACITY' | undefined {
  if (size < armyFigure(settings, kind, 'minimum').value && !isTopUp) return 'E_MIN_SIZE';
  if (sums > musterLimit(world, settings, place.city).value && !isWholeRealm(world, settings))
    return 'E_MUSTER_LIMIT';
  if (isFleet(kind) || !isWater(terrainAt(world.map, place.field))) return undefined;
  const fits = fleets.some(({ ships, cargo }) =>
    fitsAboard(settings, ships, [...cargo, { kind, strength: size }]),
  );
  return fits ? undefined : 'E_CAPACITY';
}
