import type { Campaign } from '../campaign';
import { isFixed, type ParcelRecord } from './parcel';
import { parcelDigest } from './parcel-file';

/** True if two records are of the same parcel, and of the same decision on it. */
const isSame = (one: ParcelRecord, other: ParcelRecord | undefined): boolean => {
  if (one.kind === 'out' && other?.kind === 'out') {
    const isRecallKept = one.isRecallSent !== true || other.isRecallSent === true;
    return isRecallKept && parcelDigest(one.parcel) === parcelDigest(other.parcel);
  }
  const isDecided = one.kind === 'in' && other?.kind === 'in';
  return isDecided && one.state === other.state && one.digest === other.digest;
};

/**
 * True if everything another GM may know of one state of a campaign also holds in the other: parcels that were sent, recalls
 * that were written, and decisions whose answer was written. An undo to a state where it does not would lose units or double them.
 */
export function keepsParcels(
  { parcels = {} }: Pick<Campaign, 'parcels'>,
  { parcels: after = {} }: Pick<Campaign, 'parcels'>,
): boolean {
  return Object.values(parcels).every((record) => {
    if (!isFixed(record)) return true;
    const other = after[record.id];
    return other !== undefined && isFixed(other) && isSame(record, other);
  });
}
