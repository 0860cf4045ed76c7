import {
  type Cell,
  centreOf,
  CORNER_RADIUS,
  DIRECTIONS,
  KLEINFELDER,
  type Lattice,
} from '../../../../engine';
import { grossfeldOutline, originOf } from '../../../kit/cartography';
import type { Box } from '../../../kit/board/camera';
import { unionOf } from './frame';

/** A part of a plot that is drawn as one picture: where a net is cut a plot may lie in several places. */
export interface PlotPart {
  readonly plot: number;
  /** Names it among the parts of its plot. */
  readonly part: number;
  /** Extent in the plane. */
  readonly box: Box;
}

/** What stays the same while Großfelder neither come nor go nor move: extents, and who touches whom. */
export interface Plan {
  readonly lattice: Lattice;
  /** Extent of each plot in the plane. */
  readonly boxes: readonly Box[];
  /** All plots, those of several places part by part. */
  readonly parts: readonly PlotPart[];
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

/** A Großfeld and those that touch it, by the indices of the lattice, rising. */
export function plotsAround(lattice: Lattice, plot: number): readonly number[] {
  const plots = new Set([plot]);
  for (let cell = plot * KLEINFELDER; cell < (plot + 1) * KLEINFELDER; cell += 1) {
    for (const direction of DIRECTIONS) {
      const other = lattice.neighbour(cell, direction);
      if (other >= 0) plots.add(Math.floor(other / KLEINFELDER));
    }
  }
  return [...plots].sort((a, b) => a - b);
}

/** The fields of a plot that are on the map, in groups that lie joined. */
const groupsOf = (lattice: Lattice, plot: number): readonly (readonly Cell[])[] => {
  const first = plot * KLEINFELDER;
  const open = new Set(
    Array.from({ length: KLEINFELDER }, (_, index) => first + index).filter((cell) =>
      lattice.isOnMap(cell),
    ),
  );
  const groups: Cell[][] = [];
  for (const start of open) {
    const group = [start];
    open.delete(start);
    for (const cell of group) {
      for (const direction of DIRECTIONS) {
        const next = lattice.neighbour(cell, direction);
        if (open.has(next) && !lattice.isCut(cell, direction) && open.delete(next))
          group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
};

const boxAround = (lattice: Lattice, cells: readonly Cell[]): Box =>
  unionOf(
    cells.map((cell) => {
      const { x, y } = centreOf(lattice.axialOf(cell));
      return {
        left: x - 0.5,
        right: x + 0.5,
        top: y - CORNER_RADIUS,
        bottom: y + CORNER_RADIUS,
      };
    }),
  );

/** The parts of all plots: one each, unless the net is cut elsewhere than where addresses lie. */
const partsOf = (lattice: Lattice): readonly PlotPart[] => {
  if (lattice.recut === undefined)
    return boxesOf(lattice).map((box, plot) => ({ plot, part: 0, box }));
  return lattice.plots.flatMap((_, plot) =>
    groupsOf(lattice, plot).map((cells, part) => ({ plot, part, box: boxAround(lattice, cells) })),
  );
};

/** The plan of a lattice. Who touches whom is found when first asked for. */
export function planOf(lattice: Lattice): Plan {
  const known: (readonly number[] | undefined)[] = [];
  const parts = partsOf(lattice);
  const ofPlots = lattice.plots.map((): Box[] => []);
  for (const { plot, box } of parts) ofPlots[plot]?.push(box);
  const boxes = ofPlots.map(unionOf);
  return {
    lattice,
    boxes,
    parts,
    world: unionOf(boxes),
    around: (plot) => (known[plot] ??= plotsAround(lattice, plot)),
  };
}
