import type { Explained, Finding, TurnEvent } from '../../../../kernel';
import type { PartyKey, Unit, UnitId } from '../../../../world';
import { inOrderOfUnits } from '../../rules/movement/place';
import { atEnd } from '../happening';
import type { Credit } from '../credit';
import type { TurnRun } from '../run';

/** The units at the end of the turn while they are joined and disbanded, and what came of it. */
export interface Roster {
  readonly run: TurnRun;
  readonly units: Map<UnitId, Unit>;
  readonly findings: Finding[];
  readonly events: TurnEvent[];
  readonly credits: Credit[];
}

/** The roster of a run after its march. */
export const rosterOf = (run: TurnRun): Roster => ({
  run,
  units: new Map(Object.entries(run.world.units)),
  findings: [],
  events: [],
  credits: [],
});

/** The run with the roster as it stands now. */
export const withRoster = ({ run, units, findings, events, credits }: Roster): TurnRun => ({
  ...run,
  world: { ...run.world, units: Object.fromEntries(units) },
  findings: [...run.findings, ...findings],
  events: [...run.events, ...events],
  credits: [...run.credits, ...credits],
});

/** The units as the roster has them now, by id. */
export const unitsNow = ({ units }: Roster): Readonly<Record<UnitId, Unit>> =>
  Object.fromEntries(units);

/** Units aboard another, in the order of evaluation. */
export const aboard = ({ units }: Roster, carrier: UnitId): readonly Unit[] =>
  [...units.values()]
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === carrier)
    .sort(inOrderOfUnits);

/** Something that happened at the end of the turn. */
export const happened = ({ run, events }: Roster, event: Omit<TurnEvent, 'time'>): void => {
  events.push(atEnd(run, event));
};

/** Gold that comes to a party; nothing is booked that moves nothing. */
export const credited = (
  { credits }: Roster,
  party: PartyKey,
  name: string,
  why: Explained,
  { place, unit }: { readonly place: string; readonly unit: UnitId },
): void => {
  if (why.value === 0) return;
  credits.push({ party, posting: { amount: why.value, name, why, place, about: { unit } } });
};
