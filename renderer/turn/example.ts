import type { Campaign, Party } from '../../engine';
import { tharosOrders } from '../../assets/examples/tharos';

/** The order sheet that comes with the example campaign, for the realm it belongs to. */
export const exampleOrders = (campaign: Campaign, party: Party): string | undefined =>
  campaign.id.startsWith('tharos') && party.key === 'tha' ? tharosOrders : undefined;
