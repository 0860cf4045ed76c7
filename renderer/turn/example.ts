import type { Campaign, Party } from '../../engine';
import type { IncomingFile } from './inbox/gather';
import { tharosOrders } from '../../assets/examples/tharos';

/** The realm and the turn the example letter was written for. */
const WRITTEN = { campaign: 'tharos', party: 'tha', turn: 58 };

/** The larger example and the turn its letters were written for. */
const WITH_POST = { campaign: 'acht', turn: 58 };

/** True for the campaign and the turn for which a whole post of letters lies ready. */
export const hasExamplePost = ({ id, world }: Pick<Campaign, 'id' | 'world'>): boolean =>
  id.startsWith(WITH_POST.campaign) && world.clock.turn === WITH_POST.turn;

/** The letters of the larger example as files, one for each party. */
export const examplePost = async (): Promise<readonly IncomingFile[]> => {
  const { achtLetters } = await import('../../assets/examples/acht');
  return Object.entries(achtLetters).map(([party, text]) => ({
    name: `${party}.txt`,
    bytes: new TextEncoder().encode(text),
  }));
};

/** The order sheet that comes with the example campaign, for the realm and the turn it belongs to. */
export const exampleOrders = ({ id, world }: Campaign, party: Party): string | undefined =>
  id.startsWith(WRITTEN.campaign) &&
  party.key === WRITTEN.party &&
  world.clock.turn === WRITTEN.turn
    ? tharosOrders
    : undefined;
