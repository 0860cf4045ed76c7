import { DIRECTIONS, type FieldAddress, parseFieldAddress } from '../../../hex';
import type { Settings } from '../../../kernel';
import type { Alternatives, Line } from '../../../orders';
import {
  fieldOfUnit,
  latticeOf,
  ownerAt,
  type Party,
  type PartyKey,
  type Relation,
  type Settlement,
  settlementAt,
  type Unit,
  type World,
} from '../../../world';
import { SETTLEMENT_KEYS, UNIT_TYPES, type UnitType } from '../data';
import { rangeOf } from '../orders/check/numbers';
import { WORK_NAMES } from '../records/structures';
import { isMusterDue } from '../rules/calendar';
import { typeOfUnit } from '../rules/movement/plan';
import { minimumSizeOf } from '../rules/settings';
import { musterCapacity } from '../rules/structure/town';
import { DRAWN } from './drawn';
import { settlementStyles } from './settlements';

/** Whose orders are looked for, and where. */
interface Asked {
  readonly party: PartyKey;
  readonly field: FieldAddress;
  readonly world: World;
  readonly settings: Settings;
  /** Units of the party, in order of number (WW-0.2-07). */
  readonly units: readonly Unit[];
}

/** A line without an alternative; rows of units are the same in both languages. */
const one = (de: string, en = de): Alternatives => [[de, en]];

const codesOf = ({ number, party }: Unit, { world, settings }: Asked): readonly string[] =>
  DRAWN.codes(world, { party, name: String(number) }, settings).map(({ code }) => code);

/** The codes without an extension, and the first one with one: the others are written (WW-6.2-01, WW-6.2-04). */
function usualCodes(unit: Unit, asked: Asked): readonly string[] {
  const codes = codesOf(unit, asked);
  const [usual = ''] = codes;
  return codes.filter((code) => code.length === usual.length || code === `${usual}E`);
}

const isIn = ({ field, world }: Asked, unit: Unit): boolean =>
  fieldOfUnit(unit, world.units) === field;

/** What workers do where they stand: nothing, or a structure each of them begins (WW-6.2-15, WW-6.2-19). */
function workLines(number: string, { field }: Asked): readonly Alternatives[] {
  const works = ['GAR', 'BRG', 'STD', 'FST', 'MET'].map((kind) =>
    one(`${number} AB bauen ${kind} in ${field}`),
  );
  const sided = ['STR', 'BRÜ', 'WL', 'KAN'].map((kind) =>
    DIRECTIONS.map((side): Line => {
      const line = `${number} AB bauen ${kind} in ${field}(${String(side)})`;
      return [line, line];
    }),
  );
  return [one(`${number} AB inaktiv`), ...works, ...sided];
}

/** What units do where they stand: codes, joining each other, disbanding in an own settlement (WW-6.3-15, WW-5.1-36). */
function standingLines(asked: Asked): readonly Alternatives[] {
  const { field, units, world, party } = asked;
  const here = units.filter((unit) => isIn(asked, unit));
  const isAtHome = settlementAt(world.map, field)?.owner === party;
  return here.flatMap((unit, at) => {
    const number = String(unit.number);
    const others = here.slice(at + 1).filter(({ type }) => type === unit.type);
    return [
      ...usualCodes(unit, asked).map((code) => one(`${number} ${code}`)),
      ...(typeOfUnit(unit).properties.includes('work') ? workLines(number, asked) : []),
      ...others.map((other) =>
        one(
          `${number} zusammenlegen mit ${String(other.number)}`,
          `Merge ${number} with ${String(other.number)}`,
        ),
      ),
      ...(isAtHome && unit.character === null
        ? [one(`${number} auflösen in ${field}`, `Disband ${number} in ${field}`)]
        : []),
    ];
  });
}

/** Units of the fields beside it that can come here, with the code they have without an order. */
function arrivingLines(asked: Asked): readonly Alternatives[] {
  const { field, world, units } = asked;
  const lattice = latticeOf(world.map);
  const beside = new Set(DIRECTIONS.map((side) => lattice.neighbourOf(field, side)));
  return units
    .filter((unit) => beside.has(fieldOfUnit(unit, world.units) ?? undefined))
    .flatMap((unit) => {
      const [code] = codesOf(unit, asked);
      return code === undefined ? [] : [one(`${String(unit.number)} ${field} ${code}`)];
    });
}

