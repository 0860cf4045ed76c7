import {
  allFields,
  areNeighbourFields,
  axialOfField,
  type Campaign,
  DIRECTIONS,
  edgeBetween,
  eraseField,
  fieldAtPoint,
  fieldOfAxial,
  fieldOfPlace,
  isOnBoard,
  type LayoutEdit,
  type LetteredBoard,
  type LetteredField,
  type LetteredGame,
  type LetteredLayout,
  neighbour,
  type Params,
  placeOfField,
  setBase,
  setCapital,
  setMountain,
  sideMiddle,
  success,
  systems,
  toggleEdge,
  type World,
} from '../../../engine';
import type { BoardCells } from '../kit/BoardStage';
import { type CellContext, chooseTool, clickTool, edgeTool, strokeTool } from '../kit/cell-tools';
import type { Outcome } from '../kit/room';
import type { Told } from '../kit/tool';
import { letteredBox, middleOf } from './drawing/scene';

type Played = Pick<Campaign, 'system' | 'world'>;

/** What the game of a campaign says of its board; undefined for games without lettered hexes. */
export const gameOf = ({ system }: Pick<Campaign, 'system'>): LetteredGame<World> | undefined =>
  systems[system]?.board.lettered;

/** The board of a campaign as its GM drew it; undefined for games without one. */
export const layoutIn = (campaign: Played): LetteredLayout | undefined =>
  gameOf(campaign)?.layout(campaign.world);

const refused = (code: string): Told => ({
  text: `lettered:refused.${code}`,
  about: {},
  tone: 'refused',
});

/** An edit of the board as one step of undo, or the sentence that refuses it. */
export function editBoard(
  campaign: Played,
  name: string,
  about: Params,
  edit: LayoutEdit,
): Outcome {
  const game = gameOf(campaign);
  if (!edit.ok) return { told: refused(edit.problem) };
  if (game === undefined) return {};
  return {
    command: {
      name: `lettered:command.${name}`,
      about,
      replace: (now) => ({ ...now, world: game.withLayout(now.world, edit.value) }),
    },
  };
}

/** Puts a base onto a field, of a party or (null) of nobody. */
export function baseEdit(
  campaign: Played,
  layout: LetteredLayout,
  field: LetteredField,
  party: string | null,
): Outcome {
  const name = party === null ? '' : (campaign.world.parties[party]?.name ?? party);
  const what = party === null ? 'freeBase' : 'base';
  return editBoard(campaign, what, { field, name }, setBase(layout, field, party));
}

/** Puts the capital of a party onto a field. */
export function capitalEdit(
  campaign: Played,
  layout: LetteredLayout,
  field: LetteredField,
  party: string,
): Outcome {
  const name = campaign.world.parties[party]?.name ?? party;
  return editBoard(campaign, 'capital', { field, name }, setCapital(layout, field, party));
}

export type LetteredTool = 'select' | 'mountain' | 'capital' | 'base' | 'edge' | 'erase';

/** What a tool may know. */
export interface LetteredContext extends CellContext {
  readonly campaign: Played;
  readonly layout: LetteredLayout;
  /** For whom a capital or a base is put down; null = nobody. */
  readonly party: string | null;
}

/** The next field in a direction; up and down go straight, in the same column. A1 without a field to begin at. */
function fieldTowards(
  board: LetteredBoard,
  field: LetteredField | null,
  { x, y }: { readonly x: number; readonly y: number },
): LetteredField | undefined {
  if (field === null || !isOnBoard(board, field)) return 'A1';
  const { row, column } = placeOfField(field);
  const next = { row: row + y, column: column + x };
  const isIn = next.row >= 0 && next.column >= 0 && isOnBoard(board, fieldOfPlace(next));
  return isIn ? fieldOfPlace(next) : undefined;
}

const cellsOf = new WeakMap<LetteredBoard, BoardCells>();

/** The fields of a board for hand and keys; the same object for the same board. */
export function letteredCells(board: LetteredBoard): BoardCells {
  const known = cellsOf.get(board);
  if (known !== undefined) return known;
  const cells: BoardCells = {
    all: allFields(board),
    cellAt: (point) => fieldOfAxial(board, fieldAtPoint(point)),
    pointOf: (field) => (isOnBoard(board, field) ? middleOf(board, field) : undefined),
    towards: (field, direction) => fieldTowards(board, field, direction),
    box: letteredBox(board),
  };
  cellsOf.set(board, cells);
  return cells;
}

/** How near the middle of a side a press is meant for that side, in field widths. */
const NEAR_SIDE = 0.26;

/** What tools may know of the board of a campaign; null for games without one. */
export function letteredContext(campaign: Played, party: string | null): LetteredContext | null {
  const layout = layoutIn(campaign);
  if (layout === undefined) return null;
  const { board } = layout;
  return {
    ...{ campaign, layout, party },
    cellAt: letteredCells(board).cellAt,
    areNeighbours: (a, b) => areNeighbourFields(board, a, b),
    overSide: (field, { x, y }) => {
      const here = axialOfField(board, field);
      const side = DIRECTIONS.find((direction) => {
        const middle = sideMiddle(here, direction);
        return Math.hypot(middle.x - x, middle.y - y) < NEAR_SIDE;
      });
      return side === undefined ? undefined : fieldOfAxial(board, neighbour(here, side));
    },
  };
}

/** One edit after another. */
const onAll = (
  layout: LetteredLayout,
  fields: readonly LetteredField[],
  edit: (now: LetteredLayout, field: LetteredField) => LayoutEdit,
): LayoutEdit =>
  fields.reduce<LayoutEdit>((now, one) => (now.ok ? edit(now.value, one) : now), success(layout));

/** The tools of the board, in the order of the palette. */
export const LETTERED_TOOLS = [
  chooseTool<LetteredTool, LetteredContext>('select'),
  strokeTool<LetteredTool, LetteredContext>('mountain', (fields, { campaign, layout }) => {
    const [field] = fields;
    const isThere = !layout.board.mountains.includes(field);
    const edit = onAll(layout, fields, (now, one) => setMountain(now, one, isThere));
    return editBoard(
      campaign,
      isThere ? 'mountain' : 'open',
      { count: fields.length, field },
      edit,
    );
  }),
  clickTool<LetteredTool, LetteredContext>('capital', (field, { campaign, layout, party }) => {
    if (party === null) return { told: refused('noParty') };
    return layout.capitals[party] === field ? {} : capitalEdit(campaign, layout, field, party);
  }),
  clickTool<LetteredTool, LetteredContext>('base', (field, { campaign, layout, party }) =>
    layout.bases[field] === party
      ? editBoard(campaign, 'erase', { count: 1, field }, eraseField(layout, field))
      : baseEdit(campaign, layout, field, party),
  ),
  edgeTool<LetteredTool, LetteredContext>(
    'edge',
    (from, to, { campaign, layout }) => {
      const about = { edge: edgeBetween(from, to).replace('|', '–') };
      return editBoard(campaign, 'edge', about, toggleEdge(layout, from, to));
    },
    { told: refused('noNeighbours') },
  ),
  strokeTool<LetteredTool, LetteredContext>('erase', (fields, { campaign, layout }) =>
    editBoard(
      campaign,
      'erase',
      { count: fields.length, field: fields[0] },
      onAll(layout, fields, eraseField),
    ),
  ),
];
