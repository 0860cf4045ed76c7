import type { FieldAddress, GrossfeldNo } from '../../hex';
import type { Json } from '../../kernel';
import type { PartyKey } from '../grossfeld';
import type { KnownGrossfeld } from '../knowledge';
import type { Character, Party, Unit } from '../world';

/** A campaign beside this one, whose GM parcels are exchanged with. */
export interface Neighbour {
  /** Id of the campaign. */
  readonly campaign: string;
  readonly name: string;
}

/** A unit as it crosses: without its place, its orders and what it thinks of parties, which mean nothing elsewhere. */
export interface ParcelUnit extends Pick<
  Unit,
  | 'party'
  | 'number'
  | 'type'
  | 'size'
  | 'leaders'
  | 'raised'
  | 'scout'
  | 'morale'
  | 'gold'
  | 'unpaid'
> {
  readonly character: Pick<Character, 'name' | 'status' | 'years' | 'trained'> | null;
  /** Index in the parcel of the unit that carries it; null = none does. */
  readonly aboard: number | null;
}

/** A record as it crosses (`RecordKind.crossing`). */
export interface ParcelRow {
  readonly party: PartyKey;
  /** Id of its kind. */
  readonly kind: string;
  /** Its fields that cross. */
  readonly values: Readonly<Record<string, Json>>;
  /** Index in the parcel of the record that carries it; null = none does. */
  readonly aboard: number | null;
}

/** A record of a kind that crosses, as the world stores it: the id is its key in `World.affairs`. */
export interface CrossingRow {
  readonly id: string;
  readonly row: Readonly<Record<string, Json>>;
}

/** Most units, and most records, that cross in one parcel. */
export const MOST_CROSSING = 2000;

/** What can cross the border. */
export type Crosser = Unit | CrossingRow;

/** A letter across the border; `to` is the name under which its writer knows the addressee. */
export interface ParcelLetter {
  readonly from: PartyKey;
  readonly to: string;
  readonly text: string;
}

/** What a party knows of a Großfeld. Owners are named only where they are in the parcel. */
export interface ParcelKnowledge {
  readonly party: PartyKey;
  readonly no: GrossfeldNo;
  readonly known: KnownGrossfeld;
}

interface Sent {
  /** Id of the rule system. */
  readonly system: string;
  readonly from: Neighbour;
}

interface Addressed extends Sent {
  readonly to: Neighbour;
  /** Counted from 1 for each pair of sender and receiver; of an answer the number of the parcel. */
  readonly number: number;
}

/** What crosses the border. Parties are named by keys of the sender. */
export interface Parcel extends Addressed {
  readonly kind: 'parcel';
  readonly note: string;
  readonly parties: Readonly<Record<PartyKey, Pick<Party, 'name' | 'kind' | 'article'>>>;
  readonly units: readonly ParcelUnit[];
  /** Absent = none. */
  readonly rows?: readonly ParcelRow[];
  readonly letters: readonly ParcelLetter[];
  readonly knowledge: readonly ParcelKnowledge[];
}

export type ParcelVerdict = 'accepted' | 'refused';

/** What the receiver says to a parcel. */
export interface ParcelAnswer extends Addressed {
  readonly kind: 'answer';
  /** SHA-256 of the parcel it is about. */
  readonly digest: string;
  readonly verdict: ParcelVerdict;
  /** Why it was refused; empty = accepted. */
  readonly reason: string;
}

/** What calls a parcel back that was sent: which one it is, and nothing of what it holds. */
export interface ParcelRecall extends Addressed {
  readonly kind: 'recall';
  /** SHA-256 of the parcel. */
  readonly digest: string;
  readonly reason: string;
}

/** Tells another GM where parcels for a campaign go. */
export interface ParcelAddress extends Sent {
  readonly kind: 'address';
}

/** Content of a parcel file. */
export type ParcelContent = Parcel | ParcelAnswer | ParcelRecall | ParcelAddress;

/** A unit or record as it was when it was packed, and the field it left from; null = it stood nowhere. */
export interface Departed {
  readonly unit: Crosser;
  readonly field: FieldAddress | null;
}

interface Noted {
  readonly id: string;
  readonly turn: number;
  /** ISO 8601. */
  readonly at: string;
}

/** A campaign whose address was taken. */
export interface NeighbourRecord extends Noted, Neighbour {
  readonly kind: 'neighbour';
  /** How the GM calls it, for himself alone; absent = as it calls itself. */
  readonly called?: string;
}

/** A parcel of this campaign: packed, then on its way, then answered. */
export interface OutgoingParcel extends Noted {
  readonly kind: 'out';
  readonly parcel: Parcel;
  /** In the order of the units of the parcel, then of its records. */
  readonly departed: readonly Departed[];
  readonly state: 'packed' | 'sent' | ParcelVerdict;
  /** Why it was refused; empty = it was not. */
  readonly reason: string;
  /** Why it was called back; absent = it was not. On its way it is until the answer comes. */
  readonly recalled?: string;
  /** The recall was written: from then on it stands. */
  readonly isRecallSent?: boolean;
  /** Under which id each of them came back, in the order of `departed`; absent = none did. */
  readonly returned?: readonly string[];
}

/** A parcel of a neighbour, and what was decided on it. */
export interface IncomingParcel extends Noted {
  readonly kind: 'in';
  /** Empty where it was called back: what it held is not known. */
  readonly parcel: Parcel;
  /** SHA-256 of the parcel. */
  readonly digest: string;
  readonly state: ParcelVerdict;
  readonly reason: string;
  /** It was refused because its sender called it back. */
  readonly isRecalled?: boolean;
  /** Its units, then its records, as they arrived. */
  readonly arrived: readonly Crosser[];
  /** The answer was written: from then on the decision stands. */
  readonly isAnswered: boolean;
}

export type ParcelRecord = NeighbourRecord | OutgoingParcel | IncomingParcel;

/** Records of parcels and neighbours by id. */
export type ParcelBooks = Readonly<Record<string, ParcelRecord>>;

/** Key of a record: what it is, the other campaign, and the number of a parcel. */
export function parcelId(kind: ParcelRecord['kind'], campaign: string, number?: number): string {
  return [kind, campaign, ...(number === undefined ? [] : [String(number)])].join(' ');
}

/** The neighbours of a campaign in the order of their names. */
export function knownNeighbours(parcels: ParcelBooks = {}): readonly NeighbourRecord[] {
  return Object.values(parcels)
    .filter((record) => record.kind === 'neighbour')
    .toSorted((a, b) => (neighbourName(parcels, a) < neighbourName(parcels, b) ? -1 : 1));
}

/**
 * The name by which the GM knows a campaign: as he renamed it, else as it called itself. It stays here: what crosses
 * the border has the name by which a campaign calls itself.
 */
export function neighbourName(parcels: ParcelBooks = {}, { campaign, name }: Neighbour): string {
  const record = parcels[parcelId('neighbour', campaign)];
  return record?.kind === 'neighbour' ? (record.called ?? record.name) : name;
}

/** True once another GM may know of it: from then on it cannot be taken back. */
export function isFixed(record: ParcelRecord): boolean {
  if (record.kind === 'out') return record.state !== 'packed';
  return record.kind === 'in' && record.isAnswered;
}
