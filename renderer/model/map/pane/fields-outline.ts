import { centreOf, DIRECTIONS, facing, type FieldAddress, type Lattice } from '../../../../engine';
import {
  close,
  cornerAt,
  lineTo,
  moveTo,
  type Path,
  previous,
  SIDE_LENGTH,
  stroke,
  type Trail,
} from '../../../kit/cartography';

/** Fields taken together: their rim, and their ground as closed loops. The cost of both depends on the rim, not the ground. */
export interface FieldsOutline {
  readonly rim: Path;
  readonly ground: Path;
}

interface Edge {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Corners lie on a grid of half field widths and half side lengths, so that a whole number names each. */
const cornerKey = ({ x, y }: Edge['from']): number =>
  Math.round(x * 2) * 2 ** 24 + Math.round(y / (SIDE_LENGTH / 2));

/** Joins edges to closed loops. Three sides meet in a corner, so that at most one edge leaves each. */
const loopsOf = (edges: readonly Edge[]): Path => {
  const leaving = new Map(edges.map((edge) => [cornerKey(edge.from), edge] as const));
  const trail: Trail = [];
  for (const first of edges) {
    if (!leaving.has(cornerKey(first.from))) continue;
    moveTo(trail, first.from.x, first.from.y);
    for (let edge: Edge | undefined = first; edge !== undefined;) {
      leaving.delete(cornerKey(edge.from));
      const end: Edge['to'] = edge.to;
      edge = leaving.get(cornerKey(end));
      if (edge !== undefined) lineTo(trail, end.x, end.y);
    }
    close(trail);
  }
  return trail;
};

/** The outline of some fields; those off the map are left out. Visits each field once. */
export function outlineOf(map: Lattice, fields: Iterable<FieldAddress>): FieldsOutline {
  const lattice = facing(map);
  const isIn = new Uint8Array(lattice.size);
  const cells: number[] = [];
  for (const field of fields) {
    const cell = lattice.cellOf(field);
    if (cell === undefined || isIn[cell] === 1) continue;
    isIn[cell] = 1;
    cells.push(cell);
  }
  const rim: Trail = [];
  const edges: Edge[] = [];
  for (const cell of cells) {
    const centre = centreOf(lattice.axialOf(cell));
    for (const side of DIRECTIONS) {
      const next = lattice.neighbour(cell, side);
      const isInside = next >= 0 && isIn[next] === 1;
      // Across the seam of a cylinder, or a cut of a net, the ground goes on elsewhere in the plane.
      const isFar = isInside && Math.abs(centreOf(lattice.axialOf(next)).x - centre.x) > 1.5;
      const isSeam = isFar || (isInside && lattice.isCut(cell, side));
      if (isInside && !isSeam) continue;
      const edge = { from: cornerAt(centre, previous(side)), to: cornerAt(centre, side) };
      edges.push(edge);
      if (!isInside) stroke(rim, edge.from.x, edge.from.y, edge.to.x, edge.to.y);
    }
  }
  return { rim, ground: loopsOf(edges) };
}
