import type { Cell } from '../../../../hex';
import type { PartyKey, Unit, World } from '../../../../world';
import { isFriend, type Parties } from '../encounter/relation';
import { directionTo, type Ground, isWaterwaySide } from '../movement/ground';
import { placeAt } from '../movement/place';
import { typeOfUnit } from '../movement/plan';
import { cellsOf, type Target } from '../step/target';

/** True if the settlement of `land` has a harbour towards where the ship lies: a water field or a river side. */
export function opensTo(ground: Ground, land: Cell, ship: Target): boolean {
  const harbours = ground.settlement(land)?.harbours ?? [];
  if (ship.kind === 'field') {
    const direction = directionTo(ground, land, ship.cell);
    return direction !== undefined && harbours.includes(direction);
  }
  const beyond = cellsOf(ground, ship).find((cell) => cell !== land);
  const direction =
    land === ship.cell || beyond === undefined
      ? ship.direction
      : directionTo(ground, land, ship.cell);
  return direction !== undefined && harbours.includes(direction);
}

/** True if boarding or landing between a field and a ship is done in an own or allied harbour (WW-5.3-30). */
export function isFriendlyHarbour(
  ground: Ground,
  land: Target,
  ship: Target,
  party: PartyKey,
  parties: Parties,
): boolean {
  if (land.kind !== 'field') return false;
  const owner = ground.settlement(land.cell)?.owner;
  return owner !== undefined && isFriend(parties, party, owner) && opensTo(ground, land.cell, ship);
}

/** The water field beyond a coast harbour (WW-4.2-23); undefined if the side is no coast harbour. */
export function harbourWater(ground: Ground, side: Target): Cell | undefined {
  const [near, far] = cellsOf(ground, side);
  if (side.kind !== 'side' || near === undefined || far === undefined) return undefined;
  const isWater = (cell: Cell): boolean => ground.terrain(cell)?.height === 0;
  const hasHarbour = (land: Cell, water: Cell): boolean =>
    !isWater(land) && isWater(water) && opensTo(ground, land, { kind: 'field', cell: water });
  if (hasHarbour(near, far)) return far;
  return hasHarbour(far, near) ? near : undefined;
}

/**
 * Where a ship lies whose place is written as a side: the river or canal on it, or the water field beyond a coast
 * harbour (WW-4.2-23); undefined if the side has neither.
 */
export function berthAt(
  ground: Ground,
  side: Extract<Target, { kind: 'side' }>,
): Target | undefined {
  if (isWaterwaySide(ground, side.cell, side.direction)) return side;
  const water = harbourWater(ground, side);
  return water === undefined ? undefined : { kind: 'field', cell: water };
}

/** The world with every fleet that is written at a coast harbour's side in the water beyond it (WW-4.2-23). */
export function withFleetsAfloat(world: World, ground: Ground): World {
  const moored = Object.values(world.units).flatMap((unit): readonly Unit[] => {
    const { place } = unit;
    if (place.kind !== 'side' || typeOfUnit(unit).kind !== 'fleet') return [];
    const cell = ground.lattice.cellOf(place.field);
    const berth =
      cell === undefined
        ? undefined
        : berthAt(ground, { kind: 'side', cell, direction: place.side });
    return berth?.kind === 'field' ? [{ ...unit, place: placeAt(ground.lattice, berth) }] : [];
  });
  if (moored.length === 0) return world;
  const units = Object.fromEntries(moored.map((unit) => [unit.id, unit]));
  return { ...world, units: { ...world.units, ...units } };
}
