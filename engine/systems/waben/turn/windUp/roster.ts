import type { Explained } from '../../../../kernel';
import type { PartyKey, Unit, UnitId } from '../../../../world';
import { inOrderOfUnits } from '../../rules/movement/place';
import type { WabenTurn } from '../turn';

/** The units at the end of the turn while they are joined and disbanded. */
export interface Roster {
  readonly turn: WabenTurn;
  readonly units: Map<UnitId, Unit>;
}

/** The units as the roster has them now, by id. */
export function unitsNow({ units }: Roster): Readonly<Record<UnitId, Unit>> {
  return Object.fromEntries(units);
}

/** Units aboard another, in the order of evaluation. */
export function aboard({ units }: Roster, carrier: UnitId): readonly Unit[] {
  return [...units.values()]
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === carrier)
    .sort(inOrderOfUnits);
}

/** Credits gold to a party; nothing is booked that moves nothing. */
export function credit(
  { turn }: Roster,
  party: PartyKey,
  name: string,
  why: Explained,
  { place, unit }: { readonly place: string; readonly unit: UnitId },
): void {
  if (why.value === 0) return;
  turn.credits.push({ party, posting: { amount: why.value, name, why, place, about: { unit } } });
}
