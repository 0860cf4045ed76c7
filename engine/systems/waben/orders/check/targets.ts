import { type FieldAddress, formatPosition, type Position, touches } from '../../../../hex';
import type { Finding } from '../../../../kernel';
import { settlementAt, type Work } from '../../../../world';
import { flagOf } from '../../rules/settings';
import { totalDamage } from '../../rules/siege/damage';
import { isTownComplete } from '../../rules/structure/town';
import { remarkOf, type WabenRow } from '../content';
import {
  type Check,
  type CheckContext,
  fieldOfPosition,
  perRow,
  rowFinding,
  wordsIn,
} from './context';
import { endOfRow } from './places';

/** Whether something stands at `target` that can be attacked from `from` without entering it (WW-6.3-16). */
const isAssailable = (from: Position, target: Position, context: CheckContext): boolean => {
  const { lattice, world } = context;
  if (from.kind === 'aboard' || target.kind === 'aboard') return false;
  if (target.kind === 'side')
    return from.kind === 'field' ? touches(lattice, from.field, target) : true;
  if (from.kind === 'side') return touches(lattice, target.field, from);
  const direction = lattice.directionBetween(target.field, from.field);
  const harbours = settlementAt(world.map, target.field)?.harbours ?? [];
  return direction !== undefined && harbours.includes(direction);
};

const isAttack = ({ content }: WabenRow): boolean =>
  content.code?.class === 'K' && (content.code.main === 'A' || content.code.main === 'N');

/** An attack from outside needs an attacking order and a target within reach of the end of the path (WW-6.3-16). */
export const assaults: Check = perRow((row, context): readonly Finding[] => {
  const remark = remarkOf(row.content, 'assault');
  const end = endOfRow(row, context);
  if (remark === undefined || end === null) return [];
  const about = { target: formatPosition(remark.target), from: formatPosition(end) };
  if (!isAttack(row))
    return [rowFinding(context, row, 'F-ORD-NOTARGET', remark, { ...about, reason: 'attack' })];
  if (!flagOf(context.settings, 'order.assault_from_side'))
    return [rowFinding(context, row, 'F-ORD-NOTARGET', remark, { ...about, reason: 'outside' })];
  return isAssailable(end, remark.target, context)
    ? []
    : [rowFinding(context, row, 'F-ORD-NOTARGET', remark, { ...about, reason: 'assault' })];
});

/** True if a recorded structure is in a field or on one of its sides. */
const isAt = (
  { kind, field: home, side }: Work,
  field: FieldAddress,
  { lattice }: CheckContext,
): boolean =>
  home === field || (side !== null && kind !== 'wall' && lattice.neighbourOf(home, side) === field);

/** True if there is something to build or to mend where a row ends (WW-6.2-18, WW-6.2-19). */
const isUnfinished = (row: WabenRow, context: CheckContext): boolean => {
  const { world, settings } = context;
  const field = fieldOfPosition(endOfRow(row, context), context);
  if (field === null) return false;
  const settlement = settlementAt(world.map, field);
  if (settlement !== undefined && !isTownComplete(settlement, settings)) return true;
  return Object.values(world.works).some(
    (work) =>
      (work.progress !== null || totalDamage(work.damage) > 0) && isAt(work, field, context),
  );
};

/** Building needs something to build: named, or the one unfinished structure of the field (WW-6.2-19). */
export const buildings: Check = perRow((row, context) => {
  const { code, remarks } = row.content;
  const isSettled = remarks.some(({ kind }) => kind === 'idle' || kind === 'build');
  if (code?.class !== 'A' || isSettled || isUnfinished(row, context)) return [];
  const field = fieldOfPosition(endOfRow(row, context), context);
  // Where the row of a unit ends that nobody knows is not known, either: that is asked of its number.
  if (field === null) return [];
  const about = { reason: 'build', from: field };
  return [rowFinding(context, row, 'F-ORD-NOTARGET', wordsIn(row, 'order'), about)];
});
