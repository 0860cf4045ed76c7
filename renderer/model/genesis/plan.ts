import {
  type GrossfeldPlace,
  icosahedralPlaces,
  levelPlaces,
  LONGEST_EDGE,
  MAX_GROSSFELDER,
  type Topology,
} from '../../../engine';
import { placeKey } from './places';

/** Rows of Kleinfelder in one Großfeld. */
const ROWS_IN_GROSSFELD = 8;

/** How Großfelder get their numbers. */
export type Numbering = 'rows' | 'columns' | 'shuffled';

/** What a new world begins with. */
export type Beginning = 'water' | 'land' | 'generated';

/** A world as planned, before it exists. */
export interface WorldPlan {
  /** NaN = nothing sensible was typed. */
  readonly columns: number;
  readonly rows: number;
  readonly shape: 'rectangle' | 'free';
  /** Places of a free shape that stay empty, as {@link placeKey}. */
  readonly left: ReadonlySet<string>;
  readonly topology: Topology['kind'];
  /** Steps along an edge of an icosahedron; one of {@link EDGES}. */
  readonly edge: number;
  /** Rows of Kleinfelder that are ice along the northern and the southern edge. */
  readonly north: number;
  readonly south: number;
  readonly numbering: Numbering;
  /** The first number, 0 to 999. */
  readonly first: number;
  /** Seed of the shuffling. */
  readonly shuffle: string;
  readonly beginning: Beginning;
}

/** Sizes of a world on an icosahedron, by the steps along an edge: 45, 157, 405 and 969 Großfelder. */
export const EDGES = { small: 12, middle: 24, large: 40, full: LONGEST_EDGE } as const;

/** What is offered first: a small sea. */
export const FIRST_PLAN: WorldPlan = {
  columns: 6,
  rows: 4,
  shape: 'rectangle',
  left: new Set(),
  topology: 'sheet',
  edge: EDGES.middle,
  north: 0,
  south: 0,
  numbering: 'rows',
  first: 1,
  shuffle: '',
  beginning: 'water',
};

/** All places of the board, row by row. None while columns or rows make no sense. */
export function spotsOf({ columns, rows, topology, edge }: WorldPlan): readonly GrossfeldPlace[] {
  if (topology === 'icosahedron') return icosahedralPlaces(edge);
  const count = columns * rows;
  return Number.isInteger(count) && count >= 1 && count <= MAX_GROSSFELDER
    ? levelPlaces(columns, rows)
    : [];
}

/** The places that get a Großfeld. */
export function wantedSpots(plan: WorldPlan): readonly GrossfeldPlace[] {
  return spotsOf(plan).filter(
    (spot) =>
      plan.topology === 'icosahedron' ||
      plan.shape === 'rectangle' ||
      !plan.left.has(placeKey(spot)),
  );
}

/** A plan whose cylinder closes: an odd number of columns is made even by one more, if there is space for it (WW-2.1). */
export function closing(plan: WorldPlan): WorldPlan {
  const { topology, columns, rows } = plan;
  if (topology !== 'cylinder' || !Number.isInteger(columns) || columns % 2 === 0) return plan;
  const fits = (columns + 1) * rows <= MAX_GROSSFELDER;
  return { ...plan, columns: fits || columns === 1 ? columns + 1 : columns - 1 };
}

/** Why a plan cannot be carried out: the code of a sentence in `world:problem`, and its parameters. */
export interface PlanProblem {
  readonly code: 'size' | 'many' | 'none' | 'ice' | 'first';
  readonly about: Readonly<Record<string, number>>;
}

/** The first problem of a plan; undefined = none. */
export function problemOf(plan: WorldPlan): PlanProblem | undefined {
  const { columns, rows, north, south, first, topology, edge } = plan;
  const count = columns * rows;
  const isWhole = topology === 'icosahedron';
  if (!isWhole && !(Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0))
    return { code: 'size', about: {} };
  if (!isWhole && count > MAX_GROSSFELDER)
    return { code: 'many', about: { count, most: MAX_GROSSFELDER } };
  if (wantedSpots(plan).length === 0) return { code: 'none', about: {} };
  const height = isWhole ? 3 * edge : rows * ROWS_IN_GROSSFELD;
  if (!Number.isInteger(north) || !Number.isInteger(south) || north + south > height)
    return { code: 'ice', about: { rows: height } };
  if (!Number.isInteger(first) || first < 0 || first >= MAX_GROSSFELDER)
    return { code: 'first', about: {} };
  return undefined;
}
