import { type FieldAddress, grossfeldOf, kleinfeldOf } from '../../../hex';
import { folded, named, namedAll, type Named } from '../../../orders';
import { memoizeByObject, type Settings } from '../../../kernel';
import { ownerAt, terrainAt, type World } from '../../../world';
import { armyName } from '../records/armies';
import { monthOf } from '../rules/calendar';
import { courierCheck } from '../rules/courier';
import { secretLimit } from '../rules/armies/secret';
import { traderWay } from '../rules/armies/traders';
import { countedSteps, lawfulWay, rangeOf } from '../rules/armies/way';
import { fieldsBeside, isCoastal } from '../rules/land';
import { groundOf } from '../state/ground';
import { stateOf } from '../state/keep';
import type { Book } from './book';
import type { Holdings, Objection, OwnUnit } from './holdings';
import { type Coord, kindIn, kindOfUnit, type Move, type UnitName } from './order';
import { isOpen } from './open';
import { coordAsWritten, coordFor } from './own-addresses';
import { cellOfCoord, coordOfField, fieldOfCoord } from './places';
import { trialOf } from './trial';
import { SAME_FOR_ALL } from './vocabulary';

const isCarried = ({ carrier }: { readonly carrier: string }): boolean => carrier !== '';

/** The realms another one knows by name: a name it has only heard of means nothing to its letters (PI-05-171). */
function namedTo(world: World, party: string): World['parties'] {
  const known = new Set(
    stateOf(world).contacts.flatMap(({ owner, other }) => (owner === party ? [other] : [])),
  );
  return Object.fromEntries(
    Object.entries(world.parties).filter(([key]) => key === party || known.has(key)),
  );
}

/** Titles before the name of a ruler. */
const TITLE =
  /^(?:groß)?(?:könig|kaiser|fürst|graf|gräfin|herzog|zar|sultan|emir|king|queen|emperor|empress|lord|lady|duke|duchess|prin[cz])/iu;

/** Realms by their names and those of their rulers: letters go to Otho as well as to the Westmark. */
function withRulers(parties: World['parties']): readonly Named[] {
  return namedAll(parties).map((realm) => {
    const ruler = parties[realm.key]?.ruler ?? '';
    const first = ruler.split(' ').find((word) => !TITLE.test(word)) ?? '';
    const own = [ruler, first].map(folded).filter((one) => one !== '');
    return { ...realm, folds: [...realm.folds, ...own] };
  });
}

/** True for cities a realm with a map of its own has seen. */
function isOnMap({ knowledge }: World, party: string, field: FieldAddress): boolean {
  const { chart, grossfelder } = knowledge[party] ?? {};
  const seen = grossfelder?.[grossfeldOf(field)]?.settlements[kleinfeldOf(field) - 1];
  return chart === undefined || seen !== undefined;
}

/** True for fields in Großfelder that lie on the map of a realm: it knows what they touch. */
function isPlaced({ knowledge }: World, party: string, field: FieldAddress): boolean {
  const { chart, grossfelder } = knowledge[party] ?? {};
  const { level = [] } = grossfelder?.[grossfeldOf(field)] ?? {};
  return chart === undefined || level.some((one) => one > 0);
}

/** True for fields a realm knows, all where it has no map of its own. */
function isKnownTo({ knowledge }: World, party: string, field: FieldAddress): boolean {
  const { chart, grossfelder } = knowledge[party] ?? {};
  const level = grossfelder?.[grossfeldOf(field)]?.level[kleinfeldOf(field) - 1] ?? 0;
  return chart === undefined || level > 0;
}

/** What the rules say against an order, as far as it tells nothing of fields its realm does not know (GM-20). */
const tellable =
  (world: World, party: string) =>
  ({ at = '' }: Objection): boolean => {
    const field = fieldOfCoord(at);
    return field === undefined || isKnownTo(world, party, field);
  };

/** What the names in a letter of a realm can mean. */
export function bookOf(world: World, party: string): Book {
  const { cities } = stateOf(world);
  const { month, year } = monthOf(world.clock.turn);
  const { name = party, ruler = '' } = world.parties[party] ?? {};
  const chart = world.knowledge[party]?.chart;
  const town = ({ id, name: called }: (typeof cities)[number]) =>
    called === '' ? [] : [named(coordFor(chart, id), called)];
  return {
    nouns: {
      ...SAME_FOR_ALL,
      city: cities.filter(({ owner }) => owner === party).flatMap(town),
      foreignCity: cities
        .filter(({ owner, id }) => owner !== party && isOnMap(world, party, id))
        .flatMap(town),
      unit: [...unitsOf(world, party).keys()].map((name) => named(name, name)),
      party: withRulers(chart === undefined ? world.parties : namedTo(world, party)),
    },
    writer: party,
    realm: [name, ruler].filter((one) => folded(one) !== ''),
    ...(chart === undefined ? {} : { chart }),
    month,
    year,
  };
}

