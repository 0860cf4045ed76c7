import type { Campaign } from '../../../engine';
import type { CampaignSummary } from './database';

/** What lists show of a campaign. */
export function summaryOf({ name, system, world, sheets }: Campaign): CampaignSummary {
  const realms = Object.values(world.parties).filter(({ kind }) => kind === 'realm');
  return {
    name,
    system,
    turn: world.clock.turn,
    year: world.clock.year,
    moon: world.clock.moon,
    realms: realms.length,
    sheets: realms.filter(({ key }) => sheets[key]?.turn === world.clock.turn).length,
  };
}
