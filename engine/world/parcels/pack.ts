import type { GrossfeldNo } from '../../hex';
import type { RecordKind } from '../../kernel';
import type { Campaign } from '../campaign';
import type { PartyKey } from '../grossfeld';
import type { KnownGrossfeld } from '../knowledge';
import type { World } from '../world';
import { across, withCargo } from './cargo';
import { crossersIn, crossingGame, fieldOf, isRow, partyOf, withoutCrossers } from './crosser';
import {
  type Departed,
  MOST_CROSSING,
  type Neighbour,
  type OutgoingParcel,
  type Parcel,
  type ParcelBooks,
  parcelId,
  type ParcelLetter,
  type ParcelRecall,
  type ParcelRecord,
} from './parcel';
import { type NewName, newNames } from './names';
import { parcelDigest } from './parcel-file';
import { withUnitsBack } from './return-units';

/** What the GM puts into a parcel. Whoever is aboard goes along. */
export interface ParcelDraft {
  readonly to: Neighbour;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string;
  /** Ids of units, and of records that cross: their keys in `World.affairs`. */
  readonly crosserIds: readonly string[];
  readonly letters: readonly ParcelLetter[];
  /** Großfelder as a party knows them. */
  readonly knowledge: readonly { readonly party: PartyKey; readonly no: GrossfeldNo }[];
}

/** The campaign with a record of parcels written. */
export function withRecord(campaign: Campaign, record: ParcelRecord): Campaign {
  return { ...campaign, parcels: { ...campaign.parcels, [record.id]: record } };
}

/** The campaign without a record of parcels. */
export function withoutRecord({ parcels = {}, ...campaign }: Campaign, id: string): Campaign {
  const { [id]: _, ...rest } = parcels;
  return Object.keys(rest).length === 0 ? campaign : { ...campaign, parcels: rest };
}

/** How a campaign calls itself to its neighbours. */
export function ownAddress({ id, name }: Pick<Campaign, 'id' | 'name'>): Neighbour {
  return { campaign: id, name };
}

const each = <Value>(known: KnownGrossfeld, value: Value): readonly Value[] =>
  known.level.map(() => value);

/** A Großfeld as it is told: not when and how it was learned, nor of parties that are not in the parcel. */
const asTold = (known: KnownGrossfeld, parties: ReadonlySet<PartyKey>): KnownGrossfeld => ({
  level: known.level,
  since: each(known, 0),
  source: each(known, null),
  terrain: known.terrain,
  owner: known.owner.map((owner) => (owner !== null && parties.has(owner) ? owner : null)),
  sides: known.sides,
  walls: known.walls,
  springs: known.springs,
  settlements: Object.fromEntries(
    Object.entries(known.settlements).map(([index, { owner, ...town }]) => [
      index,
      { ...town, owner: parties.has(owner) ? owner : '' },
    ]),
  ),
});

/** Number of the last parcel to a campaign; 0 = there is none. */
export function lastNumber(parcels: ParcelBooks = {}, to: string): number {
  const numbers = Object.values(parcels).flatMap((record) =>
    record.kind === 'out' && record.parcel.to.campaign === to ? [record.parcel.number] : [],
  );
  return Math.max(0, ...numbers);
}

const partiesIn = ({ parties }: World, keys: ReadonlySet<PartyKey>): Parcel['parties'] =>
  Object.fromEntries(
    [...keys].flatMap((key) => {
      const party = parties[key];
      if (party === undefined) return [];
      const { name, kind, article } = party;
      return [[key, { name, kind, ...(article === undefined ? {} : { article }) }]];
    }),
  );

/**
 * The campaign with a parcel packed: its units and records have left the world. It holds what crosses and nothing
 * else of the campaign. What is not there is left out. Unchanged where more would leave than may cross at once.
 * @param records Kinds of records of the game.
 */
