import {
  areNeighbourFields,
  axialOfField,
  type Campaign,
  DIRECTIONS,
  edgeBetween,
  eraseField,
  fieldAtPoint,
  type LayoutEdit,
  type LetteredField,
  fieldOfAxial,
  type LetteredLayout,
  neighbour,
  type Point,
  setBase,
  setCapital,
  setMountain,
  sideMiddle,
  success,
  toggleEdge,
} from '../../../engine';
import type { Outcome } from '../kit/room';
import { type GestureEvent, gestureTool, type Tool } from '../kit/tool';
import { editBoard } from './board';
import { refused } from './words';

export type LetteredTool = 'select' | 'mountain' | 'capital' | 'base' | 'edge' | 'erase';

/** What the hand is in the middle of: fields it has gone over, or the field at which an edge begins. */
export type LetteredGesture =
  | { readonly kind: 'rest' }
  | { readonly kind: 'fields'; readonly fields: readonly LetteredField[] }
  | { readonly kind: 'edge'; readonly from: LetteredField; readonly to: LetteredField | null };

export const REST: LetteredGesture = { kind: 'rest' };

/** What a tool may know. */
export interface LetteredContext {
  readonly campaign: Pick<Campaign, 'system' | 'world'>;
  readonly layout: LetteredLayout;
  readonly party: string | null;
}

interface Answer extends Outcome {
  readonly gesture: LetteredGesture;
}
type Act = (gesture: LetteredGesture, event: GestureEvent, context: LetteredContext) => Answer;

/** The field at a point of the plane; undefined off the board. */
export const fieldAt = (
  { board }: Pick<LetteredLayout, 'board'>,
  point: Point,
): LetteredField | undefined => fieldOfAxial(board, fieldAtPoint(point));

const select: Act = (gesture, { kind, point }, { layout }) =>
  kind === 'click' ? { gesture, chosen: fieldAt(layout, point) ?? null } : { gesture };

/** Fields painted over in one stroke, each once; what they become is settled when the hand lets go. */
const painted =
  (settle: (fields: readonly LetteredField[], context: LetteredContext) => Outcome): Act =>
  (gesture, { kind, point }, context) => {
    const field = fieldAt(context.layout, point);
    if (kind === 'down')
      return { gesture: { kind: 'fields', fields: field === undefined ? [] : [field] } };
    if (kind === 'cancel') return { gesture: REST };
    if (gesture.kind !== 'fields') return { gesture };
    if (kind === 'move') {
      const isNew = field !== undefined && !gesture.fields.includes(field);
      return { gesture: isNew ? { kind: 'fields', fields: [...gesture.fields, field] } : gesture };
    }
    if (kind !== 'up') return { gesture };
    const last = gesture.fields.at(-1);
    if (last === undefined) return { gesture: REST };
    return { gesture: REST, ...settle(gesture.fields, context), chosen: last };
  };

const overAll = (
  layout: LetteredLayout,
  fields: readonly LetteredField[],
  edit: (now: LetteredLayout, field: LetteredField) => LayoutEdit,
): LayoutEdit =>
  fields.reduce<LayoutEdit>(
    (now, field) => (now.ok ? edit(now.value, field) : now),
    success(layout),
  );

const mountain = painted((fields, { campaign, layout }) => {
  const isThere = !layout.board.mountains.includes(fields[0] ?? '');
  const edit = overAll(layout, fields, (now, field) => setMountain(now, field, isThere));
  const about = { count: fields.length, field: fields[0] ?? '' };
  return editBoard(campaign, isThere ? 'mountain' : 'open', about, edit);
});

const erase = painted((fields, { campaign, layout }) => {
  const about = { count: fields.length, field: fields[0] ?? '' };
  return editBoard(campaign, 'erase', about, overAll(layout, fields, eraseField));
});

