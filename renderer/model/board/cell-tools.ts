import type { Point } from '../../../engine';
import { type Outcome, outcomeTool } from './screen-state';
import type { Tool } from '../../kit/board/tool';

/** What a hand that works on cells is in the middle of: cells it went over, or the cell at which an edge begins. */
export type CellGesture =
  | { readonly kind: 'rest' }
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  | { readonly kind: 'edge'; readonly from: string; readonly to: string | null };

export const REST: CellGesture = { kind: 'rest' };

/** The cells that are marked while a gesture is under way. */
export function heldCells(gesture: CellGesture): readonly string[] {
  if (gesture.kind === 'cells') return gesture.cells;
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

/** Goes over cells in one stroke, each once; what becomes of them is settled when the hand lets go. */
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

/** Acts on the cell that is clicked, and chooses it. */
export function clickTool<Id extends string, Context extends CellContext>(
  id: Id,
  act: (cell: string, context: Context) => Outcome,
): CellTool<Id, Context> {
  return outcomeTool<Id, Context, CellGesture>(id, REST, (gesture, { kind, point }, context) => {
    const cell = kind === 'click' ? context.cellAt(point) : undefined;
    return cell === undefined ? { gesture } : { gesture, chosen: cell, ...act(cell, context) };
  });
}

/** Acts on the edge between two cells: drawn from one to the other, or pressed near its middle. */
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
