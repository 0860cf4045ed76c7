import {
  type Campaign,
  edgeBetween,
  eraseField,
  type LayoutEdit,
  type LetteredField,
  type LetteredGame,
  type LetteredLayout,
  type Params,
  setBase,
  setCapital,
  setMountain,
  success,
  systems,
  toggleEdge,
  type World,
} from '../../../../engine';
import {
  type CellContext,
  chooseTool,
  clickTool,
  edgeTool,
  pathTool,
  strokeTool,
} from '../../board/cell-tools';
import { type Outcome, outcomeOf } from '../../board/screen-state';
import type { ToolMessage } from '../../../kit/board/tool';
import { letteredCells } from '../../../kit/board/lettered/drawing';
import { replacing } from '../../state/command';

type Played = Pick<Campaign, 'system' | 'world'>;

/** The board rules of a campaign's game; undefined for games without lettered hexes. */
export function gameOf({ system }: Pick<Campaign, 'system'>): LetteredGame<World> | undefined {
  return systems[system]?.board.lettered;
}

/** The board of a campaign as its GM drew it; undefined for games without one. */
export function layoutIn(campaign: Played): LetteredLayout | undefined {
  return gameOf(campaign)?.layout(campaign.world);
}

const refused = (code: string): ToolMessage => ({
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
  return outcomeOf(
    edit,
    (layout) =>
      game &&
      replacing(`lettered:command.${name}`, about, (now) => ({
        ...now,
        world: game.withLayout(now.world, layout),
      })),
    refused,
  );
}

/** What can be drawn on a field. */
export type Drawn = 'base' | 'capital' | 'mountain' | 'open';

/** Draws something on a field, of a party or (null) of none, as one edit with its text. */
export function putOn(
  campaign: Played,
  layout: LetteredLayout,
  field: LetteredField,
  what: Drawn,
  party: string | null,
): Outcome {
  const name = party === null ? '' : (campaign.world.parties[party]?.name ?? party);
  const about = { field, name, count: 1 };
  if (what === 'capital')
    return party === null
      ? { told: refused('noParty') }
      : editBoard(campaign, what, about, setCapital(layout, field, party));
  if (what === 'base') {
    const command = party === null ? 'freeBase' : what;
    return editBoard(campaign, command, about, setBase(layout, field, party));
  }
  return editBoard(campaign, what, about, setMountain(layout, field, what === 'mountain'));
}

export type LetteredTool = 'select' | 'order' | 'mountain' | 'capital' | 'base' | 'edge' | 'erase';

/** What a tool may know. */
export interface LetteredContext extends CellContext {
  readonly campaign: Played;
  readonly layout: LetteredLayout;
  /** The party of a new capital or base; null = none. */
  readonly party: string | null;
}

/** What tools may know of the board of a campaign; null for games without one. */
export function letteredContext(campaign: Played, party: string | null): LetteredContext | null {
  const layout = layoutIn(campaign);
  return layout ? { ...letteredCells(layout.board), campaign, layout, party } : null;
}

/** A stroke over fields as one edit. */
const onAll = (
  { campaign, layout }: LetteredContext,
  name: string,
  fields: readonly [LetteredField, ...LetteredField[]],
  edit: (now: LetteredLayout, field: LetteredField) => LayoutEdit,
): Outcome =>
  editBoard(
    campaign,
    name,
    { count: fields.length, field: fields[0] },
    fields.reduce<LayoutEdit>((now, one) => (now.ok ? edit(now.value, one) : now), success(layout)),
  );

/** The tools of the board, in the order of the palette. */
export const LETTERED_TOOLS = [
  chooseTool<LetteredTool, LetteredContext>('select'),
  pathTool<LetteredTool, LetteredContext>('order'),
  strokeTool<LetteredTool, LetteredContext>('mountain', (fields, context) => {
    const isThere = !context.layout.board.mountains.includes(fields[0]);
    return onAll(context, isThere ? 'mountain' : 'open', fields, (now, one) =>
      setMountain(now, one, isThere),
    );
  }),
  clickTool<LetteredTool, LetteredContext>('capital', (field, { campaign, layout, party }) =>
    party !== null && layout.capitals[party] === field
      ? {}
      : putOn(campaign, layout, field, 'capital', party),
  ),
  clickTool<LetteredTool, LetteredContext>('base', (field, context) => {
    const { campaign, layout, party } = context;
    return layout.bases[field] === party
      ? onAll(context, 'erase', [field], eraseField)
      : putOn(campaign, layout, field, 'base', party);
  }),
  edgeTool<LetteredTool, LetteredContext>(
    'edge',
    (from, to, { campaign, layout }) => {
      const about = { edge: edgeBetween(from, to).replace('|', '–') };
      return editBoard(campaign, 'edge', about, toggleEdge(layout, from, to));
    },
    { told: refused('noNeighbours') },
  ),
  strokeTool<LetteredTool, LetteredContext>('erase', (fields, context) =>
    onAll(context, 'erase', fields, eraseField),
  ),
];
