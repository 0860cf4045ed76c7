import type { FieldAddress } from '../../../hex';
import { calc, type Explained, fact, rule, type Settings, sum } from '../../../kernel';
import { ownerAt, settlementAt, terrainAt, type World, type WorldMap } from '../../../world';
import type { Area } from '../data/kinds';
import { CITY_TABLE, LIMIT_TABLE, MIRROR_TABLE, TRADE_CITY_TABLE } from '../data/tables';
import { fieldsIn } from '../records/land';
import { stateOf } from '../state/keep';
import { bandCell, cellIn, NOTHING } from './cells';
import { connectedLand, rebelFields } from './economy/realm';
import { distanceBetween, isCoastal } from './land';
import { isLand } from './terrain';

/** Why a city cannot be built on a field, the first reason (PI-04-07 to PI-04-11). */
export type SiteCode = 'W_UNCLEAR' | 'E_CITY_GAP' | 'E_CITY_POP';

/** Population points of some land and the cities in it, by what every realm begins with (PI-04-07, PI-04-08). */
export function settlementPoints(
  world: World,
  settings: Settings,
  fields: readonly FieldAddress[],
): Explained {
  const points = (area: Area): Explained => cellIn(settings, MIRROR_TABLE, area, 'population');
  const each = fields.flatMap((field) => [
    points((terrainAt(world.map, field) ?? '') as Area),
    ...(settlementAt(world.map, field) === undefined ? [] : [points('city')]),
  ]);
  return rule('pygma.settlementPoints', 'PI-04-07', sum(...each));
}

/**
 * Why a city cannot be built on a field: it is no own free land, too near to a city or to one accepted before, or
 * outside the starting realm with too few people; undefined = it can (PI-04-07 to PI-04-11, PI-04-34).
 * @param isKnown False for cities left out of account, of which whoever asks knows nothing.
 */
export function siteFault(
  world: World,
  settings: Settings,
  realm: string,
  field: FieldAddress,
  accepted: readonly FieldAddress[] = [],
  isKnown: (city: FieldAddress) => boolean = () => true,
): SiteCode | undefined {
  const { map } = world;
  const state = stateOf(world);
  const { cities, realms } = state;
  const isCalm = ownerAt(map, field) === realm && !rebelFields(state).has(field);
  const isOwn = isCalm && isLand(terrainAt(map, field));
  if (!isOwn || settlementAt(map, field) !== undefined) return 'W_UNCLEAR';
  const towns = [...cities.map(({ id }) => id).filter(isKnown), ...accepted];
  if (towns.some((one) => isTooNear(map, settings, field, one))) return 'E_CITY_GAP';
  const start = new Set(fieldsIn(realms.find(({ owner }) => owner === realm)?.start ?? ''));
  const land = connectedLand({ world, state }, realm, field);
  if (land.some((one) => start.has(one))) return undefined;
  const missing = peopleMissing(settings, settlementPoints(world, settings, land));
  return missing.value > 0 ? 'E_CITY_POP' : undefined;
}

/** Population points that land outside the starting realm lacks for a city (PI-04-07). */
export function peopleMissing(settings: Settings, points: Explained): Explained {
  const least = cellIn(settings, LIMIT_TABLE, 'city_population');
  const missing = calc.difference(least, points);
  return rule('pygma.peopleMissing', 'PI-04-07', calc.maximum(missing, NOTHING));
}

/** Fields by which two cities would lie too near to each other; 0 = far enough apart (PI-04-09). */
export function gapMissing(settings: Settings, distance: number): Explained {
  const between = fact('pygma.fieldsBetween', distance - 1);
  const missing = calc.difference(cellIn(settings, LIMIT_TABLE, 'city_gap'), between);
  return rule('pygma.gapMissing', 'PI-04-09', calc.maximum(missing, NOTHING));
}

/** True if a city in one field would lie too near to one in another (PI-04-09). */
export function isTooNear(
  map: WorldMap,
  settings: Settings,
  field: FieldAddress,
  other: FieldAddress,
): boolean {
  const distance = distanceBetween(map, field, other);
  return Number.isFinite(distance) && gapMissing(settings, distance).value > 0;
}

/** What a city on a field costs, at half price where it is to take in a growth (PI-04-05, PI-04-06, PI-16-10). */
export function cityPrice(
  world: World,
  settings: Settings,
  field: FieldAddress,
  isHalf: boolean,
): Explained {
  const kind = isCoastal(world.map, field) ? 'port' : 'inland';
  const price = cellIn(settings, CITY_TABLE, kind, isHalf ? 'half_price' : 'price');
  return rule('pygma.cityPrice', isHalf ? 'PI-16-10' : 'PI-04-05', price, { region: field });
}

/** How many trade cities a realm of so many fields may have (PI-04-14). */
export function tradeCityLimit(settings: Settings, fields: number): Explained {
  return rule('pygma.tradeCities', 'PI-04-14', bandCell(settings, TRADE_CITY_TABLE, fields), {
    count: fields,
  });
}
