import {
  addCorner,
  type BoardEdit,
  cornerNear,
  edgeNear,
  moveCorner,
  moveLabelPoint,
  type Point,
  regionAt,
  removeCorner,
  success,
} from '../../../../../engine';
import { editBoard } from '../board';
import { type Answer, type Gesture, REST, type ToolOutcome, type ToolContext } from './tool';

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What a press takes hold of: a corner, the place of a name, or a new corner of a side. */
const grip = (point: Point, { board, reach }: ToolContext): Gesture => {
  const corner = cornerNear(board, point, reach);
  const label = Object.values(board.regions)
    .filter((region) => apart(region.point, point) <= 2 * reach)
    .sort((a, b) => apart(a.point, point) - apart(b.point, point))[0];
  if (corner !== undefined) return { kind: 'corner', from: corner, split: null };
  if (label !== undefined) return { kind: 'label', region: label.key };
  const split = edgeNear(board, point, reach);
  return split === undefined ? REST : { kind: 'corner', from: split.at, split };
};

const settled = (
  name: string,
  region: string,
  edit: BoardEdit,
  { campaign, board }: ToolContext,
): Answer => {
  const about = { name: board.regions[region]?.name ?? '' };
  return { gesture: REST, ...editBoard(campaign, name, about, edit) };
};

const dropped = (
  { from, split }: Extract<Gesture, { readonly kind: 'corner' }>,
  point: Point,
  context: ToolContext,
): Answer => {
  const { board, reach } = context;
  const start = split === null ? success(board) : addCorner(board, split.edge, split.at);
  if (start.ok && apart(from, point) < reach / 3) return { gesture: REST };
  const onto = cornerNear(board, point, reach / 2) ?? point;
  const edit = start.ok ? moveCorner(start.value, from, onto) : start;
  return settled('regions:command.corner', '', edit, context);
};

const taken = (point: Point, context: ToolContext): Answer => {
  const corner = cornerNear(context.board, point, context.reach);
  if (corner === undefined) return { gesture: REST };
  return settled('regions:command.removeCorner', '', removeCorner(context.board, corner), context);
};

/** Moves corners and names; a press on a side makes a corner, a double press takes one away. */
export const move: ToolOutcome = (gesture, { kind, point }, context) => {
  switch (kind) {
    case 'down': {
      const next = grip(point, context);
      const under = next.kind === 'label' ? next.region : regionAt(context.board, point);
      return { gesture: next, ...(next.kind === 'corner' ? {} : { chosen: under ?? null }) };
    }
    case 'up':
      if (gesture.kind === 'corner') return dropped(gesture, point, context);
      if (gesture.kind !== 'label') return { gesture: REST };
      return settled(
        'regions:command.label',
        gesture.region,
        moveLabelPoint(context.board, gesture.region, point),
        context,
      );
    case 'remove':
      return taken(point, context);
    case 'cancel':
      return gesture.kind === 'rest' ? { gesture, chosen: null } : { gesture: REST };
    default:
      return { gesture };
  }
};
