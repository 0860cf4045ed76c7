import { tharosCampaign } from '../../assets/examples/tharos';
import type { FieldAddress } from '../hex';
import { systems } from '../systems/registry';
import type { Campaign } from '../world/campaign';
import {
  acceptParcel,
  type Acceptance,
  type IncomingParcel,
  isRow,
  knownKindsOf,
  type OutgoingParcel,
  ownAddress,
  packParcel,
  type ParcelContent,
  type ParcelDraft,
  parcelFile,
  type ReadParcel,
  readParcelFile,
  withSent,
} from '../world/parcels';
import type { Unit } from '../world/world';
import { fail } from './world';

/** When everything happens. */
export const AT = '2026-03-01T12:00:00Z';
/** The text of a file. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** A file of a text. */
export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The campaign that sends a parcel. */
export const west = tharosCampaign();
/** The campaign that gets it. */
export const east: Campaign = { ...tharosCampaign(), id: 'east', name: 'Ostmark' };
/** Two units that are nobody's cargo. */
export const [FIRST = fail(), SECOND = fail()] = Object.values(west.world.units).filter(
  ({ place, character }) => place.kind === 'field' && character === null,
);

const DRAFT: ParcelDraft = {
  to: ownAddress(east),
  at: AT,
  note: '',
  crosserIds: [FIRST.id],
  letters: [],
  knowledge: [],
};
/** Id of the first parcel with its sender. */
export const OUT = 'out east 1';
/** Id of the first parcel with its receiver. */
export const IN = `in ${west.id} 1`;

/** A parcel of its sender. */
export function outgoing(campaign: Campaign, id = OUT): OutgoingParcel {
  const record = campaign.parcels?.[id];
  return record?.kind === 'out' ? record : fail();
}

/** The first parcel of its receiver. */
export function incoming(campaign: Campaign): IncomingParcel {
  const record = campaign.parcels?.[IN];
  return record?.kind === 'in' ? record : fail();
}

/** The first unit that arrived with that parcel. */
export function arrivedUnit(campaign: Campaign): Unit {
  const unit = incoming(campaign).arrived.find((one) => !isRow(one));
  return unit === undefined || isRow(unit) ? fail() : unit;
}

/** A content as it comes out of its file. */
export function read(content: ParcelContent): ReadParcel {
  const found = readParcelFile(parcelFile(content));
  return found.ok ? found.value : fail();
}

/** The sender with a parcel that is packed. */
export function packed(draft: Partial<ParcelDraft> = {}, campaign = west): Campaign {
  return packParcel(campaign, { ...DRAFT, ...draft }, KINDS.records);
}

/** The sender with a parcel that is on its way. */
export function sent(draft: Partial<ParcelDraft> = {}, campaign = west): Campaign {
  return withSent(packed(draft, campaign), OUT);
}

/** Where the units of a parcel arrive. */
export const FIELD = '210/20' as FieldAddress;
/** What of the game tells which units and records there are. */
export const KINDS = knownKindsOf(systems['waben']);

/** What the receiver enters. */
export function given(more: Partial<Acceptance> = {}): Acceptance {
  const parties = { [FIRST.party]: FIRST.party };
  return { at: AT, field: FIELD, parties, readers: [], ...more };
}

/** The receiver with the first parcel of its sender accepted. */
export function accepted(from: Campaign, more: Partial<Acceptance> = {}, to = east): Campaign {
  const done = acceptParcel(to, outgoing(from).parcel, given(more), KINDS);
  if (!done.ok) throw new Error(done.problem);
  return done.value;
}

/** A campaign with some units more, or in the place of others. */
export function withUnits(campaign: Campaign, ...units: readonly Unit[]): Campaign {
  const { world } = campaign;
  const own = Object.fromEntries(units.map((one) => [one.id, one]));
  return { ...campaign, world: { ...world, units: { ...world.units, ...own } } };
}

/** A campaign without its parcels. */
export function withoutParcels({ parcels: _, ...campaign }: Campaign): object {
  return campaign;
}
