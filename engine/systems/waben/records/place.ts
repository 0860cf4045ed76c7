import { readPosition } from '../../../hex';
import { latticeOn, type Place, type Unit, type UnitId, unitId, type World } from '../../../world';

type Standing = Pick<Unit, 'id' | 'party'>;

const ABOARD = /^(?:([a-z0-9]+)[\s:]*)?\((\d{3})\)$/i;

/** True if `carrier` is carried by the unit, by what it carries, and so on. */
function isCarriedBy(units: World['units'], carrier: UnitId, unit: UnitId): boolean {
  const seen = new Set<UnitId>();
  for (let id: UnitId | undefined = carrier; id !== undefined && !seen.has(id);) {
    if (id === unit) return true;
    seen.add(id);
    const place: Place | undefined = units[id]?.place;
    id = place?.kind === 'aboard' ? place.carrier : undefined;
  }
  return false;
}

/** Faults of a typed place. */
export type PlaceFault = 'place' | 'noCarrier' | 'carriesItself';

/** Sentences against places that were typed. */
export const PLACE_FAULTS = {
  place: [
    '„{{typed}}“ ist kein Ort auf der Karte; es bleibt beim Alten. Gib ein Feld wie 210/19, eine Seite wie 210/19(3) oder eine Einheit wie (301) ein.',
    '“{{typed}}” is no place on the map; nothing changed. Give a field such as 210/19, a side such as 210/19(3) or a unit such as (301).',
  ],
  noCarrier: [
    'Eine Einheit {{typed}} gibt es nicht; es bleibt beim Alten. Gib die Nummer einer Einheit ein, die tragen kann.',
    'There is no unit {{typed}}; nothing changed. Give the number of a unit that can carry.',
  ],
  carriesItself: [
    '{{typed}} wird selbst von dieser Einheit getragen; es bleibt beim Alten. Setz sie zuerst ab.',
    '{{typed}} is carried by this unit; nothing changed. Put it down first.',
  ],
} as const satisfies Readonly<Record<PlaceFault, readonly [string, string]>>;

/** The place of what was typed for a unit, or what is wrong with it. */
export function readPlace(
  typed: string,
  { id, party }: Standing,
  world: World,
): Place | PlaceFault {
  const [, owner = party, number] = ABOARD.exec(typed.trim()) ?? [];
  if (number !== undefined) {
    const carrier = unitId(owner.toLowerCase(), Number(number));
    if (world.units[carrier] === undefined) return 'noCarrier';
    return isCarriedBy(world.units, carrier, id) ? 'carriesItself' : { kind: 'aboard', carrier };
  }
  const position = readPosition(typed, latticeOn(world.map));
  return position.ok && position.value.kind !== 'aboard' ? position.value : 'place';
}
