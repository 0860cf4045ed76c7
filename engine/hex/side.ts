import type { FieldAddress, Side } from './address';
import { type Direction, opposite, turn } from './direction';
import type { Lattice } from './lattice';

/** A corner of a field: the clockwise end of side `corner` (WW-2.1-23). */
export interface Corner {
  readonly field: FieldAddress;
  readonly corner: Direction;
}

/** The other name of the same side, or undefined at the edge of the map (WW-2.1-22). */
export function sideFromBeyond(lattice: Lattice, { field, side }: Side): Side | undefined {
  const other = lattice.neighbourOf(field, side);
  return other === undefined ? undefined : { field: other, side: opposite(side) };
}

const isCanonical = (direction: Direction): boolean =>
  direction === 2 || direction === 3 || direction === 4;

/**
 * The one name of a side under which the program stores it: seen from its upper or left field
 * (directions 2, 3, 4; WW-2.1-22), or from the other one where that field is off the map.
 */
export function canonicalSide(lattice: Lattice, side: Side): Side {
  return isCanonical(side.side) ? side : (sideFromBeyond(lattice, side) ?? side);
}

/** True if both name the same side. */
export function sameSide(lattice: Lattice, a: Side, b: Side): boolean {
  const one = canonicalSide(lattice, a);
  const other = canonicalSide(lattice, b);
  return one.field === other.field && one.side === other.side;
}

/** All names of a corner that lie on the map, one per field that touches it (at most three; WW-2.1-23). */
export function cornerNames(lattice: Lattice, { field, corner }: Corner): readonly Corner[] {
  const across = lattice.neighbourOf(field, corner);
  const beside = lattice.neighbourOf(field, turn(corner, 1));
  return [
    { field, corner },
    ...(across === undefined ? [] : [{ field: across, corner: turn(corner, 2) }]),
    ...(beside === undefined ? [] : [{ field: beside, corner: turn(corner, 4) }]),
  ];
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
    cornerNames(lattice, corner).flatMap((name) => [
      canonicalSide(lattice, { field: name.field, side: name.corner }),
      canonicalSide(lattice, { field: name.field, side: turn(name.corner, 1) }),
    ]),
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
