import type { FieldAddress, Side } from './address';
import type { Axial } from './axial';
import { type Direction, turn } from './direction';
import type { Cell, Lattice } from './lattice';
import { inOwnNet } from './recut';

/** A corner of a field: the clockwise end of side `corner` (WW-2.1-23). */
export interface Corner {
  readonly field: FieldAddress;
  readonly corner: Direction;
}

/** The other name of the same side, or undefined at the edge of the map (WW-2.1-22). */
export function sideFromBeyond(lattice: Lattice, { field, side }: Side): Side | undefined {
  const cell = lattice.cellOf(field);
  const beyond = cell === undefined ? -1 : lattice.neighbour(cell, side);
  if (cell === undefined || beyond < 0) return undefined;
  return { field: lattice.addressOf(beyond), side: lattice.sideBeyond(cell, side) };
}

/** True if the field has this side: all but the points of an icosahedron have six. */
export function hasSide(lattice: Lattice, { field, side }: Side): boolean {
  const cell = lattice.cellOf(field);
  return cell === undefined || lattice.gapAt(cell) !== side;
}

/** The next side of a field, clockwise (1) or counter-clockwise (-1); points of an icosahedron have only five. */
export function sideAfter(lattice: Lattice, cell: Cell, side: Direction, step: 1 | -1): Direction {
  const after = turn(side, step);
  return lattice.gapAt(cell) === after ? turn(after, step) : after;
}

const isAbove = (one: Axial, other: Axial): boolean =>
  one.r === other.r ? one.q < other.q : one.r < other.r;

const isCanonical = (direction: Direction): boolean =>
  direction === 2 || direction === 3 || direction === 4;

/**
 * Where the features of a side are stored: `6 * cell + direction - 1`, seen from its upper or left field (directions 2,
 * 3, 4; WW-2.1-22), or from the other one where that field is off the map. Where directions turn on the way over the
 * side so that both or neither of its fields is such a one, the upper, then the left place of the net decides: numbers may
 * change.
 */
export function homeOfSide(lattice: Lattice, cell: Cell, direction: Direction): number {
  const own = 6 * cell + direction - 1;
  const isHere = isCanonical(direction);
  if (isHere && lattice.sidesBeyond === undefined) return own;
  const beyond = lattice.neighbour(cell, direction);
  if (beyond < 0) return own;
  const back = lattice.sideBeyond(cell, direction);
  const { axialOf } = inOwnNet(lattice);
  const isOwn = isHere === isCanonical(back) ? isAbove(axialOf(cell), axialOf(beyond)) : isHere;
  return isOwn ? own : 6 * beyond + back - 1;
}

/** The one name of a side under which the program stores it: that of {@link homeOfSide}. */
export function canonicalSide(lattice: Lattice, side: Side): Side {
  const cell = lattice.cellOf(side.field);
  if (cell === undefined) return side;
  const home = homeOfSide(lattice, cell, side.side);
  if (home === 6 * cell + side.side - 1) return side;
  return { field: lattice.addressOf(Math.floor(home / 6)), side: ((home % 6) + 1) as Direction };
}

/** True if both name the same side. */
export function sameSide(lattice: Lattice, a: Side, b: Side): boolean {
  const one = canonicalSide(lattice, a);
  const other = canonicalSide(lattice, b);
  return one.field === other.field && one.side === other.side;
}

/**
 * All names of a corner that lie on the map, each as `6 * cell + corner - 1`, one per field that touches it (at most
 * three; WW-2.1-23): its own one, that beyond its side, that beyond the next side.
 */
export function namesOfCorner(lattice: Lattice, cell: Cell, corner: Direction): readonly number[] {
  // Where a field has only five sides, the corners at both ends of the missing one are the same.
  const end = sideAfter(lattice, cell, turn(corner, 1), -1);
  const next = sideAfter(lattice, cell, end, 1);
  const [across, beside] = [lattice.neighbour(cell, end), lattice.neighbour(cell, next)];
  const names = [6 * cell + end - 1];
  if (across >= 0)
    names.push(6 * across + sideAfter(lattice, across, lattice.sideBeyond(cell, end), -1) - 1);
  if (beside >= 0) names.push(6 * beside + lattice.sideBeyond(cell, next) - 1);
  return names;
}

/** The names of {@link namesOfCorner} with addresses; a corner of a field off the map has its own one only. */
export function cornerNames(lattice: Lattice, here: Corner): readonly Corner[] {
  const cell = lattice.cellOf(here.field);
  if (cell === undefined) return [here];
  return namesOfCorner(lattice, cell, here.corner).map((name) => ({
    field: lattice.addressOf(Math.floor(name / 6)),
    corner: ((name % 6) + 1) as Direction,
  }));
}

/** The one name of a corner under which the program stores it: that of its lowest cell. */
export function canonicalCorner(lattice: Lattice, corner: Corner): Corner {
  return cornerNames(lattice, corner).reduce((first, name) =>
    name.field < first.field || (name.field === first.field && name.corner < first.corner)
      ? name
      : first,
  );
}

/** True if both name the same corner. */
export function sameCorner(lattice: Lattice, a: Corner, b: Corner): boolean {
  return cornerNames(lattice, a).some((name) => name.field === b.field && name.corner === b.corner);
}

/** The two ends of a side, the clockwise one first (WW-2.1-23). */
export function cornersOfSide({ field, side }: Side): readonly [Corner, Corner] {
  return [
    { field, corner: side },
    { field, corner: turn(side, -1) },
  ];
}

/** The sides that end in a corner, in their canonical names; three inside the map, fewer at its edge. */
export function sidesAtCorner(lattice: Lattice, corner: Corner): readonly Side[] {
  return unique(
    cornerNames(lattice, corner).flatMap(({ field, corner: side }) => {
      const cell = lattice.cellOf(field);
      const next = cell === undefined ? turn(side, 1) : sideAfter(lattice, cell, side, 1);
      return [
        canonicalSide(lattice, { field, side }),
        canonicalSide(lattice, { field, side: next }),
      ];
    }),
  );
}

/** The sides that share exactly one corner with `side`, in their canonical names; four inside the map (WW-2.1-23). */
export function consecutiveSides(lattice: Lattice, side: Side): readonly Side[] {
  const here = canonicalSide(lattice, side);
  return unique(cornersOfSide(side).flatMap((corner) => sidesAtCorner(lattice, corner))).filter(
    (other) => other.field !== here.field || other.side !== here.side,
  );
}

/** True if a ship can go from one side straight to the other: they meet in one corner (WW-2.1-23). */
export function areConsecutive(lattice: Lattice, a: Side, b: Side): boolean {
  const target = canonicalSide(lattice, b);
  return consecutiveSides(lattice, a).some(
    (side) => side.field === target.field && side.side === target.side,
  );
}

/**
 * True if a side leads away from a field: it shares exactly one corner with the field and is none of its
 * sides, as a river does that reaches the sea (WW-5.3-43).
 */
export function isMouth(lattice: Lattice, field: FieldAddress, side: Side): boolean {
  return (
    !touches(lattice, field, side) &&
    cornersOfSide(side).some((corner) =>
      cornerNames(lattice, corner).some((name) => name.field === field),
    )
  );
}

/** True if `side` is one of the six sides of `field`. */
export function touches(lattice: Lattice, field: FieldAddress, side: Side): boolean {
  return side.field === field || sideFromBeyond(lattice, side)?.field === field;
}

const unique = (sides: readonly Side[]): readonly Side[] =>
  sides.filter(
    (side, index) =>
      sides.findIndex((other) => other.field === side.field && other.side === side.side) === index,
  );
