import type { Campaign } from '../campaign';
import { withRecord } from './pack';
import { type ParcelAddress, parcelId } from './parcel';

/** The campaign that knows a neighbour, by the name under which it was added first. */
export function withNeighbour(
  campaign: Campaign,
  { from }: Pick<ParcelAddress, 'from'>,
  at: string,
): Campaign {
  const id = parcelId('neighbour', from.campaign);
  const known = campaign.parcels?.[id];
  if (known?.kind === 'neighbour') return campaign;
  const { turn } = campaign.world.clock;
  return withRecord(campaign, { id, kind: 'neighbour', turn, at, ...from });
}

/**
 * The campaign in which a neighbour goes by another name; unchanged where it is empty or the neighbour is not known.
 */
export function withNeighbourNamed(campaign: Campaign, neighbour: string, name: string): Campaign {
  const record = campaign.parcels?.[parcelId('neighbour', neighbour)];
  const wanted = name.trim();
  if (record?.kind !== 'neighbour' || wanted === '') return campaign;
  const { called = record.name, ...rest } = record;
  if (wanted === called) return campaign;
  return withRecord(campaign, wanted === record.name ? rest : { ...rest, called: wanted });
}
