import type { GrossfeldNo } from '../../hex';
import type { Campaign } from '../campaign';
import type { PartyKey } from '../grossfeld';
import type { KnownGrossfeld } from '../knowledge';
import { carriersOf, fieldOfUnit, passengersOf } from '../unit-place';
import type { Unit, UnitId, World } from '../world';
import {
  type Departed,
  type Neighbour,
  type OutgoingParcel,
  type Parcel,
  parcelId,
  type ParcelLetter,
  type ParcelRecall,
  type ParcelRecord,
  type ParcelUnit,
} from './parcel';
import { withUnitsBack } from './return-units';

/** What the GM puts into a parcel. Whoever is aboard of a unit goes with it. */
export interface ParcelDraft {
  readonly to: Neighbour;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string;
  readonly units: readonly UnitId[];
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

/** Units with all that is aboard of them, carriers before whom they carry. */
const withCargo = (ids: readonly UnitId[], units: World['units']): readonly Unit[] => {
  const found = new Map<UnitId, Unit>();
  const take = (unit: Unit): void => {
    if (found.has(unit.id)) return;
    found.set(unit.id, unit);
    for (const passenger of passengersOf(unit, units)) take(passenger);
  };
  const chosen = new Set(ids);
  const isCarried = (unit: Unit): boolean =>
    carriersOf(unit, units).some(({ id }) => id !== unit.id && chosen.has(id));
  for (const id of chosen) {
    const unit = units[id];
    if (unit !== undefined && !isCarried(unit)) take(unit);
  }
  return [...found.values()];
};

const asCrossing = (unit: Unit, index: ReadonlyMap<UnitId, number>): ParcelUnit => {
  const { party, number, type, size, leaders, raised, scout, morale, gold, unpaid, place } = unit;
  const { character } = unit;
  const { name, status, years, trained } = character ?? {};
  return {
    party,
    number,
    type,
    size,
    leaders,
    raised,
    scout,
    morale,
    ...(gold === undefined ? {} : { gold }),
    ...(unpaid === undefined ? {} : { unpaid }),
    character:
      name === undefined || status === undefined
        ? null
        : {
            name,
            status,
            ...(years === undefined ? {} : { years }),
            ...(trained === undefined ? {} : { trained }),
          },
    aboard: place.kind === 'aboard' ? (index.get(place.carrier) ?? null) : null,
  };
};

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

/** Number of the next parcel to a campaign. */
const nextNumber = ({ parcels = {} }: Campaign, to: string): number => {
  const numbers = Object.values(parcels).flatMap((record) =>
    record.kind === 'out' && record.parcel.to.campaign === to ? [record.parcel.number] : [],
  );
  return Math.max(0, ...numbers) + 1;
};

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
 * The campaign with a parcel packed: its units have left the world. It holds what crosses and nothing else of the
 * campaign. Units and Großfelder that are not there are left out.
 */
export function packParcel(campaign: Campaign, draft: ParcelDraft): Campaign {
  const { world, system } = campaign;
  const { to, at, note, letters } = draft;
  const units = withCargo(draft.units, world.units);
  const index = new Map(units.map(({ id }, position) => [id, position]));
  const knowing = draft.knowledge.flatMap(({ party, no }) => {
    const known = world.knowledge[party]?.grossfelder[no];
    return known === undefined ? [] : [{ party, no, known }];
  });
  const keys = new Set([
    ...units.map(({ party }) => party),
    ...letters.map(({ from }) => from),
    ...knowing.map(({ party }) => party),
  ]);
  const number = nextNumber(campaign, to.campaign);
  const parcel: Parcel = {
    kind: 'parcel',
    system,
    from: ownAddress(campaign),
    to,
    number,
    note,
    parties: partiesIn(world, keys),
    units: units.map((unit) => asCrossing(unit, index)),
    letters,
    knowledge: knowing.map((one) => ({ ...one, known: asTold(one.known, keys) })),
  };
  const departed = units.map((unit): Departed => ({
    unit,
    field: fieldOfUnit(unit, world.units) ?? null,
  }));
  const rest = Object.entries(world.units).filter(([id]) => !index.has(id));
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
  return withRecord({ ...campaign, world: { ...world, units: Object.fromEntries(rest) } }, record);
}

/** The campaign with a parcel that was not sent unpacked: its units are back where they left from. */
export function unpackParcel(campaign: Campaign, id: string): Campaign {
  const record = campaign.parcels?.[id];
  if (record?.kind !== 'out' || record.state !== 'packed') return campaign;
  return withoutRecord(withUnitsBack(campaign, record).campaign, id);
}

/** True if a parcel was packed here: a copy of the campaign under another id must not send it, or it would be sent twice. */
export function isPackedHere({ id }: Pick<Campaign, 'id'>, { parcel }: OutgoingParcel): boolean {
  return parcel.from.campaign === id;
}

/** The campaign with a parcel marked as on its way, or as packed alone where its file was not written after all. */
export function withSent(campaign: Campaign, id: string, isSent = true): Campaign {
  const record = campaign.parcels?.[id];
  const [from, state] = isSent ? (['packed', 'sent'] as const) : (['sent', 'packed'] as const);
  return record?.kind === 'out' && record.state === from && isPackedHere(campaign, record)
    ? withRecord(campaign, { ...record, state })
    : campaign;
}

/**
 * The campaign with a parcel that is on its way called back. Its units stay away until the receiver says that he has not
 * taken them: only he knows.
 */
export function withRecalled(campaign: Campaign, id: string, recalled: string): Campaign {
  const record = campaign.parcels?.[id];
  return record?.kind === 'out' && record.state === 'sent' && isPackedHere(campaign, record)
    ? withRecord(campaign, { ...record, recalled })
    : campaign;
}

/** What calls a parcel back; undefined = it was not called back. */
export function recallOf({ parcel, recalled }: OutgoingParcel): ParcelRecall | undefined {
  return recalled === undefined ? undefined : { ...parcel, kind: 'recall', reason: recalled };
}
