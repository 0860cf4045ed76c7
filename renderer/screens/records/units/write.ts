import type { Campaign, Unit, UnitId } from '../../../../engine';
import {
  changed,
  type Change,
  type Column,
  type FieldValue,
  refused,
  type RegisterPlace,
} from '../../../model/records/register';
import { placeWords, readUnitPlace } from '../roster/place';

/** Writes one field of a unit; nothing takes it out. */
export const writeUnit = (key: keyof Unit) => (row: Pick<Unit, 'id'>, value: unknown) =>
  changed(({ world }) => {
    const unit = world.units[row.id];
    if (unit === undefined) return;
    if (value === null || value === undefined) Reflect.deleteProperty(unit, key);
    else Object.assign(unit, { [key]: value });
  });

/** Writes a whole number that is not negative. */
export const writeCount =
  (key: keyof Unit) =>
  (row: Unit, value: FieldValue): ReturnType<NonNullable<Column<Unit>['edit']>> =>
    typeof value === 'number' && value < 0
      ? refused('cast:refused.negative', { typed: value, field: String(row.number) })
      : writeUnit(key)(row, value === 0 && (key === 'gold' || key === 'unpaid') ? null : value);

/** Writes where a unit is; it did not march there. */
const moved = (id: UnitId, place: Unit['place']): Change =>
  changed(({ world }) => {
    const unit = world.units[id];
    if (unit === undefined) return;
    unit.place = place;
    delete unit.cameFrom;
    delete unit.arrived;
  });

/** The column of a unit's place, as orders write it. */
export const PLACE_COLUMN: Column<Unit> = {
  id: 'place',
  text: 'roster:unit.place',
  kind: 'text',
  width: [88, 1],
  hint: 'roster:unit.placeHint',
  value: placeWords,
  edit: (row, value, { campaign }) => {
    const read = readUnitPlace(String(value), row, campaign);
    return read.kind === 'refused' ? read : moved(row.id, read.place);
  },
};

/** What a unit carries, in order of number. */
export const passengersOf = ({ id }: Pick<Unit, 'id'>, { world }: Campaign): readonly Unit[] =>
  Object.values<Unit>(world.units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === id)
    .sort((a, b) => a.number - b.number);

/** Who carries whom, found once for a world. */
const CARRIED = new WeakMap<Campaign['world']['units'], ReadonlyMap<UnitId, readonly Unit[]>>();

const carriedIn = (units: Campaign['world']['units']): ReadonlyMap<UnitId, readonly Unit[]> => {
  const carried = new Map<UnitId, Unit[]>();
  for (const unit of Object.values<Unit>(units)) {
    if (unit.place.kind !== 'aboard') continue;
    const { carrier } = unit.place;
    const others = carried.get(carrier);
    if (others === undefined) carried.set(carrier, [unit]);
    else others.push(unit);
  }
  return carried;
};

/** What a unit carries, in words; quick for every unit of a world. */
export const cargoWords = (row: Unit, { campaign }: RegisterPlace): string => {
  const { units } = campaign.world;
  const carried = CARRIED.get(units) ?? carriedIn(units);
  CARRIED.set(units, carried);
  return (carried.get(row.id) ?? [])
    .map(({ id }) => placeWords({ party: row.party, place: { kind: 'aboard', carrier: id } }))
    .join(', ');
};
