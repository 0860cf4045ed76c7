import type { FieldAddress } from './address';
import { type Axial, neighbour, sameField } from './axial';
import { type Direction, DIRECTIONS, turn } from './direction';
import { type IcosahedralNet, icosahedralNet, sidesBeyondOf, type Vector } from './icosahedron';
import type { Cell, Lattice, Recut } from './lattice';
import { fieldAtPoint, type Point } from './layout';
import { type Motion, motionAt, netAround, turnedNet } from './nets';
import { cellsWithin } from './search';

/** The lattice in the net in which addresses lie. */
export function inOwnNet(lattice: Lattice): Lattice {
  return lattice.recut?.own ?? lattice;
}

/** The number of the net in which a lattice is drawn. */
export function netOf({ recut: drawn }: Lattice): number {
  return drawn?.net ?? 0;
}

/** The lattice with directions as they are drawn; the same one unless its net is cut elsewhere. Only for drawing. */
export function facing(lattice: Lattice): Lattice {
  return lattice.recut?.facing ?? lattice;
}

/** The stored name of a side of a `facing` lattice. */
export function storedSide(lattice: Lattice, cell: Cell, side: Direction): Direction {
  const { recut: drawn } = lattice;
  return drawn?.facing === lattice ? drawn.storedSide(cell, side) : side;
}

/** The direction in which a side by its stored name is drawn. */
export function drawnSide(lattice: Lattice, cell: Cell, side: Direction): Direction {
  return lattice.recut?.drawnSide(cell, side) ?? side;
}

/** The same corner of a point of the world, which has only five, under its name before the missing side. */
const realCorner = (lattice: Lattice, cell: Cell, corner: Direction): Direction =>
  lattice.gapAt(cell) === corner ? turn(corner, -1) : corner;

/** The stored name of a corner of a `facing` lattice: the clockwise end of its side. */
export function storedCorner(lattice: Lattice, cell: Cell, corner: Direction): Direction {
  return storedSide(lattice, cell, realCorner(lattice, cell, corner));
}

/** The corner as it is drawn, by its stored name. */
export function drawnCorner(lattice: Lattice, cell: Cell, corner: Direction): Direction {
  return drawnSide(lattice, cell, realCorner(inOwnNet(lattice), cell, corner));
}

const STAYS: Motion = { degrees: 0, there: (point) => point, back: (point) => point };

/** The index of the first of some points that has a field, with which all of them move; -1 = none. */
export function anchorOf({ cellAt }: Lattice, points: readonly Point[]): number {
  return points.findIndex((point) => cellAt(fieldAtPoint(point)) !== undefined);
}

/** How points stored together (a lettering) move to where they are drawn: with the first of them that has a field. */
export function motionOf(lattice: Lattice, points: readonly Point[]): Motion {
  const { recut: drawn } = lattice;
  const anchor = drawn === undefined ? undefined : points[anchorOf(drawn.own, points)];
  const cell = anchor === undefined ? undefined : drawn?.own.cellAt(fieldAtPoint(anchor));
  return (cell === undefined ? undefined : drawn?.motionAt(cell)) ?? STAYS;
}

/**
 * The motion whose way back leads from points as they are drawn to such that are drawn there; undefined if there is none,
 * which only happens where the first of them has no field. What was stored before keeps its land if it can.
 */
export function motionBack(
  lattice: Lattice,
  points: readonly Point[],
  before: readonly Point[] = [],
): Motion | undefined {
  const { recut: drawn, cellAt } = lattice;
  if (drawn === undefined) return STAYS;
  const kept = points[anchorOf(drawn.own, before)];
  return [...(kept === undefined ? [] : [kept]), ...points]
    .flatMap((point) => cellAt(fieldAtPoint(point)) ?? [])
    .map(drawn.motionAt)
    .find(({ back }) => {
      const stored = points.map(back);
      const { there } = motionOf(lattice, stored);
      return points.every(({ x, y }, index) => {
        const again = there(stored[index] ?? { x, y });
        return Math.hypot(again.x - x, again.y - y) < 1e-6;
      });
    });
}

/** Where a point of the plane that is stored is drawn. */
export function drawnPoint(lattice: Lattice, point: Point): Point {
  return motionOf(lattice, [point]).there(point);
}

/** The way back from {@link drawnPoint}; undefined beside the fields of a net that is cut elsewhere. */
export function storedPoint(lattice: Lattice, point: Point): Point | undefined {
  return motionBack(lattice, [point])?.back(point);
}

