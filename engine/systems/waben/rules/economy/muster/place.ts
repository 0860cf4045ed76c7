import { type Cell, type Direction, DIRECTIONS, type Position } from '../../../../../hex';
import type { PartyKey, Place, Unit } from '../../../../../world';
import { type Ground, heightAt, isClosedToShips, isWaterwaySide } from '../../movement/ground';
import { cellsOf } from '../../step/target';
import type { UnitType } from '../../../data';

/** Where goods can be raised: the settlement, and where they appear. */
export interface MusterSite {
  readonly cell: Cell;
  readonly place: Place;
}

export type MusterProblem = 'F-MUSTER-PLACE' | 'F-MUSTER-NOPORT';

/** Whether a party has a settlement with muster capacity in a field. */
export type CanRaise = (cell: Cell) => boolean;

/** Where a ship raised at a harbour side lies: the water beyond it, or the river on it if ships may sail there (WW-4.2-23, WW-12.4-13). */
const berth = (ground: Ground, cell: Cell, side: Direction): Place | undefined => {
  const beyond = ground.lattice.neighbour(cell, side);
  if (beyond >= 0 && heightAt(ground, beyond) === 0 && !isWaterwaySide(ground, cell, side)) {
    return { kind: 'field', field: ground.lattice.addressOf(beyond) };
  }
  return isWaterwaySide(ground, cell, side) && !isClosedToShips(ground, cell, side)
    ? { kind: 'side', field: ground.lattice.addressOf(cell), side }
    : undefined;
};

/** The harbour of a settlement: the one named, else the lowest with water (WW-5.1-25). */
const harbourSite = (
  ground: Ground,
  cell: Cell,
  named: Direction | null,
): MusterSite | MusterProblem => {
  const harbours = [...(ground.settlement(cell)?.harbours ?? [])].sort((a, b) => a - b);
  const wanted = named !== null && harbours.includes(named) ? [named] : harbours;
  const places = wanted.flatMap((side) => berth(ground, cell, side) ?? []);
  const [place] = places;
  return place === undefined ? 'F-MUSTER-NOPORT' : { cell, place };
};

/** The sides by which settlements that can raise open to where a ship lies or is to lie. */
const harboursTowards = (
  ground: Ground,
  ship: Exclude<Place, { kind: 'aboard' }>,
  canRaise: CanRaise,
): readonly (readonly [Cell, Direction])[] => {
  const cell = ground.lattice.cellOf(ship.field);
  if (cell === undefined) return [];
  const around: readonly Cell[] =
    ship.kind === 'side'
      ? cellsOf(ground, { kind: 'side', cell, direction: ship.side })
      : DIRECTIONS.map((direction) => ground.lattice.neighbour(cell, direction));
  return around
    .filter((land) => land >= 0 && canRaise(land))
    .sort((a, b) => a - b)
    .flatMap((land) =>
      (ground.settlement(land)?.harbours ?? []).flatMap((side): (readonly [Cell, Direction])[] => {
        const beyond = ground.lattice.neighbour(land, side);
        const isTowards =
          ship.kind === 'field'
            ? beyond === cell
            : around.includes(beyond) || (land === cell && side === ship.side);
        return isTowards ? [[land, side]] : [];
      }),
    );
};

/** New ships at the place a letter names: a harbour side, the settlement itself, or the water before it. */
const shipSite = (
  ground: Ground,
  position: Position,
  canRaise: CanRaise,
): MusterSite | MusterProblem => {
  if (position.kind === 'aboard') return 'F-MUSTER-PLACE';
  const cell = ground.lattice.cellOf(position.field);
  if (cell === undefined) return 'F-MUSTER-PLACE';
  const side = position.kind === 'side' ? position.side : null;
  if (canRaise(cell)) return harbourSite(ground, cell, side);
  const [towards] = harboursTowards(ground, position, canRaise);
  return towards === undefined ? 'F-MUSTER-PLACE' : harbourSite(ground, ...towards);
};

/** Goods for a unit that is there: it has to stand in the settlement, ships at its harbour (WW-5.1-23). */
const siteOfUnit = (
  ground: Ground,
  { place }: Unit,
  isFleet: boolean,
  canRaise: CanRaise,
): MusterSite | MusterProblem => {
  if (place.kind === 'aboard') return 'F-MUSTER-PLACE';
  const here = ground.lattice.cellOf(place.field);
  if (!isFleet) {
    return here !== undefined && canRaise(here) ? { cell: here, place } : 'F-MUSTER-PLACE';
  }
  const [towards] = harboursTowards(ground, place, canRaise);
  return towards === undefined ? 'F-MUSTER-NOPORT' : { cell: towards[0], place };
};

/**
 * Where a unit is raised or reinforced, or why it cannot be (WW-5.1-20, WW-5.1-23, WW-5.1-25). New land units stand
 * in the settlement's field, ships at its harbour.
 */
export function musterSite(
  ground: Ground,
  type: UnitType,
  unit: Unit | undefined,
  position: Position | null,
  canRaise: CanRaise,
): MusterSite | MusterProblem {
  const isFleet = type.kind === 'fleet';
  if (unit !== undefined) return siteOfUnit(ground, unit, isFleet, canRaise);
  if (position === null || position.kind === 'aboard') return 'F-MUSTER-PLACE';
  if (isFleet) return shipSite(ground, position, canRaise);
  const cell = ground.lattice.cellOf(position.field);
  return cell !== undefined && canRaise(cell)
    ? { cell, place: { kind: 'field', field: position.field } }
    : 'F-MUSTER-PLACE';
}

/** Whose settlements count: those of one party that stand in full and have capacity. */
export function raisers(
  ground: Ground,
  party: PartyKey,
  capacityOf: (cell: Cell) => number,
): CanRaise {
  return (cell) => ground.settlement(cell)?.owner === party && capacityOf(cell) > 0;
}
