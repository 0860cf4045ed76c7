import { newParty } from '../blank';
import type { Campaign } from '../campaign';
import { terrainAt } from '../fields';
import type { PartyKey } from '../grossfeld';
import { fieldOfUnit } from '../unit-place';
import {
  type Party,
  type Place,
  type Unit,
  UNIT_NUMBERS,
  unitId,
  type UnitId,
  type World,
} from '../world';
import { borderFields } from './border';
import type { Departed, OutgoingParcel, Parcel } from './parcel';

/** A number no unit of the party has: the one wanted, else the next above in its hundred, else the first of all. */
export function freeUnitNumber(units: World['units'], party: PartyKey, wanted: number): number {
  const firstFrom = (from: number, to: number): number | undefined => {
    for (let number = from; number <= to; number += 1)
      if (units[unitId(party, number)] === undefined) return number;
    return undefined;
  };
  const { from, to } = UNIT_NUMBERS;
  const end = Math.min(Math.floor(wanted / 100) * 100 + 99, to);
  // Beyond all numbers of units the file refuses it; under a number in use it would replace another.
  return firstFrom(wanted, end) ?? firstFrom(from, to) ?? firstFrom(to + 1, Infinity) ?? wanted;
}

/** A party made of what a parcel says of it, under the first colour that is not in use. */
export function partyOfParcel(
  parties: World['parties'],
  key: PartyKey,
  { name, kind, article }: Parcel['parties'][PartyKey],
): Party {
  const used = new Set(Object.values(parties).map(({ colour }) => colour));
  let colour = 0;
  while (used.has(colour)) colour += 1;
  return newParty({ key, colour, name, kind, ...(article === undefined ? {} : { article }) });
}

/**
 * The campaign with the units of one of its parcels where they left from, and their ids: aboard of their carrier where it
 * is in the field they left, else in that field, and at the border of the map where the field is not on it any more; under
 * another number where theirs was given anew. A party that is gone comes back with its name alone.
 */
export function withUnitsBack(
  campaign: Campaign,
  { parcel, departed }: Pick<OutgoingParcel, 'parcel' | 'departed'>,
): { readonly campaign: Campaign; readonly returned: readonly UnitId[] } {
  const { world } = campaign;
  const units: Record<UnitId, Unit> = { ...world.units };
  const parties: Record<PartyKey, Party> = { ...world.parties };
  const names = new Map<UnitId, UnitId>();
  for (const { unit, field } of departed) {
    const { party } = unit;
    const described = parcel.parties[party];
    if (parties[party] === undefined && described !== undefined)
      parties[party] = partyOfParcel(parties, party, described);
    const number = freeUnitNumber(units, party, unit.number);
    const id = unitId(party, number);
    names.set(unit.id, id);
    units[id] = {
      ...unit,
      id,
      number,
      place: placeBack(unit.place, field, names, units, world.map),
    };
  }
  return {
    campaign: { ...campaign, world: { ...world, units, parties } },
    returned: departed.map(({ unit }) => names.get(unit.id) ?? unit.id),
  };
}

const placeBack = (
  place: Place,
  field: Departed['field'],
  names: ReadonlyMap<UnitId, UnitId>,
  units: World['units'],
  map: World['map'],
): Place => {
  const isLost = field !== null && terrainAt(map, field) === undefined;
  const [border] = isLost ? borderFields(map) : [];
  if (place.kind !== 'aboard')
    return border === undefined ? place : { kind: 'field', field: border };
  const carrier = names.get(place.carrier) ?? place.carrier;
  const bearer = units[carrier];
  const isThere = bearer !== undefined && (fieldOfUnit(bearer, units) ?? null) === field;
  // Who carries it came back with it, and so to the same place.
  if (isThere || names.has(place.carrier) || field === null) return { kind: 'aboard', carrier };
  return { kind: 'field', field: border ?? field };
};