/** Armies and traders of a realm by what letters call them. */
function unitsOf(world: World, party: string): ReadonlyMap<UnitName, OwnUnit> {
  const { armies, traders } = stateOf(world);
  const own = armies.filter(({ owner }) => owner === party);
  const fields = new Map(own.map((army) => [armyName(army), army.field]));
  return new Map([
    ...own.map((army): [UnitName, OwnUnit] => [
      armyName(army),
      {
        field: coordOfField(
          isCarried(army) ? (fields.get(army.carrier) ?? army.field) : army.field,
        ),
        size: army.strength,
        isStationed: army.isStationed,
        carrier: army.carrier,
      },
    ]),
    ...traders
      .filter(({ owner }) => owner === party)
      .map(({ number, field }): [UnitName, OwnUnit] => [
        `H ${String(number)}`,
        { field: coordOfField(field), size: 0, isStationed: false, carrier: '' },
      ]),
  ]);
}

/** A move by the GM's map as far as it is lawful, what it costs of which range; undefined for units unknown to the rules. */
export function wayOfMove(
  world: World,
  party: string,
  settings: Settings,
  { path, unit, isSecret, aboard, landsFrom }: Move,
  own: Pick<OwnUnit, 'field'>,
) {
  const ground = groundOf(world, settings);
  const cells = [own.field, ...path].map((coord) => cellOfCoord(ground, coord));
  const kind = kindOfUnit(unit);
  if (kindIn(unit) === 'H') {
    const way = traderWay(settings, { ground, realm: party, isKnown: () => true }, cells);
    return { ...way, ground, cost: way.length };
  }
  if (kind === undefined) return undefined;
  const special = { boards: aboard !== '', lands: landsFrom !== '' };
  const way = lawfulWay(ground, settings, { realm: party, kind, isSecret }, cells, special);
  const cost = countedSteps(settings, way.steps);
  return { ...way, ground, cost, range: rangeOf(settings, kind, way) };
}

/** What ends a move before its last field; undefined = it is lawful. */
export function stopOf({ path }: Move, way: ReturnType<typeof wayOfMove>): Objection | undefined {
  if (way?.stop === undefined) return undefined;
  const { code, at: cell } = way.stop;
  const at = cell < 0 ? path.at(-1) : coordOfField(way.ground.lattice.addressOf(cell));
  return at === undefined ? { code } : { code, at };
}

/** Why the path of a unit ends before its last field; at fields the realm does not know, the turn alone shows it. */
const wayIn =
  (world: World, party: string, settings: Settings): Holdings['wayOf'] =>
  (move, own): Objection | undefined => {
    const stop = stopOf(move, wayOfMove(world, party, settings, move, own));
    return stop !== undefined && tellable(world, party)(stop) ? stop : undefined;
  };

function readHoldings(world: World, party: string, settings: Settings): Holdings {
  const state = stateOf(world);
  const realm = state.realms.find(({ owner }) => owner === party);
  const { name = party, ruler = '' } = world.parties[party] ?? {};
  const field = (coord: Coord) => fieldOfCoord(coord);
  const isKnownCity = (city: FieldAddress): boolean =>
    ownerAt(world.map, city) === party || isOnMap(world, party, city);
  return {
    isMuster: monthOf(world.clock.turn).role === 'muster',
    isOpen: (kind) => isOpen(settings, world.clock.turn, kind),
    units: unitsOf(world, party),
    cities: new Map(
      state.cities
        .filter(({ owner }) => owner === party)
        .map(({ id, name: called, isTrade, isFortified }) => [
          coordOfField(id),
          { name: called, isPort: isCoastal(world.map, id), isTrade, isFortified },
        ]),
    ),
    near: (coord) => {
      const at = field(coord);
      return at === undefined
        ? []
        : fieldsBeside(world.map, at)
            .filter((one) => isPlaced(world, party, one))
            .map(coordOfField);
    },
    hasField: (coord) => {
      const at = field(coord);
      return at !== undefined && terrainAt(world.map, at) !== undefined;
    },
    asWritten: (coord) => coordAsWritten(world.knowledge[party]?.chart, coord),
    realm: party,
    contacted: new Set(
      state.contacts.filter(({ owner }) => owner === party).map(({ other }) => other),
    ),
    espionage: realm?.spy ?? 0,
    secretArmies:
      realm === undefined ? 0 : secretLimit(settings, realm.spy, realm.experience).value,
    names: [name, ruler].filter((one) => folded(one) !== ''),
    courier: (order) => courierCheck(settings, order, [name, ruler]),
    wayOf: wayIn(world, party, settings),
    objections: (orders) =>
      trialOf(world, party, settings, orders, false, isKnownCity)?.entries.map(({ objections }) =>
        objections.filter(tellable(world, party)),
      ) ?? [],
  };
}

const usual = memoizeByObject((_: World) => new Map<string, Holdings>());

/** The GM's books of a realm, as far as its letters are held against them; without settings found once for every world. */
export function holdingsOf(world: World, party: string, settings?: Settings): Holdings {
  if (settings !== undefined) return readHoldings(world, party, settings);
  const known = usual(world);
  const books = known.get(party) ?? readHoldings(world, party, {});
  known.set(party, books);
  return books;
}
