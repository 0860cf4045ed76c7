import {
  type Campaign,
  formatSide,
  type Lattice,
  latticeOf,
  readPosition,
  type Unit,
  type UnitId,
  unitId,
  type World,
  type WorldMap,
} from '../../../../engine';
import { refused, type Refusal } from '../../../model/records/register';

/** Maps never change: the neighbours of one hold as long as it does. */
const LATTICES = new WeakMap<WorldMap, Lattice>();

/** The neighbours on a map, worked out once. */
export const latticeOn = (map: WorldMap): Lattice => {
  const known = LATTICES.get(map) ?? latticeOf(map);
  LATTICES.set(map, known);
  return known;
};

/** A place as it is written: `210/19`, `210/19(3)`, `(301)` aboard an own unit, `val (301)` aboard another's. */
export const placeWords = ({ party, place }: Pick<Unit, 'party' | 'place'>): string => {
  if (place.kind === 'field') return place.field;
  if (place.kind === 'side') return formatSide(place);
  const at = place.carrier.lastIndexOf(':');
  const owner = place.carrier.slice(0, at);
  const number = `(${place.carrier.slice(at + 1)})`;
  return owner === party ? number : `${owner} ${number}`;
};

const ABOARD = /^(?:([a-z0-9]+)[\s:]*)?\((\d{3})\)$/i;

/** True if `carrier` is carried by the unit, by what it carries, and so on. */
const isCarriedBy = (units: World['units'], carrier: UnitId, unit: UnitId): boolean => {
  const seen = new Set<UnitId>();
  for (let id: UnitId | undefined = carrier; id !== undefined && !seen.has(id);) {
    if (id === unit) return true;
    seen.add(id);
    const place: Unit['place'] | undefined = units[id]?.place;
    id = place?.kind === 'aboard' ? place.carrier : undefined;
  }
  return false;
};

type ReadPlace = { readonly kind: 'read'; readonly place: Unit['place'] } | Refusal;

/** The place of what was typed for a unit; a refusal says what is wrong with it. */
export const readUnitPlace = (
  typed: string,
  { id, party }: Pick<Unit, 'id' | 'party'>,
  { world }: Campaign,
): ReadPlace => {
  const [, owner = party, number] = ABOARD.exec(typed.trim()) ?? [];
  if (number !== undefined) {
    const carrier = unitId(owner.toLowerCase(), Number(number));
    if (world.units[carrier] === undefined)
      return refused('roster:refused.noCarrier', { carrier: typed.trim() });
    return isCarriedBy(world.units, carrier, id)
      ? refused('roster:refused.carriesItself', { carrier: typed.trim() })
      : { kind: 'read', place: { kind: 'aboard', carrier } };
  }
  const position = readPosition(typed, latticeOn(world.map));
  return position.ok && position.value.kind !== 'aboard'
    ? { kind: 'read', place: position.value }
    : refused('roster:refused.place', { typed: typed.trim() });
};
