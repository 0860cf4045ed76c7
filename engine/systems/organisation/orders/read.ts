import type { OrderSheet } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import type { OrganisationOrder } from './order';

/** Reads a letter; never throws, whatever the text (OS-15-01). */
export const readOrders = (
  text: string,
  party: PartyKey,
  _world: World,
): OrderSheet<OrganisationOrder> => ({ party, text, columns: [], rows: [], findings: [] });
