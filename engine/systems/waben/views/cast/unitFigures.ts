import {
  type CastFigure,
  cellOf,
  type Explained,
  fact,
  type Settings,
  sum,
} from '../../../../kernel';
import { settlementAt, type Unit, type World } from '../../../../world';
import { UNIT_TABLE, type UnitType } from '../../data';
import { unitDue } from '../../rules/economy/unitDues';
import { characterPoints } from '../../rules/fight/characters';
import { leadersNeeded } from '../../rules/leaders';
import { moonPoints } from '../../rules/movement/allowance';
import { typeOfUnit } from '../../rules/movement/plan';
import { minimumSizeOf } from '../../rules/settings';
import { townValueLeft } from '../../rules/structure/town';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../../rules/transport';
import { raisingCost } from '../../rules/units';
import { townIn } from './town';

/** Size below which units of a type only scout, with the GM's deviation (WW-5.1-10, WW-12.5-08). */
const minimumSize = (type: UnitType, settings: Settings): Explained => {
  const value = minimumSizeOf(type, settings);
  const printed = cellOf(settings, UNIT_TABLE, type.key, 'minimumSize');
  return printed?.value === value ? printed : fact('minimumSizeByGm', value, {}, 'WW-12.5-08');
};

/** What a unit has aboard, kg: units and gold (WW-5.1-40, WW-5.1-41). */
const loadOf = (unit: Unit, { units }: World, settings: Settings): readonly Explained[] => [
  ...Object.values(units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === unit.id)
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings)),
  ...(unit.gold === undefined ? [] : [goldWeight(unit.gold, unit.id)]),
];

const carrying = (
  unit: Unit,
  type: UnitType,
  world: World,
  settings: Settings,
): readonly CastFigure[] => {
  const capacity = transportCapacity(type, unit.size, settings);
  if (capacity.value === 0) return [];
  const load = loadOf(unit, world, settings);
  return [
    { key: 'capacity', value: capacity },
    { key: 'load', value: sum(...load) },
    { key: 'free', value: freeCapacity(capacity, load) },
  ];
};

/** Upkeep per half-year, gold; of a unit whose party is gone as of a realm's (WW-5.1-31, WW-12.5-40). */
const upkeepOf = (unit: Unit, { parties }: World, settings: Settings): CastFigure => ({
  key: 'upkeep',
  value: unitDue(unit, parties[unit.party]?.kind ?? 'realm', settings),
});

/** What the rules say of a unit: points of movement per moon, upkeep, price, leaders, size, what it carries (WW-5.2-01). */
export const unitFigures = (
  world: World,
  id: string,
  settings: Settings,
): readonly CastFigure[] => {
  const unit = world.units[id];
  if (unit === undefined) return [];
  const type = typeOfUnit(unit);
  const movement: CastFigure = {
    key: 'movementPoints',
    value: moonPoints(type, unit.scout, settings),
  };
  if (unit.character !== null) return [movement, upkeepOf(unit, world, settings)];
  const { size, leaders } = unit;
  return [
    movement,
    upkeepOf(unit, world, settings),
    { key: 'raisingCost', value: raisingCost({ type, size, leaders }, settings) },
    { key: 'leadersNeeded', value: leadersNeeded(type, size, settings) },
    { key: 'minimumSize', value: minimumSize(type, settings) },
    { key: 'weight', value: cargoWeight(type, size, settings) },
    ...carrying(unit, type, world, settings),
  ];
};

/** Good points a character gives the units he is with, without leading them (WW-7.2-06, WW-7.2-16). */
export const goodPoints = (unit: Unit, world: World, settings: Settings): Explained => {
  if (unit.character === null) return fact('nothing', 0);
  const { name, status, seat, years = 0 } = unit.character;
  const settlement = seat === null ? undefined : settlementAt(world.map, seat);
  const seatValue =
    seat === null || settlement === undefined
      ? 0
      : townValueLeft(townIn(world, seat, settlement), settings).value;
  const facts = { unit: unit.number, name, status, years, isLeader: false, seatValue };
  return sum(...characterPoints([facts], settings));
};

/** What the rules say of a character: what holds of every unit, and his good points. */
export const characterFigures = (
  world: World,
  id: string,
  settings: Settings,
): readonly CastFigure[] => {
  const unit = world.units[id];
  if (unit?.character == null) return [];
  return [
    { key: 'goodPoints', value: goodPoints(unit, world, settings) },
    ...unitFigures(world, id, settings),
  ];
};