/** Structures begun in a field, a settlement enlarged or made the capital (WW-4.1-33, WW-4.2-22, WW-4.2-25). */
function buildingLines({ field, world, party }: Asked): readonly Alternatives[] {
  const settlement = settlementAt(world.map, field);
  const towns = SETTLEMENT_KEYS.flatMap((key) => settlementStyles[key]?.name ?? []);
  const sided = Object.values(WORK_NAMES).map(([de, en]) =>
    DIRECTIONS.map((side): Line => {
      const place = `${field}(${String(side)})`;
      return [`Neubau ${de} in ${place}`, `New ${en.toLowerCase()} in ${place}`];
    }),
  );
  if (settlement === undefined)
    return [
      ...towns.map(({ de, en }) =>
        one(`Neubau ${de} in ${field}`, `New ${en.toLowerCase()} in ${field}`),
      ),
      ...sided,
    ];
  if (settlement.owner !== party) return sided;
  const isCapital = world.parties[party]?.capital === field;
  return [
    ...towns.map(({ de, en }) =>
      one(`Ausbau ${field} zu ${de}`, `Enlarge ${field} to ${en.toLowerCase()}`),
    ),
    ...(isCapital ? [] : [one(`Hauptstadt ${field}`, `Capital ${field}`)]),
    ...sided,
  ];
}

/** The first number of a type that no unit of the party has, a round hundred last (WW-5.1-03, WW-5.1-04). */
function freeNumber(type: UnitType, { units, settings }: Asked): number | undefined {
  const { from, to } = rangeOf(type, settings);
  const taken = new Set(units.map(({ number }) => number));
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const inOrder = from % 100 === 0 ? [...numbers.slice(1), from] : numbers;
  return inOrder.find((number) => !taken.has(number));
}

/** Types that are raised as units of their own; ships need a harbour (WW-5.1-25). */
const raisedIn = ({ harbours }: Settlement): readonly UnitType[] =>
  Object.values(UNIT_TYPES).filter(
    ({ kind }) => kind !== 'character' && (kind !== 'fleet' || harbours.length > 0),
  );

/** What an own settlement raises in a muster moon: new units of the least size, and as many more for those there (WW-5.1-20). */
function musterLines(asked: Asked): readonly Alternatives[] {
  const { field, world, party, settings, units } = asked;
  const settlement = settlementAt(world.map, field);
  if (settlement?.owner !== party || !isMusterDue(world.clock)) return [];
  if (musterCapacity({ settlement, damage: {} }, settings).value <= 0) return [];
  const raised = (number: number, type: UnitType): Alternatives => {
    const goods = `${String(minimumSizeOf(type, settings))}${type.key} in ${field}`;
    return one(`Rüstung ${String(number)}: ${goods}`, `Muster ${String(number)}: ${goods}`);
  };
  const own = units.filter((unit) => isIn(asked, unit) && unit.character === null);
  return [
    ...own.map((unit) => raised(unit.number, typeOfUnit(unit))),
    ...raisedIn(settlement).flatMap((type) => {
      const number = freeNumber(type, asked);
      return number === undefined ? [] : [raised(number, type)];
    }),
  ];
}

/** The round sum of gold a line has until another one is written. */
const GOLD = 1000;

const RELATION_LINES: readonly (readonly [Relation, (name: string) => Alternatives])[] = [
  ['alliance', (name) => one(`Bündnis mit ${name}`, `Alliance with ${name}`)],
  ['peace', (name) => one(`Frieden mit ${name}`, `Peace with ${name}`)],
  ['passage', (name) => one(`Durchzug für ${name}`, `Passage for ${name}`)],
  ['enemy', (name) => one(`Krieg gegen ${name}`, `War against ${name}`)],
];

/** What a realm declares to another one, whose land it is, and what it pays it (WW-8.2-35, WW-3.2-06). */
function foreignLines({ party, world }: Asked, { key, name }: Party): readonly Alternatives[] {
  const now = world.parties[party]?.relations[key];
  const relations = RELATION_LINES.flatMap(([relation, lineOf]) =>
    relation === now ? [] : [lineOf(name)],
  );
  const gold = `${String(GOLD)} GS`;
  return [...relations, one(`Zahlung an ${name}: ${gold}`, `Payment to ${name}: ${gold}`)];
}

/** Lines a realm may write about a field: its units there and beside it, what it builds and raises, what it tells its owner. */
export function candidatesAt(
  place: string,
  party: PartyKey,
  world: World,
  settings: Settings,
): readonly Alternatives[] {
  const field = parseFieldAddress(place);
  if (field === undefined) return [];
  const units = Object.values(world.units)
    .filter((unit) => unit.party === party)
    .toSorted((a, b) => a.number - b.number);
  const asked: Asked = { party, field, world, settings, units };
  const owner = ownerAt(world.map, field) ?? null;
  const other = owner === null || owner === party ? undefined : world.parties[owner];
  return [
    ...standingLines(asked),
    ...arrivingLines(asked),
    ...musterLines(asked),
    ...(owner === party ? buildingLines(asked) : []),
    ...(other === undefined ? [] : foreignLines(asked, other)),
  ];
}
