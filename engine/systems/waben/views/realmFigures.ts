import type { FightUnit, Settings } from '../../../kernel';
import { grossfelderOf, type PartyKey, type Unit, type World } from '../../../world';
import { type Estate, estatesOf, NO_ESTATE } from '../rules/economy/estate';
import { landInhabitants } from '../rules/economy/urban';
import { boardOf } from '../rules/movement/board';
import { typeOfUnit } from '../rules/movement/plan';
import { townInhabitants, townValueLeft } from '../rules/structure/town';

/** Figures by which realms are compared, in the order in which they are shown; all whole numbers. */
export const REALM_FIGURES = [
  'fields',
  'people',
  'gold',
  'heads',
  'ships',
  'settlements',
  'buildingValue',
] as const;
export type RealmFigure = (typeof REALM_FIGURES)[number];

const total = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Inhabitants of the fields and of the finished settlements (WW-3.1-13, WW-4.2-03). */
const peopleOf = (estate: Estate, settings: Settings): number =>
  landInhabitants(estate, settings).value +
  total(estate.towns.map(({ town }) => townInhabitants(town, settings).value));

/**
 * Building value points of what stands: settlements less their damage, and structures on sides, which count for the
 * owner named first (WW-4.2-02, WW-4.3-06).
 */
const valueOf = (party: PartyKey, { towns, sides }: Estate, settings: Settings): number =>
  total(towns.map(({ town }) => townValueLeft(town, settings).value)) +
  total(sides.filter(({ owners }) => owners[0] === party).map(({ value }) => value));

const isFleet = (type: string): boolean => typeOfUnit({ type, character: null }).kind === 'fleet';

/** Which units count towards what is lost in fights. */
export const LOST_IN_FIGHTS = {
  heads: ({ unitType }: FightUnit) => !isFleet(unitType),
  ships: ({ unitType }: FightUnit) => isFleet(unitType),
} as const;

/** Heads under arms on land, and ships; leaders and characters count for neither (WW-5.1-09). */
const strengthOf = (
  units: readonly Unit[],
): Pick<Record<RealmFigure, number>, 'heads' | 'ships'> => {
  const armed = units.filter(({ character }) => character === null);
  const fleets = armed.filter((unit) => typeOfUnit(unit).kind === 'fleet');
  const ships = total(fleets.map(({ size }) => size));
  return { heads: total(armed.map(({ size }) => size)) - ships, ships };
};

/**
 * Possessions of every party, in figures that can be compared over the months: fields, inhabitants, gold in the
 * treasury and carried by units, heads, ships, finished settlements, building value points. One pass over the map.
 */
export function realmFigures(
  world: World,
  settings: Settings,
): Readonly<Record<PartyKey, Readonly<Record<RealmFigure, number>>>> {
  const { ground } = boardOf(world.map, settings);
  const estates = estatesOf(ground, grossfelderOf(world.map), world, settings);
  const units = Object.values(world.units);
  return Object.fromEntries(
    Object.values(world.parties).map(({ key, treasury }) => {
      const estate = estates.get(key) ?? NO_ESTATE;
      const own = units.filter(({ party }) => party === key);
      return [
        key,
        {
          fields: total([...estate.fields.values()]),
          people: peopleOf(estate, settings),
          gold: treasury + total(own.map(({ gold = 0 }) => gold)),
          ...strengthOf(own),
          settlements: estate.towns.length,
          buildingValue: Math.floor(valueOf(key, estate, settings)),
        },
      ];
    }),
  );
}
