import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign } from '../../../engine';

/** A campaign of the game with this name and nothing in it: the GM draws the regions and founds the organisations. */
export const newCampaign = (name: string, id: string, seed: string): Campaign => ({
  ...BLANK_CAMPAIGN,
  id,
  name,
  system: 'organisation',
  seed,
  world: BLANK_REGION_WORLD,
});
