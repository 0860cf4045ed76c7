import { DIRECTIONS, type FieldAddress } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import {
  fieldOfUnit,
  type PartyKey,
  type Settlement,
  settlementAt,
  type Unit,
  type World,
  type WorldMap,
} from '../../../../world';
import { opensTo } from '../boarding/harbour';
import type { Board } from '../movement/board';
import { formatPlace, targetOfPlace } from '../movement/place';
import { typeOfUnit } from '../movement/plan';
import { cellsOf } from '../step/target';
import { isTownComplete } from '../structure/town';

/** The place of a unit in words of orders, through its carriers; its carrier's number if that is gone. */
export function placeText(unit: Pick<Unit, 'place'>, units: World['units']): string {
  return fieldOfUnit(unit, units) ?? formatPlace(unit.place);
}

/** The own settlement in a field if it is finished: where units are raised and disbanded, and capitals are. */
export function ownSettlementAt(
  map: WorldMap,
  field: FieldAddress | undefined,
  party: PartyKey,
  settings: Settings,
): Settlement | undefined {
  const settlement = field === undefined ? undefined : settlementAt(map, field);
  return settlement?.owner === party && isTownComplete(settlement, settings)
    ? settlement
    : undefined;
}

/** The field of a settlement in whose field a unit stands, or at whose harbour it lies (WW-4.2-23); any owner's. */
export function townFieldOf(
  unit: Unit,
  units: World['units'],
  { ground, lattice }: Board,
): FieldAddress | undefined {
  const target = targetOfPlace(lattice, unit.place, (id) => units[id]?.place);
  if (target === undefined) return undefined;
  const near = cellsOf(ground, target);
  const around =
    target.kind === 'field'
      ? DIRECTIONS.map((direction) => lattice.neighbour(target.cell, direction))
      : near;
  const here = target.kind === 'field' ? near : [];
  const town =
    here.find((cell) => ground.settlement(cell) !== undefined) ??
    (typeOfUnit(unit).kind === 'fleet'
      ? around.find((cell) => cell >= 0 && opensTo(ground, cell, target))
      : undefined);
  return town === undefined ? undefined : lattice.addressOf(town);
}
