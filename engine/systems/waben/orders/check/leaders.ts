import { leadersNeeded } from '../../rules/leaders';
import { remarkOf } from '../content';
import { type Check, perRow, rowFinding, sizeOfRow, typeOfRow, wordsIn } from './context';

/** A unit has a leader (WW-5.1-02), and as many as its size needs (WW-5.2-08). */
export const leaders: Check = perRow((row, context) => {
  const unit = context.units.get(row.unit);
  const type = typeOfRow(row, context);
  if (type === undefined || type.kind === 'character') return [];
  const raised = remarkOf(row.content, 'new')?.leaders ?? null;
  const stated = row.content.stated.leaders;
  if (unit === undefined && raised === null && stated === null) return []; // as many as it needs (WW-5.1-27)
  const has = unit === undefined ? (raised ?? stated ?? 0) : unit.leaders + (raised ?? 0);
  const at = wordsIn(row, 'leaders');
  if (has === 0) return [rowFinding(context, row, 'F-UNIT-NOLEADER', at)];
  const size = sizeOfRow(row, context);
  const needed = leadersNeeded(type, size, context.settings).value;
  return has >= needed
    ? []
    : [rowFinding(context, row, 'F-UNIT-LEADERS', at, { has, needed, size, type: type.key })];
});
