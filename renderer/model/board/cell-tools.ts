import type { Point } from '../../../engine';
import { type Outcome, outcomeTool } from './screen-state';
import type { GestureEvent, Tool } from '../../kit/board/tool';

/** The gesture of a tool that works on cells: cells it went over, or the cell at which an edge begins. */
export type CellGesture =
  | { readonly kind: 'rest' }
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  | { readonly kind: 'edge'; readonly from: string; readonly to: string | null }
  | PathGesture;

/** A path that is drawn for an order. */
export interface PathGesture {
  readonly kind: 'path';
  readonly cells: readonly [string, ...string[]];
}

export const REST: CellGesture = { kind: 'rest' };

/** The cells that are marked while a gesture is under way. */
export function heldCells(gesture: CellGesture): readonly string[] {
  if (gesture.kind === 'cells' || gesture.kind === 'path') return gesture.cells;
  if (gesture.kind === 'rest') return [];
  return gesture.to === null ? [gesture.from] : [gesture.from, gesture.to];
}

/** What tools for cells must know of a board. */
export interface CellContext {
  /** The cell at a point; undefined = none. */
  readonly cellAt: (point: Point) => string | undefined;
  /** The cell over the side near a point of a cell; undefined in its middle. */
  readonly overSide: (cell: string, point: Point) => string | undefined;
  readonly areNeighbours: (a: string, b: string) => boolean;
}

type CellTool<Id extends string, Context> = Tool<Id, Context, Outcome, CellGesture>;

/** Chooses the cell that is clicked. */
export function chooseTool<Id extends string, Context extends CellContext>(
  id: Id,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(
    id,
    REST,
    (gesture, { kind, point }, { cellAt }) =>
      kind === 'click' ? { gesture, chosen: cellAt(point) ?? null } : { gesture },
    { changesWorld: false, drags: false },
  );
}

/** Goes over cells in one stroke, each once; the result is decided on release. */
export function strokeTool<Id extends string, Context extends CellContext>(
  id: Id,
  settle: (cells: readonly [string, ...string[]], context: Context) => Outcome,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(id, REST, (gesture, { kind, point }, context) => {
    const cell = context.cellAt(point);
    if (kind === 'down')
      return { gesture: { kind: 'cells', cells: cell === undefined ? [] : [cell] } };
    if (kind === 'cancel') return { gesture: REST };
    if (gesture.kind !== 'cells') return { gesture };
    if (kind === 'move') {
      const isNew = cell !== undefined && !gesture.cells.includes(cell);
      return { gesture: isNew ? { kind: 'cells', cells: [...gesture.cells, cell] } : gesture };
    }
    if (kind !== 'up') return { gesture };
    const [first, ...rest] = gesture.cells;
    if (first === undefined) return { gesture: REST };
    return { gesture: REST, chosen: rest.at(-1) ?? first, ...settle([first, ...rest], context) };
  });
}

/** A path with the cell the pointer came to: back to the one before shortens it. */
function lengthened(
  { cells }: PathGesture,
  cell: string,
  areNeighbours: CellContext['areNeighbours'] | undefined,
): PathGesture['cells'] {
  const [start, ...way] = cells;
  if (areNeighbours === undefined) return cell === start ? [start] : [start, cell];
  if (cell === (way.at(-2) ?? start)) return [start, ...way.slice(0, -1)];
  const isNext = areNeighbours(way.at(-1) ?? start, cell) && !cells.includes(cell);
  return isNext ? [...cells, cell] : cells;
}

/**
 * Draws the path of an order, from where those stand who are ordered; released, the order is written. A null gesture is
 * none.
 * @param areNeighbours Absent = the path goes straight from its first cell to the one under the pointer.
 */
export function drawPath(
  gesture: PathGesture | null,
  { kind, point }: GestureEvent,
  {
    cellAt,
    areNeighbours,
  }: Pick<CellContext, 'cellAt'> & Partial<Pick<CellContext, 'areNeighbours'>>,
): Outcome & { readonly gesture: PathGesture | null } {
  const cell = cellAt(point);
  const isMarch = areNeighbours !== undefined;
  const drawn = (cells: PathGesture['cells']) => ({
    gesture: { kind: 'path', cells } as const,
    ordering: { cells, isMarch, isUnderWay: true },
  });
  if (kind === 'down') return cell === undefined ? { gesture } : drawn([cell]);
  if (gesture === null) return { gesture };
  if (kind === 'cancel') return { gesture: null, ordering: null };
  if (kind === 'move' && cell !== undefined) {
    const cells = lengthened(gesture, cell, areNeighbours);
    return cells.length === gesture.cells.length && cells.at(-1) === gesture.cells.at(-1)
      ? { gesture }
      : drawn(cells);
  }
  const { cells } = gesture;
  return kind === 'up'
    ? { gesture: null, chosen: cells.at(-1) ?? cells[0], ordering: { cells, isMarch } }
    : { gesture };
}

/** How tools work that draw the paths of orders: like all that change something, in the view of the GM alone. */
export const DRAWS_PATHS = { enter: 'hold' } as const;

/** Draws paths of orders over neighbouring cells. */
export function pathTool<Id extends string, Context extends CellContext>(
  id: Id,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(
    id,
    REST,
    (gesture, event, context) => {
      const drawn = drawPath(gesture.kind === 'path' ? gesture : null, event, context);
      return { ...drawn, gesture: drawn.gesture ?? REST };
    },
    DRAWS_PATHS,
  );
}

/** Works on the cell that is clicked, and selects it. */
export function clickTool<Id extends string, Context extends CellContext>(
  id: Id,
  act: (cell: string, context: Context) => Outcome,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(id, REST, (gesture, { kind, point }, context) => {
    const cell = kind === 'click' ? context.cellAt(point) : undefined;
    return cell === undefined ? { gesture } : { gesture, chosen: cell, ...act(cell, context) };
  });
}

/** Works on the edge between two cells: drawn from one to the other, or pressed near its middle. */
export function edgeTool<Id extends string, Context extends CellContext>(
  id: Id,
  act: (from: string, to: string, context: Context) => Outcome,
  refusal: Outcome,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(
    id,
    REST,
    (gesture, { kind, point }, context) => {
      const { cellAt, overSide, areNeighbours } = context;
      const cell = cellAt(point);
      if (kind === 'down')
        return cell === undefined
          ? { gesture: REST }
          : { gesture: { kind: 'edge', from: cell, to: overSide(cell, point) ?? null } };
      if (kind === 'cancel') return { gesture: REST };
      if (gesture.kind !== 'edge') return { gesture };
      const { from } = gesture;
      const to = cell === from ? overSide(from, point) : cell;
      if (kind === 'move') {
        const isNext = to !== undefined && areNeighbours(from, to);
        return { gesture: { kind: 'edge', from, to: isNext ? to : null } };
      }
      if (kind !== 'up') return { gesture };
      return to === undefined
        ? { gesture: REST, ...refusal }
        : { gesture: REST, ...act(from, to, context) };
    },
    { enter: 'hold' },
  );
}
