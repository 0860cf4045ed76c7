import type { FieldAddress } from '../../../../hex';
import { DIRECTIONS } from '../../../../hex';
import type { Finding } from '../../../../kernel';
import { type Settlement, settlementAt } from '../../../../world';
import type { UnitType } from '../../data';
import { isMusterDue } from '../../rules/calendar';
import { musterCapacity } from '../../rules/structure/town';
import { remarkOf, type WabenRow } from '../content';
import {
  type Check,
  type CheckContext,
  fieldOfPosition,
  fieldOfUnit,
  perRow,
  rowFinding,
  typeOfRow,
} from './context';

/** Raising is possible in muster moons only (WW-5.1-20, WW-3.4-03). */
export const musterDates: Check = (context) =>
  isMusterDue(context.world.clock)
    ? []
    : perRow((row) => {
        const remark = remarkOf(row.content, 'new');
        return remark === undefined ? [] : [rowFinding(context, row, 'F-MUSTER-DATE', remark)];
      })(context);

/** Where the unit of a row stands at the start of the turn (WW-5.1-23). */
const startField = (row: WabenRow, context: CheckContext): FieldAddress | null =>
  fieldOfUnit(context.units.get(row.unit), context.world) ??
  fieldOfPosition(row.content.movement.start ?? row.content.stated.end, context);

const canRaise = (settlement: Settlement, { party, settings }: CheckContext): boolean =>
  settlement.owner === party && musterCapacity({ settlement, damage: {} }, settings).value > 0;

/** Own settlements that can raise a unit standing in `field`: there, or for ships with a harbour towards it. */
const musterPlaces = (
  field: FieldAddress,
  type: UnitType | undefined,
  context: CheckContext,
): readonly Settlement[] => {
  const { map } = context.world;
  const around = DIRECTIONS.flatMap((direction) => {
    const land = context.lattice.neighbourOf(field, direction);
    const settlement = land === undefined ? undefined : settlementAt(map, land);
    const back = land === undefined ? undefined : context.lattice.directionBetween(land, field);
    return settlement !== undefined && back !== undefined && settlement.harbours.includes(back)
      ? [settlement]
      : [];
  });
  const here = settlementAt(map, field);
  return [...(here === undefined ? [] : [here]), ...(type?.kind === 'fleet' ? around : [])].filter(
    (settlement) => canRaise(settlement, context),
  );
};

/** Raising needs an own finished settlement with capacity where the unit stands, for ships a harbour (WW-5.1-20, -25). */
export const musterSettlements: Check = perRow((row, context): readonly Finding[] => {
  const remark = remarkOf(row.content, 'new');
  if (remark === undefined) return [];
  const field = startField(row, context);
  const type = typeOfRow(row, context);
  const places = field === null ? [] : musterPlaces(field, type, context);
  if (places.length === 0)
    return [rowFinding(context, row, 'F-MUSTER-PLACE', remark, { place: field ?? '' })];
  return type?.kind === 'fleet' && places.every(({ harbours }) => harbours.length === 0)
    ? [rowFinding(context, row, 'F-MUSTER-NOPORT', remark, { place: field ?? '' })]
    : [];
});

/** A unit is of one type (WW-5.1-02). */
export const mixedTypes: Check = perRow((row, context) => {
  const remark = remarkOf(row.content, 'new');
  const type = typeOfRow(row, context);
  const isNew = context.units.get(row.unit) === undefined;
  if (isNew || type === undefined || remark?.type === null || remark?.type === undefined) return [];
  if (remark.type === type.key) return [];
  const about = { stated: remark.type, actual: type.key };
  return [rowFinding(context, row, 'F-UNIT-MIXED', remark, about)];
});
