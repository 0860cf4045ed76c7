import {
  type Axial,
  type FieldAddress,
  fieldAtPoint,
  line,
  type Point,
  range,
  sameField,
} from '../../../engine';
import type { BrushSize, ToolContext } from './tool';

const RADIUS: Readonly<Record<BrushSize, number>> = { 1: 0, 7: 1, 19: 2, 37: 3 };

const addressAt = ({ lattice }: ToolContext, field: Axial): FieldAddress | undefined => {
  const cell = lattice.cellAt(field);
  return cell === undefined ? undefined : lattice.addressOf(cell);
};

/** The field under a point, or undefined off the map. */
export const fieldUnder = (context: ToolContext, point: Point): FieldAddress | undefined =>
  addressAt(context, fieldAtPoint(point));

/** The fields of the map that the brush covers at a point, nearest first. */
export const brushAt = (context: ToolContext, point: Point): readonly FieldAddress[] =>
  range(fieldAtPoint(point), RADIUS[context.size])
    .map((field) => addressAt(context, field))
    .filter((address) => address !== undefined);

/**
 * The fields the brush touches on its way from one point to another, without gaps however fast the hand was.
 * The way begins where the last one ended, so its first field is left out unless it is the only one.
 */
export const brushAlong = (
  context: ToolContext,
  from: Point,
  to: Point,
): readonly FieldAddress[] => {
  const [start, end] = [fieldAtPoint(from), fieldAtPoint(to)];
  if (sameField(start, end)) return [];
  const touched = new Set<FieldAddress>();
  for (const step of line(start, end)) {
    for (const field of range(step, RADIUS[context.size])) {
      const address = addressAt(context, field);
      if (address !== undefined) touched.add(address);
    }
  }
  return [...touched];
};

/** True if both name the same fields in the same order. */
export const sameFields = (a: readonly FieldAddress[], b: readonly FieldAddress[]): boolean =>
  a.length === b.length && a.every((field, index) => field === b[index]);
