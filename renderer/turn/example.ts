import type { Campaign, Party } from '../../engine';
import { tharosOrders } from '../../assets/examples/tharos';

/** The realm and the turn the example letter was written for. */
const WRITTEN = { campaign: 'tharos', party: 'tha', turn: 58 };

/** The order sheet that comes with the example campaign, for the realm and the turn it belongs to. */
export const exampleOrders = ({ id, world }: Campaign, party: Party): string | undefined =>
  id.startsWith(WRITTEN.campaign) &&
  party.key === WRITTEN.party &&
  world.clock.turn === WRITTEN.turn
    ? tharosOrders
    : undefined;
