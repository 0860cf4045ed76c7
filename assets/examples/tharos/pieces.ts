import {
  blankWork,
  type MapLabel,
  type Party,
  type PartyKey,
  type Unit,
  type UnitId,
  unitId,
  type Work,
  type WorkId,
} from '../../../engine';
import { labels } from './data/labels';
import { type RealmEntry, realms } from './data/realms';
import { type CharacterEntry, type UnitEntry, units } from './data/units';
import { readField, readPlace } from './notation';

const party = ({ capital, ...entry }: RealmEntry): Party => ({
  ...entry,
  kind: 'realm',
  capital: readField(capital),
});

const character = ({ seat, ...entry }: CharacterEntry): Unit['character'] => ({
  ...entry,
  seat: seat === null ? null : readField(seat),
});

const unit = (entry: UnitEntry): Unit => ({
  id: unitId(entry.party, entry.number),
  party: entry.party,
  number: entry.number,
  type: entry.type,
  size: entry.size,
  leaders: entry.leaders,
  place: readPlace(entry.at, entry.party),
  raised: entry.raised === undefined ? {} : { [entry.raised]: entry.size },
  scout: entry.scout ?? false,
  order: entry.order,
  morale: 0,
  character: entry.character === undefined ? null : character(entry.character),
});

/** The realms of the example. */
export const tharosParties = (): Readonly<Record<PartyKey, Party>> =>
  Object.fromEntries(realms.map((entry) => [entry.key, party(entry)]));

/** The units of all realms at the start of the turn. */
export const tharosUnits = (): Readonly<Record<UnitId, Unit>> =>
  Object.fromEntries(units.map(unit).map((entry) => [entry.id, entry]));

/** The lettering of the map. */
export const tharosLabels = (): Readonly<Record<string, MapLabel>> =>
  Object.fromEntries(labels.map((label) => [label.id, label]));

/**
 * Structures of whose keeping there is more to say than the map tells: Valdrun alone built the road over the border
 * at 001/26, so Tharos does not pay for it (WW-4.3-06, WW-8.3-24).
 */
export const tharosWorks = (): Readonly<Record<WorkId, Work>> => {
  const road: Work = { ...blankWork('road', readField('001/26'), 2, 5), owners: ['val'] };
  return { [road.id]: road };
};
