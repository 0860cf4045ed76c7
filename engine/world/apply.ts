import type { Proposal } from '../kernel';
import type { ArchivedTurn, Campaign } from './campaign';
import { settingsInForce } from './editions';
import { turnStart } from './turn-start';
import type { World } from './world';

const withoutStart = (archived: ArchivedTurn): ArchivedTurn => {
  const { turn, sheets, rulings, settings, seed, appliedAt, mail } = archived;
  const rest = { turn, sheets, rulings, settings, seed, appliedAt };
  return mail === undefined ? rest : { ...rest, mail };
};

/** The archive without the starts of turns: only the last turn can be computed again. */
const withoutStarts = (archive: Campaign['archive']): Campaign['archive'] =>
  Object.fromEntries(
    Object.entries(archive).map(([key, turn]) => [
      key,
      turn.start === undefined ? turn : withoutStart(turn),
    ]),
  );

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
    settings: settingsInForce(campaign),
    seed: campaign.seed,
    appliedAt,
    mail: campaign.mail,
    start: turnStart(campaign.world, proposal.world),
  };
  return {
    ...campaign,
    world: proposal.world,
    sheets: {},
    mail: {},
    rulings: {},
    archive: { ...withoutStarts(campaign.archive), [turn]: archived },
  };
};
