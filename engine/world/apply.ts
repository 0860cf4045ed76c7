import type { Proposal } from '../kernel';
import type { ArchivedTurn, Campaign } from './campaign';
import type { World } from './world';

/**
 * Books a proposal: its world becomes the campaign's, the turn goes to the archive with everything needed to
 * compute it again (WW-0.1-06), and the next turn begins without sheets and rulings. `appliedAt` is the moment
 * of booking, ISO 8601, given by the caller.
 */
export const applyTurn = (
  campaign: Campaign,
  proposal: Pick<Proposal<World>, 'world'>,
  appliedAt: string,
): Campaign => {
  const { turn } = campaign.world.clock;
  const archived: ArchivedTurn = {
    turn,
    sheets: Object.fromEntries(
      Object.entries(campaign.sheets).map(([party, { text }]) => [party, text]),
    ),
    rulings: campaign.rulings,
    settings: campaign.settings,
    seed: campaign.seed,
    appliedAt,
  };
  return {
    ...campaign,
    world: proposal.world,
    sheets: {},
    rulings: {},
    archive: { ...campaign.archive, [turn]: archived },
  };
};