/** Acts on the field that is clicked, and chooses it. */
const clicked =
  (act: (field: LetteredField, context: LetteredContext) => Outcome): Act =>
  (gesture, { kind, point }, context) => {
    const field = kind === 'click' ? fieldAt(context.layout, point) : undefined;
    return field === undefined ? { gesture } : { gesture, chosen: field, ...act(field, context) };
  };

const nameOf = ({ world }: LetteredContext['campaign'], party: string): string =>
  world.parties[party]?.name ?? party;

const capital = clicked((field, { campaign, layout, party }) => {
  if (party === null) return { told: refused('noParty') };
  if (layout.capitals[party] === field) return {};
  const about = { name: nameOf(campaign, party), field };
  return editBoard(campaign, 'capital', about, setCapital(layout, field, party));
});

const base = clicked((field, { campaign, layout, party }) => {
  if (layout.bases[field] === party && field in layout.bases)
    return editBoard(campaign, 'erase', { count: 1, field }, eraseField(layout, field));
  const about = { field, name: party === null ? '' : nameOf(campaign, party) };
  return editBoard(
    campaign,
    party === null ? 'freeBase' : 'base',
    about,
    setBase(layout, field, party),
  );
});

/** How near the middle of a side a press is meant for that side, in field widths. */
const NEAR_SIDE = 0.26;

/** The neighbour field over the side near a point; undefined in the middle of a field and at the rim of the board. */
function overSide(
  { board }: LetteredLayout,
  from: LetteredField,
  { x, y }: Point,
): LetteredField | undefined {
  const here = axialOfField(board, from);
  const near = DIRECTIONS.find((direction) => {
    const middle = sideMiddle(here, direction);
    return Math.hypot(middle.x - x, middle.y - y) < NEAR_SIDE;
  });
  return near === undefined ? undefined : fieldOfAxial(board, neighbour(here, near));
}

const edge: Act = (gesture, { kind, point }, { campaign, layout }) => {
  const field = fieldAt(layout, point);
  if (kind === 'down')
    return field === undefined
      ? { gesture: REST }
      : { gesture: { kind: 'edge', from: field, to: overSide(layout, field, point) ?? null } };
  if (kind === 'cancel') return { gesture: REST };
  if (gesture.kind !== 'edge') return { gesture };
  const { from } = gesture;
  const to = field === from ? overSide(layout, from, point) : field;
  if (kind === 'move') {
    const isNext = to !== undefined && areNeighbourFields(layout.board, from, to);
    return { gesture: { kind: 'edge', from, to: isNext ? to : null } };
  }
  if (kind !== 'up') return { gesture };
  if (to === undefined) return { gesture: REST, told: refused('noNeighbours') };
  const about = { edge: edgeBetween(from, to).replace('|', '–') };
  return { gesture: REST, ...editBoard(campaign, 'edge', about, toggleEdge(layout, from, to)) };
};

const toolOf = (
  id: LetteredTool,
  act: Act,
  more: Partial<Pick<Tool<LetteredTool, never, never, never>, 'changesWorld' | 'enter' | 'drags'>>,
): Tool<LetteredTool, LetteredContext, Outcome, LetteredGesture> =>
  gestureTool<LetteredTool, LetteredContext, Outcome, LetteredGesture>(
    { id, rest: REST, changesWorld: true, enter: 'click', drags: true, ...more },
    (gesture, event, context) => {
      const { gesture: next, ...outcome } = act(gesture, event, context);
      return { gesture: next, acts: Object.keys(outcome).length === 0 ? [] : [outcome] };
    },
  );

/** The tools of the board, in the order of the palette. */
export const LETTERED_TOOLS = [
  toolOf('select', select, { changesWorld: false, drags: false }),
  toolOf('mountain', mountain, {}),
  toolOf('capital', capital, {}),
  toolOf('base', base, {}),
  toolOf('edge', edge, { enter: 'hold' }),
  toolOf('erase', erase, {}),
] as const;
