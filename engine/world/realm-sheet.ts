import type { GrossfeldNo, Lattice, Plot, Topology } from '../hex';
import type { GameParties, RuleSystem, Settings } from '../kernel';
import { inChart, viewInChart } from './chart';
import { latticeOf } from './fields';
import type { PartyKey } from './grossfeld';
import type { Knowledge, RealmView } from './knowledge';
import { realmView } from './realm-view';
import { recordPieces } from './view';
import type { World } from './world';

/** Stands for every party whose name a reader has not learned. */
export const UNNAMED: PartyKey = '-';

/** Names of data under which a party, or a unit by its party, may stand. */
export const NAMING: ReadonlySet<string> = new Set([
  'party',
  'parties',
  'owner',
  'owners',
  'other',
  'others',
  'enemy',
  'ally',
  'seer',
  'seen',
  'winner',
  'from',
  'to',
  'captor',
  'missing',
  'unit',
  'units',
  'a',
  'b',
  'target',
  'opponent',
]);

/** The party of `ely` and of `ely:foot`; a text that is neither gives an unused key. */
export function partyIn(text: string): PartyKey {
  return text.split(':', 1)[0] ?? '';
}

/** Plain data with parties for others in the places where parties stand. */
function renamed<Value>(value: Value, keyOf: (key: PartyKey) => PartyKey): Value {
  const changed = (one: unknown, name: string): unknown => {
    if (typeof one === 'string')
      return NAMING.has(name) ? keyOf(partyIn(one)) + one.slice(partyIn(one).length) : one;
    if (Array.isArray(one)) return one.map((item) => changed(item, name));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([inner, part]) => [inner, changed(part, inner)]),
    );
  };
  return changed(value, '') as Value;
}

/** How everything that goes to a party is written: under its own addresses, with the names it has learned. */
export interface Reader {
  /** False for parties whose names it has not learned. */
  readonly isNamed: (party: PartyKey) => boolean;
  /** Data of a game or a turn; a text of the party itself bears its addresses already. */
  readonly write: <Value>(value: Value) => Value;
}

/** What a game says of who knows whom. */
interface Acquainting {
  readonly parties: Pick<GameParties<World>, 'acquaintances'>;
}

const namedIn = (world: World, party: PartyKey, { parties }: Acquainting): Reader['isNamed'] => {
  const known = parties.acquaintances?.(world, party);
  if (known === undefined) return () => true;
  return (key) => key === party || Object.hasOwn(known, key) || !Object.hasOwn(world.parties, key);
};

const withNames = <Value>(value: Value, isNamed: Reader['isNamed']): Value =>
  renamed(value, (key) => (isNamed(key) ? key : UNNAMED));

/** How a party is written to. */
export function readerOf(world: World, party: PartyKey, system: Acquainting): Reader {
  const chart = world.knowledge[party]?.chart;
  const isNamed = namedIn(world, party, system);
  return {
    isNamed,
    write: (value) => {
      const named = system.parties.acquaintances === undefined ? value : withNames(value, isNamed);
      return chart === undefined ? named : inChart(chart, named);
    },
  };
}

/** The map of a party as it is given to it, and the Großfelder of which its lattice is made. */
export interface RealmSheet {
  readonly view: RealmView;
  readonly topology: Topology;
  /** In the order of their numbers. */
  readonly plots: readonly Plot[];
}

const NOTHING: Knowledge = { grossfelder: {}, sightings: [] };

/**
 * The map of a party as it leaves the program: as it knows the world, under its own addresses and on a sheet of its own
 * where it has such, without names it has not learned.
 */
export function realmSheet(
  world: World,
  party: PartyKey,
  system: Acquainting & Pick<RuleSystem<World>, 'board'>,
  settings: Settings,
  lattice: Lattice = latticeOf(world.map),
): RealmSheet {
  const known = world.knowledge[party] ?? NOTHING;
  const isNamed = namedIn(world, party, system);
  const pieces = recordPieces(system, world, party, settings);
  const whole = realmView(world, party, undefined, lattice, pieces);
  const named: RealmView =
    system.parties.acquaintances === undefined
      ? whole
      : {
          ...withNames(whole, isNamed),
          parties: Object.fromEntries(
            Object.entries(whole.parties).filter(([key]) => isNamed(key)),
          ),
          labels: whole.labels.filter((one) => one.party === undefined || isNamed(one.party)),
        };
  const { chart } = known;
  const home = world.parties[party]?.capital ?? null;
  const view = chart === undefined ? named : viewInChart(named, chart, known, lattice, home);
  return {
    view,
    topology: chart === undefined ? world.map.topology : { kind: 'sheet' },
    plots: (Object.keys(view.chunks) as GrossfeldNo[])
      .toSorted()
      .flatMap((no) => view.chunks[no] ?? [])
      .map(({ no, u, v }) => ({ no, u, v })),
  };
}
