import {
  cellOf,
  type Explained,
  fact,
  type RecordField,
  type RecordKind,
  type RecordPlace,
  type Settings,
  sum,
  type Words,
} from '../../../kernel';
import { settlementAt, type Unit, type World } from '../../../world';
import { UNIT_TABLE, type UnitType } from '../data';
import { objectionsTo } from '../rules/cast';
import { unitDue } from '../rules/economy/unitDues';
import { characterPoints } from '../rules/fight/characters';
import { leadersNeeded } from '../rules/leaders';
import { moonPoints } from '../rules/movement/allowance';
import { typeOfUnit } from '../rules/movement/plan';
import { minimumSizeOf } from '../rules/settings';
import { townValueLeft } from '../rules/structure/town';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../rules/transport';
import { raisingCost } from '../rules/units';
import { townIn } from '../views/town';

type Field = RecordField<World, Unit>;

/** Size below which units of a type only scout, with the GM's deviation (WW-5.1-10, WW-12.5-08). */
const minimumSize = (type: UnitType, settings: Settings): Explained => {
  const value = minimumSizeOf(type, settings);
  const printed = cellOf(settings, UNIT_TABLE, type.key, 'minimumSize');
  return printed?.value === value ? printed : fact('minimumSizeByGm', value, {}, 'WW-12.5-08');
};

/** What a unit has aboard, kg: units and gold (WW-5.1-40, WW-5.1-41). */
const loadOf = (
  unit: Unit,
  { world: { units }, settings }: RecordPlace<World>,
): readonly Explained[] => [
  ...Object.values(units)
    .filter(({ place }) => place.kind === 'aboard' && place.carrier === unit.id)
    .map((one) => cargoWeight(typeOfUnit(one), one.size, settings)),
  ...(unit.gold === undefined ? [] : [goldWeight(unit.gold, unit.id)]),
];

type FigureOf = (unit: Unit, place: RecordPlace<World>) => Explained | undefined;

const figure = (id: string, label: Words, of: FigureOf): Field => ({
  id,
  label,
  kind: 'number',
  figure: of,
});

/** A figure of a unit that is no person. */
const ofTroop = (
  id: string,
  label: Words,
  of: (type: UnitType, unit: Unit, settings: Settings) => Explained,
): Field =>
  figure(id, label, (unit, { settings }) =>
    unit.character === null ? of(typeOfUnit(unit), unit, settings) : undefined,
  );

/** A figure of a unit that can carry others. */
const ofCarrier = (
  id: string,
  label: Words,
  of: (capacity: Explained, unit: Unit, place: RecordPlace<World>) => Explained,
): Field =>
  figure(id, label, (unit, place) => {
    if (unit.character !== null) return undefined;
    const capacity = transportCapacity(typeOfUnit(unit), unit.size, place.settings);
    return capacity.value === 0 ? undefined : of(capacity, unit, place);
  });

/** Whose a unit is, its number, and what holds of soldiers and persons alike. */
const SHARED = {
  owner: { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner' },
  number: { id: 'number', label: ['Nr.', 'No.'], kind: 'number' },
  movementPoints: figure('movementPoints', ['BP/Mond', 'MP/moon'], (unit, { settings }) =>
    moonPoints(typeOfUnit(unit), unit.scout, settings),
  ),
  /** Per half-year, gold; of a unit whose party is gone as of a realm's (WW-5.1-31, WW-12.5-40). */
  upkeep: figure('upkeep', ['Unterhalt', 'Upkeep'], (unit, { world, settings }) =>
    unitDue(unit, world.parties[unit.party]?.kind ?? 'realm', settings),
  ),
} as const satisfies Readonly<Record<string, Field>>;

const owned = (unit: Unit) => ({ owner: unit.party, row: unit });

/** Units of all parties with what the rules make of them: movement, upkeep, price, leaders, cargo (WW-5.2-01). */
export const UNITS: RecordKind<World, Unit> = {
  id: 'unit',
  isListedApart: true,
  words: { many: ['Einheiten', 'Units'], empty: ['Noch keine Einheiten.', 'No units yet.'] },
  fields: [
    SHARED.number,
    SHARED.owner,
    SHARED.movementPoints,
    SHARED.upkeep,
    ofTroop('raisingCost', ['Rüstkosten', 'Raising cost'], (type, { size, leaders }, settings) =>
      raisingCost({ type, size, leaders }, settings),
    ),
    ofTroop('leadersNeeded', ['Nötige Heerführer', 'Leaders needed'], (type, { size }, settings) =>
      leadersNeeded(type, size, settings),
    ),
    ofTroop('minimumSize', ['Mindestgröße', 'Minimum size'], (type, _, settings) =>
      minimumSize(type, settings),
    ),
    ofTroop(
      'weight',
      ['Gewicht als Ladung (kg)', 'Weight as cargo (kg)'],
      (type, { size }, settings) => cargoWeight(type, size, settings),
    ),
    ofCarrier('capacity', ['Tragkraft (kg)', 'Capacity (kg)'], (capacity) => capacity),
    ofCarrier('load', ['Geladen (kg)', 'Loaded (kg)'], (_, unit, place) =>
      sum(...loadOf(unit, place)),
    ),
    ofCarrier('free', ['Noch frei (kg)', 'Still free (kg)'], (capacity, unit, place) =>
      freeCapacity(capacity, loadOf(unit, place)),
    ),
  ],
  rows: ({ units }) => Object.values(units).map(owned),
  objections: objectionsTo('unit'),
};

/** Good points a character gives the units he is with, without leading them (WW-7.2-06, WW-7.2-16). */
export const goodPoints = (
  unit: Unit,
  { world, settings }: Pick<RecordPlace<World>, 'world' | 'settings'>,
): Explained => {
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

/** Units that are persons with names: what holds of every unit, and their good points. */
export const CHARACTERS: RecordKind<World, Unit> = {
  id: 'character',
  isListedApart: true,
  words: { many: ['Charaktere', 'Characters'], empty: ['Noch keine Charaktere.', 'None yet.'] },
  fields: [
    {
      id: 'name',
      label: ['Name', 'Name'],
      kind: 'text',
      read: ({ character }) => character?.name ?? null,
    },
    SHARED.number,
    SHARED.owner,
    figure('goodPoints', ['Gutpunkte', 'Good points'], (unit, place) =>
      unit.character === null ? undefined : goodPoints(unit, place),
    ),
    SHARED.movementPoints,
    SHARED.upkeep,
  ],
  rows: ({ units }) =>
    Object.values(units)
      .filter(({ character }) => character !== null)
      .map(owned),
  objections: objectionsTo('character'),
};
