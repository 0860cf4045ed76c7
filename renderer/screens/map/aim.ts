import {
  centreOf,
  cornerOf,
  type Direction,
  type FieldAddress,
  type Lattice,
  type Point,
  sideMiddle,
} from '../../../engine';
import type { PreviewLine, Tool } from '../../model/map/tools/tool';

/** How far from the centre the keys point, as part of the way to a side or a corner. */
const FAR = 0.9;

/** How far from the centre the mark of the aim begins. */
const NEAR = 0.45;

const towards = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

const goalOf = (
  lattice: Lattice,
  field: FieldAddress,
  at: Tool['aim'],
  aim: Direction,
): { readonly centre: Point; readonly goal: Point } | undefined => {
  const cell = lattice.cellOf(field);
  if (cell === undefined) return undefined;
  const axial = lattice.axialOf(cell);
  const centre = centreOf(axial);
  if (at === 'centre') return { centre, goal: centre };
  return { centre, goal: at === 'side' ? sideMiddle(axial, aim) : cornerOf(axial, aim) };
};

/** The point of the plane the keys mean: the centre of the field, or near one of its sides or corners. */
export const aimedPoint = (
  lattice: Lattice,
  field: FieldAddress,
  at: Tool['aim'],
  aim: Direction,
): Point | undefined => {
  const found = goalOf(lattice, field, at, aim);
  return found === undefined ? undefined : towards(found.centre, found.goal, FAR);
};

/** A small mark that shows where the keys point; none for tools that point at whole fields. */
export const aimMark = (
  lattice: Lattice,
  field: FieldAddress | null,
  at: Tool['aim'],
  aim: Direction,
): readonly PreviewLine[] => {
  if (field === null || at === 'centre') return [];
  const found = goalOf(lattice, field, at, aim);
  if (found === undefined) return [];
  const { centre, goal } = found;
  return [{ kind: 'frame', points: [towards(centre, goal, NEAR), towards(centre, goal, FAR)] }];
};

/** The next aim, clockwise (1) or back (-1). */
export const turnedAim = (aim: Direction, step: 1 | -1): Direction =>
  (((aim - 1 + step + 6) % 6) + 1) as Direction;
