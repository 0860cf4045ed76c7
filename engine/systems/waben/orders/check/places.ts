import { formatPosition, type Position, sameSide } from '../../../../hex';
import type { Finding } from '../../../../kernel';
import { berthAt } from '../../rules/boarding/harbour';
import type { Step, WabenRow, WrittenPosition } from '../content';
import {
  type Check,
  type CheckContext,
  fieldOfPosition,
  perRow,
  placeOfUnit,
  rowFinding,
  typeOfRow,
  wordsIn,
} from './context';

/** Where a position puts the unit of a row: a fleet at a coast harbour lies in the water beyond it (WW-4.2-23). */
export function lyingAt(position: Position, row: WabenRow, context: CheckContext): Position {
  const { ground, lattice } = context;
  const cell = position.kind === 'side' ? lattice.cellOf(position.field) : undefined;
  if (position.kind !== 'side' || cell === undefined) return position;
  if (typeOfRow(row, context)?.kind !== 'fleet') return position;
  const berth = berthAt(ground, { kind: 'side', cell, direction: position.side });
  return berth?.kind === 'field'
    ? { kind: 'field', field: lattice.addressOf(berth.cell) }
    : position;
}

/** True if both mean the same place of the row's unit; a side may be named from either field (WW-2.1-22). */
const isSamePlace = (
  one: Position,
  other: Position,
  row: WabenRow,
  context: CheckContext,
): boolean => {
  const [a, b] = [lyingAt(one, row, context), lyingAt(other, row, context)];
  return a.kind === 'side' && b.kind === 'side'
    ? sameSide(context.lattice, a, b)
    : formatPosition(a) === formatPosition(b);
};

/** Where a step leads, as written. */
export function positionOfStep(step: Step): Position {
  if (step.kind === 'board') return { kind: 'aboard', unit: step.carrier };
  return step.kind === 'side'
    ? { kind: 'side', field: step.field, side: step.side }
    : { kind: 'field', field: step.field };
}

/** A step as it is made: a fleet's step onto a coast harbour's side leads into the water beyond it (WW-4.2-23). */
export function sailed(step: Step, row: WabenRow, context: CheckContext): Step {
  if (step.kind !== 'side') return step;
  const to = lyingAt(positionOfStep(step), row, context);
  return to.kind === 'field' ? { ...step, kind: 'field', field: to.field } : step;
}

/** Where a row begins: as written, or where the GM has the unit. */
export function startOfRow(row: WabenRow, context: CheckContext): Position | null {
  return row.content.movement.start ?? placeOfUnit(context.units.get(row.unit), context.world);
}

/** Where the written path of a row ends; without steps, where it begins. */
export function endOfRow(row: WabenRow, context: CheckContext): Position | null {
  const last = row.content.movement.steps.at(-1);
  return last === undefined ? startOfRow(row, context) : positionOfStep(last);
}

const touchesPlace = (
  step: Step,
  place: Position,
  row: WabenRow,
  context: CheckContext,
): boolean => {
  const field = fieldOfPosition(lyingAt(place, row, context), context);
  const to = sailed(step, row, context).field;
  if (field === null || to === null) return true;
  return field === to || context.lattice.directionBetween(field, to) !== undefined;
};

/** An old position that is not the GM's, and what becomes of the path. */
interface Misplaced {
  readonly start: WrittenPosition;
  readonly place: Position;
  /** The path is kept if it can be walked from where the GM has the unit, else dropped (WW-6.3-04). */
  readonly path: 'kept' | 'dropped';
}

/** The old position of a row if it is not the GM's; undefined where they agree. */
export function misplacedStart(row: WabenRow, context: CheckContext): Misplaced | undefined {
  const { start, steps, form } = row.content.movement;
  const place = placeOfUnit(context.units.get(row.unit), context.world);
  if (start === null || place === null || isSamePlace(start, place, row, context)) return undefined;
  const first = steps[0];
  const isKept =
    first === undefined || form === 'target' || touchesPlace(first, place, row, context);
  return { start, place, path: isKept ? 'kept' : 'dropped' };
}

/** The old position is the GM's (WW-6.3-04). */
export const startPlaces: Check = perRow((row, context) => {
  const misplaced = misplacedStart(row, context);
  if (misplaced === undefined) return [];
  const { start, place, path } = misplaced;
  const about = { reason: path, stated: formatPosition(start), actual: formatPosition(place) };
  return [rowFinding(context, row, 'F-ROW-STARTPOS', start, about)];
});

const within = (finding: Finding, row: WabenRow): boolean => {
  const cell = row.cells['movement'];
  const { span } = finding;
  return (
    cell !== undefined &&
    span !== undefined &&
    span.start >= cell.span.start &&
    span.end <= cell.span.end
  );
};

/** True if words of the movement were not understood, so that its end is not known. */
const isCutShort = (row: WabenRow, context: CheckContext): boolean =>
  context.sheet.findings.some(
    (found) => found.unit === row.unit && found.code !== 'F-PATH-SIDE' && within(found, row),
  );

/**
 * The new position is the end of the path as written; boarding counts as both the unit and its field
 * (WW-6.3-13). The finding says so too where the whole path is dropped for its old position (WW-8.3-63).
 */
export const endPlaces: Check = perRow((row, context) => {
  const { end } = row.content.stated;
  const reached = endOfRow(row, context);
  if (end === null || reached === null || isCutShort(row, context)) return [];
  if (isSamePlace(end, reached, row, context)) return [];
  const last = row.content.movement.steps.at(-1);
  if (last?.kind === 'board' && end.kind === 'field' && end.field === last.field) return [];
  const isDropped = misplacedStart(row, context)?.path === 'dropped';
  const about = {
    ...(isDropped ? { reason: 'dropped' } : {}),
    stated: formatPosition(end),
    actual: formatPosition(reached),
  };
  return [rowFinding(context, row, 'F-ROW-ENDPOS', wordsIn(row, 'end'), about)];
});
