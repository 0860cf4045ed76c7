import type { Campaign } from '../campaign';
import {
  type IncomingParcel,
  type OutgoingParcel,
  type Parcel,
  type ParcelAnswer,
  parcelId,
  type ParcelRecall,
} from './parcel';
import { parcelDigest, type ReadParcel } from './parcel-file';

/** What a file is to a campaign. Nothing can be done with it but for those that are `open`. */
export type ParcelStanding =
  /** It waits for a decision of the GM. */
  | 'open'
  /** The GM has taken note of it before. */
  | 'taken'
  /** It calls back a parcel that was decided on before: its sender lacks the answer. */
  | 'decided'
  /** This campaign wrote it. */
  | 'own'
  /** It goes to another campaign. */
  | 'not-ours'
  | 'other-game'
  /** Another parcel of this number was taken, or another answer. */
  | 'contradicts'
  /** An answer to a parcel that this campaign never sent. */
  | 'never-sent';

/** The parcel of this campaign that an answer is about. */
export function answeredParcel(
  { parcels = {} }: Pick<Campaign, 'parcels'>,
  { from, number }: ParcelAnswer,
): OutgoingParcel | undefined {
  const record = parcels[parcelId('out', from.campaign, number)];
  return record?.kind === 'out' && record.state !== 'packed' ? record : undefined;
}

/** What was decided on a parcel of this sender and number. */
export function decidedParcel(
  { parcels = {} }: Pick<Campaign, 'parcels'>,
  { from, number }: Pick<IncomingParcel['parcel'], 'from' | 'number'>,
): IncomingParcel | undefined {
  const record = parcels[parcelId('in', from.campaign, number)];
  return record?.kind === 'in' ? record : undefined;
}

/** The parcel that is called back. */
export function recalledParcel({ reason: _, ...parcel }: ParcelRecall): Parcel {
  return { ...parcel, kind: 'parcel' };
}

const answerStanding = (campaign: Campaign, answer: ParcelAnswer): ParcelStanding => {
  const sent = answeredParcel(campaign, answer);
  if (sent === undefined || parcelDigest(sent.parcel) !== answer.digest) return 'never-sent';
  if (sent.state === 'sent') return 'open';
  return sent.state === answer.verdict ? 'taken' : 'contradicts';
};

/** What a parcel, an answer or an address is to a campaign. */
export function parcelStanding(
  campaign: Campaign,
  { content, digest }: ReadParcel,
): ParcelStanding {
  const { from, system } = content;
  if (from.campaign === campaign.id) return 'own';
  if (content.kind !== 'address' && content.to.campaign !== campaign.id) return 'not-ours';
  if (system !== campaign.system) return 'other-game';
  if (content.kind === 'answer') return answerStanding(campaign, content);
  if (content.kind === 'address') {
    const known = campaign.parcels?.[parcelId('neighbour', from.campaign)];
    return known?.kind === 'neighbour' ? 'taken' : 'open';
  }
  const decided = decidedParcel(campaign, content);
  if (decided === undefined) return 'open';
  if (content.kind === 'recall')
    return decided.digest === parcelDigest(recalledParcel(content)) ? 'decided' : 'contradicts';
  return decided.digest === digest ? 'taken' : 'contradicts';
}
