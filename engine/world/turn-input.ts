import type { Letter, TurnInput } from '../kernel';
import type { Campaign } from './campaign';
import { correctedText } from './corrections';
import { settingsInForce } from './editions';
import type { World } from './world';

/** The sheets of a campaign as letters on their way in; who handed them in is not noted. */
export function lettersOf({ sheets }: Pick<Campaign, 'sheets'>): readonly Letter[] {
  return Object.values(sheets).map((sheet) => ({
    party: sheet.party,
    sender: null,
    receivedAt: sheet.receivedAt,
    turn: sheet.turn,
    text: correctedText(sheet),
  }));
}

/** Everything the open turn of a campaign is computed from: its letters, rulings, house rules in force and mail. */
export function turnInputOf(campaign: Campaign): TurnInput<World> {
  return {
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
  };
}
