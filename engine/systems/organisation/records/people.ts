import { type Explained, fact, type RecordKind } from '../../../kernel';
import { freeRecordId, type RegionKey, type World } from '../../../world';
import { moneyFact } from '../rules/money';
import { byText } from '../rules/order';
import { calmAt, populationLimit, unitsAt, unrestAt } from '../rules/population';
import { removeUnit } from '../rules/units';
import { boardOf } from '../state/read';
import { entryOf } from '../state/entry';
import {
  type Organisation,
  type PopulationUnit,
  populationUnit,
  type SecretNote,
  secretNote,
} from '../state/types';
import { protectedMoney } from '../views/protected';
import { ownerOf, type Place, rowsOf, withOwner, withRow } from './owner';

/** Sum of an organisation in one region. */
interface Presence {
  /** Key of the region. */
  readonly id: RegionKey;
  readonly isSeat: boolean;
  /** True if others see somebody there: population, or advantages that are more than a note (OS-5.8-07, OS-20-03). */
  readonly isSeen: boolean;
}

/** Regions in which an organisation has anything, by key. */
function regionsOf({ seat, units, advantages, purses }: Organisation): readonly RegionKey[] {
  const rich = Object.keys(purses).filter((region) => (purses[region] ?? 0) > 0);
  const there = [...units, ...advantages].map(({ region }) => region);
  return [...new Set([seat, ...there, ...rich])].sort(byText);
}

function isSeen(own: Organisation, region: RegionKey): boolean {
  const isBuilt = own.advantages.some(
    (one) => one.region === region && one.intact + one.damaged > 0,
  );
  return isBuilt || unitsAt(own, region).length > 0;
}

/** A figure of what an organisation has in a region. */
const ofOwner =
  (figure: (own: Organisation, region: RegionKey, place: Place) => Explained) =>
  ({ id }: Presence, place: Place): Explained | undefined => {
    const own = ownerOf(place);
    return own && figure(own, id, place);
  };

/** Who is in which region with what (OS-20-02); of others, only that they are there (OS-20-03). */
export const PRESENCE: RecordKind<World, Presence> = {
  id: 'regions',
  words: { many: ['Regionen', 'Regions'], empty: ['Noch in keiner Region.', 'In no region yet.'] },
  rows: (world, settings) =>
    rowsOf(world, settings, (own) =>
      regionsOf(own).map((id) => ({
        id,
        isSeat: own.seat === id,
        isSeen: isSeen(own, id),
      })),
    ),
  fields: [
    {
      id: 'region',
      label: ['Region', 'Region'],
      kind: 'region',
      share: 0.24,
      audience: 'all',
      audienceOf: (row) => (row.isSeen ? 'all' : 'owner'),
      read: ({ id }) => id,
    },
    {
      id: 'organisation',
      label: ['Organisation', 'Organisation'],
      kind: 'owner',
      share: 0.2,
      audience: 'all',
      audienceOf: (row) => (row.isSeen ? 'all' : 'owner'),
    },
    { id: 'isSeat', label: ['Sitz', 'Seat'], kind: 'flag', share: 0.08 },
    ...(
      [
        ['calm', ['ruhig', 'calm'], 'calmUnits', calmAt],
        ['unrest', ['in Aufruhr', 'in unrest'], 'unrestUnits', unrestAt],
        ['units', ['Bevölkerung', 'population'], 'unitsThere', unitsAt],
      ] as const
    ).map(([id, label, name, unitsOf]) => ({
      id,
      label,
      kind: 'number' as const,
      share: 0.11,
      ...(id === 'units' ? { isOnPaper: true } : {}),
      figure: ofOwner((own, region) => fact(`organisation.${name}`, unitsOf(own, region).length)),
    })),
    {
      id: 'limit',
      label: ['Limit', 'limit'],
      kind: 'number',
      share: 0.1,
      figure: ofOwner((own, region, { world, settings }) =>
        populationLimit(own, region, boardOf(world), settings),
      ),
    },
    {
      id: 'purse',
      label: ['Geld', 'money'],
      kind: 'money',
      share: 0.12,
      figure: ofOwner(({ purses }, region) =>
        moneyFact('purse', entryOf(purses, region) ?? 0, { region }),
      ),
    },
    {
      id: 'protected',
      label: ['davon geschützt', 'protected'],
      kind: 'money',
      share: 0.13,
      figure: ofOwner((own, region, { settings }) => protectedMoney(own, region, settings)),
    },
  ],
};

