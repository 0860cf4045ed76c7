import { areConsecutive, type FieldAddress, formatPosition, type Position } from '../../../../hex';
import type { Step } from '../content';
import { type Check, type CheckContext, perRow, rowFinding } from './context';
import { lyingAt, positionOfStep, sailed, startOfRow } from './places';

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

/** Every step of a list touches the one before; the path ends before the first that does not (WW-5.3-02). */
export const adjacency: Check = perRow((row, context) => {
  const { form, steps } = row.content.movement;
  if (form !== 'fields') return [];
  let from = startOfRow(row, context);
  for (const step of steps) {
    const isJoined =
      from === null || canTouch(lyingAt(from, row, context), sailed(step, row, context), context);
    if (from !== null && !isJoined) {
      const about = { at: formatPosition(from), to: formatPosition(positionOfStep(step)) };
      return [rowFinding(context, row, 'F-PATH-NOTADJ', step, about)];
    }
    from = positionOfStep(step);
  }
  return [];
});
