import { achtCampaign, achtLetters } from '../../assets/examples/acht';
import { waben } from '../systems/waben';
import { applyTurn, type Campaign, sheetsOf, turnInputOf } from '../world';
import { computed } from './there';

const applied = (): Campaign => {
  const acht = achtCampaign();
  const { turn } = acht.world.clock;
  const sheets = sheetsOf(achtLetters, turn, '2026-01-10T10:00:00Z');
  const campaign: Campaign = { ...acht, sheets };
  const proposal = computed(waben, turnInputOf(campaign));
  return applyTurn(campaign, proposal, '2026-01-20T10:00:00Z');
};

let kept: Campaign | undefined;

/** The example of eight realms after its month: letters in, adjudicated, applied as proposed; the same for all tests. */
export function appliedAcht(): Campaign {
  return (kept ??= applied());
}
