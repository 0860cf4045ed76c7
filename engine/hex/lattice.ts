import {
  type FieldAddress,
  fieldAddress,
  type GrossfeldNo,
  grossfeldOf,
  kleinfeldOf,
} from './address';
import { type Axial, distance, neighbour } from './axial';
import { type Direction, DIRECTIONS } from './direction';
import { fieldAt, type GrossfeldPlace, KLEINFELDER, locate } from './kleinfeld';

/**
 * The shape of a world. A sheet has edges; on a cylinder the Großfeld column `columns` places to the
 * east is the same column again, shifted so that rows stay level (`columns` must be even: a step of one
 * column shifts by half a Großfeld).
 */
export type Topology =
  { readonly kind: 'sheet' } | { readonly kind: 'cylinder'; readonly columns: number };

/** Index of a field in a {@link Lattice}: 48 times the index of its Großfeld plus Kleinfeld - 1. */
export type Cell = number;

/** A Großfeld as the lattice sees it: its number and its place. */
export interface Plot extends GrossfeldPlace {
  readonly no: GrossfeldNo;
}

/** Who touches whom in one world, computed once (flat table `neighbours[6 * cell + direction - 1]`, -1 = off the map). */
export interface Lattice {
  readonly topology: Topology;
  readonly plots: readonly Plot[];
  readonly size: number;
  readonly neighbours: Int32Array;
  /** The cell of an address, or undefined if its Großfeld is not registered (F-MAP-OFF). */
  cellOf(address: FieldAddress): Cell | undefined;
  addressOf(cell: Cell): FieldAddress;
  /** Position in the plane, in the copy of the world that starts at column 0 of a cylinder. */
  axialOf(cell: Cell): Axial;
  /** The field at a position of the plane (any copy of a cylinder), or undefined off the map. */
  cellAt(field: Axial): Cell | undefined;
  /** The neighbouring cell, or -1 off the map. */
  neighbour(cell: Cell, direction: Direction): Cell;
  /** The neighbouring address, or undefined off the map. */
  neighbourOf(address: FieldAddress, direction: Direction): FieldAddress | undefined;
  /** Direction of the step from `from` to `to`, or undefined if they do not touch. */
  directionBetween(from: FieldAddress, to: FieldAddress): Direction | undefined;
  /** Steps between two fields over the plane, the shortest way round on a cylinder (WW-2.1-14). */
  distance(a: Cell, b: Cell): number;
}

/** Where a Großfeld place lies on a world of this shape: wraps columns of a cylinder into 0 .. columns-1. */
export const wrapPlace = (topology: Topology, { u, v }: GrossfeldPlace): GrossfeldPlace => {
  if (topology.kind === 'sheet') return { u, v };
  const turns = Math.floor(u / topology.columns);
  return { u: u - turns * topology.columns, v: v + (turns * topology.columns) / 2 };
};

const placeKey = ({ u, v }: GrossfeldPlace): string => `${String(u)},${String(v)}`;

const wrappedDistance = (topology: Topology, a: Axial, b: Axial): number => {
  if (topology.kind === 'sheet') return distance(a, b);
  const columns = topology.columns;
  const round = { q: 6 * columns, r: 0 };
  return Math.min(
    ...[-1, 0, 1].map((turns) =>
      distance(a, { q: b.q + turns * round.q, r: b.r + turns * round.r }),
    ),
  );
};

/** Builds the neighbour table of a world. Cost: one pass over its fields; keep the result while the plots stay the same. */
export const createLattice = (
  plots: readonly Plot[],
  topology: Topology = { kind: 'sheet' },
): Lattice => {
  const indexOfNo = new Map(plots.map((plot, index) => [plot.no, index] as const));
  const indexOfPlace = new Map(
    plots.map((plot, index) => [placeKey(wrapPlace(topology, plot)), index] as const),
  );
  const size = plots.length * KLEINFELDER;

  const axialOf = (cell: Cell): Axial => {
    const plot = plots[Math.floor(cell / KLEINFELDER)];
    return fieldAt(wrapPlace(topology, plot ?? { u: 0, v: 0 }), (cell % KLEINFELDER) + 1);
  };
  const cellAt = (field: Axial): Cell | undefined => {
    const { kleinfeld, ...place } = locate(field);
    const index = indexOfPlace.get(placeKey(wrapPlace(topology, place)));
    return index === undefined ? undefined : index * KLEINFELDER + kleinfeld - 1;
  };
  const cellOf = (address: FieldAddress): Cell | undefined => {
    const index = indexOfNo.get(grossfeldOf(address));
    return index === undefined ? undefined : index * KLEINFELDER + kleinfeldOf(address) - 1;
  };
  const addressOf = (cell: Cell): FieldAddress => {
    const plot = plots[Math.floor(cell / KLEINFELDER)];
    return fieldAddress(plot?.no ?? ('000' as GrossfeldNo), (cell % KLEINFELDER) + 1);
  };

  const neighbours = new Int32Array(size * 6).fill(-1);
  for (let cell = 0; cell < size; cell += 1) {
    const here = axialOf(cell);
    for (const direction of DIRECTIONS) {
      neighbours[cell * 6 + direction - 1] = cellAt(neighbour(here, direction)) ?? -1;
    }
  }
  const neighbourCell = (cell: Cell, direction: Direction): Cell =>
    neighbours[cell * 6 + direction - 1] ?? -1;

  const neighbourOf = (address: FieldAddress, direction: Direction): FieldAddress | undefined => {
    const cell = cellOf(address);
    const next = cell === undefined ? -1 : neighbourCell(cell, direction);
    return next < 0 ? undefined : addressOf(next);
  };

  return {
    topology,
    plots,
    size,
    neighbours,
    cellOf,
    addressOf,
    axialOf,
    cellAt,
    neighbour: neighbourCell,
    neighbourOf,
    directionBetween: (from, to) =>
      DIRECTIONS.find((direction) => neighbourOf(from, direction) === to),
    distance: (a, b) => wrappedDistance(topology, axialOf(a), axialOf(b)),
  };
};
