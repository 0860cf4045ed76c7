import type { FieldAddress, GrossfeldNo } from '../../hex';
import type { PartyKey } from '../grossfeld';
import type { KnownGrossfeld } from '../knowledge';
import type { Character, Party, Unit, UnitId } from '../world';

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

/** What calls a parcel back that was sent: all of it, so that it can be refused where it never arrived. */
export interface ParcelRecall extends Omit<Parcel, 'kind'> {
  readonly kind: 'recall';
  readonly reason: string;
}

/** Tells another GM where parcels for a campaign go. */
export interface ParcelAddress extends Sent {
  readonly kind: 'address';
}

/** Content of a parcel file. */
export type ParcelContent = Parcel | ParcelAnswer | ParcelRecall | ParcelAddress;

/** A unit as it was when it was packed, and the field it left from; null = it stood nowhere. */
export interface Departed {
  readonly unit: Unit;
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
}

/** A parcel of this campaign: packed, then on its way, then answered. */
export interface OutgoingParcel extends Noted {
  readonly kind: 'out';
  readonly parcel: Parcel;
  /** In the order of the units of the parcel. */
  readonly departed: readonly Departed[];
  readonly state: 'packed' | 'sent' | ParcelVerdict;
  /** Why it was refused; empty = it was not. */
  readonly reason: string;
  /** Why it was called back; absent = it was not. On its way it is until the answer comes. */
  readonly recalled?: string;
  /** Under which id each of its units came back, in the order of `departed`; absent = none did. */
  readonly returned?: readonly UnitId[];
}

/** A parcel of a neighbour, and what was decided on it. */
export interface IncomingParcel extends Noted {
  readonly kind: 'in';
  readonly parcel: Parcel;
  /** SHA-256 of the parcel. */
  readonly digest: string;
  readonly state: ParcelVerdict;
  readonly reason: string;
  /** It was refused because its sender called it back. */
  readonly isRecalled?: boolean;
  /** Its units as they arrived. */
  readonly arrived: readonly Unit[];
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
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name by which the GM knows a campaign: as he added or renamed it, else as it calls itself. */
export function neighbourName(parcels: ParcelBooks = {}, { campaign, name }: Neighbour): string {
  const record = parcels[parcelId('neighbour', campaign)];
  return record?.kind === 'neighbour' ? record.name : name;
}

/** True once another GM may know of it: from then on it cannot be taken back. */
export function isFixed(record: ParcelRecord): boolean {
  if (record.kind === 'out') return record.state !== 'packed';
  return record.kind === 'in' && record.isAnswered;
}
