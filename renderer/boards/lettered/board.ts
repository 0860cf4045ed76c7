import {
  type Campaign,
  type LayoutEdit,
  type LetteredGame,
  type LetteredLayout,
  type LetteredSight,
  type Params,
  settingsInForce,
  systems,
  type World,
} from '../../../engine';
import type { Outcome } from '../kit/room';
import { refused } from './words';

/** What the game of a campaign says of its board; undefined for games without lettered hexes. */
export const gameOf = ({ system }: Pick<Campaign, 'system'>): LetteredGame<World> | undefined =>
  systems[system]?.board.lettered;

/** The board of a campaign as its GM drew it; undefined for games without one. */
export const layoutIn = (
  campaign: Pick<Campaign, 'system' | 'world'>,
): LetteredLayout | undefined => gameOf(campaign)?.layout(campaign.world);

/** The board of a campaign as a party sees it, or (null) as it is; undefined for games without one. */
export const sightIn = (campaign: Campaign, looker: string | null): LetteredSight | undefined =>
  gameOf(campaign)?.sight(campaign.world, looker, settingsInForce(campaign));

/** An edit of the board as one step of undo, or the sentence that refuses it. */
export function editBoard(
  campaign: Pick<Campaign, 'system'>,
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
