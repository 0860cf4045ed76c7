import { seenlandCampaign } from '../../assets/examples/seenland';
import { organisation } from '../systems/organisation';
import { applyTurn, bookingOf, type Campaign, turnInputOf } from '../world';
import { computed } from './there';

/** The example of four organisations after so many phases: its letters in the first one, none later. */
export function appliedSeenland(phases = 1): Campaign {
  return Array.from({ length: phases }).reduce<Campaign>((campaign) => {
    const proposal = computed(organisation, turnInputOf(campaign));
    const booking = bookingOf(organisation, campaign, proposal);
    return applyTurn(campaign, proposal, '2026-01-20T10:00:00Z', booking);
  }, seenlandCampaign());
}