export function packParcel(
  campaign: Campaign,
  draft: ParcelDraft,
  records: readonly RecordKind<World>[],
): Campaign {
  const { world, system } = campaign;
  const { at, note, letters } = draft;
  const to: Neighbour = { campaign: draft.to.campaign, name: draft.to.name };
  const game = crossingGame(campaign, records);
  const crossers = crossersIn(world, game);
  const cargo = withCargo(draft.crosserIds, crossers, game);
  if (cargo.length > MOST_CROSSING) return campaign;
  const { units, rows } = across(cargo, game);
  const knowing = draft.knowledge.flatMap(({ party, no }) => {
    const known = world.knowledge[party]?.grossfelder[no];
    return known === undefined ? [] : [{ party, no, known }];
  });
  const keys = new Set([
    ...cargo.map(partyOf),
    ...letters.map(({ from }) => from),
    ...knowing.map(({ party }) => party),
  ]);
  const number = lastNumber(campaign.parcels, to.campaign) + 1;
  const parcel: Parcel = {
    kind: 'parcel',
    system,
    from: ownAddress(campaign),
    to,
    number,
    note,
    parties: partiesIn(world, keys),
    units,
    ...(rows.length === 0 ? {} : { rows }),
    letters,
    knowledge: knowing.map((one) => ({ ...one, known: asTold(one.known, keys) })),
  };
  const departed = [...cargo.filter((one) => !isRow(one)), ...cargo.filter(isRow)].map(
    (unit): Departed => ({ unit, field: fieldOf(unit, crossers, game) }),
  );
  const left = new Set(cargo.map(({ id }) => id));
  const record: OutgoingParcel = {
    id: parcelId('out', to.campaign, number),
    kind: 'out',
    turn: world.clock.turn,
    at,
    parcel,
    departed,
    state: 'packed',
    reason: '',
  };
  return withRecord({ ...campaign, world: withoutCrossers(world, left) }, record);
}

/** The campaign with a parcel that was not sent unpacked: its units are back where they left from. */
export function unpackParcel(
  campaign: Campaign,
  id: string,
  records: readonly RecordKind<World>[],
): Campaign {
  const record = campaign.parcels?.[id];
  if (record?.kind !== 'out' || record.state !== 'packed') return campaign;
  const back = withUnitsBack(campaign, record, records);
  return back === undefined ? campaign : withoutRecord(back.campaign, id);
}

/**
 * What of a parcel that was not sent comes back under another number when it is unpacked, by its names before and
 * then.
 */
export function namesUnpacked(
  campaign: Campaign,
  record: OutgoingParcel,
  records: readonly RecordKind<World>[],
): readonly NewName[] {
  const back = withUnitsBack(campaign, record, records);
  if (back === undefined) return [];
  return newNames(back.campaign, { ...record, returned: back.returned }, records);
}

/**
 * True if a parcel was packed here: a copy of the campaign under another id must not send it, or it would be sent
 * twice.
 */
export function isPackedHere({ id }: Pick<Campaign, 'id'>, { parcel }: OutgoingParcel): boolean {
  return parcel.from.campaign === id;
}

/**
 * The campaign with a parcel marked as on its way, or as packed alone where its file was not written after all. One
 * that was called back stays on its way: the recall may be out, and its number must not be given again.
 */
export function withSent(campaign: Campaign, id: string, isSent = true): Campaign {
  const record = campaign.parcels?.[id];
  const [from, state] = isSent ? (['packed', 'sent'] as const) : (['sent', 'packed'] as const);
  return record?.kind === 'out' &&
    record.state === from &&
    record.recalled === undefined &&
    isPackedHere(campaign, record)
    ? withRecord(campaign, { ...record, state })
    : campaign;
}

/**
 * The campaign with a parcel that is on its way called back. Its units stay away until the receiver says that he has
 * not taken them: only he knows.
 */
export function withRecalled(campaign: Campaign, id: string, recalled: string): Campaign {
  const record = campaign.parcels?.[id];
  return record?.kind === 'out' &&
    record.state === 'sent' &&
    record.isRecallSent !== true &&
    isPackedHere(campaign, record)
    ? withRecord(campaign, { ...record, recalled })
    : campaign;
}

/** The campaign with the recall of a parcel marked as written, or as not written after all. */
export function withRecallSent(campaign: Campaign, id: string, isRecallSent = true): Campaign {
  const record = campaign.parcels?.[id];
  return record?.kind === 'out' &&
    record.recalled !== undefined &&
    (record.isRecallSent === true) !== isRecallSent &&
    isPackedHere(campaign, record)
    ? withRecord(campaign, { ...record, isRecallSent })
    : campaign;
}

/** What calls a parcel back; undefined = it was not called back. */
export function recallOf({ parcel, recalled }: OutgoingParcel): ParcelRecall | undefined {
  if (recalled === undefined) return undefined;
  const { system, from, to, number } = parcel;
  const digest = parcelDigest(parcel);
  return { kind: 'recall', system, from, to, number, digest, reason: recalled };
}
