import {
  BLANK_CAMPAIGN,
  blankWork,
  type Campaign,
  type Cell,
  cornerNames,
  type Direction,
  DIRECTIONS,
  fieldAddress,
  type Grossfeld,
  type GrossfeldNo,
  KLEINFELDER,
  type Knowledge,
  KNOWN,
  type KnownGrossfeld,
  type Lattice,
  latticeOf,
  type MapLabel,
  type Party,
  type PartyKey,
  SIDE,
  systems,
  type Unit,
  type UnitId,
  unitId,
  type Work,
  type WorkId,
  type World,
} from '../../../engine';
import { tharosLand } from './land';
import { labels } from './data/labels';
import { type RealmEntry, realms } from './data/realms';
import { type CharacterEntry, type UnitEntry, units } from './data/units';
import { readField, readPlace } from './notation';

/** Old knowledge of the land: everything within `radius` fields of `centre`, terrain only, as drawn in `turn`. */
interface ChartEntry {
  readonly party: string;
  readonly turn: number;
  readonly centre: string;
  readonly radius: number;
}

const charts: readonly ChartEntry[] = [
  // Tharos rode through Valdrun before the war, and its ships know the sea as far as the islands
  { party: 'tha', turn: 41, centre: '001/28', radius: 4 },
  { party: 'tha', turn: 47, centre: '002/21', radius: 4 },
  { party: 'tha', turn: 33, centre: '327/42', radius: 3 },
  // its ally has charted the river of Trakan, and both shores of its own sea
  { party: 'lyr', turn: 52, centre: '210/02', radius: 4 },
  { party: 'lyr', turn: 50, centre: '836/13', radius: 5 },
  { party: 'lyr', turn: 44, centre: '009/36', radius: 3 },
  // the clans know every tree of the tongue of Dornach that cuts their land in two
  { party: 'okh', turn: 55, centre: '711/23', radius: 4 },
  { party: 'val', turn: 39, centre: '210/21', radius: 4 },
  { party: 'val', turn: 48, centre: '836/20', radius: 4 },
  { party: 'nah', turn: 51, centre: '009/36', radius: 4 },
  { party: 'dor', turn: 46, centre: '711/26', radius: 3 },
];

/** The turn in which each charted cell was last drawn. */
type Charted = ReadonlyMap<Cell, number>;

const chartedBy = (lattice: Lattice, entries: readonly ChartEntry[]): Charted => {
  const drawn = new Map<Cell, number>();
  for (const { centre, radius, turn } of entries) {
    const middle = lattice.cellOf(readField(centre)) ?? -1;
    for (let cell = 0; cell < lattice.size; cell += 1) {
      if (lattice.distance(middle, cell) > radius) continue;
      drawn.set(cell, Math.max(turn, drawn.get(cell) ?? 0));
    }
  }
  return drawn;
};

const entriesOf = <Value>(
  record: Readonly<Record<number, Value>>,
  isDrawn: (index: number) => boolean,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([index]) => isDrawn(Number(index))));

const directionOf = (index: number): Direction => DIRECTIONS[index % 6] ?? 1;

/** Terrain, rivers and springs of the charted fields of one Großfeld; undefined if none of it is charted. */
const chartOf = (
  lattice: Lattice,
  grossfeld: Grossfeld,
  drawn: Charted,
): KnownGrossfeld | undefined => {
  const cellOf = (index: number): Cell =>
    lattice.cellOf(fieldAddress(grossfeld.no, index + 1)) ?? -1;
  const turns = Array.from({ length: KLEINFELDER }, (_, index) => drawn.get(cellOf(index)) ?? 0);
  const isSideDrawn = (index: number): boolean => {
    const cell = cellOf(Math.floor(index / 6));
    return drawn.has(cell) || drawn.has(lattice.neighbour(cell, directionOf(index)));
  };
  const isCornerDrawn = (index: number): boolean =>
    cornerNames(lattice, {
      field: fieldAddress(grossfeld.no, Math.floor(index / 6) + 1),
      corner: directionOf(index),
    }).some(({ field }) => drawn.has(lattice.cellOf(field) ?? -1));
  const rivers = Object.fromEntries(
    Object.entries(grossfeld.sides).flatMap(([index, bits]) =>
      (bits & SIDE.river) === 0 ? [] : [[index, SIDE.river]],
    ),
  );
  const sides = entriesOf(rivers, isSideDrawn);
  if (turns.every((turn) => turn === 0) && Object.keys(sides).length === 0) return undefined;
  return {
    level: turns.map((turn) => (turn > 0 ? KNOWN.terrain : KNOWN.nothing)),
    since: turns,
    source: turns.map((turn) => (turn > 0 ? 'start' : null)),
    terrain: turns.map((turn, index) => (turn > 0 ? (grossfeld.terrain[index] ?? null) : null)),
    owner: turns.map(() => null),
    sides,
    walls: {},
    springs: entriesOf(grossfeld.springs, isCornerDrawn),
    settlements: {},
  };
};

