import { settlementAt, type Unit, unitId, type World } from '../world';
import { typeOfUnit } from '../systems/waben/rules/movement/plan';
import { cargoWeight, transportCapacity } from '../systems/waben/rules/transport';

/** True if what a unit carries is not too heavy for it (WW-5.1-41). */
const isWithinCapacity = (world: World, carrier: Unit): boolean => {
  const aboard = Object.values(world.units).filter(
    ({ place }) => place.kind === 'aboard' && place.carrier === carrier.id,
  );
  const weight = aboard.reduce(
    (sum, unit) => sum + cargoWeight(typeOfUnit(unit), unit.size, {}).value,
    0,
  );
  return (
    aboard.length === 0 || weight <= transportCapacity(typeOfUnit(carrier), carrier.size, {}).value
  );
};

/** Rules of integrity that a world breaks (WW-11.1-03). */
export function integrityBroken(world: World): readonly string[] {
  const units = Object.values(world.units);
  const wrongUnits = units.flatMap((unit) => {
    const { id, party, number, size, leaders, character, place } = unit;
    const carrier = place.kind === 'aboard' ? world.units[place.carrier] : undefined;
    const checks: readonly (readonly [string, boolean])[] = [
      ['number', id === unitId(party, number)],
      ['size', character !== null || (Number.isInteger(size) && size >= 1)],
      ['leaders', character !== null || leaders >= 1],
      ['carrier', place.kind !== 'aboard' || (carrier !== undefined && carrier.id !== id)],
      ['cargo', isWithinCapacity(world, unit)],
    ];
    return checks.filter(([, isRight]) => !isRight).map(([name]) => `${id}: ${name}`);
  });
  const wrongParties = Object.values(world.parties)
    .filter(
      ({ key, capital }) => capital !== null && settlementAt(world.map, capital)?.owner !== key,
    )
    .map(({ key }) => `${key}: capital`);
  return [...wrongUnits, ...wrongParties];
}
