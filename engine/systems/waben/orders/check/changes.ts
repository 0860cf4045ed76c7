import type { Finding } from '../../../../kernel';
import { ownSettlementAt } from '../../rules/unit-changes/places';
import { divisionProblem } from '../../rules/unit-changes/split';
import { type Remark, remarkOf, type WabenRow } from '../content';
import {
  type Check,
  type CheckContext,
  fieldOfPosition,
  fieldOfUnit,
  perRow,
  rowFinding,
} from './context';
import { endOfRow } from './places';

const splitProblem = (
  row: WabenRow,
  split: Extract<Remark, { readonly kind: 'split' }>,
  { world, settings, units, party }: CheckContext,
): string | undefined => {
  const unit = units.get(row.unit);
  if (unit === undefined) return undefined;
  const field = fieldOfUnit(unit, world) ?? undefined;
  return divisionProblem(unit, split, {
    isTaken: units.has(split.into),
    isInOwnSettlement: ownSettlementAt(world.map, field, party, settings) !== undefined,
    settings,
  });
};

/** Splitting gives a free number, part of the men and a leader to either part (WW-6.3-15). */
export const splits: Check = perRow((row, context) =>
  row.content.remarks.flatMap((remark) => {
    const reason = remark.kind === 'split' ? splitProblem(row, remark, context) : undefined;
    return remark.kind !== 'split' || reason === undefined
      ? []
      : [rowFinding(context, row, 'F-UNIT-SPLIT', remark, { reason, into: remark.into })];
  }),
);

const mergeProblem = (row: WabenRow, context: CheckContext): string | undefined => {
  const merge = remarkOf(row.content, 'merge');
  const unit = context.units.get(row.unit);
  if (merge === undefined || unit === undefined) return undefined;
  const other = context.units.get(merge.unit);
  if (other === undefined || other.number === unit.number) return 'unknown';
  if (other.type !== unit.type) return 'type';
  const partner = context.rows.get(merge.unit);
  const here = fieldOfPosition(endOfRow(row, context), context);
  const there =
    partner === undefined
      ? fieldOfPosition(other.place.kind === 'aboard' ? null : other.place, context)
      : fieldOfPosition(endOfRow(partner, context), context);
  return here !== null && there !== null && here !== there ? 'place' : undefined;
};

/** Merging joins units of one type that end in one field (WW-6.3-15). */
export const merges: Check = perRow((row, context) => {
  const merge = remarkOf(row.content, 'merge');
  const reason = mergeProblem(row, context);
  if (merge === undefined || reason === undefined) return [];
  return [rowFinding(context, row, 'F-UNIT-MERGE', merge, { reason, with: merge.unit })];
});

/** A place named for disbanding is the end of the path and an own settlement, else there is no refund (WW-5.1-36). */
export const disbandings: Check = perRow((row, context): readonly Finding[] => {
  const remark = remarkOf(row.content, 'disband');
  if (remark === undefined || remark.place === null) return [];
  const end = fieldOfPosition(endOfRow(row, context), context);
  const { world, party, settings } = context;
  const isOwn = ownSettlementAt(world.map, remark.place, party, settings) !== undefined;
  const reason = end !== remark.place ? 'missed' : 'settlement';
  if (end === remark.place && isOwn) return [];
  const about = { reason, place: remark.place, actual: end ?? '' };
  return [rowFinding(context, row, 'F-DISBAND-PLACE', remark, about)];
});