/** Units of population, calm or in unrest (OS-2, OS-3). */
export const UNITS: RecordKind<World, PopulationUnit> = {
  id: 'units',
  words: {
    many: ['Bevölkerung', 'Population'],
    fresh: ['Neue Einheit', 'New unit'],
    empty: ['Noch keine Bevölkerung.', 'No population yet.'],
  },
  schema: populationUnit,
  rows: (world, settings) => rowsOf(world, settings, ({ units }) => units),
  put: (row, place) =>
    withOwner(place, (one) => ({
      ...one,
      lastUnit: Math.max(one.lastUnit, Number(row.id.slice(1))),
      units: withRow(one.units, row),
    })),
  remove: ({ id }, place) => withOwner(place, (one) => removeUnit(one, id)),
  blank: (place) => {
    const owner = ownerOf(place);
    if (owner === undefined) return undefined;
    const arrived = Math.max(0, ...owner.units.map((unit) => unit.arrived)) + 1;
    return { id: `u${String(owner.lastUnit + 1)}`, region: owner.seat, unrestSince: null, arrived };
  },
  named: ({ id }) => [`Einheit ${id}`, `Unit ${id}`],
  fields: [
    { id: 'id', label: ['Einheit', 'Unit'], kind: 'text', share: 0.3, isFixed: true },
    {
      id: 'region',
      label: ['Region', 'Region'],
      kind: 'region',
      share: 0.4,
    },
    {
      id: 'unrestSince',
      label: ['in Aufruhr seit Phase', 'in unrest since phase'],
      kind: 'turn',
      isOptional: true,
      none: ['ruhig', 'calm'],
      share: 0.3,
    },
  ],
};

/** Notes only the GM knows, and notes the organisation knows and nobody else. */
export const SECRETS: RecordKind<World, SecretNote> = {
  id: 'secrets',
  words: {
    many: ['Geheimnisse', 'Secrets'],
    fresh: ['Neues Geheimnis', 'New secret'],
    empty: ['Keine Geheimnisse.', 'No secrets.'],
  },
  schema: secretNote,
  rows: (world, settings) => rowsOf(world, settings, ({ secrets }) => secrets),
  put: (row, place) => withOwner(place, (one) => ({ ...one, secrets: withRow(one.secrets, row) })),
  remove: ({ id }, place) =>
    withOwner(place, (one) => ({
      ...one,
      secrets: one.secrets.filter((other) => other.id !== id),
    })),
  blank: (place) => {
    const secrets = ownerOf(place)?.secrets;
    return secrets && { id: freeRecordId('s', secrets), title: '', text: '', isOwn: false };
  },
  fields: [
    {
      id: 'title',
      label: ['Worum es geht', 'What it is about'],
      kind: 'text',
      share: 0.3,
      audienceOf: ({ isOwn }) => (isOwn ? 'owner' : 'gm'),
      isTelling: true,
    },
    {
      id: 'text',
      label: ['Was zu wissen ist', 'What there is to know'],
      kind: 'text',
      lines: 4,
      isOptional: true,
      share: 0.7,
      audienceOf: ({ isOwn }) => (isOwn ? 'owner' : 'gm'),
      isTelling: true,
    },
    {
      id: 'isOwn',
      label: ['Die Organisation weiß es', 'The organisation knows it'],
      kind: 'flag',
      share: 0,
      audience: 'gm',
    },
  ],
};
