import type { Proposal, TurnInput } from '../kernel';
import { applyTurn, type Campaign, sheetsOf, type World } from '../world';
import { waben } from '../systems/waben';
import { botTurns } from './bot';
import { tinyCampaign } from './world';
import { computed } from './there';

/** One month of a campaign: what came in, what was proposed. */
export interface Month {
  readonly input: TurnInput<World>;
  readonly proposal: Proposal<World>;
}

/** The campaign with what the players of the open turn submit, and the input made of it. */
const handedIn = (
  campaign: Campaign,
): { readonly campaign: Campaign; readonly input: TurnInput<World> } => {
  const { world, settings, seed, rulings } = campaign;
  const { orders, mail } = botTurns(world, seed);
  const { turn } = world.clock;
  const sheets = sheetsOf(orders, turn);
  const letters = Object.fromEntries(mail.map((item) => [item.id, { ...item, turn }]));
  return {
    campaign: { ...campaign, sheets, mail: letters },
    input: { world, orders, rulings, settings, seed, mail },
  };
};

/** Plays months with players who are no people: adjudicated, applied as proposed, nothing ruled. */
export function playMonths(world: World, count: number, seed: string): readonly Month[] {
  const months: Month[] = [];
  let campaign = tinyCampaign(world, { seed });
  for (let month = 0; month < count; month += 1) {
    const open = handedIn(campaign);
    const proposal = computed(waben, open.input);
    months.push({ input: open.input, proposal });
    campaign = applyTurn(open.campaign, proposal, '');
  }
  return months;
}
