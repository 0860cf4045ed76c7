import {
  addCorner,
  addRegion,
  areSameCorner,
  type BoardEdit,
  cornerNear,
  cornersBetween,
  edgeNear,
  freeKey,
  type Point,
  type RegionBoard,
  ringOf,
  success,
  withTouching,
} from '../../../../../engine';
import { editBoard, refused, touchOf } from '../board';
import {
  type Answer,
  type Gesture,
  REST,
  type Split,
  type ToolOutcome,
  type ToolContext,
} from './tool';

type Outline = Extract<Gesture, { readonly kind: 'outline' }>;

const NOTHING: Outline = { kind: 'outline', corners: [], splits: [] };

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The board with the corners the new outline needs on the sides of others. */
const splitBoard = (board: RegionBoard, splits: readonly Split[]): BoardEdit =>
  splits.reduce<BoardEdit>(
    (edit, { edge, at }) => (edit.ok ? addCorner(edit.value, edge, at) : edit),
    success(board),
  );

const boardWith = (board: RegionBoard, splits: readonly Split[]): RegionBoard => {
  const edit = splitBoard(board, splits);
  return edit.ok ? edit.value : board;
};

/** Where a corner snaps to: a corner of a region, a point of a side, or the place itself. */
export function snappedTo(
  board: RegionBoard,
  point: Point,
  reach: number,
): { readonly at: Point; readonly split: Split | null } {
  const corner = cornerNear(board, point, reach);
  if (corner !== undefined) return { at: corner, split: null };
  const split = edgeNear(board, point, reach);
  return split === undefined ? { at: point, split: null } : { at: split.at, split };
}

/** The outline with one more corner; between two corners of one region it follows the border. */
const extended = (
  { corners, splits }: Outline,
  point: Point,
  isStraight: boolean,
  { board, reach }: ToolContext,
): Outline => {
  const { at, split } = snappedTo(boardWith(board, splits), point, reach);
  const all = split === null ? splits : [...splits, split];
  const last = corners.at(-1);
  const between =
    last === undefined || isStraight ? [] : cornersBetween(boardWith(board, all), last, at);
  return { kind: 'outline', corners: [...corners, ...between, at], splits: all };
};

const closed = (
  { corners, splits }: Outline,
  isStraight: boolean,
  context: ToolContext,
): Answer => {
  const { board, campaign, tint, nameOf } = context;
  const split = splitBoard(board, splits);
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || corners.length < 3 || !split.ok) {
    return { gesture: REST, told: refused('few') };
  }
  const home = isStraight ? [] : cornersBetween(split.value, last, first);
  const key = freeKey(board, 'region');
  const name = nameOf(Object.keys(board.regions).length + 1);
  const added = addRegion(split.value, { key, name, tint }, [ringOf([...corners, ...home])]);
  const edit = added.ok ? success(withTouching(added.value, touchOf(added.value), [key])) : added;
  const outcome = editBoard(campaign, 'regions:command.add', { name }, edit);
  return { gesture: REST, ...outcome, ...(outcome.command === undefined ? {} : { chosen: key }) };
};

const isAtStart = ({ corners }: Outline, point: Point, reach: number): boolean => {
  const first = corners[0];
  return first !== undefined && corners.length > 2 && apart(first, point) <= reach;
};

/** Draws a region corner by corner: a press sets one, the first corner or Enter closes the shape. */
export const draw: ToolOutcome = (gesture, { kind, point, isShift }, context) => {
  const outline = gesture.kind === 'outline' ? gesture : NOTHING;
  switch (kind) {
    case 'down': {
      if (isAtStart(outline, point, context.reach)) return closed(outline, isShift, context);
      return { gesture: extended(outline, point, isShift, context), chosen: null };
    }
    case 'confirm': {
      if (outline.corners.length === 0) return { gesture };
      const ends = outline.corners.slice(-2);
      const [before, last] = ends;
      const isTwice = before !== undefined && last !== undefined && areSameCorner(before, last);
      const corners = isTwice ? outline.corners.slice(0, -1) : outline.corners;
      return closed({ ...outline, corners }, isShift, context);
    }
    case 'back':
    case 'remove': {
      const corners = outline.corners.slice(0, -1);
      return { gesture: corners.length === 0 ? REST : { ...outline, corners } };
    }
    case 'cancel':
      return outline.corners.length === 0 ? { gesture: REST, chosen: null } : { gesture: REST };
    default:
      return { gesture };
  }
};
