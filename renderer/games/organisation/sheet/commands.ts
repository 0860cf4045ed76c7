import { type Campaign, type Params, settingsInForce, systems } from '../../../../engine';
import {
  type Organisation,
  organisationIn,
  withState,
} from '../../../../engine/systems/organisation';
import type { Command } from '../../../state/command';

/** What an organisation has in a campaign; undefined while it has nothing yet. */
export const organisationOf = (campaign: Campaign, party: string): Organisation | undefined =>
  organisationIn(campaign.world, party, settingsInForce(campaign));

/** Changes what an organisation has: one step of undo. */
export const changeOrganisation = (
  name: string,
  about: Params,
  party: string,
  change: (organisation: Organisation) => Organisation,
): Command => ({
  name,
  about: { ...about, party },
  replace: (campaign) => {
    const before = organisationOf(campaign, party);
    if (before === undefined) return campaign;
    const { turn } = campaign.world.clock;
    const organisations = { [party]: change(before) };
    const state = { phase: turn, step: 'event', organisations, chances: [] } as const;
    return { ...campaign, world: withState(campaign.world, state) };
  },
});

/** Gives an organisation that has nothing yet what newcomers have (OS-1-09). */
export const giveStartKit = (party: string): Command => ({
  name: 'organisation:command.found',
  about: { party },
  replace: (campaign) => {
    const found = systems[campaign.system]?.parties.found;
    const { world } = campaign;
    return found === undefined
      ? campaign
      : { ...campaign, world: found(world, party, settingsInForce(campaign)) };
  },
});
