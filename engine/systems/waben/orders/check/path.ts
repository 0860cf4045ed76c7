import { areConsecutive, type FieldAddress, formatPosition, type Position } from '../../../../hex';
import type { Step, WabenRow } from '../content';
import { type Check, type CheckContext, perRow, rowFinding } from './context';
import { lyingAt, misplacedStart, positionOfStep, sailed, startOfRow } from './places';

const isNear = (a: FieldAddress, b: FieldAddress, { lattice }: CheckContext): boolean =>
  lattice.directionBetween(a, b) !== undefined;

/**
 * Whether a step can touch the place before it, as far as the map alone can tell: aboard a transport nothing
 * is known, for it moves; a fleet between side and field needs the finer tests of the run (WW-5.3-43).
 */
const canTouch = (from: Position, step: Step, context: CheckContext): boolean => {
  if (from.kind === 'aboard' || step.field === null) return true;
  if (step.kind === 'board')
    return from.field === step.field || isNear(from.field, step.field, context);
  if (from.kind === 'side' && step.kind === 'side')
    return areConsecutive(context.lattice, from, step);
  if (from.kind === 'side' || step.kind === 'side')
    return from.field === step.field || isNear(from.field, step.field, context);
  return isNear(from.field, step.field, context);
};

/** The first step of a list that does not touch the place before it, and that place (WW-5.3-02). */
const breakOf = (
  row: WabenRow,
  context: CheckContext,
): { readonly index: number; readonly step: Step; readonly from: Position } | undefined => {
  const { form, steps } = row.content.movement;
  if (form !== 'fields') return undefined;
  let from = startOfRow(row, context);
  for (const [index, step] of steps.entries()) {
    const isJoined =
      from === null || canTouch(lyingAt(from, row, context), sailed(step, row, context), context);
    if (from !== null && !isJoined) return { index, step, from };
    from = positionOfStep(step);
  }
  return undefined;
};

/** The row with the part of its path that can be walked: up to its first break, none from a wrong start (WW-6.3-04). */
export function withoutBreak(row: WabenRow, context: CheckContext): WabenRow {
  const { movement } = row.content;
  const end = misplacedStart(row, context)?.path === 'dropped' ? 0 : breakOf(row, context)?.index;
  if (end === undefined) return row;
  const kept = { ...movement, steps: movement.steps.slice(0, end) };
  return { ...row, content: { ...row.content, movement: kept } };
}

/** Every step of a list touches the one before; the path ends before the first that does not (WW-5.3-02). */
export const adjacency: Check = perRow((row, context) => {
  const broken = breakOf(row, context);
  if (broken === undefined) return [];
  const { step, from } = broken;
  const about = { at: formatPosition(from), to: formatPosition(positionOfStep(step)) };
  return [rowFinding(context, row, 'F-PATH-NOTADJ', step, about)];
});
