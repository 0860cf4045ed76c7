import type { Cell, Direction, Lattice } from '../hex';

/**
 * A corner of the net of sides: every corner is the top or the bottom of exactly one field, so `2 * cell` is the
 * top of a field and `2 * cell + 1` its bottom.
 */
export type CornerId = number;

/** A side by the field and the direction under which it is stored (2, 3, 4; WW-2.1-22): `3 * cell + direction - 2`. */
export type SideId = number;

/** A side that leads from one corner to the next. */
export interface Edge {
  readonly side: SideId;
  readonly to: CornerId;
}

export function sideId(cell: Cell, direction: 2 | 3 | 4): SideId {
  return 3 * cell + direction - 2;
}

export function cellOfSide(side: SideId): Cell {
  return Math.floor(side / 3);
}

export function directionOfSide(side: SideId): Direction {
  return ((side % 3) + 2) as Direction;
}

/** The three fields around a corner, or undefined at the edge of the map. */
export function fieldsAt(
  { neighbours }: Pick<Lattice, 'neighbours'>,
  corner: CornerId,
): readonly [Cell, Cell, Cell] | undefined {
  const cell = corner >> 1;
  const isTop = (corner & 1) === 0;
  const east = neighbours[6 * cell + (isTop ? 0 : 2)] ?? -1;
  const west = neighbours[6 * cell + (isTop ? 5 : 3)] ?? -1;
  return east < 0 || west < 0 ? undefined : [cell, east, west];
}

/** The two fields at a side; the second is -1 at the edge of the map. */
export function banksOf(
  { neighbours }: Pick<Lattice, 'neighbours'>,
  side: SideId,
): readonly [Cell, Cell] {
  const cell = cellOfSide(side);
  return [cell, neighbours[6 * cell + directionOfSide(side) - 1] ?? -1];
}

/** The sides that meet in a corner inside the map, with the corners at their other ends. */
export function edgesAt(
  { neighbours }: Pick<Lattice, 'neighbours'>,
  corner: CornerId,
): readonly Edge[] {
  const fields = fieldsAt({ neighbours }, corner);
  if (fields === undefined) return [];
  const [cell, east, west] = fields;
  const isTop = (corner & 1) === 0;
  // Beyond the two upper (or lower) neighbours is the field that ends the side between them.
  const beyond = neighbours[6 * east + (isTop ? 5 : 3)] ?? -1;
  const sides: readonly Edge[] = isTop
    ? [
        { side: sideId(east, 4), to: 2 * east + 1 },
        { side: sideId(west, 3), to: 2 * west + 1 },
        { side: sideId(west, 2), to: 2 * beyond + 1 },
      ]
    : [
        { side: sideId(cell, 3), to: 2 * east },
        { side: sideId(cell, 4), to: 2 * west },
        { side: sideId(west, 2), to: 2 * beyond },
      ];
  return beyond < 0 ? sides.slice(0, 2) : sides;
}
