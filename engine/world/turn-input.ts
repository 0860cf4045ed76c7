import type { TurnInput } from '../kernel';
import type { Campaign } from './campaign';
import { settingsInForce } from './editions';
import { lettersOf } from './letters';
import type { World } from './world';

/** Everything the open turn of a campaign is computed from: its letters, rulings, house rules in force and mail. */
export const turnInputOf = (campaign: Campaign): TurnInput<World> => ({
  world: campaign.world,
  orders: Object.fromEntries(
    Object.values(campaign.sheets).map(({ party, text }) => [party, text]),
  ),
  rulings: campaign.rulings,
  settings: settingsInForce(campaign),
  seed: campaign.seed,
  mail: Object.values(campaign.mail),
  letters: lettersOf(campaign),
});
