import {
  applyMapChanges,
  centreOf,
  type Direction,
  DIRECTIONS,
  type Edit,
  type FieldAddress,
  type Lattice,
  latticeOn,
  levelPlaces,
  newMap,
  type Point,
  setSideFeatures,
  setTerrain,
  SIDE,
  type Side,
  type WorldMap,
} from '../../../engine';

/** An ellipse of land in the plane: its middle, half width, half height. */
type Blot = readonly [x: number, y: number, width: number, height: number];
/** A line in the plane, corner by corner. */
type Line = readonly (readonly [x: number, y: number])[];

/** The continent with its two horns, and five islands. */
const LAND: readonly Blot[] = [
  [17, 17, 11, 8],
  [11, 11, 6, 6],
  [25, 13, 6, 6],
  [22, 24, 6, 4],
  [38, 10, 5, 4],
  [41, 14, 3, 3],
  [39, 26, 5, 5],
  [8, 29, 4, 3],
  [31, 31, 2, 1.5],
  [32, 5, 1.6, 1.4],
];

const RANGES: readonly Line[] = [
  [
    [11, 8],
    [14, 13],
    [20, 16],
    [24, 20],
  ],
  [
    [37, 8],
    [40, 11],
  ],
  [
    [39, 24],
    [40, 28],
  ],
];

const FORESTS: readonly Blot[] = [
  [10, 16, 3, 4],
  [26, 11, 3, 3],
  [19, 22, 3, 2],
  [37, 12, 2, 2],
  [37, 28, 2, 2],
];

const DESERT: Blot = [20, 12, 2.6, 2];

/** From the mountains to the sea; a river runs along the sides a line crosses (PI-03-06). */
const RIVERS: readonly Line[] = [
  [
    [15.3, 15.2],
    [13.4, 18.3],
    [14.2, 21.6],
    [13.3, 27],
  ],
  [
    [22.3, 16.4],
    [25.2, 15.2],
    [28.2, 17.1],
    [33, 16.4],
  ],
];

const inside = ({ x, y }: Point, [cx, cy, width, height]: Blot): number =>
  ((x - cx) / width) ** 2 + ((y - cy) / height) ** 2;

const toLine = ({ x, y }: Point, line: Line): number =>
  Math.min(
    ...line.slice(1).map(([bx, by], at) => {
      const [ax, ay] = line[at] ?? [bx, by];
      const [dx, dy] = [bx - ax, by - ay];
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      return (x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2;
    }),
  );

/** What a coast strays from its ellipse: the same at every call. */
const stray = (cell: number): number => ((cell * 7919) % 31) / 100 - 0.15;

function terrainOf(point: Point, cell: number): string {
  const shore = Math.min(...LAND.map((blot) => inside(point, blot))) + stray(cell);
  if (point.y < 1.2) return 'ice';
  if (shore > 1) return shore < 1.12 && cell % 11 === 0 ? 'shoal' : 'water';
  const height = Math.min(...RANGES.map((line) => toLine(point, line)));
  if (height < 0.8) return 'mountain';
  if (height < 3.2) return 'highland';
  if (inside(point, DESERT) < 1) return 'desert';
  return FORESTS.some((blot) => inside(point, blot) + stray(cell) < 1) ? 'forest' : 'lowland';
}

/** On which side of the line from a to b a point lies: above or below nothing. */
const turn = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;

/** An edit that is known to be possible, done. */
export function edited(map: WorldMap, edit: Edit): WorldMap {
  if (!edit.ok) throw new Error(`The map of the example is wrong: ${edit.problem.code}`);
  return applyMapChanges(map, edit.value);
}

/** Sides between fields whose centres a line parts. */
function sidesAlong(lattice: Lattice, cells: readonly number[], line: Line): readonly Side[] {
  return cells.flatMap((cell) =>
    DIRECTIONS.slice(0, 3).flatMap((side: Direction) => {
      const beside = lattice.neighbour(cell, side);
      if (!cells.includes(beside)) return [];
      const [here, there] = [cell, beside].map((one) => centreOf(lattice.axialOf(one)));
      const isParted =
        here !== undefined &&
        there !== undefined &&
        Math.abs(here.x - there.x) < 2 &&
        line.slice(1).some(([x, y], at) => {
          const [fromX, fromY] = line[at] ?? [x, y];
          return crosses({ x: fromX, y: fromY }, { x, y }, here, there);
        });
      return isParted ? [{ field: lattice.addressOf(cell), side }] : [];
    }),
  );
}

/** The sides a way of fields passes, for roads and sea lanes. */
export function sidesOf(lattice: Lattice, way: readonly FieldAddress[]): readonly Side[] {
  return way.slice(1).map((to, at) => {
    const field = way[at] ?? to;
    const side = lattice.directionBetween(field, to);
    if (side === undefined) throw new Error(`${field} does not touch ${to}.`);
    return { field, side };
  });
}

/** The world of the example: 40 Großfelder that close in the east and west, numbered at random (GM-09 to GM-12). */
export function rabensundMap(): WorldMap {
  const made = newMap({
    places: levelPlaces(8, 5),
    topology: { kind: 'cylinder', columns: 8 },
    terrain: 'water',
    numbering: { kind: 'shuffled', seed: 'Rabensund' },
  });
  if (!made.ok) throw new Error('The map of the example is too large.');
  const lattice = latticeOn(made.value);
  const cells = Array.from({ length: lattice.size }, (_, cell) => cell);
  const fields = new Map<string, FieldAddress[]>();
  for (const cell of cells) {
    const terrain = terrainOf(centreOf(lattice.axialOf(cell)), cell);
    fields.set(terrain, [...(fields.get(terrain) ?? []), lattice.addressOf(cell)]);
  }
  const land = [...fields].reduce(
    (map, [terrain, all]) => edited(map, setTerrain(map, all, terrain)),
    made.value,
  );
  const ashore = cells.filter(
    (cell) => !['water', 'shoal', 'ice'].includes(terrainOf(centreOf(lattice.axialOf(cell)), cell)),
  );
  return RIVERS.reduce(
    (map, line) =>
      edited(
        map,
        setSideFeatures(map, lattice, sidesAlong(lattice, ashore, line), SIDE.river, true),
      ),
    land,
  );
}