const chartsOf = (lattice: Lattice, world: World, party: PartyKey): Knowledge => {
  const drawn = chartedBy(
    lattice,
    charts.filter((entry) => entry.party === party),
  );
  const grossfelder: Record<GrossfeldNo, KnownGrossfeld> = {};
  for (const grossfeld of Object.values(world.map.grossfelder)) {
    const known = chartOf(lattice, grossfeld, drawn);
    if (known !== undefined) grossfelder[grossfeld.no] = known;
  }
  return { grossfelder, sightings: [] };
};

/** The world with what every realm knows from old charts: terrain only, with the age of the chart. */
const withCharts = (world: World): World => {
  const lattice = latticeOf(world.map);
  return {
    ...world,
    knowledge: Object.fromEntries(
      Object.keys(world.parties).map((party) => [party, chartsOf(lattice, world, party)]),
    ),
  };
};

const party = ({ capital, ...entry }: RealmEntry): Party => ({
  ...entry,
  kind: 'realm',
  capital: readField(capital),
});

const character = ({ seat, ...entry }: CharacterEntry): Unit['character'] => ({
  ...entry,
  seat: seat === null ? null : readField(seat),
});

const unit = (entry: UnitEntry): Unit => ({
  id: unitId(entry.party, entry.number),
  party: entry.party,
  number: entry.number,
  type: entry.type,
  size: entry.size,
  leaders: entry.leaders,
  place: readPlace(entry.at, entry.party),
  raised: entry.raised === undefined ? {} : { [entry.raised]: entry.size },
  scout: entry.scout ?? false,
  order: entry.order,
  morale: 0,
  character: entry.character === undefined ? null : character(entry.character),
});

/** The realms of the example. */
const tharosParties = (): Readonly<Record<PartyKey, Party>> =>
  Object.fromEntries(realms.map((entry) => [entry.key, party(entry)]));

/** The units of all realms at the start of the turn. */
const tharosUnits = (): Readonly<Record<UnitId, Unit>> =>
  Object.fromEntries(units.map(unit).map((entry) => [entry.id, entry]));

/** The lettering of the map. */
const tharosLabels = (): Readonly<Record<string, MapLabel>> =>
  Object.fromEntries(labels.map((label) => [label.id, label]));

/**
 * Structures of whose keeping there is more to say than the map tells: Valdrun alone built the road over the border
 * at 001/26, so Tharos does not pay for it (WW-4.3-06, WW-8.3-24).
 */
const tharosWorks = (): Readonly<Record<WorkId, Work>> => {
  const road: Work = { ...blankWork('road', readField('001/26'), 2, 5), owners: ['val'] };
  return { [road.id]: road };
};

/** The world at the start of the turn: old charts, and over them what every realm sees now (WW-1.4-11). */
const startWorld = (world: World): World => {
  const charted = withCharts(world);
  return systems['waben']?.observe(charted) ?? charted;
};

/**
 * The example campaign: the realm of the booklet's sample turn (8.3) and its neighbours in Falkenmond 419,
 * before anything is ordered. The same value at every call.
 */
export function tharosCampaign(): Campaign {
  return {
    ...BLANK_CAMPAIGN,
    id: 'tharos',
    name: 'Die Tharische See',
    system: 'waben',
    seed: 'Falkenmond 419',
    // As in the booklet's sample, taxes and raising fall into one month.
    settings: { 'econ.tax_booking': 'muster_moon' },
    world: startWorld({
      map: tharosLand(),
      parties: tharosParties(),
      units: tharosUnits(),
      labels: tharosLabels(),
      knowledge: {},
      works: tharosWorks(),
      treaties: {},
      people: {},
      clock: { turn: 58, year: 419, moon: 2, moonsPerTurn: 1 },
    }),
  };
}
