import {
  type Cell,
  cornerNames,
  DIRECTIONS,
  type Direction,
  fieldAddress,
  type Grossfeld,
  type GrossfeldNo,
  KLEINFELDER,
  KNOWN,
  type Knowledge,
  type KnownGrossfeld,
  type Lattice,
  latticeOf,
  type PartyKey,
  SIDE,
  type World,
} from '../../../engine';
import { type ChartEntry, charts } from './data/charts';
import { readField } from './notation';

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
export const withCharts = (world: World): World => {
  const lattice = latticeOf(world.map);
  return {
    ...world,
    knowledge: Object.fromEntries(
      Object.keys(world.parties).map((party) => [party, chartsOf(lattice, world, party)]),
    ),
  };
};
