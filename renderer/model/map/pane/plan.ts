import { DIRECTIONS, KLEINFELDER, type Lattice } from '../../../../engine';
import { grossfeldOutline, originOf } from '../../../kit/cartography';
import type { Box } from '../../../kit/board/camera';
import { unionOf } from './frame';

/** What stays the same while Großfelder neither come nor go nor move: extents, and who touches whom. */
export interface Plan {
  readonly lattice: Lattice;
  /** Extent of each plot in the plane. */
  readonly boxes: readonly Box[];
  /** Extent of the whole world. */
  readonly world: Box;
  /** The plot itself and those it touches, in ascending order. */
  readonly around: (plot: number) => readonly number[];
}

/** The extent of a Großfeld around its origin: the same for all. */
const shapeOf = (lattice: Lattice): Box => {
  const [first] = lattice.plots;
  const origin = first === undefined ? { x: 0, y: 0 } : originOf(lattice, first);
  const outline = grossfeldOutline(lattice, 0);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 2 < outline.length; at += 3) {
    left = Math.min(left, (outline[at + 1] ?? 0) - origin.x);
    right = Math.max(right, (outline[at + 1] ?? 0) - origin.x);
    top = Math.min(top, (outline[at + 2] ?? 0) - origin.y);
    bottom = Math.max(bottom, (outline[at + 2] ?? 0) - origin.y);
  }
  return { left, top, right, bottom };
};

const boxesOf = (lattice: Lattice): readonly Box[] => {
  const { left, top, right, bottom } = shapeOf(lattice);
  return lattice.plots.map((plot) => {
    const { x, y } = originOf(lattice, plot);
    return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
  });
};

const plotsAround = (lattice: Lattice, plot: number): readonly number[] => {
  const plots = new Set([plot]);
  for (let cell = plot * KLEINFELDER; cell < (plot + 1) * KLEINFELDER; cell += 1) {
    for (const direction of DIRECTIONS) {
      const other = lattice.neighbour(cell, direction);
      if (other >= 0) plots.add(Math.floor(other / KLEINFELDER));
    }
  }
  return [...plots].sort((a, b) => a - b);
};

/** The plan of a lattice. Who touches whom is found when first asked for. */
export function planOf(lattice: Lattice): Plan {
  const known: (readonly number[] | undefined)[] = [];
  const boxes = boxesOf(lattice);
  return {
    lattice,
    boxes,
    world: unionOf(boxes),
    around: (plot) => (known[plot] ??= plotsAround(lattice, plot)),
  };
}