/** The lattice of a world on an icosahedron in another of its sixty nets; other worlds have only one. */
export function recut(lattice: Lattice, net: number): Lattice {
  const own = inOwnNet(lattice);
  if (own.topology.kind !== 'icosahedron' || net === 0) return own;
  if (net === netOf(lattice)) return lattice;
  const { edge } = own.topology;
  const turned = turnedNet(edge, net);
  const places: (Axial | undefined)[] = [];
  const axialOf = (cell: Cell): Axial =>
    (places[cell] ??= own.isOnMap(cell) ? turned.placeIn(own.axialOf(cell)) : own.axialOf(cell));
  const cellAt = (place: Axial): Cell | undefined =>
    icosahedralNet(edge).has(place) ? own.cellAt(turned.fieldAt(place)) : undefined;
  const known: (readonly Direction[] | undefined)[] = [];
  const sidesOf = (cell: Cell): readonly Direction[] =>
    (known[cell] ??= own.isOnMap(cell) ? turned.sidesOf(own.axialOf(cell)) : DIRECTIONS);
  const drawn = (cell: Cell, side: Direction): Direction => sidesOf(cell)[side - 1] ?? side;
  const stored = (cell: Cell, side: Direction): Direction =>
    (((sidesOf(cell).indexOf(side) + 6) % 6) + 1) as Direction;
  let faced: Lattice | undefined;
  const view: Recut = {
    net,
    own,
    get facing() {
      faced ??= facingOf({ ...own, recut: view, axialOf, cellAt }, edge, stored);
      return faced;
    },
    drawnSide: drawn,
    storedSide: stored,
    motionAt: (cell) => motionAt(turned, own.axialOf(cell)),
  };
  return {
    ...own,
    recut: view,
    axialOf,
    cellAt,
    isCut: (cell, side) => view.facing.isCut(cell, drawn(cell, side)),
    seamAt: (cell, side) => view.facing.seamAt(cell, drawn(cell, side)),
  };
}

/** A lattice whose directions are those of the drawing. */
const facingOf = (
  lattice: Lattice,
  edge: number,
  stored: (cell: Cell, side: Direction) => Direction,
): Lattice => {
  const { size, axialOf, cellOf, addressOf } = lattice;
  const net = icosahedralNet(edge);
  const neighbours = new Int32Array(6 * size);
  for (let cell = 0; cell < size; cell += 1)
    for (const side of DIRECTIONS)
      neighbours[6 * cell + side - 1] = lattice.neighbour(cell, stored(cell, side));
  const sidesBeyond = sidesBeyondOf(neighbours);
  const beyondOf = (cell: Cell, side: Direction): Cell => neighbours[6 * cell + side - 1] ?? -1;
  const neighbourOf = (field: FieldAddress, side: Direction): FieldAddress | undefined => {
    const cell = cellOf(field);
    const beyond = cell === undefined ? -1 : beyondOf(cell, side);
    return beyond < 0 ? undefined : addressOf(beyond);
  };
  return {
    ...lattice,
    neighbours,
    sidesBeyond,
    neighbour: beyondOf,
    sideBeyond: (cell, side) => {
      const back = sidesBeyond[6 * cell + side - 1] ?? 0;
      return back === 0 ? turn(side, 3) : (back as Direction);
    },
    gapAt: (cell) => net.gapAt(axialOf(cell)),
    isCut: (cell, side) => {
      const beyond = beyondOf(cell, side);
      return beyond >= 0 && !sameField(axialOf(beyond), neighbour(axialOf(cell), side));
    },
    seamAt: (cell, side) => net.seamAt(axialOf(cell), side),
    neighbourOf,
    directionBetween: (from, to) => DIRECTIONS.find((side) => neighbourOf(from, side) === to),
  };
};

/** The field among some that is nearest to their middle on the ball; undefined of none. */
const middleOnBall = (
  net: IcosahedralNet,
  cells: readonly Cell[],
  axialOf: (cell: Cell) => Axial,
): Cell | undefined => {
  const points = cells.map((cell) => net.pointOf(axialOf(cell)));
  const middle = points.reduce<Vector>(
    (sum, [x, y, z]) => [sum[0] + x, sum[1] + y, sum[2] + z],
    [0, 0, 0],
  );
  const near = points.map(([x, y, z]) => x * middle[0] + y * middle[1] + z * middle[2]);
  return cells[near.indexOf(Math.max(...near))];
};

/**
 * The number of the net in which a field, and if possible all of some fields, lie joined; without the field it is made for
 * their middle. 0 for worlds that have only one, and of no field.
 */
export function netThatJoins(
  lattice: Lattice,
  middle: Cell | null,
  cells: readonly Cell[] = [],
): number {
  const own = inOwnNet(lattice);
  const { topology, axialOf, isOnMap } = own;
  if (topology.kind !== 'icosahedron') return 0;
  const { edge } = topology;
  const placed = cells.filter((cell) => isOnMap(cell));
  const at = middle ?? middleOnBall(icosahedralNet(edge), placed, axialOf);
  if (at === undefined) return 0;
  const near = cellsWithin(own, at, Math.ceil(edge / 2));
  return netAround(edge, axialOf(at), near.map(axialOf), placed.map(axialOf));
}
