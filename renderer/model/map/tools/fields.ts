import {
  type Axial,
  cellsWithin,
  centreOf,
  cheapestPath,
  distance,
  type FieldAddress,
  fieldAtPoint,
  line,
  type Point,
  range,
  sameField,
} from '../../../../engine';
import { turnWidth } from '../pane/frame';
import type { BrushSize, ToolContext } from './tool';

const RADIUS: Readonly<Record<BrushSize, number>> = { 1: 0, 7: 1, 19: 2, 37: 3 };

const addressAt = (
  { lattice }: Pick<ToolContext, 'lattice'>,
  field: Axial,
): FieldAddress | undefined => {
  const cell = lattice.cellAt(field);
  return cell === undefined ? undefined : lattice.addressOf(cell);
};

/** The field under a point, or undefined off the map. */
export function fieldUnder(
  context: Pick<ToolContext, 'lattice'>,
  point: Point,
): FieldAddress | undefined {
  return addressAt(context, fieldAtPoint(point));
}

/** Those of some fields of the plane that lie on the map, each once, whichever turn of a cylinder they lie in. */
export function onMap(context: ToolContext, fields: Iterable<Axial>): readonly FieldAddress[] {
  const found = new Set<FieldAddress>();
  for (const field of fields) {
    const address = addressAt(context, field);
    if (address !== undefined) found.add(address);
  }
  return [...found];
}

/**
 * The copy of a point that is nearest to another one: on a cylinder every place is there once per turn, and a pointer
 * that crosses the seam goes on, it does not jump around the world.
 */
export function nearCopy({ lattice }: ToolContext, point: Point, last: Point): Point {
  const turn = turnWidth(lattice);
  if (turn === undefined) return point;
  const turns = Math.round((last.x - point.x) / turn);
  return turns === 0 ? point : { x: point.x + turns * turn, y: point.y };
}

/** The fields at most so many steps around a place: over the cuts of a net by what touches what. */
const around = (context: ToolContext, field: Axial, radius: number): readonly FieldAddress[] => {
  const { lattice } = context;
  const cell = lattice.sidesBeyond === undefined ? undefined : lattice.cellAt(field);
  return cell === undefined
    ? onMap(context, range(field, radius))
    : cellsWithin(lattice, cell, radius).map((one) => lattice.addressOf(one));
};

/** The straight way between two places, both ends included; over the cuts of a net where that is shorter than on the drawing. */
export function wayOfFields(
  { lattice }: Pick<ToolContext, 'lattice'>,
  from: Axial,
  to: Axial,
): readonly Axial[] {
  const [start, end] = [lattice.cellAt(from), lattice.cellAt(to)];
  if (lattice.sidesBeyond === undefined || start === undefined || end === undefined)
    return line(from, to);
  if (lattice.distance(start, end) >= distance(from, to)) return line(from, to);
  const path = cheapestPath(lattice, start, end, () => 1);
  return path?.cells.map((cell) => lattice.axialOf(cell)) ?? line(from, to);
}

/** The fields on the straight way from a field to a point, both ends included; without a start the field at the point. */
export function runTo(
  context: ToolContext,
  start: FieldAddress | null,
  point: Point,
): readonly FieldAddress[] {
  const { lattice } = context;
  const cell = start === null ? undefined : lattice.cellOf(start);
  const to = cell === undefined ? point : nearCopy(context, point, centreOf(lattice.axialOf(cell)));
  const from = cell === undefined ? fieldAtPoint(to) : lattice.axialOf(cell);
  return onMap(context, wayOfFields(context, from, fieldAtPoint(to)));
}

/** The fields of the map that the brush covers at a point, nearest first. */
export function brushAt(context: ToolContext, point: Point): readonly FieldAddress[] {
  return around(context, fieldAtPoint(point), RADIUS[context.size]);
}

/** The fields that the brush covers on some fields of the plane. */
export function brushOver(context: ToolContext, fields: readonly Axial[]): readonly FieldAddress[] {
  const radius = RADIUS[context.size];
  return [...new Set(fields.flatMap((field) => around(context, field, radius)))];
}

/**
 * The fields the brush touches on its way from one point to another, without gaps however fast the pointer was. The way
 * begins where the last one ended, so its first field is left out unless it is the only one.
 */
export function brushAlong(context: ToolContext, from: Point, to: Point): readonly FieldAddress[] {
  const [start, end] = [fieldAtPoint(from), fieldAtPoint(to)];
  if (sameField(start, end)) return [];
  return brushOver(context, line(start, end));
}

/** True if both name the same fields in the same order. */
export function sameFields(a: readonly FieldAddress[], b: readonly FieldAddress[]): boolean {
  return a.length === b.length && a.every((field, index) => field === b[index]);
}
