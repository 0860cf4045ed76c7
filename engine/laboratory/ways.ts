import {
  type Cell,
  DIRECTIONS,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  type Lattice,
  parseFieldAddress,
} from '../hex';
import { hexGameOf, type RuleSystem, type Settings } from '../kernel';
import {
  fieldDistance,
  latticeOn,
  neighboursOfField,
  type PartyKey,
  type RealmView,
  realmView,
  type World,
} from '../world';
import type { Random } from './random';

/** Steps of a way that is drawn; what goes beyond a unit's means the rules cut off. */
const STEPS = 4;
/** How far a player looks for something to take, in fields. */
const SIGHT = 300;

/** The map as a party knows it, for ways of its units. */
export interface Places {
  readonly lattice: Lattice;
  readonly isWater: (field: FieldAddress) => boolean | undefined;
  /** True where the party knows of land of another one with which it is not at peace. */
  readonly isPrey: (field: FieldAddress) => boolean;
}

const PEACEFUL: readonly (string | undefined)[] = ['peace', 'alliance'];

/** What a party knows of the map: nothing beyond its view. */
export function placesOf(game: RuleSystem<World>, world: World, party: PartyKey): Places {
  const view: RealmView = realmView(world, party);
  const { terrains } = hexGameOf(game);
  const relations = world.parties[party]?.relations ?? {};
  const chunkOf = (field: FieldAddress) => view.chunks[grossfeldOf(field)];
  return {
    lattice: latticeOn(world.map),
    isWater: (field) => {
      const terrain = chunkOf(field)?.terrain[kleinfeldOf(field) - 1] ?? null;
      return terrain === null ? undefined : terrains[terrain]?.height === 0;
    },
    isPrey: (field) => {
      const owner = chunkOf(field)?.owner[kleinfeldOf(field) - 1] ?? null;
      return owner !== party && (owner === null ? false : !PEACEFUL.includes(relations[owner]));
    },
  };
}

/** The first steps of the shortest known way to something to take, over ground of one kind; empty if there is none. */
function huntingWay(
  { lattice, isWater, isPrey }: Places,
  from: Cell,
  ground: boolean,
): readonly FieldAddress[] {
  const cameFrom = new Map<Cell, Cell>([[from, from]]);
  for (const cell of cameFrom.keys()) {
    if (cell !== from && isPrey(lattice.addressOf(cell))) {
      const way: FieldAddress[] = [];
      for (let at = cell; at !== from; at = cameFrom.get(at) ?? from)
        way.unshift(lattice.addressOf(at));
      return way;
    }
    if (cameFrom.size > SIGHT) break;
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next >= 0 && !cameFrom.has(next) && isWater(lattice.addressOf(next)) === ground)
        cameFrom.set(next, cell);
    }
  }
  return [];
}

/** A way over known ground of one kind, never over a field twice. */
function wandering(
  { lattice, isWater }: Places,
  from: Cell,
  ground: boolean,
  random: Random,
): readonly FieldAddress[] {
  const way = [from];
  while (way.length <= STEPS) {
    const open = DIRECTIONS.map((direction) =>
      lattice.neighbour(way.at(-1) ?? from, direction),
    ).filter(
      (next) => next >= 0 && !way.includes(next) && isWater(lattice.addressOf(next)) === ground,
    );
    const next = open[random(open.length)];
    if (next === undefined) break;
    way.push(next);
  }
  return way.slice(1).map((cell) => lattice.addressOf(cell));
}

/** The way of a unit as its player draws it: its field, then half the time towards something to take, else about. */
export function drawnWay(places: Places, field: string, random: Random): readonly string[] {
  const address = parseFieldAddress(field);
  const from = address === undefined ? undefined : places.lattice.cellOf(address);
  const ground = address === undefined ? undefined : places.isWater(address);
  if (from === undefined || ground === undefined || random(4) === 0) return [field];
  const hunting = random(2) === 0 ? huntingWay(places, from, ground).slice(0, STEPS) : [];
  return [field, ...(hunting.length > 0 ? hunting : wandering(places, from, ground, random))];
}

/** Where whom a party orders at a place may go on a board of lettered hexes: beside it, mostly towards others it sees. */
export function goalsOf(
  { board: { lettered } }: RuleSystem<World>,
  world: World,
  party: PartyKey,
  settings: Settings,
): ((place: string, random: Random) => string) | undefined {
  if (lettered === undefined) return undefined;
  const { board, pieces, capitals, bases } = lettered.sight(world, party, settings);
  const foreign = [...pieces, ...bases, ...capitals.filter(({ isDestroyed }) => !isDestroyed)]
    .filter((one) => one.party !== party)
    .map(({ field }) => field);
  return (place, random) => {
    const beside = neighboursOfField(board, place);
    if (foreign.length === 0 || random(3) === 0) return beside[random(beside.length)] ?? place;
    const far = (field: string): number =>
      Math.min(...foreign.map((one) => fieldDistance(board, field, one)));
    return beside.toSorted((a, b) => far(a) - far(b))[0] ?? place;
  };
}
