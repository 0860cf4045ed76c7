import type { Campaign } from '../../../engine';
import { orderingParties } from '../turn/model/realms';
import type { CampaignSummary } from './database';

/** What lists show of a campaign; whose letters count is as on the screen of the turn. */
export function summaryOf({ name, system, world, sheets }: Campaign): CampaignSummary {
  const parties = orderingParties(world);
  return {
    name,
    system,
    turn: world.clock.turn,
    year: world.clock.year,
    moon: world.clock.moon,
    realms: parties.length,
    sheets: parties.filter(({ key }) => sheets[key]?.turn === world.clock.turn).length,
  };
}
