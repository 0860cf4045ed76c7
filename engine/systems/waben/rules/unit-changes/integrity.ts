import type { Finding, Params, Settings } from '../../../../kernel';
import { fieldOfUnit, type Party, type Unit, type World } from '../../../../world';
import { finding } from '../../orders/finding';
import type { Lattice } from '../../../../hex';
import { inOrderOfUnits } from '../movement/place';
import { typeOfUnit } from '../movement/plan';
import { cargoWeight, transportCapacity } from '../transport';
import { ownSettlementAt } from './places';

/** Inconsistency of one record of the world, and its figures. */
interface Flaw {
  readonly reason: string;
  readonly about?: Params;
}

/** A world ready to be looked through: who is aboard whom, and the map. */
interface Inspection {
  readonly world: World;
  readonly lattice: Lattice;
  readonly settings: Settings;
  readonly passengers: ReadonlyMap<string, readonly Unit[]>;
}

const NUMBERS = { from: 100, to: 999 } as const;

const passengersOf = ({ units }: World): ReadonlyMap<string, readonly Unit[]> => {
  const passengers = new Map<string, Unit[]>();
  for (const unit of Object.values(units)) {
    if (unit.place.kind !== 'aboard') continue;
    const aboard = passengers.get(unit.place.carrier);
    if (aboard === undefined) passengers.set(unit.place.carrier, [unit]);
    else aboard.push(unit);
  }
  return passengers;
};

/** Every unit is on a field, a side or aboard exactly one unit that is somewhere. */
const placeFlaw = (unit: Unit, { world, lattice }: Inspection): Flaw | undefined => {
  const field = fieldOfUnit(unit, world.units);
  if (field === undefined) return { reason: 'carrier' };
  return lattice.cellOf(field) === undefined
    ? { reason: 'place', about: { place: field } }
    : undefined;
};

const KG_PER_TONNE = 1000;

/** Cargo within capacity; characters and what rides with an army that carries nothing weigh nothing. */
const loadFlaw = (unit: Unit, { settings, passengers }: Inspection): Flaw | undefined => {
  const aboard = passengers.get(unit.id) ?? [];
  const weights = aboard
    .filter(({ character }) => character === null)
    .map((cargo) => cargoWeight(typeOfUnit(cargo), cargo.size, settings).value);
  const weight = weights.reduce((sum, kg) => sum + kg, unit.gold ?? 0);
  if (weight === 0) return undefined;
  const capacity = transportCapacity(typeOfUnit(unit), unit.size, settings).value;
  const about = { weight: weight / KG_PER_TONNE, capacity: capacity / KG_PER_TONNE };
  return weight > capacity ? { reason: 'load', about } : undefined;
};

const strengthFlaws = ({ character, size, leaders }: Unit): readonly Flaw[] =>
  character !== null
    ? []
    : [...(size < 1 ? [{ reason: 'size' }] : []), ...(leaders < 1 ? [{ reason: 'leaders' }] : [])];

const unitFlaws = (unit: Unit, inspection: Inspection): readonly Flaw[] => [
  ...(unit.number < NUMBERS.from || unit.number > NUMBERS.to ? [{ reason: 'number' }] : []),
  ...(Object.hasOwn(inspection.world.parties, unit.party) ? [] : [{ reason: 'party' }]),
  ...strengthFlaws(unit),
  ...[placeFlaw(unit, inspection), loadFlaw(unit, inspection)].filter((flaw) => flaw !== undefined),
];

const partyFlaws = (party: Party, { world, settings }: Inspection): readonly Flaw[] => {
  const stored = Object.values(party.storage ?? {}).reduce((sum, gold) => sum + gold, 0);
  const { capital } = party;
  const isSeated =
    capital === null || ownSettlementAt(world.map, capital, party.key, settings) !== undefined;
  return [
    ...(stored > party.treasury
      ? [{ reason: 'storage', about: { stored, gold: party.treasury } }]
      : []),
    ...(isSeated ? [] : [{ reason: 'capital', about: { place: capital } }]),
  ];
};

/**
 * Inconsistencies of the world at the start of a turn (WW-11.1-03): units in order, then parties by key. Nothing is
 * changed; the turn runs with it as it is.
 */
export function integrityFindings(
  world: World,
  lattice: Lattice,
  settings: Settings,
): readonly Finding[] {
  const inspection = { world, lattice, settings, passengers: passengersOf(world) };
  const findingOf = (party: string, unit: number | undefined, { reason, about }: Flaw): Finding =>
    finding('F-WORLD-FLAW', party, {
      ...(unit === undefined ? {} : { unit }),
      about: { ...about, reason },
    });
  return [
    ...Object.values(world.units)
      .sort(inOrderOfUnits)
      .flatMap((unit) =>
        unitFlaws(unit, inspection).map((flaw) => findingOf(unit.party, unit.number, flaw)),
      ),
    ...Object.keys(world.parties)
      .sort()
      .flatMap((key) => {
        const party = world.parties[key];
        return party === undefined
          ? []
          : partyFlaws(party, inspection).map((flaw) => findingOf(key, undefined, flaw));
      }),
  ];
}
