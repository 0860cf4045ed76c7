import type { TurnInput } from '../kernel';
import type { Campaign } from './campaign';
import { correctedText } from './corrections';
import { settingsInForce } from './editions';
import { lettersOf } from './letters';
import type { World } from './world';

/** Everything the open turn of a campaign is computed from: its letters, rulings, house rules in force and mail. */
export const turnInputOf = (campaign: Campaign): TurnInput<World> => ({
  world: campaign.world,
  orders: Object.fromEntries(
    Object.values(campaign.sheets).map((sheet) => [sheet.party, correctedText(sheet)]),
  ),
  rulings: campaign.rulings,
  settings: settingsInForce(campaign),
  seed: campaign.seed,
  mail: Object.values(campaign.mail),
  letters: lettersOf(campaign),
  ...(campaign.deadline === null ? {} : { deadline: campaign.deadline }),
});
