import {
  addCellRegion,
  type Axial,
  type BoardEdit,
  cellAt,
  cellCentre,
  cellsOfRegion,
  eraseCells,
  freeKey,
  paintCells,
  type Point,
  sameField,
  success,
  withTouching,
} from '../../../../../engine';
import { editBoard, touchOf } from '../board';
import { type Answer, type Gesture, REST, type ToolOutcome, type ToolContext } from './tool';

type Stroke = Extract<Gesture, { readonly kind: 'cells' }>;

const has = (cells: readonly Axial[], cell: Axial): boolean =>
  cells.some((other) => sameField(other, cell));

/** The cells on the way to a point, so that a fast hand leaves no gaps. */
const upTo = (from: Axial, point: Point, width: number): readonly Axial[] => {
  const start = cellCentre(from, width);
  const steps = Math.ceil((Math.hypot(point.x - start.x, point.y - start.y) / width) * 3) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return cellAt(
      { x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part },
      width,
    );
  });
};

const lengthened = (stroke: Stroke, point: Point, width: number): Stroke => {
  const last = stroke.cells.at(-1);
  const way = last === undefined ? [cellAt(point, width)] : upTo(last, point, width);
  const cells = way.reduce<readonly Axial[]>(
    (all, cell) => (has(all, cell) ? all : [...all, cell]),
    stroke.cells,
  );
  return cells.length === stroke.cells.length ? stroke : { ...stroke, cells };
};

const carriedOut = (
  key: string,
  name: string,
  { cells, isErasing }: Stroke,
  { board, chosen, cellWidth, tint }: ToolContext,
): BoardEdit => {
  const edit =
    chosen === null
      ? addCellRegion(board, { key, name, tint }, cells, cellWidth)
      : isErasing
        ? eraseCells(board, chosen, cells, cellWidth)
        : paintCells(board, chosen, cells, cellWidth);
  return edit.ok ? success(withTouching(edit.value, touchOf(edit.value), [key])) : edit;
};

const settled = (stroke: Stroke, context: ToolContext): Answer => {
  const { board, campaign, chosen, nameOf } = context;
  const key = chosen ?? freeKey(board, 'region');
  const name = board.regions[key]?.name ?? nameOf(Object.keys(board.regions).length + 1);
  const what = chosen === null ? 'add' : stroke.isErasing ? 'erase' : 'paint';
  const about = { name, count: stroke.cells.length };
  const edit = carriedOut(key, name, stroke, context);
  const outcome = editBoard(campaign, `regions:command.${what}`, about, edit);
  return { gesture: REST, ...outcome, ...(outcome.told === undefined ? { chosen: key } : {}) };
};

/** Paints a region of cells: the chosen one grows, or shrinks with Shift or from one of its own cells; else a new one. */
export const cells: ToolOutcome = (gesture, { kind, point, isShift }, context) => {
  const { board, chosen, cellWidth } = context;
  if (kind === 'cancel') {
    return gesture.kind === 'rest' ? { gesture, chosen: null } : { gesture: REST };
  }
  if (kind === 'down') {
    const cell = cellAt(point, cellWidth);
    const region = chosen === null ? undefined : board.regions[chosen];
    const own = region === undefined ? [] : (cellsOfRegion(region, cellWidth) ?? []);
    const isErasing = region !== undefined && (isShift || has(own, cell));
    return { gesture: { kind: 'cells', cells: [cell], isErasing } };
  }
  if (gesture.kind !== 'cells') return { gesture };
  if (kind === 'move') return { gesture: lengthened(gesture, point, cellWidth) };
  return kind === 'up' ? settled(gesture, context) : { gesture };
};
